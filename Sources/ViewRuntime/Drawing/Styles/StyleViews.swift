import Foundation
import LayerTree

/// Styles that are views: they fill all the room they are offered.
@MainActor
protocol StyleView: ShapeStyle, PrimitiveView {}

extension StyleView {
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
        let element = ShapeElement(context)
        element.show(Rectangle(), view, .fill(FillStyle()))
        return element
    }

    public static func _updateNode(_ node: _Node, _ view: Self) {
        unsafeDowncast(node, to: ShapeElement.self).show(Rectangle(), view, .fill(FillStyle()))
    }

    public static var _elementCount: Int? { 1 }
}

extension Color: StyleView {}
extension LinearGradient: StyleView {}
extension RadialGradient: StyleView {}
extension AngularGradient: StyleView {}
extension EllipticalGradient: StyleView {}
