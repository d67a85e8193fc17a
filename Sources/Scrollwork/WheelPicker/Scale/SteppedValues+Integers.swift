extension SteppedValues where Value: BinaryInteger {
    /// Creates integers at a distance of a step.
    ///
    /// Distances are magnitudes, because the distance between the bounds may overflow a signed integer.
    ///
    /// - Parameters:
    ///   - bounds: The first and the last value.
    ///   - step: The distance. 0 is treated as 1, and a negative step is treated as its magnitude.
    ///   - majorStep: The distance of major values, or `nil` for every fifth step. A value below 1 is treated as 1.
    init(integers bounds: ClosedRange<Value>, step: Value, majorStep: Value?) {
        let low = min(bounds.lowerBound, bounds.upperBound), high = max(bounds.lowerBound, bounds.upperBound)
        let size = max(step.magnitude, 1)
        let (whole, beyond) = low.magnitude(to: high).quotientAndRemainder(dividingBy: size)
        let steps = Int(clamping: whole), isCut = steps > longestWheel - 2
        let rest = isCut || beyond == 0 ? 0 : max(Double(beyond) / Double(size), Tolerance.leastRest)
        let at = { (count: Int) in low.advanced(byMagnitude: Value.Magnitude(count) * size) }
        let major = majorStep.map { max($0, 1).magnitude }
        let every = major.map { min(Int(clamping: $0 / $0.greatestCommonDivisor(size)), longestWheel) } ?? 5
        var offset = 0
        if low.magnitude.isMultiple(of: size) {
            // A period that overflows a magnitude starts before all values.
            let number = low.magnitude / size
            offset = Value.Magnitude(exactly: every).map { Int(number % $0) } ?? Int(number)
            if low < 0, offset > 0 { offset = every - offset }
        } else if let major,
            let next = (0..<min(every, min(steps, 1_000) + 1)).first(where: { at($0).magnitude.isMultiple(of: major) })
        {
            offset = (every - next) % every
        }
        self.init(
            steps: isCut ? longestWheel - 2 : steps, rest: rest, first: low,
            last: rest > 0 ? high : at(isCut ? longestWheel - 2 : steps), valueAfter: at,
            stepsTo: { value in
                let (whole, beyond) = (value < low ? value.magnitude(to: low) : low.magnitude(to: value))
                    .quotientAndRemainder(dividingBy: size)
                let distance = Double(whole) + Double(beyond) / Double(size)
                return value < low ? -distance : distance
            },
            major: (every, offset),
            read: { Int($0).flatMap { Value(exactly: $0) } ?? UInt64($0).flatMap { Value(exactly: $0) } })
    }
}

extension BinaryInteger {
    fileprivate func greatestCommonDivisor(_ other: Self) -> Self {
        var (a, b) = (self, other)
        while b != 0 { (a, b) = (b, a % b) }
        return a
    }

    /// Returns the distance to a number that isn't less.
    func magnitude(to other: Self) -> Magnitude {
        self >= 0 ? other.magnitude - magnitude : other < 0 ? magnitude - other.magnitude : magnitude + other.magnitude
    }

    /// Returns the number at a distance, which the type must be able to represent.
    fileprivate func advanced(byMagnitude distance: Magnitude) -> Self {
        self < 0 && distance >= magnitude ? Self(distance - magnitude) : self + Self(distance)
    }
}
