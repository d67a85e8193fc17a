/// A rule and the snap points near the content, with which another process can choose the snap point where the content
/// comes to rest.
public struct SnapChoice: Equatable, Sendable {
    /// The rule.
    public var rule: SnapRule
    /// The known snap points.
    public var points: Points
    /// Whether there are other snap points before the known ones.
    public var continuesBefore: Bool
    /// Whether there are other snap points after the known ones.
    public var continuesAfter: Bool

    /// Snap points near the content.
    public enum Points: Equatable, Sendable {
        /// Evenly spaced snap points.
        case even(SnapGrid)
        /// Snap points in ascending order, without gaps.
        case near([Double])
    }

    /// Creates a choice.
    public init(_ rule: SnapRule, _ points: Points, continuesBefore: Bool = false, continuesAfter: Bool = false) {
        self.rule = rule
        self.points = points
        self.continuesBefore = continuesBefore
        self.continuesAfter = continuesAfter
    }

    /// Returns the snap point for a release, or `nil` if it depends on snap points that aren't known.
    public func rest(of release: SnapRelease) -> SnapPoint? {
        switch points {
        case .even(let grid): rest(of: release, in: grid)
        case .near(let positions): rest(of: release, in: SnapPositions(positions))
        }
    }

    private func rest(of release: SnapRelease, in points: some SnapPoints) -> SnapPoint? {
        guard let rest = rule.rest(of: release, in: points) else { return nil }
        let isKnown = points.isKnown(
            rest.position, continuesBefore: continuesBefore, continuesAfter: continuesAfter)
        return isKnown ? rest : nil
    }

    /// The range from the first to the last known snap point, or `nil` if there is no first or no snap point.
    public var range: ClosedRange<Double>? {
        switch points {
        case .even(let grid):
            guard grid.count != nil, let first = grid.point(clamping: .min), let last = grid.point(clamping: .max)
            else { return nil }
            return first.position...last.position
        case .near(let positions):
            guard let first = positions.first, let last = positions.last, first <= last else { return nil }
            return first...last
        }
    }

    /// Returns the choice after the content moved by a distance relative to the positions.
    public func shifted(by distance: Double) -> SnapChoice {
        var choice = self
        switch points {
        case .even(let grid):
            let moved = SnapGrid(origin: grid.origin + distance, interval: grid.interval, count: grid.count)
            choice.points = .even(moved)
        case .near(let positions): choice.points = .near(positions.map { $0 + distance })
        }
        return choice
    }

    /// Creates a choice from its ``numbers``, or returns `nil` if they don't describe one.
    public init?(numbers: [Double]) {
        guard numbers.count > 3, let rule = SnapRule(number: numbers[0], parameter: numbers[1]) else { return nil }
        let flags = numbers[2].flooredInt
        let points: Points
        if flags & 1 == 0 {
            guard numbers.count == 6 else { return nil }
            let count = numbers[5] < 0 ? nil : numbers[5].flooredInt
            points = .even(SnapGrid(origin: numbers[3], interval: numbers[4], count: count))
        } else {
            points = .near(Array(numbers[3...]))
        }
        self.init(rule, points, continuesBefore: flags & 2 != 0, continuesAfter: flags & 4 != 0)
    }

    /// The description of the choice in numbers.
    ///
    /// - The number of the rule and its parameter; see ``SnapRule/number``.
    /// - The sum of 1 if the snap points are listed, 2 if there are others before the known ones, and 4 if there are
    ///   others after them.
    /// - The positions of listed snap points. For evenly spaced ones, the origin, the interval, and the number of snap
    ///   points, or -1 for an unlimited number.
    public var numbers: [Double] {
        let flags = (continuesBefore ? 2.0 : 0) + (continuesAfter ? 4 : 0)
        switch points {
        case .even(let grid):
            return [rule.number, rule.parameter, flags, grid.origin, grid.interval, grid.count.map(Double.init) ?? -1]
        case .near(let positions):
            return [rule.number, rule.parameter, flags + 1] + positions
        }
    }
}

extension SnapPoints {
    /// Whether a rest position lies between listed snap points, so that no unlisted one can be the choice.
    ///
    /// - Parameters:
    ///   - rest: The rest position, in points.
    ///   - continuesBefore: Whether there are other snap points before the known ones.
    ///   - continuesAfter: Whether there are other snap points after the known ones.
    func isKnown(_ rest: Double, continuesBefore: Bool, continuesAfter: Bool) -> Bool {
        guard let first = point(clamping: .min), let last = point(clamping: .max) else { return false }
        return (!continuesBefore || rest > first.position) && (!continuesAfter || rest < last.position)
    }
}

extension SnapRule {
    /// The number of the rule, in the order of the declarations.
    public var number: Double {
        switch self {
        case .nearest: 0
        case .onePage: 1
        case .pages: 2
        case .oneStep: 3
        case .within: 4
        }
    }

    /// The parameter of the rule: a number of pages or a distance.
    public var parameter: Double {
        switch self {
        case .nearest, .onePage, .oneStep: 0
        case .pages(let limit): Double(limit)
        case .within(let distance): distance
        }
    }

    /// Creates a rule from its number and its parameter, or `nil` if there is no such rule.
    public init?(number: Double, parameter: Double) {
        switch number {
        case 0: self = .nearest
        case 1: self = .onePage
        case 2: self = .pages(limit: parameter.flooredInt)
        case 3: self = .oneStep
        case 4: self = .within(parameter)
        default: return nil
        }
    }
}
