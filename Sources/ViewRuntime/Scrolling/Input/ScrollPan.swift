import Foundation
import LayerTree

/// Recognises a finger that drags a scroll view.
///
/// The finger must move 10 points; the way to there is not replayed. The axis in which it moved further decides
/// whose the drag is: an outer scroll view takes it when the inner one does not scroll on that axis, or has no
/// way left in that direction.
///
/// A finger on content that moves holds it from the first point on. Within 10 points it may still turn out to go along an
/// axis on which that content does not scroll: then it is another scroll view's.
final class ScrollPan: Recognizer {
    private static let slop: CGFloat = 10

    private let scroll: ScrollElement
    private var start: CGPoint?
    private var last: CGPoint?
    private var pointer: Int?
    private var others: [Int: CGPoint] = [:]
    /// Whether it holds content that moved, and the finger has not said yet along which axis it goes.
    private var isCatch = false
    /// Whether it is claiming the finger because it stopped the content.
    private var isCatching = false
    /// The axis of the drag that is being claimed.
    private var wantedAxis: Axis?

    init(_ scroll: ScrollElement) {
        self.scroll = scroll
        super.init(scroll)
    }

    override var distance: CGFloat { Self.slop }
    override var rank: Int { 1 }

    // MARK: Events

    override func pointerBegan(_ event: PointerEvent) {
        if pointer != nil {
            others[event.id] = event.location
            return
        }
        pointer = event.id
        start = event.location
        isCatching = scroll.gesture.touchDown()
        defer { isCatching = false }
        if isCatching, activate() {
            isCatch = true
            scroll.gesture.beginDragging(at: event.time, inside(event.location))
            last = event.location
        }
    }

    override func pointerMoved(_ event: PointerEvent) {
        if event.id != pointer {
            if others[event.id] != nil { others[event.id] = event.location }
            return
        }
        guard let start else { return }
        let way = CGSize(width: event.location.x - start.x, height: event.location.y - start.y)
        let distance = (way.width * way.width + way.height * way.height).squareRoot()
        if state == .active, let last {
            if isCatch, distance >= Self.slop, scroll.scrolls(on: inside(way).mainAxis) || hypot(last.x - start.x, last.y - start.y) >= Self.slop {
                isCatch = false
            }
            let delta = CGSize(width: event.location.x - last.x, height: event.location.y - last.y)
            self.last = event.location
            scroll.gesture.track(inside(event.location), event.time)
            scroll.gesture.drag(by: inside(delta))
            return
        }
        guard distance >= Self.slop, wants(inside(way)) else { return }
        wantedAxis = inside(way).mainAxis
        guard activate() else { return }
        // From the point where the slop was left, so that the path does not depend on how often the finger is sampled.
        let part = Self.slop / distance
        let begin = CGPoint(x: start.x + way.width * part, y: start.y + way.height * part)
        scroll.gesture.beginDragging(at: event.time, inside(event.location))
        last = begin
        pointerMoved(event)
    }

    override func pointerEnded(_ event: PointerEvent) {
        guard event.id == pointer else {
            others[event.id] = nil
            return
        }
        if let (id, location) = others.first {
            // Another finger is still down: it goes on from where the content is.
            others[id] = nil
            pointer = id
            start = location
            guard state == .active else { return }
            last = location
            scroll.gesture.beginDragging(at: event.time, inside(location))
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

    // MARK: Turned and scaled

    /// A way on the window as the scroll view measures it: what a transform turns or scales is dragged as it is seen.
    private func inside(_ way: CGSize) -> CGSize {
        let from = scroll.locally(.zero), to = scroll.locally(CGPoint(x: way.width, y: way.height))
        let moved = CGSize(width: to.x - from.x, height: to.y - from.y)
        // Differences of places are rounded: what is not turned goes just as far as the finger.
        return abs(moved.width - way.width) < 1e-6 && abs(moved.height - way.height) < 1e-6 ? way : moved
    }

    private func inside(_ point: CGPoint) -> CGPoint {
        let way = inside(CGSize(width: point.x, height: point.y))
        return CGPoint(x: way.width, y: way.height)
    }

    // MARK: Whose drag it is

    /// Whether a drag in that direction is this scroll view's.
    private func wants(_ way: CGSize) -> Bool {
        guard scroll.gesture.isEnabled else { return false }
        let axis = way.mainAxis
        guard scroll.scrolls(on: axis) else { return false }
        let distance = scroll.gesture.contentDistance(way[axis], on: axis)
        let configuration = scroll.configuration
        if configuration.sheetTakesPushes, axis == .vertical, way.height < 0 { return false }
        if scroll.gesture.canMove(on: axis, by: distance) { return true }
        // At the end: an outer one that can still move goes first, else this one bounces.
        var outer = scroll.scrollAround(on: axis)
        while let current = outer {
            if current.gesture.canMove(on: axis, by: current.gesture.contentDistance(way[axis], on: axis)) { return false }
            outer = current.scrollAround(on: axis)
        }
        if configuration.sheetTakesPulls, configuration.refresh == nil, axis == .vertical, way.height > 0 { return false }
        return scroll.gesture.canBounce(on: axis)
    }

    /// From content that was only caught, one that scrolls along another axis may still take the finger.
    override func overrides(_ other: Recognizer) -> Bool {
        guard let pan = other as? ScrollPan, pan.isCatch || pan.isCatching, !isCatching else { return false }
        if let wantedAxis { return !pan.scroll.scrolls(on: wantedAxis) }
        return [Axis.horizontal, .vertical].contains { scroll.scrolls(on: $0) && !pan.scroll.scrolls(on: $0) }
    }
}

extension CGSize {
    /// The axis of the longer way.
    var mainAxis: Axis { abs(width) > abs(height) ? .horizontal : .vertical }
}
