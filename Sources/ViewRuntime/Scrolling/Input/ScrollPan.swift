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
    /// Whether the finger holds content that was moving and hasn't yet moved along an axis.
    private var isCatch = false
    /// Whether the recognizer claims the finger because it stopped the content.
    private var isCatching = false
    /// The axis of the drag that the recognizer claims.
    private var requestedAxis: Axis?

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
        isCatching = scroll.gesture.touchDown(at: event.time)
        defer { isCatching = false }
        if isCatching, activate() {
            isCatch = true
            scroll.gesture.beginDragging(at: event.time, inside(event.location))
            last = event.location
        }
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
            if isCatch, distance >= Self.slop,
                scroll.scrolls(on: inside(translation).mainAxis)
                    || hypot(last.x - start.x, last.y - start.y) >= Self.slop
            {
                isCatch = false
            }
            let delta = CGSize(width: event.location.x - last.x, height: event.location.y - last.y)
            self.last = event.location
            scroll.gesture.track(inside(event.location), event.time)
            scroll.gesture.drag(by: inside(delta))
            return
        }
        guard distance >= Self.slop, ScrollArbitration.takes(scroll, dragBy: inside(translation)) else { return }
        requestedAxis = inside(translation).mainAxis
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
        pointer = nil
        finish()
    }

    override func cancelled() {
        pointer = nil
        scroll.gesture.cancel()
        scroll.gesture.touchUp()
    }

    // MARK: Transforms

    /// Converts a distance from the window to the scroll view's coordinates, so that transformed content follows the
    /// finger.
    private func inside(_ translation: CGSize) -> CGSize {
        let from = scroll.locally(.zero), to = scroll.locally(CGPoint(x: translation.width, y: translation.height))
        let moved = CGSize(width: to.x - from.x, height: to.y - from.y)
        // The conversion rounds. Without a transform, keep the exact distance.
        let isSame =
            abs(moved.width - translation.width) < Tolerance.offset
            && abs(moved.height - translation.height) < Tolerance.offset
        return isSame ? translation : moved
    }

    private func inside(_ point: CGPoint) -> CGPoint {
        let translation = inside(CGSize(width: point.x, height: point.y))
        return CGPoint(x: translation.width, y: translation.height)
    }

    // MARK: Arbitration

    /// Whether the finger stopped moving content and hasn't chosen an axis yet.
    private var mayLose: Bool { isCatch || isCatching }

    /// A scroll view on another axis can take the finger from content that the finger only stopped.
    override func overrides(_ other: Recognizer) -> Bool {
        guard let pan = other as? ScrollPan, pan.mayLose, !isCatching else { return false }
        return ScrollArbitration.takes(scroll, dragOn: requestedAxis, from: pan.scroll)
    }
}

extension CGSize {
    /// The axis of the larger distance.
    var mainAxis: Axis { abs(width) > abs(height) ? .horizontal : .vertical }
}
