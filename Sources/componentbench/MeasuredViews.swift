import Foundation
import Scrollwork
import ScrollworkImpressions
import ScrollworkTesting
import SwiftUI

/// The cost that measuring impressions adds to a frame: for a thousand views at rest and scrolled, and for forty
/// carousels in a feed.
@MainActor
enum MeasuredViews {
    /// The highest permitted cost.
    private enum Limit: CustomStringConvertible {
        /// The cost that measuring adds to a frame, in microseconds.
        case added(Double)
        /// The measured cost, relative to the unmeasured one.
        case ratio(Double)

        var description: String {
            switch self {
            case .added(let time): "\(Int(time)) µs"
            case .ratio(let ratio): "\(ratio) times"
            }
        }

        func permits(_ cost: Cost) -> Bool {
            switch self {
            case .added(let time): cost.measured - cost.plain <= time
            case .ratio(let ratio): cost.measured / cost.plain <= ratio
            }
        }
    }

    /// The CPU times of a frame, in microseconds.
    private struct Cost {
        let plain: Double
        let measured: Double
    }

    /// Prints the table, or only the rows whose name contains a text. Returns whether each cost is within its limit.
    static func measure(_ only: String = "") throws -> Bool {
        print("| | unmeasured | measured | added, µs a frame | ratio | limit |\n| --- | --- | --- | --- | --- | --- |")
        let rows: [(name: String, measure: (String) throws -> Bool)] = [
            ("1,000 views at rest", { try show($0, .added(50), Thousand(), Thousand(), rest) }),
            ("1,000 views, scrolled", { try show($0, .added(300), Thousand(), Thousand(), drag) }),
            (
                "40 carousels in a feed, scrolled",
                { try show($0, .ratio(1.2), Feed(isMeasured: false), Feed(isMeasured: true), drag) }
            ),
        ]
        var isWithin = true
        for row in rows where only.isEmpty || row.name.contains(only) {
            if try !row.measure(row.name) { isWithin = false }
        }
        return isWithin
    }

    /// Prints a row. Returns whether the cost is within its limit.
    private static func show(
        _ name: String, _ limit: Limit, _ plain: some View, _ measured: some View, _ block: (Stage) -> Double
    ) throws -> Bool {
        // Each row has its own records, because a checkpoint contains all open impressions of a recorder.
        let directory = FileManager.default.temporaryDirectory.appending(
            path: "impressions-bench-\(ProcessInfo.processInfo.processIdentifier)")
        defer { try? FileManager.default.removeItem(at: directory) }
        let recorder = try ImpressionRecorder(directory: directory, exporter: .send { _ in .accepted })
        let stages = (plain: stage { plain }, measured: stage { measured.impressions(recorder) })
        let cost = cost(stages, block)
        let values = [cost.plain, cost.measured, cost.measured - cost.plain].map { String(format: "%.1f", $0) }
        let ratio = String(format: "%.2f", cost.measured / cost.plain)
        print("| \(name) | \(values.joined(separator: " | ")) | \(ratio) | \(limit) |")
        stages.plain.close()
        stages.measured.close()
        return limit.permits(cost)
    }

    private static func stage(@ViewBuilder _ content: () -> some View) -> Stage {
        let stage = Stage(size: CGSize(width: 390, height: 844), content: content)
        stage.advance(by: 3)
        return stage
    }

    /// The medians of blocks that alternate, so that slow moments of the machine affect both.
    private static func cost(_ stages: (plain: Stage, measured: Stage), _ block: (Stage) -> Double) -> Cost {
        _ = (block(stages.plain), block(stages.measured))
        let times = (0..<21).map { _ in (block(stages.plain), block(stages.measured)) }
        return Cost(plain: times.map(\.0).sorted()[10], measured: times.map(\.1).sorted()[10])
    }

    /// Microseconds of CPU time a frame.
    private static func rest(_ stage: Stage) -> Double {
        let start = cpuTime()
        for _ in 0..<120 { stage.advance(by: 1.0 / 60) }
        return (cpuTime() - start) / 120 * 1_000
    }

    private static func drag(_ stage: Stage) -> Double {
        let finger = stage.touch(at: CGPoint(x: 195, y: 700))
        finger.move(by: CGSize(width: 0, height: -20), over: 0.1)
        let start = cpuTime()
        for frame in 0..<60 { finger.move(by: CGSize(width: 0, height: frame < 30 ? -6 : 6), over: 1.0 / 60) }
        let time = (cpuTime() - start) / 60 * 1_000
        finger.move(by: CGSize(width: 0, height: 20), over: 0.1)
        finger.hold(for: 0.2)
        finger.lift()
        stage.advance(by: 1)
        return time
    }
}

private struct Thousand: View {
    var body: some View {
        ScrollView {
            VStack(spacing: 2) {
                ForEach(0..<100, id: \.self) { row in
                    HStack(spacing: 2) {
                        ForEach(0..<10, id: \.self) { column in
                            Color.blue.frame(height: 18).impression(of: row * 10 + column, in: "bench")
                        }
                    }
                }
            }
        }
    }
}

private struct Feed: View {
    let isMeasured: Bool

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 8) {
                ForEach(0..<40, id: \.self) { row in
                    let pages = Carousel(0..<8, id: \.self) {
                        Text("Offer \($0)").frame(maxWidth: .infinity, minHeight: 150)
                    }
                    if isMeasured {
                        pages.pageImpressions(in: "feed \(row)").frame(height: 150)
                    } else {
                        pages.frame(height: 150)
                    }
                }
            }
        }
    }
}
