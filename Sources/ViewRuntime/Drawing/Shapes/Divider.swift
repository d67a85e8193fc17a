import Foundation
import LayerTree

/// A line, 1 point thick, across the axis of its stack, or horizontal outside a stack.
nonisolated public struct Divider: PrimitiveView {
    /// Creates a divider.
    public init() {}

    /// Creates the node.
    @MainActor public static func _makeNode(_ view: Divider, _ context: _NodeContext) -> _Node {
        DividerElement(context)
    }
    /// Updates the node.
    @MainActor public static func _updateNode(_ node: _Node, _ view: Divider) {}
    /// The number of elements, if the type determines it.
    @MainActor public static var _elementCount: Int? { 1 }
}

final class DividerElement: Element {
    private static let thickness: CGFloat = 1

    override init(_ context: _NodeContext) {
        super.init(context)
        _ = makeLayer()
    }

    private var isVertical: Bool {
        var element = layoutParent
        while let current = element {
            if let axis = current.stackAxis { return axis == .horizontal }
            element = current.layoutParent
        }
        return false
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        isVertical
            ? CGSize(width: Self.thickness, height: proposal.height ?? 10)
            : CGSize(width: proposal.width ?? 10, height: Self.thickness)
    }

    override var followsStackAxis: Bool { true }

    override func environmentDidChange(from old: EnvironmentValues) {
        if environment.colorScheme != old.colorScheme { setNeedsDraw() }
    }

    override func draw() {
        let color: RGBA =
            environment.colorScheme == .dark
            ? RGBA(red: 0.33, green: 0.33, blue: 0.35, alpha: 0.6)
            : RGBA(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.29)
        layer?.content = [.fill(Path(bounds), .color(color), evenOdd: false)]
    }
}
