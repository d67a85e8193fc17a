import Foundation

/// Where a notch of a wheel or a press of a key leads.
extension ScrollTargets {
    /// The position of the next target ahead of where the content is or is going; for steps of a wheel or a key. Nil where content comes
    /// to rest anywhere.
    func step(_ direction: Int, on axis: Axis) -> CGFloat? {
        if scroll.configuration.targetBehavior == nil { return nil }
        let current = scroll.position(ofOffset: scroll[axis].destination, on: axis)
        let anchor = viewAligned?.anchor?[axis] ?? 0
        if viewAligned != nil, let container, let index = nearest(to: current, on: axis, anchor: anchor) {
            let start = restPosition(index, in: container, on: axis, anchor: anchor)
            var next = index
            // From between two targets, the one ahead.
            if abs(start - current) < 0.5 || (direction > 0) == (start < current) { next += direction }
            next = min(max(next, 0), container.targetCount - 1)
            original[axis] = current
            return restPosition(next, in: container, on: axis, anchor: anchor)
        }
        return probe(direction, from: current, on: axis)
    }

    /// Where the behaviour alone knows the targets: proposes positions further and further ahead until the behaviour leaves the current
    /// one. A behaviour that takes what is proposed has none.
    private func probe(_ direction: Int, from current: CGFloat, on axis: Axis) -> CGFloat? {
        original = CGPoint(x: scroll.alignmentPosition(on: .horizontal), y: scroll.alignmentPosition(on: .vertical))
        original[axis] = current
        var distance: CGFloat = 1
        let farthest = max(scroll.contentSize[axis], scroll.alignmentLength(on: axis), 64)
        while distance <= farthest {
            var proposed = original
            proposed[axis] = current + CGFloat(direction) * distance
            if let chosen = chosen(proposed, velocity: CGVector(dx: 0, dy: 0)), (chosen[axis] - current) * CGFloat(direction) > 0.5 {
                guard distance == 1, chosen == proposed else { return chosen[axis] }
                proposed[axis] += CGFloat(direction) / 2
                return self.chosen(proposed, velocity: CGVector(dx: 0, dy: 0)) == proposed ? nil : chosen[axis]
            }
            distance = distance < 64 ? distance + 1 : distance * 1.1
        }
        return current + CGFloat(direction) * farthest
    }
}
