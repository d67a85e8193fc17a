/// A rule and the snap points near the content, with which another process can choose the snap point where the content
/// comes to rest.
public struct SnapChoice: Equatable, Sendable {
    /// The rule.
    public var rule: SnapRule
    /// The snap points.
    public var points: Points

    /// The snap points near the content.
    public enum Points: Equatable, Sendable {
        /// All snap points, which are evenly spaced.
        case even(SnapGrid)
        /// Snap points in ascending order, without gaps. The parameters indicate whether there are others before the
        /// first and after the last one.
        case near([Double], continuesBefore: Bool, continuesAfter: Bool)
    }

    /// Creates a choice.
    public init(_ rule: SnapRule, _ points: Points) {
        self.rule = rule
        self.points = points
    }

    /// Returns the snap point for a release, or `nil` if it depends on snap points that aren't known.
    public func rest(of release: SnapRelease) -> SnapPoint? {
        switch points {
        case .even(let grid): return rule.rest(of: release, in: grid)
        case .near(let positions, let before, let after):
            guard let rest = rule.rest(of: release, in: SnapPositions(positions)) else { return nil }
            let isOutermost = before && rest.index == 0 || after && rest.index == positions.count - 1
            return isOutermost ? nil : rest
        }
    }

    /// Returns the choice after the content moved by a distance relative to the positions.
    public func shifted(by distance: Double) -> SnapChoice {
        switch points {
        case .even(let grid):
            let moved = SnapGrid(origin: grid.origin + distance, interval: grid.interval, count: grid.count)
            return SnapChoice(rule, .even(moved))
        case .near(let positions, let before, let after):
            let moved = positions.map { $0 + distance }
            return SnapChoice(rule, .near(moved, continuesBefore: before, continuesAfter: after))
        }
    }

    /// Creates a choice from its ``numbers``, or returns `nil` if they don't describe one.
    public init?(numbers: [Double]) {
        guard numbers.count > 3, let rule = SnapRule(number: numbers[0], parameter: numbers[1]) else { return nil }
        if numbers[2] == 0 {
            guard numbers.count == 6 else { return nil }
            let count = numbers[5] < 0 ? nil : numbers[5].flooredInt
            self.init(rule, .even(SnapGrid(origin: numbers[3], interval: numbers[4], count: count)))
        } else {
            let sides = numbers[2].flooredInt
            let positions = Array(numbers[3...])
            self.init(rule, .near(positions, continuesBefore: sides & 2 != 0, continuesAfter: sides & 4 != 0))
        }
    }

    /// The description of the choice in numbers: the number of the rule and its parameter; see ``SnapRule/number``.
    /// Then 0 and the origin, the interval, and the number of evenly spaced snap points, or -1 for an unlimited number.
    /// Or 1, plus 2 if there are snap points before, plus 4 if there are others after the listed ones, and their
    /// positions.
    public var numbers: [Double] {
        switch points {
        case .even(let grid):
            return [rule.number, rule.parameter, 0, grid.origin, grid.interval, grid.count.map(Double.init) ?? -1]
        case .near(let positions, let before, let after):
            return [rule.number, rule.parameter, 1 + (before ? 2 : 0) + (after ? 4 : 0)] + positions
        }
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
