import Foundation
import ScrollMechanics

/// A target behavior that describes its choice for a released finger in advance, so that a host can make the same
/// choice before the scene does.
package protocol DescribedTargetBehavior: ScrollTargetBehavior {
    /// Returns the rule and the snap points, as positions of targets, or `nil` if the content can rest anywhere or if
    /// there is no such description.
    ///
    /// - Parameters:
    ///   - axis: An axis on which the scroll view scrolls.
    ///   - context: A context whose original target is the current position.
    @MainActor func choice(on axis: Axis, in context: TargetContext) -> SnapChoice?
}

extension SnapChoice {
    /// The distance in points and the number of snap points on each side of the content that a description contains.
    /// Faster flings are rare.
    private static var reach: Double { 4_000 }
    private static var limit: Int { 100 }
    /// The greatest deviation from even distances in points, which isn't visible.
    private static var tolerance: Double { 0.01 }

    /// Creates a choice with the snap points near a position.
    package init?(_ rule: SnapRule, near position: Double, in points: some SnapPoints) {
        guard let nearest = points.nearest(to: position) else { return nil }
        self.init(rule, around: nearest) { point, direction in
            points.neighbor(of: point, direction > 0 ? .forward : .backward)
        }
    }

    /// Creates a choice with the snap points near one of them. Evenly spaced snap points become a grid.
    ///
    /// - Parameter next: Returns the snap point after (1) or before (-1) another one, or `nil` if there is none.
    package init(_ rule: SnapRule, around start: SnapPoint, next: (SnapPoint, _ direction: Int) -> SnapPoint?) {
        func side(_ direction: Int) -> (points: [Double], continues: Bool) {
            var found: [Double] = [], last = start
            while found.count < Self.limit, abs(last.position - start.position) < Self.reach {
                guard let point = next(last, direction) else { return (found, false) }
                found.append(point.position)
                last = point
            }
            return (found, true)
        }
        let before = side(-1), after = side(1)
        self.init(
            rule, before.points.reversed() + [start.position] + after.points, continuesBefore: before.continues,
            continuesAfter: after.continues)
    }

    /// Creates a choice with snap points in ascending order. Evenly spaced snap points become a grid.
    package init(_ rule: SnapRule, _ positions: [Double], continuesBefore: Bool, continuesAfter: Bool) {
        var points = Points.near(positions)
        if let first = positions.first, positions.count > 2 {
            let interval = (positions[positions.count - 1] - first) / Double(positions.count - 1)
            let isEven = positions.enumerated().allSatisfy {
                abs(first + Double($0) * interval - $1) < Self.tolerance
            }
            if isEven, interval > Self.tolerance {
                points = .even(SnapGrid(origin: first, interval: interval, count: positions.count))
            }
        }
        self.init(rule, points, continuesBefore: continuesBefore, continuesAfter: continuesAfter)
    }

    /// Returns the positions at which the choice needs no other snap points, for content at a position: as far as the
    /// middle between the content and the outermost known snap point.
    func reach(around position: Double) -> ClosedRange<Double> {
        guard let range else { return -.infinity ... .infinity }
        let before = continuesBefore ? min((position + range.lowerBound) / 2, position) : -.infinity
        let after = continuesAfter ? max((position + range.upperBound) / 2, position) : .infinity
        return before...after
    }
}

extension PagingScrollTargetBehavior: DescribedTargetBehavior {
    package func choice(on axis: Axis, in context: TargetContext) -> SnapChoice? {
        let page = Double(context.containerSize[axis])
        return page > Tolerance.position ? SnapChoice(.onePage, .even(SnapGrid(interval: page))) : nil
    }
}

extension ViewAlignedScrollTargetBehavior: DescribedTargetBehavior {
    package func choice(on axis: Axis, in context: TargetContext) -> SnapChoice? {
        guard let points = alignedPoints(on: axis, in: context) else { return nil }
        let position = Double(context.originalTarget.rect.origin[axis])
        return SnapChoice(rule(in: context, on: axis), near: position, in: points)
    }
}
