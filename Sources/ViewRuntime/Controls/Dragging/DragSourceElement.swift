import Foundation
import LayerTree

/// An element that a person can drag.
final class DragSourceElement: ModifierElement, GestureTarget {
    /// Returns the item to drag. `nil` if the element can't be dragged.
    var item: (() -> NSItemProvider?)?
    /// The program's preview, or `nil` for an image of the element.
    var preview: AnyView?
    /// The row that the element fills, which is dragged as a whole.
    weak var row: ListRowElement?
    private var current = CurrentRecognizer<DragLift>()

    override init(_ context: _NodeContext) {
        super.init(context)
        _ = makeLayer()
    }

    override var takesTouches: Bool { true }

    var canLift: Bool { isMounted && item != nil && environment.isEnabled }

    func recognizers() -> [Recognizer] {
        guard canLift else { return [] }
        return current.forPointer(DragLift(self))
    }

    /// The frame of the element in the window, in points.
    var windowFrame: CGRect {
        if let row { return row.convert(row.card, to: nil) }
        return convert(bounds, to: nil)
    }

    /// Returns an image of the element, with the origin of its frame at the origin of the layer.
    func picture() -> Layer {
        let card = row?.card ?? bounds, outer = Layer(in: graph.layers)
        guard let inner = (row?.layer ?? layer)?.picture(in: graph.layers) else { return outer }
        inner.position = CGPoint(x: -card.minX, y: -card.minY)
        outer.setChildren([inner])
        if let shape = innerShape(for: .dragPreview) {
            outer.clip = .path(outline(of: shape.shape, in: bounds), evenOdd: shape.isEvenOdd)
        } else if row != nil {
            outer.clip = .path(
                Path(roundedRect: CGRect(origin: .zero, size: card.size), cornerRadius: 10), evenOdd: false)
        }
        return outer
    }
}
