import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// The columns of a date under random simultaneous input, in all kinds of calendars.
@MainActor
@Suite struct WheelDatePickerRandomWalkTests {
    private struct Scene: View {
        let setting: WheelSetting<Date>
        let bounds: ClosedRange<Date>
        let surroundings: WalkSurroundings

        var body: some View {
            Surrounded(surroundings: surroundings) {
                SettingView(setting) {
                    WheelDatePicker("Date", selection: $0, in: bounds, displayedComponents: [.date, .timeWithSeconds])
                }
            }
        }
    }

    private static let columns = ["year", "month", "day", "hour", "minute", "second", "period"]

    private static func name(_ column: String) -> String { "Scrollwork.WheelDatePicker.\(column)" }

    @Test(arguments: [Calendar.Identifier.gregorian, .japanese, .chinese, .hebrew, .islamicUmmAlQura, .coptic])
    func theColumnsShowTheDateAndTheDateIsWithinItsBounds(_ identifier: Calendar.Identifier) throws {
        var calendar = Calendar(identifier: identifier)
        calendar.timeZone = TimeZone(identifier: "America/New_York")!
        calendar.locale = Locale(identifier: "en_US_POSIX")
        let first = Day(year: 2018, month: 11, day: 4)!.start(in: calendar.timeZone) + 5_000
        let bounds = first...first + 86_400 * 3_000
        let setting = WheelSetting(first + 86_400 * 700), surroundings = WalkSurroundings()
        let zoned = calendar
        let stage = Stage(
            size: CGSize(width: 500, height: 300),
            environment: {
                $0.calendar = zoned
                $0.timeZone = zoned.timeZone
            }
        ) { Scene(setting: setting, bounds: bounds, surroundings: surroundings) }
        let gestures = StageGestures(stage, RandomWalk(), names: Self.columns.map(Self.name))
        for step in 0..<RandomWalk.steps(20) {
            gestures.begin(step)
            switch gestures.number(0...99) {
            case 0..<66: gestures.act()
            case 66..<74:
                let date = first + Double(gestures.number(0...(86_400 * 3_000))), isAnimated = gestures.chance(2)
                gestures.note("date \(date)\(isAnimated ? " animated" : "")")
                withAnimation(isAnimated ? .default : nil) { setting.value = date }
                stage.update()
            case 74..<79:
                surroundings.direction = gestures.one(of: [.leftToRight, .rightToLeft])
                surroundings.textSize = gestures.one(of: [.small, .large, .accessibility2])
                surroundings.reducesMotion = gestures.chance(3)
                gestures.note("\(surroundings.direction) \(surroundings.textSize) \(surroundings.reducesMotion)")
                stage.update()
            case 79..<90: stage.advance(by: Double(gestures.number(1...40)) / 100)
            default:
                gestures.letGo()
                try stage.settle()
                try check(stage, calendar, setting.value, gestures.comment)
                gestures.note("rest")
            }
            try #require(bounds.contains(setting.value), gestures.comment)
        }
        gestures.letGo()
        try stage.settle()
        try check(stage, calendar, setting.value, gestures.comment)
    }

    /// Checks that every column shows its part of the date at rest.
    private func check(_ stage: Stage, _ calendar: Calendar, _ date: Date, _ comment: Comment) throws {
        let style = Date.FormatStyle(
            locale: Locale(identifier: "en_US_POSIX"), calendar: calendar, timeZone: calendar.timeZone)
        let parts = calendar.dateComponents([.year, .day, .hour, .minute, .second], from: date)
        let expected = [
            "month": style.month(.wide).format(date), "day": "\(parts.day!)", "hour": "\((parts.hour! + 11) % 12 + 1)",
            "period": parts.hour! < 12 ? "AM" : "PM",
            "minute": parts.minute! < 10 ? "0\(parts.minute!)" : "\(parts.minute!)",
            "second": parts.second! < 10 ? "0\(parts.second!)" : "\(parts.second!)",
        ]
        for (column, text) in expected {
            let spoken = stage.semantics.flattened.first { $0.identifier == Self.name(column) && $0.value != nil }?
                .value
            try #require(spoken == text, "\(column) of \(date) says \(spoken ?? "nothing") and not \(text). \(comment)")
        }
        let year = stage.semantics.flattened.first { $0.identifier == Self.name("year") && $0.value != nil }?.value
        try #require(
            year?.contains("\(parts.year!)") == true || calendar.identifier == .japanese,
            "\(year ?? "") of \(date). \(comment)")
    }
}
