import Foundation

/// A flexible space that expands along the axis of its stack, or along both axes outside a stack.
@MainActor @preconcurrency
public struct Spacer: PrimitiveView {
    /// The minimum length in points, or `nil` for 8 points.
    public var minLength: CGFloat?

    /// Creates a spacer.
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    @MainActor public static func _makeNode(_ view: Spacer, _ context: _NodeContext) -> _Node {
        let element = SpacerElement(context)
        element.minimum = view.minimum
        return element
    }

    @MainActor public static func _updateNode(_ node: _Node, _ view: Spacer) {
        unsafeDowncast(node, to: SpacerElement.self).minimum = view.minimum
    }

    @MainActor public static var _elementCount: Int? { 1 }

    private var minimum: CGFloat { (minLength ?? 8).sanitizedLength }
}

final class SpacerElement: Element {
    var minimum: CGFloat = 8 { didSet { if minimum != oldValue { invalidateLayout() } } }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let axis = nearestAxis
        return CGSize(
            width: axis == .vertical ? 0 : max(proposal.width ?? minimum, minimum),
            height: axis == .horizontal ? 0 : max(proposal.height ?? minimum, minimum))
    }

    override var followsStackAxis: Bool { true }

    override var spacing: ViewSpacing {
        var spacing = ViewSpacing()
        if nearestAxis != .vertical {
            spacing.leading = .none
            spacing.trailing = .none
        }
        if nearestAxis != .horizontal {
            spacing.top = .none
            spacing.bottom = .none
        }
        return spacing
    }

    /// The lowest priority, so that a spacer receives the space that remains.
    override var priority: Double { -.infinity }

    private var nearestAxis: Axis? {
        var element = layoutParent
        while let current = element {
            if let axis = current.stackAxis { return axis }
            if !(current is ModifierElement) { return nil }
            element = current.layoutParent
        }
        return nil
    }
}
