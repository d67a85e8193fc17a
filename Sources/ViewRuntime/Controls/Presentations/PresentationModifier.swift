/// Presents a view above the window's content while there is an item.
nonisolated struct PresentationModifier: ViewModifier {
    let kind: PresentationStore.Entry.Kind
    /// Returns the identity of the current item and its view, or `nil`. The modifier tracks the values that the closure
    /// reads.
    let presented: @MainActor () -> (item: AnyHashable?, view: AnyView)?
    let dismiss: @MainActor () -> Void
    let didDismiss: (() -> Void)?
    /// The anchor of a popover.
    var place: PresentationPlace?
    /// What an alert or a dialog is about, if it depends on a value.
    var subject: PresentationSubject?

    func body(content: Content) -> Never { fatalError("a primitive modifier has no body") }

    @MainActor static func _makeNode<C: View>(_ modifier: Self, _ content: C, _ context: _NodeContext) -> _Node {
        let node = PresentationNode(modifier, context)
        node.content = C._makeNode(content, context.inside(node))
        node.refresh()
        return node
    }

    @MainActor static func _updateNode<C: View>(_ node: _Node, _ modifier: Self, _ content: C) {
        let node = unsafeDowncast(node, to: PresentationNode.self)
        node.modifier = modifier
        C._updateNode(node.content, content)
        node.refresh()
    }

    @MainActor static func _elementCount<C: View>(_ content: C.Type) -> Int? { C._elementCount }
}

/// The value that a presentation is about. While the view is presented, it ignores changes of the value.
struct PresentationSubject {
    let isPresented: Binding<Bool>
    /// The value, or `nil` if there's nothing to present.
    let data: Any?
}

final class PresentationNode: PassthroughNode {
    var modifier: PresentationModifier
    /// The view that is presented with its data, if the modifier has a subject.
    private var shown: (data: Any?, view: AnyView)?

    init(_ modifier: PresentationModifier, _ context: _NodeContext) {
        self.modifier = modifier
        super.init(context)
    }

    override func refresh() {
        graph.didRefresh(self)
        let presented = tracking { current() }
        let source = ObjectIdentifier(self)
        if presented == nil && graph.knownPresentations?.knows(source) != true { return }
        let entry = presented.map { item, view in
            PresentationStore.Entry(
                id: PresentationStore.Entry.ID(source: source, item: item), kind: modifier.kind, content: view,
                environment: environment, dismiss: { [weak self] in self?.modifier.dismiss() },
                didDismiss: modifier.didDismiss,
                place: modifier.place)
        }
        if let store = graph.knownPresentations { return store.present(entry, by: source) }
        // Lay out the presentation's container before something enters it.
        let store = graph.presentations
        graph.afterUpdate { [weak self] in if let self, isMounted { store.present(entry, by: source) } }
    }

    /// Returns what the modifier presents, with the data that it had when the presentation began.
    private func current() -> (item: AnyHashable?, view: AnyView)? {
        guard let subject = modifier.subject else { return modifier.presented() }
        if subject.isPresented.wrappedValue, let shown, !ValueComparison.areEqual(shown.data, subject.data) {
            return (nil, shown.view)
        }
        let presented = modifier.presented()
        shown = presented.map { (subject.data, $0.view) }
        return presented
    }

    /// A presentation follows its binding even if a tab or a row that presents it leaves the screen.
    override var showsOutside: Bool {
        let source = ObjectIdentifier(self)
        return graph.knownPresentations?.entries.contains { $0.id.source == source } == true
    }

    override func environmentDidChange(from old: EnvironmentValues) { setNeedsRefresh() }

    override func didLeave() { end() }

    override func willUnmount() { end() }

    private func end() { graph.knownPresentations?.present(nil, by: ObjectIdentifier(self)) }
}

extension PresentationModifier {
    /// Presents a view while a binding is `true`.
    init(
        _ kind: PresentationStore.Entry.Kind, while isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        _ view: @escaping @MainActor () -> AnyView?
    ) {
        self.init(
            kind: kind, presented: { isPresented.wrappedValue ? view().map { (nil, $0) } : nil },
            dismiss: { isPresented.wrappedValue = false }, didDismiss: onDismiss)
    }

    /// Presents the view of an item while a binding has one.
    init<Item: Identifiable, Content: View>(
        _ kind: PresentationStore.Entry.Kind, _ item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        _ content: @escaping (Item) -> Content
    ) {
        nonisolated(unsafe) let item = item, content = content
        self.init(
            kind: kind, presented: { item.wrappedValue.map { (AnyHashable($0.id), AnyView(content($0))) } },
            dismiss: { item.wrappedValue = nil }, didDismiss: onDismiss)
    }
}

extension View {
    nonisolated func presents(
        _ kind: PresentationStore.Entry.Kind, while isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        about subject: PresentationSubject? = nil, _ view: @escaping @MainActor () -> AnyView?
    ) -> some View {
        var presentation = PresentationModifier(kind, while: isPresented, onDismiss: onDismiss, view)
        presentation.subject = subject
        return modifier(presentation)
    }

    nonisolated func presents<Item: Identifiable, Content: View>(
        _ kind: PresentationStore.Entry.Kind, _ item: Binding<Item?>, onDismiss: (() -> Void)?,
        _ content: @escaping (Item) -> Content
    ) -> some View {
        modifier(PresentationModifier(kind, item, onDismiss: onDismiss, content))
    }
}
