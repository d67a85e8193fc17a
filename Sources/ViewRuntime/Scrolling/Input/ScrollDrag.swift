import Foundation
import ScrollMechanics

/// A drag of a scroll view, which can chain to the scroll views around it.
///
/// If the content reaches its edge, the nearest outer scroll view that can still scroll on the same axis takes the rest
/// of the drag, as in UIKit. If the drag reverses, that scroll view moves back first. The content stretches beyond its
/// edge only if no outer scroll view can move.
///
/// Distances are those of the finger in points, positive to the right and downward.
@MainActor
final class ScrollDrag {
    private unowned let scroll: ScrollElement
    /// The outer scroll views that the drag has moved, in the order in which they first moved.
    private var carried: [Carried] = []
    /// The scroll view that moved last on each axis. It receives the velocity.
    private var movers: [Axis: ScrollElement] = [:]
    /// The distance by which the drag has pulled the sheet down after the content reached its top.
    private var sheetWay: CGFloat = 0
    /// Whether the sheet moved last.
    private var movesSheet = false

    private struct Carried {
        let scroll: ScrollElement
        let axis: Axis
        var distance: CGFloat
    }

    /// Whether the rest of a pull moves a sheet. A finger moves sheets; a trackpad doesn't.
    private let movesSheets: Bool

    init(_ scroll: ScrollElement, movesSheets: Bool) {
        self.scroll = scroll
        self.movesSheets = movesSheets
    }

    // MARK: Movement

    func move(by way: CGSize, on axes: [Axis]) {
        carried.removeAll { !$0.scroll.isMounted || !$0.scroll[$0.axis].isHeld }
        var moved: [ScrollElement] = []
        for axis in axes where scroll[axis].isHeld && way[axis] != 0 { move(by: way[axis], on: axis, &moved) }
        if !moved.contains(where: { $0 === scroll }) { moved.insert(scroll, at: 0) }
        for scroll in moved { scroll.offsetDidChange() }
    }

    private func move(by distance: CGFloat, on axis: Axis, _ moved: inout [ScrollElement]) {
        var rest = distance
        func take(_ part: CGFloat, by taker: ScrollElement) {
            guard part != 0 else { return }
            taker.gesture.pull(by: part, on: axis)
            rest -= part
            movers[axis] = taker
            if !moved.contains(where: { $0 === taker }) { moved.append(taker) }
        }
        func takeForSheet(_ part: CGFloat) {
            guard part != 0, let sheet else { return }
            sheetWay += part
            rest -= part
            movesSheet = true
            sheet.pullDidMove(sheetWay)
        }
        if axis == .vertical { movesSheet = false }
        take(scroll.gesture.wayBack(rest, on: axis), by: scroll)
        // A drag that reverses moves the sheet back first.
        if axis == .vertical, sheetWay > 0, rest < 0 { takeForSheet(max(rest, -sheetWay)) }
        for index in carried.indices.reversed() where carried[index].axis == axis && carried[index].distance * rest < 0
        {
            let part = rest > 0 ? min(rest, -carried[index].distance) : max(rest, -carried[index].distance)
            take(part, by: carried[index].scroll)
            carried[index].distance += part
        }
        take(scroll.gesture.wayWithin(rest, on: axis), by: scroll)
        if !scroll.gesture.isStretched(along: rest, on: axis) {
            var outer = scroll.scrollAround(on: axis)
            while rest != 0, let current = outer {
                if let index = carry(current, on: axis) {
                    let part = current.gesture.wayWithin(rest, on: axis)
                    carried[index].distance += part
                    take(part, by: current)
                }
                outer = current.scrollAround(on: axis)
            }
        }
        if axis == .vertical, rest > 0, !scroll.gesture.isStretched(along: rest, on: axis) { takeForSheet(rest) }
        guard rest != 0 else { return }
        guard !scroll[axis].bounces else { return take(rest, by: scroll) }
        var outer = scroll.scrollAround(on: axis)
        while let current = outer, !current.gesture.canBounce(on: axis) { outer = current.scrollAround(on: axis) }
        if let outer, let index = carry(outer, on: axis) {
            carried[index].distance += rest
            take(rest, by: outer)
        }
    }

    /// The sheet that takes the rest of a pull, or `nil` for none.
    private var sheet: (any PullReceiver)? {
        let configuration = scroll.configuration
        return movesSheets && configuration.sheetTakesPulls && configuration.refresh == nil ? configuration.sheet : nil
    }

    /// Takes hold of an outer scroll view, unless another drag holds it.
    private func carry(_ outer: ScrollElement, on axis: Axis) -> Int? {
        if let known = carried.firstIndex(where: { $0.scroll === outer && $0.axis == axis }) { return known }
        guard outer.gesture.isEnabled, !outer[axis].isHeld else { return nil }
        outer.gesture.beginCarrying(on: axis)
        carried.append(Carried(scroll: outer, axis: axis, distance: 0))
        return carried.count - 1
    }

    // MARK: End

    /// Ends the drag and releases the outer scroll views. The scroll view that moved last receives the velocity of the
    /// finger.
    ///
    /// - Parameters:
    ///   - velocity: The velocity of the finger, in points per second.
    ///   - throwsFreely: Whether content without snap positions keeps the velocity.
    /// - Returns: The velocity that remains for the scroll view itself.
    func end(velocity: CGSize, throwsFreely: Bool = true) -> CGSize {
        var own = velocity
        if sheetWay > 0 || movesSheet {
            sheet?.pullDidEnd(sheetWay, velocity: movesSheet ? velocity.height : 0)
            if movesSheet { own.height = 0 }
            sheetWay = 0
        }
        for axis in [Axis.horizontal, .vertical] where movers[axis] != nil && movers[axis] !== scroll { own[axis] = 0 }
        for outer in outers where outer.isMounted {
            var share = CGSize.zero
            for axis in [Axis.horizontal, .vertical] where movers[axis] === outer { share[axis] = velocity[axis] }
            outer.gesture.endCarrying(velocity: share, throwsFreely: throwsFreely)
        }
        carried.removeAll()
        movers.removeAll()
        return own
    }

    private var outers: [ScrollElement] {
        var found: [ScrollElement] = []
        for entry in carried where !found.contains(where: { $0 === entry.scroll }) { found.append(entry.scroll) }
        return found
    }
}
