import LayerTree

/// The accessibility of a scroll view.
extension ScrollElement {
    func scrollArea(_ children: [SemanticsNode]) -> SemanticsNode {
        var node = graph.semanticsTree.node(for: self, .scrollArea)
        node.children = children
        if scrolls(on: .vertical) { node.traits.insert(.vertical) }
        for (direction, axis, sign) in Self.directions where canMove(on: axis, by: Double(logical(sign, on: axis))) {
            node.actions.append(.scroll(direction))
        }
        return node
    }

    /// Scrolls by a page.
    ///
    /// - Returns: Whether the scroll view could scroll.
    func page(_ action: SemanticsAction) -> Bool {
        // Scroll actions of modifiers that directly surround the scroll view replace its own.
        var around = layoutParent as? ModifierElement
        while case .scroll = action, let modifier = around {
            if let named = modifier as? AccessibilityElement, named.attributes.scroll != nil {
                return named.perform(action)
            }
            around = modifier.layoutParent as? ModifierElement
        }
        guard case .scroll(let direction) = action,
            let (_, axis, sign) = Self.directions.first(where: { $0.0 == direction })
        else { return false }
        return gesture.page(logical(sign, on: axis), on: axis)
    }

    private static let directions: [(SemanticsAction.Direction, Axis, Int)] = [
        (.up, .vertical, -1), (.down, .vertical, 1), (.left, .horizontal, -1), (.right, .horizontal, 1),
    ]

    private func logical(_ sign: Int, on axis: Axis) -> Int {
        axis == .horizontal && isRightToLeft ? -sign : sign
    }
}
