import Foundation
import LayerTree

/// What is shown of an element otherwise than layout has it, while something is animated.
@MainActor
final class Presentation {
    /// An element that is no longer laid out, shown before the layout child with the index until it has gone.
    struct Leaving {
        let element: Element
        let index: Int
    }

    /// The way from where it was to where it is.
    var place: PlaceMotion?
    /// The element's coming or going.
    var transition: TransitionRun?
    /// What leaves the element.
    var leaving: [Leaving] = []

    var isEmpty: Bool { place == nil && transition == nil && leaving.isEmpty }

    /// The element goes.
    func end() {
        place?.stop()
        transition?.stop()
    }

    func emit(_ element: Element, at place: CGPoint, isMoving: Bool, into list: inout [Layer]) {
        var place = place
        var isMoving = isMoving
        if let motion = self.place {
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
    /// Changes how the element is shown.
    final func present(_ change: (Presentation) -> Void) {
        let presentation = self.presentation ?? Presentation()
        change(presentation)
        let isOther = (self.presentation == nil) != presentation.isEmpty
        self.presentation = presentation.isEmpty ? nil : presentation
        if isOther { placeShownDidChange() }
        setNeedsLayers()
        graph.requestFrame()
    }

    /// The size with which the element is shown, in points: on its way to the one laid out, if that is animated.
    package final var presentedSize: CGSize {
        guard let growth = presentation?.place?.growth else { return size }
        return CGSize(width: max(size.width + growth.width, 0), height: max(size.height + growth.height, 0))
    }

    package final var presentedBounds: CGRect { CGRect(origin: .zero, size: presentedSize) }

    /// How far from its place the element is shown, in points.
    package final var presentedShift: CGPoint { presentation?.place?.offset ?? .zero }

    /// Layout gives the element another frame: what is shown follows, if the change is animated.
    final func moveAnimated(from old: CGRect, to new: CGRect) {
        let transaction = effectiveTransaction
        guard let animation = transaction.effectiveAnimation else { return }
        var change = PlaceMotion.Vector.zero
        change.first = CGPoint(x: new.minX - old.minX, y: new.minY - old.minY).animatableData
        if drawsBySize { change.second = CGSize(width: new.width - old.width, height: new.height - old.height).animatableData }
        if change == .zero { return }
        let motion = presentation?.place ?? PlaceMotion(self)
        motion.start(change, animation, transaction)
        present { $0.place = motion }
    }
}
