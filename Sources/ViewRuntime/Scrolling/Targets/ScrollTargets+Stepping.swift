import Foundation

/// The targets of a notch of a wheel or of a key.
extension ScrollTargets {
    /// Returns the position of the next target from the current destination, or `nil` if the content doesn't snap.
    func step(_ direction: Int, on axis: Axis) -> CGFloat? {
        if scroll.configuration.targetBehavior == nil { return nil }
        let current = scroll.position(ofOffset: scroll[axis].destination, on: axis)
        let anchor = viewAligned?.anchor?[axis] ?? 0
        if viewAligned != nil, let container, let index = nearest(to: current, on: axis, anchor: anchor) {
            let start = restPosition(index, in: container, on: axis, anchor: anchor)
            var next = index
            // From a position between two targets, the next one is the target ahead.
            if abs(start - current) < Tolerance.rest || (direction > 0) == (start < current) { next += direction }
            next = min(max(next, 0), container.targetCount - 1)
            return restPosition(next, in: container, on: axis, anchor: anchor)
        }
        return probe(direction, from: current, on: axis)
    }

    /// Finds the next target of a custom behavior. It proposes positions at increasing distances until the behavior
    /// leaves the current target. A behavior that accepts every proposal has no targets.
    private func probe(_ direction: Int, from current: CGFloat, on axis: Axis) -> CGFloat? {
        original = scroll.alignmentPosition
        original[axis] = current
        var distance: CGFloat = 1
        let farthest = max(scroll.contentSize[axis], scroll.alignmentLength(on: axis), 64)
        while distance <= farthest {
            var proposed = original
            proposed[axis] = current + CGFloat(direction) * distance
            if let chosen = chosen(proposed), (chosen[axis] - current) * CGFloat(direction) > Tolerance.rest {
                guard distance == 1, chosen == proposed else { return chosen[axis] }
                proposed[axis] += CGFloat(direction) / 2
                return self.chosen(proposed) == proposed ? nil : chosen[axis]
            }
            distance = distance < 64 ? distance + 1 : distance * 1.1
        }
        return current + CGFloat(direction) * farthest
    }
}
