import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct DatedTextTests {
    /// The first time of the stage.
    private let start = Date(timeIntervalSinceReferenceDate: 0)
    private let size = CGSize(width: 300, height: 100)

    private func stage(@ViewBuilder _ content: () -> some View) -> Stage {
        Stage(
            size: size,
            environment: {
                $0.locale = Locale(identifier: "en_US")
                $0.timeZone = .gmt
            }, content: content)
    }

    @Test func aTimerCountsTowardItsDateAndBeyond() throws {
        let stage = stage { Text(start + 3, style: .timer).accessibilityIdentifier("timer") }
        #expect(try stage.text(of: "timer") == "0:03")
        stage.advance(by: 1.5)
        #expect(try stage.text(of: "timer") == "0:02")
        stage.advance(by: 3)
        #expect(try stage.text(of: "timer") == "0:01")
        stage.advance(by: 60)
        #expect(try stage.text(of: "timer") == "1:01")
    }

    /// The dates are between the seconds of the clock.
    @Test func aTimerChangesAtWholeSecondsFromItsDate() throws {
        let stage = stage {
            VStack {
                Text(start + 3.25, style: .timer).accessibilityIdentifier("ahead")
                Text(start - 3.25, style: .timer).accessibilityIdentifier("past")
                (Text(start + 3.5, style: .timer) + Text(verbatim: " ") + Text(start + 3.25, style: .timer))
                    .accessibilityIdentifier("both")
            }
        }
        let rows: [(time: Double, ahead: String, past: String, both: String)] = [
            (0, "0:04", "0:03", "0:04 0:04"), (0.24, "0:04", "0:03", "0:04 0:04"),
            (0.26, "0:03", "0:03", "0:04 0:03"), (0.51, "0:03", "0:03", "0:03 0:03"),
            (0.74, "0:03", "0:03", "0:03 0:03"), (0.76, "0:03", "0:04", "0:03 0:03"),
            (1.24, "0:03", "0:04", "0:03 0:03"), (1.26, "0:02", "0:04", "0:03 0:02"),
        ]
        for row in rows {
            stage.advance(by: row.time - stage.time)
            #expect(try stage.text(of: "ahead") == row.ahead, "\(row.time)")
            #expect(try stage.text(of: "past") == row.past, "\(row.time)")
            #expect(try stage.text(of: "both") == row.both, "\(row.time)")
        }
    }

    @Test func aTimerOfHoursShowsThem() throws {
        let stage = stage { Text(start + 133_141, style: .timer).accessibilityIdentifier("timer") }
        #expect(try stage.text(of: "timer") == "36:59:01")
    }

    @Test func relativeAndOffsetStylesShowHowFarAwayADateIs() throws {
        let stage = stage {
            VStack {
                Text(start + 8_580, style: .relative).accessibilityIdentifier("relative")
                Text(start + 8_580, style: .offset).accessibilityIdentifier("ahead")
                Text(start - 7_300, style: .offset).accessibilityIdentifier("past")
            }
        }
        #expect(try stage.text(of: "relative") == "2 hr, 23 min")
        #expect(try stage.text(of: "ahead") == "-2 hours")
        #expect(try stage.text(of: "past") == "+2 hours")
    }

    @Test func datesAndTimesAreThoseOfTheReader() throws {
        let stage = stage {
            VStack {
                Text(start, style: .date).accessibilityIdentifier("date")
                Text(start, style: .time).accessibilityIdentifier("time")
            }
        }
        #expect(try stage.text(of: "date") == "January 1, 2001")
        #expect(try stage.text(of: "time").hasPrefix("12:00"))
        #expect(try stage.text(of: "time").hasSuffix("AM"))
    }

    @Test func aCountingTextEvaluatesNoBodyAndAStaticOneRequestsNoFrame() throws {
        let counting = stage { Text("Left: \(start + 30, style: .timer)").accessibilityIdentifier("left") }
        counting.resetStatistics()
        counting.advance(by: 2)
        #expect(try counting.text(of: "left") == "Left: 0:28")
        #expect(counting.statistics.bodiesEvaluated == 0)
        #expect(stage { Text(start, style: .date) }.isAtRest)
    }

    @Test func formattersMakeTexts() throws {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = .gmt
        formatter.dateFormat = "yyyy-MM-dd"
        let stage = stage {
            VStack {
                Text(start, formatter: formatter).accessibilityIdentifier("text")
                Text("On \(start, formatter: formatter)").accessibilityIdentifier("part")
            }
        }
        #expect(try stage.text(of: "text") == "2001-01-01")
        #expect(try stage.text(of: "part") == "On 2001-01-01")
    }

    private final class Host: Formatter {
        override func string(for value: Any?) -> String? { (value as? URL)?.host() }
    }

    @Test func partsOfTextsUseFormatters() throws {
        let page = try #require(URL(string: "https://example.com/page")), file = URL(filePath: "/file")
        let stage = stage {
            VStack {
                Text("On \(page, formatter: Host())!").accessibilityIdentifier("host")
                Text("On \(page, formatter: nil)!").accessibilityIdentifier("plain")
                Text("On \(file, formatter: Host())!").accessibilityIdentifier("none")
            }
        }
        #expect(try stage.text(of: "host") == "On example.com!")
        #expect(try stage.text(of: "plain") == "On https://example.com/page!")
        #expect(try stage.text(of: "none") == "On !")
    }

    @Test func aTextIsReadByItsLabel() throws {
        let stage = stage {
            (Text("5") + Text("km").accessibilityLabel("kilometres")).accessibilityIdentifier("distance")
        }
        #expect(try stage.text(of: "distance") == "5kilometres")
    }

    @Test func tighteningFitsATextThatIsSlightlyTooWide() {
        func lines(_ width: CGFloat, _ tightens: Bool) -> CGFloat {
            let stage = stage {
                Text("A line of text").allowsTightening(tightens).frame(width: width).accessibilityIdentifier("line")
            }
            return (try? stage.frame(of: "line").height) ?? 0
        }
        let probe = stage { Text("A line of text").fixedSize().accessibilityIdentifier("line") }
        let width = (try? probe.frame(of: "line").width) ?? 0
        let one = lines(width + 1, false)
        #expect(lines(width - 3, false) > one)
        #expect(lines(width - 3, true) == one)
        // Beyond the limit, the text wraps.
        #expect(lines(width * 0.8, true) > one)
    }

    @Test func `A spoken time is that of the frame in which it is read`() throws {
        let stage = stage {
            Color.red.accessibilityElement().accessibilityValue(Text(start + 90, style: .timer))
                .accessibilityIdentifier("left")
        }
        let left = try #require(stage.semantics.flattened.first { $0.identifier == "left" })
        #expect(left.value == "1:30")
    }
}
