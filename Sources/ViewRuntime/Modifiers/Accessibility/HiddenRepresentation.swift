import Foundation
import LayerTree

/// The purpose of a view that is never visible.
enum HiddenRepresentationUse {
    /// Replaces the content for assistive technology.
    case representation
    /// Labels the content.
    case label
    /// Names an action on the content.
    case action(() -> Void)
    /// Consists of controls that are actions on the content.
    case actions
}

/// Adds a view that is never visible to its content.
nonisolated struct HiddenRepresentationModifier<Hidden: View>: ViewModifier {
    let use: HiddenRepresentationUse
    let hidden: Hidden

    func body(content: Content) -> Never { fatalError("a primitive modifier has no body") }

    @MainActor static func _makeNode<C: View>(_ modifier: Self, _ content: C, _ context: _NodeContext) -> _Node {
        let element = HiddenRepresentationElement(context)
        element.use = modifier.use
        let inner = context.inside(element)
        let node = VStack<C>._makeNode(VStack(spacing: 0) { content }, inner)
        element.content = node
        element.wrap(node.elements()[0])
        element.hidden = VStack<Hidden>._makeNode(VStack(spacing: 0) { modifier.hidden }, inner)
        return element
    }

    @MainActor static func _updateNode<C: View>(_ node: _Node, _ modifier: Self, _ content: C) {
        let element = unsafeDowncast(node, to: HiddenRepresentationElement.self)
        element.use = modifier.use
        VStack<C>._updateNode(element.content!, VStack(spacing: 0) { content })
        VStack<Hidden>._updateNode(element.hidden, VStack(spacing: 0) { modifier.hidden })
        element.graph.semanticsTree.setNeedsRefresh()
    }

    @MainActor static func _elementCount<C: View>(_ content: C.Type) -> Int? { 1 }
}

extension View {
    /// Replaces this view with another one for assistive technology and the keyboard.
    ///
    /// The representation is never visible, but it performs the actions that assistive technology requests, such as a
    /// step of a slider.
    nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        modifier(HiddenRepresentationModifier(use: .representation, hidden: representation()))
    }

    /// Replaces the view's label with the labels of other views. Available from iOS 18 and macOS 15.
    ///
    /// ```swift
    /// Rating(stars: 5).accessibilityLabel { label in
    ///     Text("Favorite")
    ///     label
    /// }
    /// ```
    ///
    /// - Parameter content: A closure that creates the views, which are never visible, from the view's own label.
    nonisolated public func accessibilityLabel<V: View>(
        @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
    ) -> some View {
        modifier(
            HiddenRepresentationModifier(
                use: .label, hidden: content(PlaceholderContentView(base: AnyView(OwnLabel())))))
    }

    /// Adds an action for assistive technology whose name is the label of a view. Available from iOS 15 and macOS 12.
    ///
    /// - Parameter label: A view that is never visible.
    nonisolated public func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        modifier(HiddenRepresentationModifier(use: .action(action), hidden: label()))
    }
}

extension View {
    /// Adds the buttons of a builder as named actions for assistive technology. Available from iOS 16 and macOS 13.
    ///
    /// ```swift
    /// MessageRow(message).accessibilityActions {
    ///     Button("Reply") { reply() }
    ///     Button("Delete", role: .destructive) { delete() }
    /// }
    /// ```
    ///
    /// - Parameter content: A closure that creates the buttons, which are never visible.
    nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        modifier(HiddenRepresentationModifier(use: .actions, hidden: content()))
    }
}

final class HiddenRepresentationElement: ModifierElement {
    var use = HiddenRepresentationUse.representation
    /// A stack with the unseen view, laid out in the content's size but not drawn.
    var hidden: _Node!
    /// The node of the element inside that this one replaces, together with its own action.
    private var inner: UInt64?
    /// The content's label without the modifier.
    fileprivate private(set) var ownLabel: String?

    /// The element of the unseen view.
    var representative: Element {
        let element = hidden.elements()[0]
        element.layoutParent = self
        return element
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        super.forEachChild(body)
        if let hidden { body(hidden) }
    }

    override func forEachTabStop(_ body: (Element) -> Void) {
        if case .representation = use { body(representative) } else { super.forEachTabStop(body) }
    }

    override func arrange() {
        super.arrange()
        place(representative, at: .zero, proposal: ProposedViewSize(size))
    }

    override var focusTarget: Element? {
        super.focusTarget ?? inner.flatMap { graph.semanticsTree.element(of: $0)?.focusTarget }
    }

    override func semantics(_ children: [SemanticsNode]) -> [SemanticsNode] {
        switch use {
        case .representation:
            let frame = convert(bounds, to: nil)
            return graph.semanticsTree.nodes(of: representative).map { node in
                var node = node
                node.frame = frame
                return node
            }
        case .label:
            ownLabel = children.joinedLabels
            var node = node(around: children)
            node.label = spokenText
            return [node]
        case .action:
            var node = node(around: children)
            if let spokenText { node.actions.append(.custom(spokenText)) }
            return [node]
        case .actions:
            var node = node(around: children)
            node.actions += hiddenControls.compactMap { $0.label.map { .custom($0) } }
            return [node]
        }
    }

    /// The enabled controls of the unseen view.
    private var hiddenControls: [SemanticsNode] {
        graph.semanticsTree.nodes(of: representative).flatMap(\.flattened)
            .filter { $0.actions.contains(.activate) && !$0.traits.contains(.disabled) }
    }

    private func node(around children: [SemanticsNode]) -> SemanticsNode {
        let tree = graph.semanticsTree
        inner = nil
        guard let only = children.first, children.count == 1 else {
            var node = tree.node(for: self, .group)
            node.children = children
            return node
        }
        inner = only.id
        return tree.node(for: self, inPlaceOf: only)
    }

    /// The labels of the unseen view.
    private var spokenText: String? { graph.semanticsTree.nodes(of: representative).joinedLabels }

    override func perform(_ action: SemanticsAction) -> Bool {
        if case .action(let handler) = use, case .custom(let name) = action, name == spokenText {
            handler()
            return true
        }
        if case .actions = use, case .custom(let name) = action,
            let control = hiddenControls.first(where: { $0.label == name })
        {
            return graph.semanticsTree.perform(.activate, on: control.id)
        }
        return inner.map { graph.semanticsTree.perform(action, on: $0) } ?? false
    }
}

/// The label that the content of an unseen element has without its modifier.
nonisolated private struct OwnLabel: PrimitiveView {
    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node { OwnLabelElement(context) }
    @MainActor static func _updateNode(_ node: _Node, _ view: Self) {}
    @MainActor static var _elementCount: Int? { 1 }
}

private final class OwnLabelElement: Element {
    override func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

    override func semantics(_ children: [SemanticsNode]) -> [SemanticsNode] {
        var element = layoutParent
        while let current = element {
            if let around = current as? HiddenRepresentationElement {
                var node = graph.semanticsTree.node(for: self, .text)
                node.label = around.ownLabel
                return [node]
            }
            element = current.layoutParent
        }
        return []
    }
}
