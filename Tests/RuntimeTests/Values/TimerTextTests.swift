import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct TimerTextTests {
    /// The first time of the stage.
    private let start = Date(timeIntervalSinceReferenceDate: 0)
    private let size = CGSize(width: 300, height: 100)

    private func stage(@ViewBuilder _ content: () -> some View) -> Stage {
        Stage(size: size, environment: { $0.locale = Locale(identifier: "en_US") }, content: content)
    }

    @Test func aTimerCountsWithinItsInterval() throws {
        let interval = start + 1.5...start + 4
        let stage = stage {
            VStack {
                Text(timerInterval: interval).accessibilityIdentifier("down")
                Text(timerInterval: interval, countsDown: false).accessibilityIdentifier("up")
                Text("Ready in \(timerInterval: interval)").accessibilityIdentifier("sentence")
            }
        }
        let rows: [(time: Double, down: String, up: String)] = [
            (0, "0:03", "0:00"), (1.4, "0:03", "0:00"), (1.9, "0:03", "0:00"), (2.1, "0:02", "0:00"),
            (2.6, "0:02", "0:01"), (3.1, "0:01", "0:01"), (3.6, "0:01", "0:02"), (3.9, "0:01", "0:02"),
            (4.1, "0:00", "0:02"), (90, "0:00", "0:02"),
        ]
        for row in rows {
            stage.advance(by: row.time - stage.time)
            #expect(try stage.text(of: "down") == row.down, "\(row.time)")
            #expect(try stage.text(of: "up") == row.up, "\(row.time)")
            #expect(try stage.text(of: "sentence") == "Ready in \(row.down)", "\(row.time)")
        }
    }

    @Test func aTimerStopsAtItsPause() throws {
        let stage = stage {
            Text(timerInterval: start...start + 10, pauseTime: start + 3).accessibilityIdentifier("timer")
        }
        stage.advance(by: 2.5)
        #expect(try stage.text(of: "timer") == "0:08")
        stage.advance(by: 2)
        #expect(try stage.text(of: "timer") == "0:07")
        stage.advance(by: 20)
        #expect(try stage.text(of: "timer") == "0:07")
    }

    @Test func aTimerShowsHoursUnlessItShouldNot() throws {
        let stage = stage {
            VStack {
                Text(timerInterval: start...start + 5400).accessibilityIdentifier("hours")
                Text(timerInterval: start...start + 5400, showsHours: false).accessibilityIdentifier("minutes")
            }
        }
        #expect(try stage.text(of: "hours") == "1:30:00")
        #expect(try stage.text(of: "minutes") == "90:00")
    }

    @Test func aTimerThatHasEndedNeedsNoFrames() {
        let stage = stage { Text(timerInterval: start...start + 2) }
        stage.advance(by: 1)
        #expect(!stage.isAtRest)
        stage.advance(by: 2)
        #expect(stage.isAtRest)
    }
}
