/// Values at a distance of a step from the first value. The last value always exists, whatever its distance from the
/// previous value.
struct SteppedValues<Value: Hashable>: WheelValues {
    /// The number of whole steps.
    let steps: Int
    /// The distance of the last value from the last whole step, in steps, or 0 if it is at a whole step.
    let rest: Double
    let first: Value
    let last: Value
    /// Returns the value at a number of steps after the first value.
    let valueAfter: (Int) -> Value
    /// Returns the distance of a value from the first value, in steps. The result isn't finite if the distance is
    /// unknown.
    let stepsTo: (Value) -> Double
    /// The number of steps between major values, and the number of steps from the last major value at or before the
    /// first value to the first value.
    let major: (every: Int, offset: Int)
    /// Parses typed text, or returns `nil` if that isn't possible.
    var read: ((String) -> Value?)?

    var count: Int { rest > 0 ? steps + 2 : steps + 1 }

    var isEven: Bool { rest == 0 }

    func value(at index: Int) -> Value {
        if index <= 0 { return first }
        return index >= count - 1 ? last : valueAfter(index)
    }

    func position(at index: Int) -> Double { index > steps ? Double(steps) + rest : Double(index) }

    func index(of value: Value) -> Int? {
        if value == last { return count - 1 }
        let distance = stepsTo(value)
        guard !distance.isNaN else { return 0 }
        if distance > Double(steps) + rest / 2 { return count - 1 }
        return Int(min(max(distance.rounded(), 0), Double(steps)))
    }

    mutating func learn(from former: any WheelValues<Value>) -> Bool {
        guard let former = former as? Self else { return false }
        return first == former.first && last == former.last && steps == former.steps && rest == former.rest
            && major == former.major
            && (steps == 0 || valueAfter(1) == former.valueAfter(1))
    }

    var majorDistance: Int { major.every }

    func majorNumber(at index: Int) -> Int? {
        if index > steps { return nil }
        let (number, beyond) = (index + major.offset).quotientAndRemainder(dividingBy: major.every)
        return beyond == 0 ? number : nil
    }

    func isMedium(at index: Int) -> Bool {
        index <= steps && major.every >= 4 && major.every.isMultiple(of: 2)
            && (index + major.offset) % major.every == major.every / 2
    }

    func index(number typed: String) -> Int? {
        guard let read, let value = read(typed) else { return nil }
        let exact = stepsTo(value), end = Double(steps) + rest
        if exact >= -Tolerance.rounding, exact <= end + Tolerance.rounding, let index = index(of: value) {
            return index
        }
        // 7 is the beginning of 70 among numbers from 40 to 160. No integer begins with 0.
        if typed.drop(while: { $0 == "-" }).first == "0", !typed.contains(".") { return nil }
        var digits = typed
        for _ in 0..<18 {
            digits += "0"
            guard let low = read(digits) else { return nil }
            let from = stepsTo(low)
            if from > Double(steps) + rest { return nil }
            if from >= 0 { return index(of: low) }
            // The largest number that begins with the typed digits.
            guard
                let high = read(
                    digits.dropLast(digits.count - typed.count)
                        + String(repeating: "9", count: digits.count - typed.count))
            else { return nil }
            if stepsTo(high) >= 0 { return 0 }
        }
        return nil
    }

    /// Returns the number of steps between multiples of a number, and the number of steps from a multiple to the first
    /// value. If no value is a multiple, major values count from the first value.
    static func major(each ratio: Double, first: Double) -> (every: Int, offset: Int) {
        let isWhole = { (number: Double) in abs(number - number.rounded()) < Tolerance.rounding * max(abs(number), 1) }
        guard ratio > 0, ratio.isFinite else { return (1, 0) }
        let period = ((1...100).lazy.map { ratio * Double($0) }.first { isWhole($0) && $0 >= 0.5 } ?? max(ratio, 1))
            .rounded()
        guard period < Double(longestWheel) else { return (longestWheel, 0) }
        let every = Int(period), from = first.truncatingRemainder(dividingBy: period)
        let next = (0..<min(every, 1_000)).first { isWhole((from + Double($0)) / ratio) } ?? 0
        return (every, (every - next) % every)
    }

    /// Returns the number of whole steps in a distance, and the rest.
    static func division(_ distance: Double) -> (steps: Int, rest: Double) {
        guard distance > 0 else { return (0, 0) }
        let limit = Double(longestWheel - 2)
        if distance >= limit { return (longestWheel - 2, 0) }
        // Ignores a rest that is only a rounding error.
        let nearest = distance.rounded()
        if nearest > 0, abs(distance - nearest) < Tolerance.rounding * max(distance, 1) { return (Int(nearest), 0) }
        return (Int(distance.rounded(.down)), max(distance - distance.rounded(.down), Tolerance.leastRest))
    }
}
