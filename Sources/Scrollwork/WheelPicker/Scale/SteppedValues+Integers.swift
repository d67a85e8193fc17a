extension SteppedValues where Value: BinaryInteger {
    /// - Parameters:
    ///   - step: 0 counts as 1, a negative one as its magnitude.
    ///   - majorStep: Multiples of it are major values; nil for every fifth step, less than 1 for every value.
    init(integers bounds: ClosedRange<Value>, step: Value, majorStep: Value?) {
        let low = min(bounds.lowerBound, bounds.upperBound), high = max(bounds.lowerBound, bounds.upperBound)
        let size = max(Int(clamping: step.magnitude), 1)
        let most = min(longestWheel - 2, Int.max / size)
        let distance = (Double(high) - Double(low)) / Double(size)
        let at = { (count: Int) in low.advanced(by: Value.Stride(exactly: count * size) ?? 0) }
        // A distance that an integer cannot hold is longer than any wheel.
        let length = distance >= Double(most) ? nil : Int(exactly: low.distance(to: high))
        let steps = length.map { min($0 / size, most) } ?? most
        let rest = length.map { $0 / size > most ? 0 : Double($0 % size) / Double(size) } ?? 0
        let every = majorStep.map { max(Int(clamping: $0), 1) } ?? size * 5
        let isWhole = every.isMultiple(of: size) && (Int(exactly: low).map { $0.isMultiple(of: size) } ?? false)
        let stepsToMajor = max(every / size, 1)
        let phase = isWhole ? Int(exactly: low).map { ($0 / size) % stepsToMajor } ?? 0 : 0
        self.init(
            steps: steps, rest: rest, first: low, last: rest > 0 ? high : at(steps),
            valueAfter: at,
            stepsTo: { value in
                if value <= low { return value == low ? 0 : -Double(value.distance(to: low, limit: .max)) / Double(size) }
                return (Double(value) - Double(low)) / Double(size)
            },
            major: (stepsToMajor, phase < 0 ? phase + stepsToMajor : phase),
            read: { Int($0).flatMap { Value(exactly: $0) } })
    }
}

extension BinaryInteger {
    /// The distance to a larger number, or the limit if that is less.
    fileprivate func distance(to other: Self, limit: Int) -> Int {
        let distance = Double(other) - Double(self)
        return distance >= Double(limit) ? limit : Int(distance)
    }
}
