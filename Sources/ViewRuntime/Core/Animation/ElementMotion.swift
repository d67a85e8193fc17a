import Foundation
import LayerTree

/// The differences between an element's visible state and its layout during animations.
@MainActor
final class ElementMotion {
    /// An element that left the layout and remains visible during its removal, in front of the child before `index`.
    struct Leaving {
        let element: Element
        let index: Int
    }

    /// The animation of the frame.
    var layout: LayoutMotion?
    /// The insertion or removal transition of the element.
    var transition: TransitionRun?
    /// The removed children that are still visible.
    var leaving: [Leaving] = []

    var isEmpty: Bool { layout == nil && transition == nil && leaving.isEmpty }

    /// Ends all animations because the element leaves.
    func end() {
        layout?.stop()
        transition?.stop()
    }

    func emit(_ element: Element, at place: CGPoint, isMoving: Bool, into list: inout [Layer]) {
        var place = place
        var isMoving = isMoving
        if let motion = layout {
            place.x += motion.offset.x
            place.y += motion.offset.y
            isMoving = true
        }
        if let transition {
            transition.emit(at: place, isMoving: isMoving, into: &list)
        } else {
            element.emitOwnLayers(at: place, isMoving: isMoving, into: &list)
        }
    }
}

extension Element {
    /// Changes the presentation of the element.
    final func present(_ change: (ElementMotion) -> Void) {
        let presentation = self.presentation ?? ElementMotion()
        change(presentation)
        let isOther = (self.presentation == nil) != presentation.isEmpty
        self.presentation = presentation.isEmpty ? nil : presentation
        if isOther { placeShownDidChange() }
        setNeedsLayers()
        graph.requestFrame()
    }

    /// The visible size of the element in points, which an animation moves toward the layout's size.
    package final var presentedSize: CGSize {
        guard let growth = presentation?.layout?.growth else { return size }
        return CGSize(width: max(size.width + growth.width, 0), height: max(size.height + growth.height, 0))
    }

    package final var presentedBounds: CGRect { CGRect(origin: .zero, size: presentedSize) }

    /// The offset in points of the visible element from the layout's position.
    package final var presentedShift: CGPoint { presentation?.layout?.offset ?? .zero }

    /// Animates the visible frame after layout changed the element's frame.
    final func moveAnimated(from old: CGRect, to new: CGRect) {
        let transaction = effectiveTransaction
        guard let animation = transaction.effectiveAnimation else { return }
        var change = LayoutMotion.Vector.zero
        change.first = CGPoint(x: new.minX - old.minX, y: new.minY - old.minY).animatableData
        if drawsBySize {
            change.second = CGSize(width: new.width - old.width, height: new.height - old.height).animatableData
        }
        if change == .zero { return }
        let motion = presentation?.layout ?? LayoutMotion(self)
        motion.start(change, animation, transaction)
        present { $0.layout = motion }
    }
}
