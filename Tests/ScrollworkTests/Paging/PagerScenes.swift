import Observation
import Scrollwork
import ScrollworkTesting
import SwiftUI

/// The last report of a component, and whether the reports were in order.
struct ReportOrder<Value: Equatable> {
    private var last: (phase: ChangePhase, value: Value)?
    /// Whether a report repeated the one before it.
    private(set) var isRepeated = false

    /// Whether each movement that reported something has settled.
    var isSettled: Bool { last.map { $0.phase == .settled } ?? true }

    mutating func add(_ phase: ChangePhase, _ value: Value) {
        if let last, last == (phase, value) { isRepeated = true }
        last = (phase, value)
    }
}

/// The reports of a pager to its program.
@MainActor @Observable
final class PagerLog {
    var index: Int64
    @ObservationIgnored var passing: [Int64] = []
    @ObservationIgnored var target: [Int64] = []
    @ObservationIgnored var settled: [Int64] = []
    @ObservationIgnored var order = ReportOrder<Int64>()
    @ObservationIgnored var written: [Int64] = []
    /// The pages with evaluated bodies, once for each evaluation.
    @ObservationIgnored var built: [Int64] = []
    /// The number of views of each page: two while a page fades out and another with the same number fades in.
    @ObservationIgnored private var views: [Int64: Int] = [:]
    @ObservationIgnored var mostAlive = 0

    init(_ index: Int64) { self.index = index }

    var binding: Binding<Int64> {
        Binding {
            self.index
        } set: {
            self.index = $0
            self.written.append($0)
        }
    }

    var alive: Set<Int64> { Set(views.keys) }

    func appear(_ page: Int64) {
        views[page, default: 0] += 1
        mostAlive = max(mostAlive, views.count)
    }

    func disappear(_ page: Int64) {
        let count = views[page, default: 0] - 1
        views[page] = count > 0 ? count : nil
    }

    func forget() {
        passing = []
        target = []
        settled = []
        order = ReportOrder()
        written = []
        built = []
    }
}

struct PagerScene: View {
    let log: PagerLog
    var axis = Axis.horizontal
    var bounds: ClosedRange<Int64> = .min ... .max
    var limit = 1

    var body: some View {
        EndlessPager(axis, index: log.binding, in: bounds) { CountedPage(number: $0, log: log) }
            .flingLimit(limit)
            .onPageChange { if $0 == .passing { log.passing.append($1) } }
            .onPageChange { if $0 == .settling { log.target.append($1) } }
            .onPageChange { if $0 == .settled { log.settled.append($1) } }
            .onPageChange { log.order.add($0, $1) }
            .accessibilityIdentifier("pager")
    }
}

struct CountedPage: View {
    let number: Int64
    let log: PagerLog

    var body: some View {
        let _ = log.built.append(number)
        Text(String(number))
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .accessibilityIdentifier("page \(number)")
            .onAppear { log.appear(number) }
            .onDisappear { log.disappear(number) }
    }
}

extension Stage {
    /// Returns the page whose frame is the entire stage, or `nil` if there's none.
    func restingPage() -> Int64? {
        for (name, frame) in frames(prefix: "page ") where abs(frame.minX) < 0.01 && abs(frame.minY) < 0.01 {
            return Int64(name.dropFirst(5))
        }
        return nil
    }

    /// Returns the positions of the visible pages, in pages; exact only for small fractions.
    func pages() -> [(number: Int64, start: Double)] {
        frames(prefix: "page ").compactMap { name, frame in Int64(name.dropFirst(5)).map { ($0, Double(frame.minX)) } }
            .sorted { $0.1 < $1.1 }
    }
}
