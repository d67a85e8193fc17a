/// Evenly spaced snap points, such as pages, days, or rows of equal height.
public struct SnapGrid: Hashable, Sendable, SnapPoints {
    /// The position of the snap point with index 0, in points.
    public let origin: Double
    /// The distance between adjacent snap points, in points.
    public let interval: Double
    /// The number of snap points from index 0 on, or `nil` if they're unlimited in both directions.
    public let count: Int?

    /// Creates evenly spaced snap points.
    ///
    /// An origin that is NaN or infinite is treated as 0, and a negative count as 0. If the interval isn't a positive
    /// number, the origin is the only snap point.
    public init(origin: Double = 0, interval: Double, count: Int? = nil) {
        self.origin = origin.finite()
        if interval.finite() > 0 {
            self.interval = interval.finite()
            self.count = count.map { max($0, 0) }
        } else {
            self.interval = 1
            self.count = count.map { min(max($0, 0), 1) } ?? 1
        }
    }

    /// Returns the snap point nearest to a position; the later one if two are equally near.
    public func nearest(to position: Double) -> SnapPoint? {
        point(clamping: (steps(to: position) + 0.5).flooredInt)
    }

    /// Returns the first snap point at or after a position.
    public func first(atOrAfter position: Double) -> SnapPoint? {
        let index = steps(to: position).rounded(.up).flooredInt
        if let count, index >= count { return nil }
        return point(clamping: index)
    }

    /// Returns the last snap point at or before a position.
    public func last(atOrBefore position: Double) -> SnapPoint? {
        let index = steps(to: position).flooredInt
        if count != nil, index < 0 { return nil }
        return point(clamping: index)
    }

    /// Returns the snap point with an index, or the nearest one if the index is out of range.
    public func point(clamping index: Int) -> SnapPoint? {
        var index = index
        if let count {
            guard count > 0 else { return nil }
            index = min(max(index, 0), count - 1)
        }
        return SnapPoint(index: index, position: origin + Double(index) * interval)
    }

    private func steps(to position: Double) -> Double { (position.finite() - origin) / interval }
}
