import Foundation

/// The dates that a person can select.
struct DateRange: Equatable {
    let earliest: Date?
    let latest: Date?

    func nearest(to date: Date) -> Date {
        var date = date
        if let latest { date = min(date, latest) }
        if let earliest { date = max(date, earliest) }
        return date
    }

    /// Whether the range includes a moment of the interval. The interval's end isn't part of it.
    func overlaps(_ interval: DateInterval) -> Bool {
        if let earliest, interval.end <= earliest { return false }
        if let latest, interval.start > latest { return false }
        return true
    }
}
