import LayerTree
import Testing

@testable import BrowserHost

@Suite struct FrameScheduleTests {
    private static let never = Double.infinity

    @Test(arguments: [
        (FrameSchedule.resting(until: 3), FrameSchedule.due(earliest: -never)),
        (.due(earliest: 3), .due(earliest: 3)), (.running(isRequested: false), .running(isRequested: true)),
    ])
    func aRequestMakesAFrameDueUnlessOneRuns(_ state: FrameSchedule, _ next: FrameSchedule) {
        var schedule = state
        schedule.request()
        #expect(schedule == next)
    }

    @Test func aScheduledFrameIsNotBeforeItsTime() {
        var schedule = FrameSchedule.resting(until: 3)
        #expect(schedule.wakeTime == 3 && !schedule.isDue)
        schedule.wake()
        #expect(schedule.isDue && schedule.wakeTime == Self.never)
        #expect(schedule.begin(at: 2.999) == 3)
        #expect(schedule == .running(isRequested: false))
    }

    @Test func aRequestedFrameIsAtItsOwnTime() {
        var schedule = FrameSchedule.resting(until: 3)
        schedule.request()
        #expect(schedule.begin(at: 1) == 1)
    }

    @Test(arguments: [
        (false, FrameOutcome.Next.none, FrameSchedule.resting(until: never)),
        (false, .at(never), .resting(until: never)), (false, .at(.nan), .resting(until: never)),
        (false, .at(4), .resting(until: 4)), (false, .soon, .due(earliest: -never)),
        (true, .none, .due(earliest: -never)), (true, .at(4), .due(earliest: -never)),
    ])
    func theSceneAndRequestsDetermineTheNextFrame(
        _ isRequested: Bool, _ outcome: FrameOutcome.Next, _ next: FrameSchedule
    ) {
        var schedule = FrameSchedule.running(isRequested: isRequested)
        schedule.end(outcome)
        #expect(schedule == next)
    }

    @Test func eventsOfAFrameRequestNoFurtherFrame() {
        var schedule = FrameSchedule.running(isRequested: true)
        schedule.dropRequests()
        schedule.end(.none)
        #expect(schedule == .resting(until: Self.never))
    }

    @Test func theEarlierEndOfARestApplies() {
        var schedule = FrameSchedule.resting(until: 4)
        schedule.rest(until: 6)
        #expect(schedule == .resting(until: 4))
        schedule.rest(until: 2)
        #expect(schedule == .resting(until: 2))
        schedule = .due(earliest: 1)
        schedule.rest(until: 9)
        #expect(schedule == .due(earliest: 1))
    }
}
