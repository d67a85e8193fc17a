import SwiftUI

/// The positions of a wheel's values along its axis, in points, and the values on which it can rest.
///
/// A *slot* is a position for a value. A wheel with ends has a slot for each index. A wheel that wraps around has an
/// unlimited number of slots, and each lap of slots repeats the indices. The first slot of the first lap is at 0.
struct WheelRail: SnapGeometry {
    let count: Int
    let wraps: Bool
    /// The distance between evenly spaced values, in points.
    let spacing: Double
    /// The distance from the first value to the last, in points.
    let length: Double
    /// The distance between laps, in points.
    let lap: Double
    let isEven: Bool
    /// Returns whether a value is enabled, or `nil` if all values are enabled.
    private let rule: ((Int) -> Bool)?
    private let position: (Int) -> Double
    private let nearest: (Double) -> Int
    private let scale: Double
    private let value: (Int) -> AnyHashable

    /// The minimum distance in points, because values closer than half a point can't be distinguished.
    private static var leastSpacing: CGFloat { 0.5 }
    private static var largestSpacing: CGFloat { 10_000 }

    /// - Parameters:
    ///   - spacing: The distance in points, at most 10,000. A value below 0.5, or a value that isn't finite, is treated
    ///     as 1.
    ///   - isProportional: Whether values are at the positions of the scale, instead of one step apart.
    init<Value>(
        _ values: WheelScale<Value>, spacing: CGFloat, isProportional: Bool, wraps: Bool,
        isEnabled rule: ((Int) -> Bool)?
    ) {
        count = values.count
        self.spacing = spacing.isFinite && spacing >= Self.leastSpacing ? Double(min(spacing, Self.largestSpacing)) : 1
        isEven = !isProportional || values.values.isEven
        scale = isProportional && values.isInPoints ? 1 : self.spacing
        let last = count - 1
        value = { AnyHashable(values.value(at: $0)) }
        position = isEven ? { Double($0) } : { values.position(at: $0) }
        nearest =
            isEven ? { Int(max(min(($0 + 0.5).rounded(.down), Double(last)), 0)) } : { values.index(at: $0) }
        length = count > 0 ? position(last) * scale : 0
        lap = length + self.spacing
        self.wraps = wraps && count > 0
        self.rule = rule
    }

    // MARK: Slots

    func index(ofSlot slot: Int) -> Int {
        guard wraps else { return max(min(slot, count - 1), 0) }
        let rest = slot % count
        return rest < 0 ? rest + count : rest
    }

    /// Returns the value of a slot, or `nil` without values.
    func value(ofSlot slot: Int) -> AnyHashable? { count > 0 ? value(index(ofSlot: slot)) : nil }

    func lap(ofSlot slot: Int) -> Int { wraps ? (slot - index(ofSlot: slot)) / count : 0 }

    func slot(ofIndex index: Int, lap: Int) -> Int { wraps ? lap * count + index : index }

    /// Returns the slot of an index that is nearest to a point.
    func slot(ofIndex index: Int, near point: Double) -> Int {
        guard wraps else { return index }
        return slot(ofIndex: index, lap: Int(((point - self.point(ofIndex: index)) / lap).rounded()))
    }

    func point(ofIndex index: Int) -> Double { position(index) * scale }

    var tolerance: Double { Tolerance.position }

    func point(of slot: Int) -> Double {
        count > 0 ? Double(lap(ofSlot: slot)) * lap + point(ofIndex: index(ofSlot: slot)) : 0
    }

    /// Returns the slot nearest to a point, even if its value is disabled.
    func slot(at point: Double) -> Int {
        guard point.isFinite else { return 0 }
        guard wraps else { return nearest(point / scale) }
        // A lap reaches from half a step before its first value to half a step after its last value.
        let turn = ((point + spacing / 2) / lap).rounded(.down)
        return Int(turn) * count + nearest((point - turn * lap) / scale)
    }

    /// Whether no value is disabled.
    var enablesAll: Bool { rule == nil }

    func isEnabled(_ index: Int) -> Bool { rule?(index) ?? true }

    /// Returns the slot with an enabled value that is nearest to a point; the later one if two are equally near. If all
    /// values are disabled, it is the nearest slot.
    ///
    /// - Complexity: O(*d*), where *d* is the number of disabled values that are nearer.
    func slot(near point: Double) -> Int {
        let found = slot(at: point)
        if count == 0 || isEnabled(index(ofSlot: found)) { return found }
        var before = found - 1, after = found + 1
        for _ in 1..<count {
            let isAfter =
                wraps || before >= 0 && after < count
                ? abs(self.point(of: after) - point) <= abs(point - self.point(of: before)) : before < 0
            let next = isAfter ? after : before
            if isEnabled(index(ofSlot: next)) { return next }
            if isAfter { after += 1 } else { before -= 1 }
        }
        return found
    }

    /// Returns the next slot with an enabled value in a direction.
    private func enabledSlot(from slot: Int, _ direction: Int) -> Int? {
        var next = slot
        for _ in 0..<count {
            next += direction
            if !wraps && (next < 0 || next >= count) { return nil }
            if isEnabled(index(ofSlot: next)) { return next }
        }
        return nil
    }

    /// Returns the slot at a number of enabled values from a slot, or the last slot in that direction.
    ///
    /// - Complexity: O(1) if all values are enabled. Otherwise, O(*n*), where *n* is the number of passed values, for
    ///   at most 10,000 enabled values.
    func slot(_ steps: Int, from slot: Int) -> Int {
        if rule == nil { return wraps ? slot + steps : max(min(slot + steps, count - 1), 0) }
        var found = slot
        for _ in 0..<min(abs(steps), 10_000) { found = enabledSlot(from: found, steps.signum()) ?? found }
        return found
    }

    /// Returns the first or the last enabled slot. On a wheel that wraps around, it is in the lap of the given slot.
    func end(_ direction: Int, from slot: Int) -> Int {
        let turn = lap(ofSlot: slot)
        let edge = self.slot(ofIndex: direction > 0 ? count - 1 : 0, lap: turn)
        if count == 0 || isEnabled(index(ofSlot: edge)) { return edge }
        return enabledSlot(from: edge, -direction) ?? slot
    }

    // MARK: Stretches

    /// Returns the slots in a half-open range of points.
    func slots(from low: Double, to high: Double) -> Range<Int> {
        let first = firstSlot(atOrAfter: low), last = firstSlot(atOrAfter: high)
        return first..<max(last, first)
    }

    private func firstSlot(atOrAfter point: Double) -> Int {
        // Two computations of a point may differ in the last bit. Each slot must be in exactly one chunk.
        let point = point - Tolerance.sum
        var slot = self.slot(at: point)
        if self.point(of: slot) < point { slot += 1 }
        if slot > 0 || wraps, self.point(of: slot - 1) >= point { slot -= 1 }
        return wraps ? slot : min(slot, count)
    }
}
