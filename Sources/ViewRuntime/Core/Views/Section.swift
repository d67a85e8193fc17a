/// A container that groups views under a header and a footer.
///
/// In a stack, the parts of the section follow one another. In a lazy stack or grid that pins views, the header and the
/// footer stay visible while the section is. In a lazy grid, each of them has its own line.
nonisolated public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
    /// The binding that controls whether the section shows its content, or `nil` if it always does.
    var expansion: SectionExpansion?
    var isExpanded: Bool { expansion?.isExpanded ?? true }
}

extension Section: View where Parent: View, Content: View, Footer: View {
    public var body: Never { fatalError("Section is a primitive view: it has no body") }

    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
        let node = SectionNode(context)
        let inner = context.inside(node)
        let content = Content?._makeNode(view.shownContent, inner)
        // A collapsed section with a fixed number of slots keeps them, so that a collection needn't create all its
        // sections.
        (content as? ChoiceNode)?.slotsWithoutContent = Content._elementCount ?? 0
        node.style = context.graph.parts.sectionStyle(context.environment)
        if let style = node.style {
            node.children = [
                DeferredNode.make(view.styledHeader(style), inner), content,
                DeferredNode.make(view.footer.modifier(style.footer), inner),
            ]
        } else {
            node.children = [DeferredNode.make(view.header, inner), content, DeferredNode.make(view.footer, inner)]
        }
        return node
    }

    @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
        let node = unsafeDowncast(node, to: SectionNode.self), children = node.children
        Content?._updateNode(children[1], view.shownContent)
        if let style = node.style {
            DeferredNode.update(children[0], view.styledHeader(style))
            DeferredNode.update(children[2], view.footer.modifier(style.footer))
        } else {
            DeferredNode.update(children[0], view.header)
            DeferredNode.update(children[2], view.footer)
        }
    }

    @MainActor private func styledHeader(_ style: SectionStyle) -> some View {
        header.modifier(style.header).modifier(SectionHeaderModifier(expansion: expansion))
    }

    private var shownContent: Content? { isExpanded ? content : nil }

    @MainActor public static var _elementCount: Int? { nil }
}

extension Section where Parent: View, Content: View, Footer: View {
    /// Creates a section with a header and a footer.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    /// Creates a section with a header and a footer.
    @available(*, deprecated, renamed: "Section(content:header:footer:)")
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Creates a section with a footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }

    /// Creates a section with a footer.
    @available(*, deprecated, renamed: "Section(content:footer:)")
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Creates a section with a header.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    /// Creates a section with a header.
    @available(*, deprecated, renamed: "Section(content:header:)")
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }

    /// Creates a section with a header. A binding controls whether the section shows its content.
    ///
    /// In a list with the sidebar style, the header shows a chevron, and a tap on it changes the binding. Elsewhere,
    /// only the program changes the binding.
    ///
    /// Available from iOS 17 and macOS 14.
    public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView(), expansion: SectionExpansion(isExpanded))
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// Creates a section without a header and a footer.
    public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}
