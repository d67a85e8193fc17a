import SwiftUI

extension EnvironmentValues {
    /// The day the exhibits take for today: the day the page was opened, or a fixed one in pictures and tests.
    var today: Date {
        get { self[TodayKey.self] }
        set { self[TodayKey.self] = newValue }
    }
}

private struct TodayKey: EnvironmentKey {
    static let defaultValue = Date()
}

extension Date {
    /// The day of all pictures: Wednesday, 21 October 2026, at noon in Greenwich.
    static let pictureDay = Date(timeIntervalSinceReferenceDate: 814_276_800)

    /// Noon in Greenwich of a day such as `2026-10-21`; nil for what is not a day.
    init?(day: String) {
        guard let noon = try? Date("\(day)T12:00:00Z", strategy: .iso8601) else { return nil }
        self = noon
    }
}
