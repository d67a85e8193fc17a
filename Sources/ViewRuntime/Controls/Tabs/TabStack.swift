import Foundation

/// Shows one of several views. The others keep their identity and state.
nonisolated struct TabStack<Content: View>: PrimitiveView {
    let selected: AnyHashable?
    let report: (TabStackElement, [TabItem]) -> Void
    let content: Content

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
        let element = TabStackElement(context)
        element.content = Content._makeNode(view.content, context.inside(element))
        element.show(view.selected, view.report)
        return element
    }

    @MainActor static func _updateNode(_ node: _Node, _ view: Self) {
        let element = unsafeDowncast(node, to: TabStackElement.self)
        Content._updateNode(element.content, view.content)
        element.show(view.selected, view.report)
    }

    @MainActor static var _elementCount: Int? { 1 }
}

final class TabStackElement: ContainerElement {
    private var selected: AnyHashable?
    private var report: (TabStackElement, [TabItem]) -> Void = { _, _ in }
    private var reported: [TabItem] = []
    private var shown = 0

    func show(_ selected: AnyHashable?, _ report: @escaping (TabStackElement, [TabItem]) -> Void) {
        self.selected = selected
        self.report = report
        choose()
    }

    func itemsDidChange() { if !reported.isEmpty { choose() } }

    override func childElementsChanged() {
        super.childElementsChanged()
        choose()
    }

    override func setOnScreen(_ value: Bool) {
        super.setOnScreen(value)
        if value { parkOthers() }
    }

    private func choose() {
        let children = children, identities = childIdentities
        var items: [TabItem] = []
        var index = 0
        for (position, child) in children.enumerated() {
            let values = child.tags ?? identities[position]
            let value = values.first ?? AnyHashable(position)
            if let selected, values.isEmpty ? selected == value : values.contains(selected) { index = position }
            let label = child.trait(ObjectIdentifier(TabItem.self)) as? AnyView
            let badge = child.trait(ObjectIdentifier(TabBadgeElement.self)) as? Text
            items.append(TabItem(value: value, isSelected: false, label: label ?? AnyView(EmptyView()), badge: badge))
        }
        items = items.enumerated().map {
            TabItem(value: $1.value, isSelected: $0 == index, label: $1.label, badge: $1.badge)
        }
        if shown != index {
            shown = index
            setNeedsArrangement()
            invalidateLayout()
            graph.needsLayersAround(self)
            graph.semanticsTree.setNeedsRefresh()
            preferenceOrderDidChange()
        }
        parkOthers()
        if items != reported {
            reported = items
            graph.afterUpdate { [weak self] in if let self, isMounted { report(self, reported) } }
        }
    }

    private func parkOthers() {
        if isParked { return }
        for slot in 0..<content.slotCount { content.setOnScreen(slot == shown, slot: slot) }
    }

    private var child: Element? { children.indices.contains(shown) ? children[shown] : children.first }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { child?.size(for: proposal) ?? .zero }

    override func arrange() { if let child { place(child, at: .zero, proposal: proposal) } }

    package override func forEachLayoutChild(_ body: (Element) -> Void) { if let child { body(child) } }
}

extension Element {
    /// The values that `tag(_:)` assigned to the view, or `nil` if the view has no tag.
    var tags: [AnyHashable]? {
        var element: Element? = self
        while let current = element as? ModifierElement {
            if let tag = current as? TagElement { return tag.values }
            element = current.child
        }
        return nil
    }
}
