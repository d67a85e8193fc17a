import Testing

@testable import BrowserHost

/// Tests of the system's clock, which wait for two milliseconds in all.
@Suite("The clock of the system")
@MainActor
struct SystemTimekeeperTests {
    @MainActor
    private final class Log {
        var calls: [Int] = []
        var second: ScheduledCall?
    }

    @Test("calls that are due run once in the order of their requests, except canceled ones")
    func dueCalls() async {
        let time = SystemTimekeeper(), log = Log()
        let (ends, end) = AsyncStream<Void>.makeStream()
        _ = time.schedule(at: 0) {
            log.calls.append(1)
            log.second?.cancel()
        }
        log.second = time.schedule(at: 0) { log.calls.append(2) }
        let canceled = time.schedule(at: 0) { log.calls.append(3) }
        _ = time.schedule(at: 0) { log.calls.append(4) }
        _ = time.schedule(at: 0) { end.finish() }
        canceled.cancel()
        for await _ in ends {}
        #expect(log.calls == [1, 4])
    }

    @Test("a call isn't early, and calls in the distant future don't delay it")
    func times() async {
        let time = SystemTimekeeper()
        var distant: [ScheduledCall] = []
        for moment in [1e300, .infinity, time.now + 1e6] {
            distant.append(time.schedule(at: moment) { Issue.record("early") })
        }
        let (moments, called) = AsyncStream<Double>.makeStream()
        let first = time.now + 0.001, second = first + 0.001
        for moment in [second, first] { _ = time.schedule(at: moment) { called.yield(time.now - moment) } }
        var delays: [Double] = []
        for await delay in moments {
            delays.append(delay)
            if delays.count == 2 { break }
        }
        #expect(delays.allSatisfy { $0 >= 0 })
        for call in distant { call.cancel() }
    }
}
