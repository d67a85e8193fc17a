import Foundation

/// Which dates may be chosen.
struct DateRange: Equatable {
    let earliest: Date?
    let latest: Date?

    func nearest(to date: Date) -> Date {
        var date = date
        if let latest { date = min(date, latest) }
        if let earliest { date = max(date, earliest) }
        return date
    }

    /// Whether any moment of the interval may be chosen; its end does not belong to it.
    func overlaps(_ interval: DateInterval) -> Bool {
        if let earliest, interval.end <= earliest { return false }
        if let latest, interval.start > latest { return false }
        return true
    }
}
