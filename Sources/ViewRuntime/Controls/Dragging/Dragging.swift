import Foundation
import LayerTree

/// The drag of a scene, and the layer of its previews.
@MainActor
final class Dragging: SceneService {
    /// The current drag, or `nil`.
    var session: DragSession?
    fileprivate weak var overlay: DragOverlayElement?

    init() {}
}

extension ViewGraph {
    var dragging: Dragging { services.service(Dragging.self) }

    /// The element of the previews. The first access adds it above the content.
    var dragOverlay: DragOverlayElement {
        if let overlay = dragging.overlay { return overlay }
        showOnTop(DragOverlay(), .drags)
        guard let overlay = dragging.overlay else { preconditionFailure("the overlay adds itself") }
        return overlay
    }
}

/// The previews of drags above the window's content.
nonisolated private struct DragOverlay: PrimitiveView {
    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
        let element = DragOverlayElement(context)
        context.graph.dragging.overlay = element
        return element
    }

    @MainActor static func _updateNode(_ node: _Node, _ view: Self) {}

    @MainActor static var _elementCount: Int? { 1 }
}

/// The element of the previews: that of the current drag, and those that return or disappear after a drop.
final class DragOverlayElement: Element {
    private var previews: [DragPreviewElement] = []

    override init(_ context: _NodeContext) {
        super.init(context)
        _ = makeLayer()
    }

    override var allowsHits: Bool { false }
    override var isHiddenFromSemantics: Bool { true }

    override func forEachChild(_ body: (_Node) -> Void) { for preview in previews { body(preview) } }
    package override func forEachLayoutChild(_ body: (Element) -> Void) { for preview in previews { body(preview) } }

    override func arrange() {
        let origin = convert(bounds, to: nil).origin
        for preview in previews {
            let home = preview.home
            place(
                preview, at: CGPoint(x: home.minX - origin.x, y: home.minY - origin.y),
                proposal: ProposedViewSize(home.size))
        }
    }

    func add(_ preview: DragPreviewElement) {
        preview.layoutParent = self
        previews.append(preview)
        childElementsChanged()
    }

    func remove(_ preview: DragPreviewElement) {
        previews.removeAll { $0 === preview }
        childElementsChanged()
        graph.remove(preview as _Node)
    }

    override func childElementsChanged() {
        invalidateLayout()
        graph.needsLayers(self)
    }
}
