import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

/// The clocks of run loops and queues, on which publishers schedule their values.
@Suite struct SchedulerTests {
    private typealias LoopTime = RunLoop.SchedulerTimeType
    private typealias QueueTime = DispatchQueue.SchedulerTimeType

    // MARK: Times

    @Test func `Spans of a run loop are seconds`() {
        let two = LoopTime.Stride(2), three = LoopTime.Stride(3)
        let spans: [(LoopTime.Stride, Double)] = [
            (.seconds(3), 3), (.seconds(0.25), 0.25), (.milliseconds(1_500), 1.5), (.microseconds(1_500), 0.0015),
            (.nanoseconds(2_500), 0.0000025), (2, 2), (0.5, 0.5), (two + three, 5), (two - three, -1), (two * three, 6),
        ]
        for (span, seconds) in spans { #expect(span.timeInterval == seconds && span.magnitude == seconds) }
        var product = two
        product *= three
        #expect(product.timeInterval == 6)
        #expect(two < three && !(two < two) && !(three < two))
        #expect(LoopTime.Stride(exactly: 3) == three)
        #expect(LoopTime.Stride(exactly: Int.max) == nil)
    }

    @Test func `Spans of a queue are nanoseconds`() {
        let five = QueueTime.Stride.nanoseconds(5), three = QueueTime.Stride.nanoseconds(3)
        let spans: [(QueueTime.Stride, Int)] = [
            (.seconds(3), 3_000_000_000), (.seconds(0.25), 250_000_000), (.milliseconds(4), 4_000_000),
            (.microseconds(5), 5_000), (.nanoseconds(6), 6), (2, 2_000_000_000), (0.5, 500_000_000),
            (.seconds(1e300), Int.max), (.seconds(-1e300), Int.min), (QueueTime.Stride(.never), Int.max),
            (QueueTime.Stride(.seconds(Int.max)), Int.max), (QueueTime.Stride(.seconds(Int.min)), Int.min),
            (QueueTime.Stride(.milliseconds(-2)), -2_000_000), (five + three, 8), (five - three, 2), (five * three, 15),
        ]
        for (span, nanoseconds) in spans {
            #expect(span.magnitude == nanoseconds && span.timeInterval == .nanoseconds(nanoseconds))
        }
        var product = five
        product *= three
        #expect(product.magnitude == 15)
        #expect(three < five && !(five < five) && !(five < three))
        #expect(QueueTime.Stride(exactly: 5) == five)
        #expect(QueueTime.Stride(exactly: UInt64.max) == nil)
    }

    @Test func `Times of a queue have distances in both directions`() throws {
        func time(_ seconds: UInt64) -> QueueTime {
            QueueTime(DispatchTime(uptimeNanoseconds: seconds * 1_000_000_000))
        }
        for (from, to, seconds) in [(5, 7, 2), (7, 5, -2), (5, 5, 0)] as [(UInt64, UInt64, Int)] {
            let span = QueueTime.Stride.seconds(seconds)
            #expect(time(from).distance(to: time(to)) == span)
            #expect(time(from).advanced(by: span) == time(to))
        }
        #expect(time(5).advanced(by: QueueTime.Stride(.never)).dispatchTime == .distantFuture)
        #expect(Set([time(5), time(6), time(5)]).count == 2)
        let stored = try JSONEncoder().encode([time(5)])
        #expect(String(decoding: stored, as: UTF8.self) == "[5000000000]")
        #expect(try JSONDecoder().decode([QueueTime].self, from: stored) == [time(5)])
    }

    // MARK: Work

    @Test func `A run loop repeats work at its interval`() {
        let loop = RunLoop.current
        var hours = 0, moments = 0, last = 0
        let rare = loop.schedule(after: loop.now, interval: .seconds(3_600), tolerance: 0, options: nil) { hours += 1 }
        let often = loop.schedule(after: loop.now, interval: .milliseconds(1), tolerance: 0, options: nil) {
            moments += 1
        }
        for _ in 0..<1_000 where moments < 4 {
            _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001))
        }
        #expect(moments >= 4 && hours == 1)
        rare.cancel()
        often.cancel()
        last = moments
        var isLater = false
        loop.schedule(after: loop.now.advanced(by: .milliseconds(3)), tolerance: 0, options: nil) { isLater = true }
        for _ in 0..<1_000 where !isLater { _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001)) }
        #expect(isLater && moments == last)
    }

    @Test func `A queue runs work at once and at a time`() {
        let queue = DispatchQueue(label: "scheduled"), runs = DispatchSemaphore(value: 0)
        queue.schedule(options: nil) { runs.signal() }
        #expect(runs.wait(timeout: .now() + 10) == .success)
        queue.schedule(after: queue.now, tolerance: 0, options: nil) { runs.signal() }
        #expect(runs.wait(timeout: .now() + 10) == .success)
    }

    @Test func `Work on a queue belongs to its group`() {
        let queue = DispatchQueue(label: "grouped"), group = DispatchGroup()
        queue.suspend()
        queue.schedule(options: DispatchQueue.SchedulerOptions(group: group)) {}
        #expect(group.wait(timeout: .now()) == .timedOut)
        queue.resume()
        #expect(group.wait(timeout: .now() + 10) == .success)
    }

    @Test func `The clocks have no tolerance of their own`() {
        #expect(RunLoop.main.minimumTolerance == 0)
        #expect(DispatchQueue.main.minimumTolerance == 0)
        #expect(OperationQueue.main.minimumTolerance == 0)
    }

    @Test func `A queue repeats work until it is canceled`() {
        let queue = DispatchQueue(label: "repeated"), runs = DispatchSemaphore(value: 0)
        let work = queue.schedule(after: queue.now, interval: .milliseconds(1), tolerance: 0, options: nil) {
            runs.signal()
        }
        for _ in 0..<3 { #expect(runs.wait(timeout: .now() + 10) == .success) }
        work.cancel()
    }

    // MARK: The main run loop

    private struct Counter: View {
        @State private var counts = [0, 0, 0]
        @State private var subject = PassthroughSubject<Int, Never>()

        var body: some View {
            Text(counts.map(String.init).joined(separator: " ")).accessibilityIdentifier("counts")
                .onTapGesture { subject.send(1) }
                .onReceive(subject.receive(on: RunLoop.main)) { counts[0] += $0 }
                .onReceive(subject.debounce(for: .milliseconds(1), scheduler: RunLoop.main)) { counts[1] += $0 }
                .onReceive(subject.delay(for: .milliseconds(1), scheduler: RunLoop.main)) { counts[2] += $0 }
        }
    }

    @MainActor @Test func `Views receive values on the main run loop`() async throws {
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Counter() }
        try stage.tap("counts")
        #expect(try stage.text(of: "counts") == "0 0 0")
        await stage.mainQueue(until: { (try? stage.text(of: "counts")) == "1 1 1" })
        #expect(try stage.text(of: "counts") == "1 1 1")
    }
}
