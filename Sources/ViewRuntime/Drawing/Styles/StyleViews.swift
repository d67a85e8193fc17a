import Foundation
import LayerTree

/// Styles that are views, which fill the proposed size.
@MainActor
protocol StyleView: ShapeStyle, PrimitiveView {}

extension StyleView {
    /// Creates the node.
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
        let element = ShapeElement(context)
        element.show(Rectangle(), view, .fill(FillStyle()))
        return element
    }

    /// Updates the node.
    public static func _updateNode(_ node: _Node, _ view: Self) {
        unsafeDowncast(node, to: ShapeElement.self).show(Rectangle(), view, .fill(FillStyle()))
    }

    /// The number of elements, if the type determines it.
    public static var _elementCount: Int? { 1 }
}

extension Color: StyleView {}
extension LinearGradient: StyleView {}
extension RadialGradient: StyleView {}
extension AngularGradient: StyleView {}
extension EllipticalGradient: StyleView {}
