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
}
