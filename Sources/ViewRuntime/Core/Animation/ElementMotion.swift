import Foundation
import LayerTree

/// The differences between an element's visible state and its layout during animations.
@MainActor
final class ElementMotion {
    /// The animation of the frame.
    var layout: LayoutMotion?
    /// The insertion or removal transition of the element.
    var transition: TransitionRun?
    /// The removed children that are still visible.
    private(set) var leaving: [Element] = []
    /// The children in drawing order, among them the removed ones. Empty if no child is leaving.
    private var order: [Element] = []

    var isEmpty: Bool { layout == nil && transition == nil && leaving.isEmpty }

    /// Ends all animations because the element leaves.
    func end() {
        layout?.stop()
        transition?.stop()
    }

    /// Keeps a child visible during its removal.
    ///
    /// - Parameter children: The children in drawing order, with those that leave in the same update.
    func keep(_ child: Element, among children: [Element]) {
        if !order.contains(where: { $0 === child }) {
            _ = drawn(children)
            if !children.contains(where: { $0 === child }) { order.append(child) }
        }
        leaving.append(child)
    }

    /// Forgets a child whose removal has ended.
    func drop(_ child: Element) {
        leaving.removeAll { $0 === child }
        if leaving.isEmpty { order = [] }
    }

    /// Returns the children to draw, with the removed ones at the places that they had among the others.
    func drawn(_ children: [Element]) -> [Element] {
        let present = Set(children.map { ObjectIdentifier($0) })
        // An element that isn't among the children follows the nearest one before it that is.
        var others: [ObjectIdentifier?: [Element]] = [:], last: ObjectIdentifier?
        for element in order {
            if present.contains(ObjectIdentifier(element)) {
                last = ObjectIdentifier(element)
            } else if element.isMounted {
                others[last, default: []].append(element)
            }
        }
        order = others[nil] ?? []
        for child in children { order += [child] + (others[ObjectIdentifier(child)] ?? []) }
        return order.filter { $0.isLeaving || present.contains(ObjectIdentifier($0)) }
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
        if change != .zero { move(change, animation, transaction) }
    }

    /// Animates a change of the visible frame.
    final func move(_ change: LayoutMotion.Vector, _ animation: Animation, _ transaction: Transaction) {
        let motion = presentation?.layout ?? LayoutMotion(self)
        motion.start(change, animation, transaction)
        present { $0.layout = motion }
    }

    /// Keeps a new element in its place while containers around it move.
    ///
    /// A container itself doesn't move: the views inside it, and geometry groups, animate their frames. A view that
    /// wasn't there before has no frame to begin from.
    final func stayWhenInserted() {
        guard let container = layoutParent, container.firstUpdate != graph.updateCount else { return }
        cancelMotionsAround(onlyAdded: false)
    }

    /// Cancels the motions of the containers around the element, up to the nearest that animates its own frame.
    ///
    /// - Parameter onlyAdded: Whether to cancel only what the current update added to the motions.
    final func cancelMotionsAround(onlyAdded: Bool) {
        var motions: [LayoutMotion] = []
        var element = layoutParent
        while let current = element, !current.isolatesGeometry {
            if let motion = current.presentation?.layout, !onlyAdded || motion.isFromCurrentUpdate {
                motions.append(motion)
            }
            element = current.layoutParent
        }
        if motions.isEmpty { return }
        let motion = presentation?.layout ?? LayoutMotion(self)
        motion.cancel(motions, onlyAdded: onlyAdded)
        present { $0.layout = motion }
    }
}
