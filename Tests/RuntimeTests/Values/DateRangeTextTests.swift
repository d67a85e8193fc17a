import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct DateRangeTextTests {
    /// The first time of the stage: midnight on January 1, 2001.
    private let start = Date(timeIntervalSinceReferenceDate: 0)

    private func stage(_ timeZone: TimeZone = .gmt, @ViewBuilder _ content: () -> some View) -> Stage {
        Stage(
            size: CGSize(width: 400, height: 200),
            environment: {
                $0.locale = Locale(identifier: "en_US")
                $0.timeZone = timeZone
            }, content: content)
    }

    /// Returns a text with ordinary spaces in place of the narrow and thin ones of the locale.
    private func text(of identifier: String, in stage: Stage) throws -> String {
        try stage.text(of: identifier).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    @Test func aRangeWithinADayShowsItsTimes() throws {
        let stage = stage {
            VStack {
                Text(start + 37_800...start + 39_600).accessibilityIdentifier("range")
                Text(DateInterval(start: start + 37_800, duration: 1_800)).accessibilityIdentifier("interval")
                Text(start + 39_600...start + 46_800).accessibilityIdentifier("noon")
            }
        }
        #expect(try text(of: "range", in: stage) == "10:30 – 11:00 AM")
        #expect(try text(of: "interval", in: stage) == "10:30 – 11:00 AM")
        #expect(try text(of: "noon", in: stage) == "11:00 AM – 1:00 PM")
    }

    @Test func aRangeOfSeveralDaysShowsTheDaysOfTheReader() throws {
        let range = start + 82_800...start + 90_000
        let greenwich = stage { Text(range).accessibilityIdentifier("range") }
        let shown = try text(of: "range", in: greenwich)
        #expect(shown.hasPrefix("1/1/2001, 11:00 PM") && shown.hasSuffix("1/2/2001, 1:00 AM"), "\(shown)")
        // Ten hours to the west, both dates are on the same day.
        let honolulu = stage(try #require(TimeZone(secondsFromGMT: -36_000))) {
            Text(range).accessibilityIdentifier("range")
        }
        #expect(try text(of: "range", in: honolulu) == "1:00 – 3:00 PM")
    }

    @Test func aRangeCanBePartOfAText() throws {
        let range = start + 37_800...start + 39_600, interval = DateInterval(start: start + 37_800, duration: 1_800)
        let stage = stage {
            VStack {
                Text("Open \(range) today").accessibilityIdentifier("range")
                Text("Open \(interval) today").accessibilityIdentifier("interval")
                (Text("Open ") + Text(range)).accessibilityIdentifier("sum")
            }
        }
        #expect(try text(of: "range", in: stage) == "Open 10:30 – 11:00 AM today")
        #expect(try text(of: "interval", in: stage) == "Open 10:30 – 11:00 AM today")
        #expect(try text(of: "sum", in: stage) == "Open 10:30 – 11:00 AM")
    }

    @Test func aRangeFollowsTheEnvironmentAndNeedsNoFrames() throws {
        let stage = stage { Text(start + 37_800...start + 39_600).accessibilityIdentifier("range") }
        #expect(stage.isAtRest)
        stage.changeEnvironment { $0.timeZone = TimeZone(secondsFromGMT: 3_600)! }
        #expect(try text(of: "range", in: stage) == "11:30 AM – 12:00 PM")
    }
}
