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
    private var chained: [ChainedScroll] = []
    /// The scroll view that moved last on each axis. It receives the velocity.
    private var movers: [Axis: ScrollElement] = [:]
    /// The distance by which the drag has pulled the sheet down after the content reached its top.
    private var sheetDistance: CGFloat = 0
    /// Whether the sheet moved last.
    private var movesSheet = false

    private struct ChainedScroll {
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

    func move(by translation: CGSize, on axes: [Axis]) {
        chained.removeAll { !$0.scroll.isMounted || !$0.scroll[$0.axis].isHeld }
        var moved: [ScrollElement] = []
        for axis in axes where scroll[axis].isHeld && translation[axis] != 0 {
            move(by: translation[axis], on: axis, &moved)
        }
        if !moved.contains(where: { $0 === scroll }) { moved.insert(scroll, at: 0) }
        for scroll in moved { scroll.offsetDidChange() }
    }

    private func move(by distance: CGFloat, on axis: Axis, _ moved: inout [ScrollElement]) {
        var rest = distance
        func take(_ part: CGFloat, by target: ScrollElement) {
            guard part != 0 else { return }
            target.gesture.pull(by: part, on: axis)
            rest -= part
            movers[axis] = target
            if !moved.contains(where: { $0 === target }) { moved.append(target) }
        }
        func takeForSheet(_ part: CGFloat) {
            guard part != 0, let sheet else { return }
            sheetDistance += part
            rest -= part
            movesSheet = true
            sheet.pullDidMove(sheetDistance)
        }
        if axis == .vertical { movesSheet = false }
        take(scroll.gesture.travelBackToBounds(rest, on: axis), by: scroll)
        // A drag that reverses moves the sheet back first.
        if axis == .vertical, sheetDistance > 0, rest < 0 { takeForSheet(max(rest, -sheetDistance)) }
        for index in chained.indices.reversed() where chained[index].axis == axis && chained[index].distance * rest < 0
        {
            let part = rest > 0 ? min(rest, -chained[index].distance) : max(rest, -chained[index].distance)
            take(part, by: chained[index].scroll)
            chained[index].distance += part
        }
        take(scroll.gesture.travelWithinBounds(rest, on: axis), by: scroll)
        if !scroll.gesture.isStretched(along: rest, on: axis) {
            var outer = scroll.scrollAround(on: axis)
            while rest != 0, let current = outer {
                let part = current.gesture.travelWithinBounds(rest, on: axis)
                if part != 0, let index = chain(current, on: axis) {
                    chained[index].distance += part
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
        if let outer, let index = chain(outer, on: axis) {
            chained[index].distance += rest
            take(rest, by: outer)
        }
    }

    /// The sheet that takes the rest of a pull, or `nil` for none.
    private var sheet: (any PullReceiver)? {
        let configuration = scroll.configuration
        return movesSheets && configuration.sheetTakesPulls && configuration.refresh == nil ? configuration.sheet : nil
    }

    /// Takes hold of an outer scroll view, unless another drag holds it.
    private func chain(_ outer: ScrollElement, on axis: Axis) -> Int? {
        if let known = chained.firstIndex(where: { $0.scroll === outer && $0.axis == axis }) { return known }
        guard outer.gesture.isEnabled, !outer[axis].isHeld else { return nil }
        outer.gesture.beginChainedDrag(on: axis)
        chained.append(ChainedScroll(scroll: outer, axis: axis, distance: 0))
        return chained.count - 1
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
        if sheetDistance > 0 || movesSheet {
            sheet?.pullDidEnd(sheetDistance, velocity: movesSheet ? velocity.height : 0)
            if movesSheet { own.height = 0 }
            sheetDistance = 0
        }
        for axis in [Axis.horizontal, .vertical] where movers[axis] != nil && movers[axis] !== scroll { own[axis] = 0 }
        for outer in outers where outer.isMounted {
            var share = CGSize.zero
            for axis in [Axis.horizontal, .vertical] where movers[axis] === outer { share[axis] = velocity[axis] }
            outer.gesture.endChainedDrag(velocity: share, throwsFreely: throwsFreely)
        }
        chained.removeAll()
        movers.removeAll()
        return own
    }

    private var outers: [ScrollElement] {
        var found: [ScrollElement] = []
        for entry in chained where !found.contains(where: { $0 === entry.scroll }) { found.append(entry.scroll) }
        return found
    }
}
