import SwiftUI

/// Where the values of a wheel lie along its axis, in points, and which of them it may rest on.
///
/// A *slot* is a place for a value. A wheel that ends has a slot for every index; one that wraps has slots without end, and the
/// slots of one lap after another repeat the indices. The first slot of the first lap is at 0.
struct WheelRail {
    let count: Int
    let wraps: Bool
    /// Points from a value to the next, where they are evenly spaced.
    let spacing: Double
    /// Points from the first value to the last.
    let length: Double
    /// Points from a lap to the next.
    let lap: Double
    let isEven: Bool
    /// Which values can be picked; nil for all.
    private let rule: ((Int) -> Bool)?
    private let position: (Int) -> Double
    private let nearest: (Double) -> Int
    private let scale: Double

    /// - Parameters:
    ///   - spacing: Points; what is not positive or not finite counts as 1.
    ///   - isProportional: Whether values lie at the scale's positions, rather than a step apart each.
    init<Value>(
        _ values: WheelScale<Value>, spacing: CGFloat, isProportional: Bool, wraps: Bool, isEnabled rule: ((Int) -> Bool)?
    ) {
        count = values.count
        self.spacing = spacing.isFinite && spacing >= 0.5 ? Double(spacing) : 1
        isEven = !isProportional || values.values.isEven
        scale = isProportional && values.isInPoints ? 1 : self.spacing
        let last = count - 1
        position = isEven ? { Double($0) } : { values.position(at: $0) }
        nearest = isEven ? { Int(min(max(($0 + 0.5).rounded(.down), 0), Double(max(last, 0)))) } : { values.index(at: $0) }
        length = count > 0 ? position(last) * scale : 0
        lap = length + self.spacing
        self.wraps = wraps && count > 0
        self.rule = rule
    }

    // MARK: Slots

    func index(ofSlot slot: Int) -> Int {
        guard wraps else { return min(max(slot, 0), max(count - 1, 0)) }
        let rest = slot % count
        return rest < 0 ? rest + count : rest
    }

    func lap(ofSlot slot: Int) -> Int { wraps ? (slot - index(ofSlot: slot)) / count : 0 }

    func slot(ofIndex index: Int, lap: Int) -> Int { wraps ? lap * count + index : index }

    /// The slot of an index that is nearest to a point.
    func slot(ofIndex index: Int, near point: Double) -> Int {
        guard wraps else { return index }
        return slot(ofIndex: index, lap: Int(((point - self.point(ofIndex: index)) / lap).rounded()))
    }

    func point(ofIndex index: Int) -> Double { position(index) * scale }

    func point(ofSlot slot: Int) -> Double { Double(lap(ofSlot: slot)) * lap + point(ofIndex: index(ofSlot: slot)) }

    /// The slot nearest to a point, whether its value is enabled or not.
    func slot(near point: Double) -> Int {
        guard count > 0, point.isFinite else { return 0 }
        guard wraps else { return nearest(point / scale) }
        let turn = ((point + spacing / 2) / lap).rounded(.down), within = point - turn * lap
        let index = nearest(within / scale)
        // Between the last value and the first of the next lap.
        if index == count - 1, within - length > lap - within { return (Int(turn) + 1) * count }
        return Int(turn) * count + index
    }

    func isEnabled(_ index: Int) -> Bool { rule?(index) ?? true }

    /// The slot with an enabled value that is nearest to a point; the nearest of all when none is enabled.
    ///
    /// O(1) where values are enabled, else in proportion to the number of disabled ones that are nearer.
    func restingSlot(near point: Double) -> Int {
        let found = slot(near: point)
        if count == 0 || isEnabled(index(ofSlot: found)) { return found }
        var before = found - 1, after = found + 1
        for _ in 1..<count {
            let isAfter =
                wraps || before >= 0 && after < count
                ? abs(self.point(ofSlot: after) - point) < abs(point - self.point(ofSlot: before)) : before < 0
            let next = isAfter ? after : before
            if isEnabled(index(ofSlot: next)) { return next }
            if isAfter { after += 1 } else { before -= 1 }
        }
        return found
    }

    /// The next slot in a direction with an enabled value.
    private func enabledSlot(from slot: Int, _ direction: Int) -> Int? {
        var next = slot
        for _ in 0..<count {
            next += direction
            if !wraps && (next < 0 || next >= count) { return nil }
            if isEnabled(index(ofSlot: next)) { return next }
        }
        return nil
    }

    /// The slot a number of enabled values further, or the last on the way. O(1) where all are enabled, else ten thousand values at most.
    func slot(_ steps: Int, from slot: Int) -> Int {
        if rule == nil { return wraps ? slot + steps : min(max(slot + steps, 0), max(count - 1, 0)) }
        var found = slot
        for _ in 0..<min(abs(steps), 10_000) { found = enabledSlot(from: found, steps.signum()) ?? found }
        return found
    }

    /// The first or the last enabled slot; of a wheel that wraps, on the lap of the slot it comes from.
    func end(_ direction: Int, from slot: Int) -> Int {
        let turn = lap(ofSlot: slot)
        let edge = self.slot(ofIndex: direction > 0 ? count - 1 : 0, lap: turn)
        if count == 0 || isEnabled(index(ofSlot: edge)) { return edge }
        return enabledSlot(from: edge, -direction) ?? slot
    }

    // MARK: Stretches

    /// The slots that lie in a stretch of the rail, its end not included.
    func slots(from low: Double, to high: Double) -> Range<Int> {
        guard count > 0 else { return 0..<0 }
        let first = firstSlot(atOrAfter: low), last = firstSlot(atOrAfter: high)
        return first..<max(last, first)
    }

    private func firstSlot(atOrAfter point: Double) -> Int {
        // Points computed in two ways may differ in the last bit; the same slot must not fall into two chunks, or into none.
        let point = point - 1e-6
        var slot = self.slot(near: point)
        if self.point(ofSlot: slot) < point { slot += 1 }
        if slot > 0 || wraps, self.point(ofSlot: slot - 1) >= point, wraps || slot - 1 >= 0 { slot -= 1 }
        return wraps ? slot : min(slot, count)
    }
}
