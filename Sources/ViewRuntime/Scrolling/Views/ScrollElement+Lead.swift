import Foundation
import LayerTree

/// Support for hosts that show the content ahead of the scene's frames.
extension ScrollElement {
    /// The greatest expected speed of a finger that starts a drag, in points per second, and its acceleration in points
    /// per second squared. A flick of 200 points takes a tenth of a second.
    private static let suddenSpeed = 1000.0, suddenAcceleration = 20_000.0

    /// Returns the distance in points that a finger moves within a time, in seconds, from the start of a drag.
    private static func suddenDistance(in time: Double) -> Double {
        suddenSpeed * time + suddenAcceleration / 2 * time * time
    }

    /// Describes the motion of the content on its layer, if the host requests it.
    func updateLayerMotion() {
        guard graph.lead != nil else { return }
        let hadMotion = contentLayer.motion != nil
        contentLayer.motion =
            movesAsOne
            ? LayerMotion(horizontal: layerMotion(on: .horizontal), vertical: layerMotion(on: .vertical)) : nil
        if hadMotion != (contentLayer.motion != nil) || needsRestPositions { restPositionsDidChange() }
    }

    /// Whether the content left the positions for which the description suffices, or the description is outdated and
    /// the content came to rest or a finger holds it.
    private var needsRestPositions: Bool {
        if restDescription.state == .outdated, !movesWithoutFinger { return true }
        return [Axis.horizontal, .vertical].contains { axis in
            scrolls(on: axis) && !restDescription[axis].contains(positionWithoutGrowth(on: axis))
        }
    }

    /// Whether the content moves to a known destination. Only a finger that catches it needs a description.
    private var movesWithoutFinger: Bool { phase == .decelerating || phase == .animating }

    /// Describes the offsets at which the content comes to rest again after a change of the layout. Estimates change in
    /// many frames of a fling, so a description is then due only when the fling ends.
    func layoutOfRestPositionsDidChange() {
        guard movesWithoutFinger, restDescription.state != .due else { return restPositionsDidChange() }
        restDescription.state = .outdated
    }

    /// Describes the offsets at which the content comes to rest, as soon as the layout is final.
    func restPositionsDidChange() {
        guard graph.lead != nil, restDescription.state != .due else { return }
        restDescription.state = .due
        graph.whenSettled(unretained(self) { $0.describeRestPositions() })
    }

    private func describeRestPositions() {
        restDescription.state = .current
        guard isMounted, isPlaced else { return }
        contentLayer.restPositions =
            contentLayer.motion == nil
            ? nil
            : LayerRestPositions(horizontal: restPositions(on: .horizontal), vertical: restPositions(on: .vertical))
    }

    /// The offset of the content without its growth, as descriptions use it.
    private func positionWithoutGrowth(on axis: Axis) -> Double { self[axis].offset - self[axis].totalGrowth }

    private func restPositions(on axis: Axis) -> [Double]? {
        let position = positionWithoutGrowth(on: axis)
        let shift = offset(ofPosition: 0, on: axis) - self[axis].totalGrowth
        let choice = scrolls(on: axis) && takesInput ? targets.choice(on: axis)?.shifted(by: shift) : nil
        if let choice {
            restDescription[axis] = choice.reach(around: position)
        } else if targets.describesChoices {
            // Elsewhere, there may be a description.
            let distance = Double(viewport.size[axis]) / 2
            restDescription[axis] = position - distance...position + distance
        } else {
            restDescription[axis] = -.infinity ... .infinity
        }
        return choice?.numbers
    }

    /// Whether everything inside moves with the content: no view is pinned.
    var movesAsOne: Bool { !visibility.hasPins }

    private func layerMotion(on axis: Axis) -> LayerMotion.Axis? {
        guard scrolls(on: axis), takesInput else { return nil }
        let motion = self[axis]
        // Beyond an edge, an outer scroll view or a sheet can take over the drag.
        let isAlone =
            scrollsAround(along: axis).isEmpty && !(configuration.sheetTakesPulls && distanceDown(along: axis) != 0)
        return LayerMotion.Axis(
            course: motion.course, growth: motion.totalGrowth, bounds: motion.grownBounds, viewport: motion.viewport,
            bounces: motion.bounces, stretches: motion.bounces && isAlone,
            isMirrored: axis == .horizontal && isRightToLeft)
    }

    func placeInContent(of view: Element, along axis: Axis) -> ScrolledPlace {
        let motion = self[axis], frame = view.frame(inContentOf: self), visible = visibleRect
        let isMirrored = axis == .horizontal && isRightToLeft
        let start = frame.low(on: axis)
        let layout = ScrolledPlace.Layout(
            scroll: ObjectIdentifier(self), start: isMirrored ? start : start - CGFloat(motion.totalGrowth),
            size: frame.size, viewport: viewport.size, isMirrored: isMirrored)
        return ScrolledPlace(
            layout: layout, position: motion.offset - motion.totalGrowth, viewport: Double(visible.size[axis]),
            distance: max(0, frame.low(on: axis) - visible.high(on: axis), visible.low(on: axis) - frame.high(on: axis))
        )
    }

    /// Returns the rectangle that can be visible before the host displays the next frame, or that the Tab key can reach
    /// from a focused view inside, in the coordinates of the content.
    func neededRect() -> CGRect {
        let visible = visibleRect, lead = graph.lead ?? 0
        guard lead > 0 || containsFocus else { return visible }
        var needed = visible
        for axis in [Axis.horizontal, .vertical] where scrolls(on: axis) {
            let velocity = velocity(on: axis), sudden = Self.suddenDistance(in: lead)
            if phase == .idle { reach[axis] = LeadReach() }
            let ahead = reach[axis].ahead(
                ofPosition: positionWithoutGrowth(on: axis), velocity: velocity, lead: lead, at: graph.time)
            // A finger can catch the content behind the position that the host knows, and throw it back.
            let low = max(ahead.before, sudden + max(velocity, 0) * lead)
            let high = max(ahead.after, sudden + max(-velocity, 0) * lead)
            let isMirrored = axis == .horizontal && isRightToLeft
            let length = visible.size[axis], stops = containsFocus ? length / 2 : 0
            let before = min(max(CGFloat(isMirrored ? high : low), stops), length)
            let after = min(max(CGFloat(isMirrored ? low : high), stops), length)
            needed.origin[axis] -= before
            needed.size[axis] += before + after
        }
        return needed
    }
}

/// The positions that a host can display ahead of the frames, on one axis.
///
/// The host learns late that a finger slows down. Until then, it displays content farther ahead, so this content must
/// stay for the time of the lead.
struct LeadReach {
    private struct Edge {
        var position: Double
        var end: Double
    }

    private var low: Edge?
    private var high: Edge?

    /// Returns the distances from a position to the farthest positions before and after it that the host can display.
    ///
    /// - Parameters:
    ///   - position: The position of the content without growth, in points.
    ///   - velocity: The velocity, in points per second.
    ///   - lead: The time by which the host is ahead, in seconds.
    ///   - time: The present, in seconds.
    mutating func ahead(
        ofPosition position: Double, velocity: Double, lead: Double, at time: Double
    ) -> (before: Double, after: Double) {
        let next = Edge(position: position + velocity * lead, end: time + lead)
        if let edge = low, edge.end < time { low = nil }
        if let edge = high, edge.end < time { high = nil }
        if velocity < 0, next.position <= low?.position ?? .infinity { low = next }
        if velocity > 0, next.position >= high?.position ?? -.infinity { high = next }
        return (max(0, position - (low?.position ?? position)), max(0, (high?.position ?? position) - position))
    }
}

/// Where a scroll view described the rest positions of its content, and whether it must describe them again.
struct RestDescription {
    enum State {
        /// The layout hasn't changed since the description.
        case current
        /// The layout changed during a fling, at whose end a new description is due.
        case outdated
        /// A new description is due as soon as the layout is final.
        case due
    }

    var state = State.current
    /// The positions of the content for which the description suffices, in points.
    private var ranges = AxisPair(-Double.infinity ... .infinity)

    subscript(axis: Axis) -> ClosedRange<Double> {
        get { ranges[axis] }
        set { ranges[axis] = newValue }
    }
}
