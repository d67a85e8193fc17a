import Foundation
import ScrollMechanics

/// A drag of a scroll view, which can chain to the scroll views around it.
///
/// If the content reaches its edge, the nearest outer scroll view that can still scroll on the same axis receives the
/// remainder of the drag, as in UIKit. If the drag reverses, that scroll view moves back first. The content stretches
/// beyond its edge only if no outer scroll view can move.
///
/// Distances are those of the finger in points, in the scroll view's coordinates, positive to the right and downward.
@MainActor
final class ScrollDrag {
    private unowned let scroll: ScrollElement
    /// The outer scroll views that the drag has moved, in the order in which they first moved.
    private var chained: [ChainedScroll] = []
    /// The scroll view that moved last on each axis. It receives the velocity.
    private var movers: [Axis: DraggedScroll] = [:]
    /// The distance in the window by which the drag has pulled the sheet down after the content reached its top.
    private var sheetDistance: CGFloat = 0
    /// The axis along which the drag moved the sheet last, or `nil` if it moved content last.
    private var sheetAxis: Axis?

    private struct ChainedScroll {
        let outer: DraggedScroll
        /// The axis of the drag.
        let axis: Axis
        /// The distance by which the drag has moved the outer scroll view.
        var distance: CGFloat
    }

    /// Whether the rest of a pull moves a sheet. A finger moves sheets; a trackpad doesn't.
    private let movesSheets: Bool

    init(_ scroll: ScrollElement, movesSheets: Bool) {
        self.scroll = scroll
        self.movesSheets = movesSheets
    }

    // MARK: Movement

    func move(by translation: CGSize, on axes: [Axis]) {
        chained.removeAll { !$0.outer.scroll.isMounted || !$0.outer.isHeld }
        var moved: [ScrollElement] = []
        for axis in axes where scroll[axis].isHeld && translation[axis] != 0 {
            move(by: translation[axis], on: axis, &moved)
        }
        if !moved.contains(where: { $0 === scroll }) { moved.insert(scroll, at: 0) }
        for scroll in moved { scroll.offsetDidChange() }
    }

    private func move(by distance: CGFloat, on axis: Axis, _ moved: inout [ScrollElement]) {
        let own = DraggedScroll(scroll: scroll, axis: axis)
        let down = sheet == nil ? 0 : scroll.distanceDown(along: axis)
        var rest = distance
        func take(_ part: CGFloat, by target: DraggedScroll) {
            guard part != 0 else { return }
            target.pull(by: part)
            rest -= part
            movers[axis] = target
            if sheetAxis == axis { sheetAxis = nil }
            if !moved.contains(where: { $0 === target.scroll }) { moved.append(target.scroll) }
        }
        func take(_ part: CGFloat, byOuter target: DraggedScroll) {
            guard part != 0, let index = chain(target, on: axis) else { return }
            chained[index].distance += part
            take(part, by: target)
        }
        func takeForSheet(_ part: CGFloat) {
            guard part != 0, let sheet else { return }
            sheetDistance += part * down
            rest -= part
            sheetAxis = axis
            sheet.pullDidMove(sheetDistance)
        }
        take(own.travelBackToBounds(rest), by: own)
        // A drag that reverses moves the sheet back first.
        if sheetDistance > 0, rest * down < 0 { takeForSheet(max(rest * down, -sheetDistance) / down) }
        for entry in chained.reversed() where entry.axis == axis && entry.distance * rest < 0 {
            take(rest > 0 ? min(rest, -entry.distance) : max(rest, -entry.distance), byOuter: entry.outer)
        }
        take(own.travelWithinBounds(rest), by: own)
        if rest == 0 { return }
        let outers = scroll.scrollsAround(along: axis)
        if !own.isStretched(along: rest) {
            for outer in outers where rest != 0 { take(outer.travelWithinBounds(rest), byOuter: outer) }
        }
        if rest * down > 0, !own.isStretched(along: rest) { takeForSheet(rest) }
        if rest == 0 { return }
        if own.bounces { return take(rest, by: own) }
        if let outer = outers.first(where: \.canBounce) { take(rest, byOuter: outer) }
    }

    /// The sheet that receives the remainder of a pull, or `nil` for none.
    private var sheet: (any PullReceiver)? {
        let configuration = scroll.configuration
        return movesSheets && configuration.sheetTakesPulls && configuration.refresh == nil ? configuration.sheet : nil
    }

    /// Holds an outer scroll view, unless another drag holds it.
    private func chain(_ outer: DraggedScroll, on axis: Axis) -> Int? {
        if let known = chained.firstIndex(where: { $0.outer.scroll === outer.scroll && $0.axis == axis }) {
            return known
        }
        guard outer.scroll.takesInput, !outer.isHeld else { return nil }
        outer.grab()
        chained.append(ChainedScroll(outer: outer, axis: axis, distance: 0))
        return chained.count - 1
    }

    // MARK: End

    /// Ends the drag for good. The scroll view that moved last receives the velocity of the finger.
    ///
    /// - Parameter velocity: The velocity of the finger, in points per second.
    /// - Returns: The velocity that remains for the scroll view itself, and the outer scroll views to release with
    ///   their velocities.
    func end(velocity: CGSize) -> (own: CGSize, outers: [(ScrollElement, velocity: CGSize)]) {
        var own = velocity
        if sheetDistance > 0 || sheetAxis != nil {
            let speed = sheetAxis.map { velocity[$0] * scroll.distanceDown(along: $0) } ?? 0
            sheet?.pullDidEnd(sheetDistance, velocity: speed)
            if let sheetAxis { own[sheetAxis] = 0 }
        }
        for (axis, mover) in movers where mover.scroll !== scroll { own[axis] = 0 }
        let released = outers.map { outer in
            var share = CGSize.zero
            for (axis, mover) in movers where mover.scroll === outer {
                share[mover.axis] = velocity[axis] * mover.scale
            }
            return (outer, velocity: share)
        }
        return (own, released)
    }

    private var outers: [ScrollElement] {
        var found: [ScrollElement] = []
        for entry in chained where !found.contains(where: { $0 === entry.outer.scroll }) {
            found.append(entry.outer.scroll)
        }
        return found
    }
}
