import SwiftUI

extension EnvironmentValues {
    /// The date that the exhibits use as today: the date on which the page opened, or a fixed date in images and tests.
    var today: Date {
        get { self[TodayKey.self] }
        set { self[TodayKey.self] = newValue }
    }
}

private struct TodayKey: EnvironmentKey {
    static let defaultValue = Date()
}

extension Date {
    /// The date of all images: Wednesday, October 21, 2026, at noon in Greenwich.
    static let pictureDay = Date(timeIntervalSinceReferenceDate: 814_276_800)

    /// Creates noon in Greenwich of a day such as `2026-10-21`, or returns `nil` for other text.
    init?(day: String) {
        guard let noon = try? Date("\(day)T12:00:00Z", strategy: .iso8601) else { return nil }
        self = noon
    }
}
