import LayerTree
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct ProgressViewTests {
    /// The first time of the stage.
    private let start = Date(timeIntervalSinceReferenceDate: 0)
    private let size = CGSize(width: 300, height: 200)

    private struct Framed: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            ProgressView(configuration).padding(10).accessibilityIdentifier(
                configuration.fractionCompleted.map { "\($0)" } ?? "none")
        }
    }

    /// Returns the width of the filled part of the bar.
    private func filledWidth(_ stage: Stage) -> CGFloat? {
        stage.marks.filter { $0.frame.height == 4 }.map(\.frame.width).dropFirst().first
    }

    @Test func aStyleAddsToTheDefaultAppearance() throws {
        let stage = Stage(size: size) {
            ProgressView(value: 0.25) { Text("Download") }.progressViewStyle(Framed())
        }
        #expect(try stage.frame(of: "0.25").width == 300)
        #expect(filledWidth(stage) == 70)
        #expect(stage.semantics.flattened.contains { $0.label == "Download" })
    }

    @Test(arguments: [true, false])
    func aBarFollowsTime(countsDown: Bool) throws {
        let stage = Stage(size: size) {
            ProgressView(timerInterval: start + 1...start + 5, countsDown: countsDown) { Text("Tea") }
        }
        for (time, fraction) in [(0.5, 0.0), (2, 0.25), (4, 0.75), (6, 1)] {
            stage.advance(by: time - stage.time)
            let width = try #require(filledWidth(stage))
            #expect(stage.isAtRest == (time > 5))
            let shown = countsDown ? 1 - fraction : fraction
            let node = try #require(stage.semantics.flattened.first { $0.role == .progress })
            #expect(node.range == 0...1 && abs((node.number ?? -1) - shown) < 0.01, "\(time)")
            #expect(abs(width - 300 * shown) < 2, "\(time): \(width)")
        }
    }

    /// A thousandth of an hour is longer than a frame, and that of a second is shorter.
    @Test(arguments: [(3_600.0, 0.02, 1...8), (1, 0.5, 25...31)])
    func aBarChangesAThousandTimesButNotFasterThanFrames(
        duration: Double, share: Double, changes: ClosedRange<Int>
    ) throws {
        let stage = Stage(size: size, framesPerSecond: 240) {
            ProgressView(timerInterval: start...start + duration, label: { EmptyView() }) { EmptyView() }
        }
        var widths: Set<CGFloat> = []
        let seconds = duration == 1 ? duration * share : 10
        for _ in 0..<Int(seconds * 240) {
            stage.advance(by: 1 / 240)
            widths.insert(try #require(filledWidth(stage)))
        }
        #expect(changes.contains(widths.count), "\(widths.count)")
    }

    @Test func aTimerShowsItsTimeUnlessItHasALabel() {
        func texts(_ stage: Stage) -> [String] {
            stage.marks.compactMap { if case .text(let text, size: _, weight: _) = $0.kind { text } else { nil } }
        }
        let interval = start...start + 61
        #expect(texts(Stage(size: size) { ProgressView(timerInterval: interval) }) == ["1:01"])
        #expect(
            texts(Stage(size: size) { ProgressView(timerInterval: interval) { Text("Tea") } }) == ["Tea", "1:01"])
        let own = Stage(size: size) {
            ProgressView(timerInterval: interval) {
                Text("Tea")
            } currentValueLabel: {
                Text("soon")
            }
        }
        #expect(texts(own) == ["Tea", "soon"])
    }

    @Test func aStyleSeesNoFractionOfTime() throws {
        let stage = Stage(size: size) {
            ProgressView(timerInterval: start...start + 4, countsDown: false).progressViewStyle(Framed())
        }
        stage.advance(by: 2)
        #expect(try stage.frame(of: "none").width == 300)
        #expect(abs(try #require(filledWidth(stage)) - 140) < 2)
    }
}
