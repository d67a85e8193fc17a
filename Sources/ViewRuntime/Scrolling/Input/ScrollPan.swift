import Foundation
import LayerTree

/// Recognizes a finger that drags a scroll view.
///
/// The drag begins after 10 points, and the content doesn't catch up with that distance. The axis with the larger
/// movement determines which scroll view receives the drag: an outer one, if the inner one doesn't scroll on that axis
/// or can't scroll farther in that direction.
///
/// A finger that goes down on moving content holds it at once. Within 10 points the finger can still begin to move on
/// an axis on which that content doesn't scroll. Then an outer scroll view receives the drag.
final class ScrollPan: Recognizer {
    private static let slop: CGFloat = 10

    private let scroll: ScrollElement
    private var start: CGPoint?
    private var last: CGPoint?
    private var pointer: Int?
    /// The other fingers and their locations, in the order in which they went down.
    private var others: [(id: Int, location: CGPoint)] = []
    private var claim = FingerClaim.none

    /// Why the recognizer claims the finger.
    private enum FingerClaim {
        /// It doesn't claim the finger yet.
        case none
        /// The finger stopped moving content, and hasn't moved along an axis since.
        case stop
        /// The finger moved by a distance in the window.
        case drag(CGSize)
    }

    init(_ scroll: ScrollElement) {
        self.scroll = scroll
        super.init(scroll)
    }

    override var distance: CGFloat { Self.slop }
    override var rank: Int { 1 }

    // MARK: Events

    override func pointerBegan(_ event: PointerEvent) {
        if pointer != nil { return others.append((event.id, event.location)) }
        pointer = event.id
        start = event.location
        guard scroll.gesture.touchDown(at: event.time) else { return }
        claim = .stop
        guard activate() else { return claim = .none }
        scroll.gesture.beginDragging(at: event.time, inside(event.location))
        last = event.location
    }

    override func pointerMoved(_ event: PointerEvent) {
        if event.id != pointer {
            if let index = others.firstIndex(where: { $0.id == event.id }) { others[index].location = event.location }
            return
        }
        guard let start else { return }
        let translation = CGSize(width: event.location.x - start.x, height: event.location.y - start.y)
        let distance = (translation.width * translation.width + translation.height * translation.height).squareRoot()
        if state == .active, let last {
            if case .stop = claim, distance >= Self.slop,
                !ScrollArbitration.releases(scroll, dragBy: translation)
                    || hypot(last.x - start.x, last.y - start.y) >= Self.slop
            {
                claim = .drag(translation)
            }
            let delta = CGSize(width: event.location.x - last.x, height: event.location.y - last.y)
            self.last = event.location
            scroll.gesture.track(inside(event.location), event.time)
            scroll.gesture.drag(by: scroll.locally(delta))
            return
        }
        guard distance >= Self.slop, ScrollArbitration.takes(scroll, dragBy: translation) else { return }
        claim = .drag(translation)
        guard activate() else { return }
        // Begin at the end of the slop, so that the path doesn't depend on the sampling rate.
        let part = Self.slop / distance
        let begin = CGPoint(x: start.x + translation.width * part, y: start.y + translation.height * part)
        scroll.gesture.beginDragging(at: event.time, inside(event.location))
        last = begin
        pointerMoved(event)
    }

    override func pointerEnded(_ event: PointerEvent) {
        guard event.id == pointer else {
            return others.removeAll { $0.id == event.id }
        }
        if !others.isEmpty {
            // Another finger is still down and continues the drag.
            let next = others.removeFirst()
            pointer = next.id
            start = next.location
            guard state == .active else { return }
            last = next.location
            scroll.gesture.beginDragging(at: event.time, inside(next.location))
            return
        }
        if state == .active {
            scroll.gesture.endDragging(at: event.time)
        } else {
            scroll.gesture.touchUp()
        }
        finish()
    }

    override func cancelled() {
        scroll.gesture.cancel()
        scroll.gesture.touchUp()
    }

    /// Converts a location, so that the velocity is that of the finger in the scroll view's coordinates.
    private func inside(_ location: CGPoint) -> CGPoint {
        let distance = scroll.locally(CGSize(width: location.x, height: location.y))
        return CGPoint(x: distance.width, y: distance.height)
    }

    // MARK: Arbitration

    /// A scroll view on another axis can take over the finger from content that the finger only stopped.
    override func overrides(_ other: Recognizer) -> Bool {
        guard let pan = other as? ScrollPan, case .stop = pan.claim else { return false }
        switch claim {
        case .none: return ScrollArbitration.releases(pan.scroll, to: scroll)
        case .stop: return false
        case .drag(let translation): return ScrollArbitration.releases(pan.scroll, dragBy: translation)
        }
    }
}
