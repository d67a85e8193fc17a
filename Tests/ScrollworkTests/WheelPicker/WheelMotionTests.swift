import ScrollMechanics
import SwiftUI
import Testing

@testable import Scrollwork

/// The reactions of a wheel to the reports of a scroll view, in any order.
@MainActor
@Suite struct WheelMotionTests {
    private func rail(spacing: CGFloat) -> WheelRail {
        WheelRail(WheelScale(in: 0...20), spacing: spacing, isProportional: true, wraps: false) { _ in true }
    }

    /// SwiftUI may discard the update in which the program animated a value.
    @Test func onlyTheAnimatedValueIsAnimated() {
        let motion = WheelMotion()
        var bound = 5
        motion.selection.connect(
            WheelConnection(number: 1, read: { bound }, write: { bound = $0 }, indexOf: { $0.base as? Int }))
        motion.layOut(rail(spacing: 10), axis: .horizontal, viewport: 300)
        motion.appear(ContentToken())
        motion.goalWasDelivered()
        motion.animatedValue = 9
        bound = 7
        motion.boundValueDidChange()
        #expect(motion.state.motion.channel.pendingRequest == .place)
        motion.goalWasDelivered()
        motion.animatedValue = 9
        bound = 9
        motion.boundValueDidChange()
        #expect(motion.state.motion.channel.pendingRequest == .steer)
    }

    @Test func aDraftHasNoIdleDetectorOfItsOwn() {
        let motion = WheelMotion()
        let draft = WheelMotion(
            draftOf: motion,
            WheelConnection(number: 1, read: { 0 }, write: { _ in }, indexOf: { $0.base as? Int }, report: { _ in }))
        #expect(draft.idleDetector === motion.idleDetector)
    }

    @Test func betweenTwoEnabledValuesTheLaterOneIsNearest() {
        for wraps in [false, true] {
            let rail = WheelRail(WheelScale(in: 0...20), spacing: 10, isProportional: true, wraps: wraps) { $0 != 7 }
            #expect(rail.slot(near: 70) == 8)
            #expect(rail.slot(near: 69) == 6)
        }
    }

    @Test(arguments: [1e5, 1e300, .greatestFiniteMagnitude]) func aHugeDistanceIsLimited(_ spacing: CGFloat) {
        let rail = WheelRail(WheelScale(in: 0...20), spacing: spacing, isProportional: false, wraps: true) { _ in true }
        #expect(rail.spacing == 10_000 && rail.slot(ofIndex: 3, near: rail.point(of: 3)) == 3)
    }

    /// A right-to-left scroll view may count its targets from the trailing edge.
    @Test(arguments: [false, true]) func targetsCanCountFromTheOtherSide(_ isOther: Bool) {
        let reports = Reports(), motion = WheelMotion()
        motion.selection.connect(
            WheelConnection(
                number: 1, read: { reports.bound }, write: { reports.bound = $0 }, indexOf: { $0.base as? Int }))
        motion.layOut(rail(spacing: 10), axis: .horizontal, viewport: 300)
        motion.appear(ContentToken())
        motion.goalWasDelivered()
        motion.actorDidChange(to: .user)
        motion.contentDidMove(to: WheelReading(point: 60, version: motion.place.version), reportsPhases: true)
        // A fling from 6 to about 9. The offsets of the values from 0 to 20 reach from 0 to 200.
        let velocity = 28 * DecelerationRate.normal.decay
        let proposal = ScrollProposal(
            offset: isOther ? 200 - 88 : 88, original: 50, velocity: isOther ? -velocity : velocity, container: 10,
            content: 210)
        let rest = motion.rest(proposal, from: motion.place.start, farthest: 200, isMirrored: true)
        #expect(rest == (isOther ? 110 : 90))
        motion.actorDidChange(to: .momentum)
        #expect(motion.state.goalPoint == 90)
    }

    private final class Reports {
        var bound = 5, settling: [Int] = [], settled: [Int] = []
    }

    /// Returns a wheel that a fling moves from 8 to 9.
    private func flungWheel(_ reports: Reports) -> (WheelMotion, WheelConnection) {
        let motion = WheelMotion()
        let connection = WheelConnection(
            number: 1, read: { reports.bound }, write: { reports.bound = $0 }, indexOf: { $0.base as? Int },
            report: {
                if $0.phase == .settling { reports.settling.append($0.value) }
                if $0.phase == .settled { reports.settled.append($0.value) }
            })
        motion.selection.connect(connection)
        motion.layOut(rail(spacing: 10), axis: .horizontal, viewport: 300)
        motion.appear(ContentToken())
        motion.goalWasDelivered()
        motion.actorDidChange(to: .user)
        motion.contentDidMove(to: WheelReading(point: 80, version: motion.place.version), reportsPhases: true)
        #expect(motion.restingPoint(near: 88, isMoving: true) == 90)
        motion.actorDidChange(to: .momentum)
        motion.contentDidMove(to: WheelReading(point: 83, version: motion.place.version), reportsPhases: true)
        #expect(reports.settling == [9])
        return (motion, connection)
    }

    /// A body is evaluated between a person's choice and the command that it causes.
    @Test func aCommandThatADraftDoesNotKnowIsDeliveredAgain() throws {
        let reports = Reports(), motion = WheelMotion()
        let connection = WheelConnection(
            number: 1, read: { reports.bound }, write: { reports.bound = $0 }, indexOf: { $0.base as? Int })
        motion.selection.connect(connection)
        motion.layOut(rail(spacing: 10), axis: .horizontal, viewport: 300)
        motion.appear(ContentToken())
        motion.goalWasDelivered()
        let draft = WheelMotion(draftOf: motion, connection)
        draft.layOut(rail(spacing: 10), axis: .horizontal, viewport: 300)
        motion.send(to: 9)
        // The marker of this command has the position of the previous one.
        let first = try #require(motion.window.goal)
        #expect(motion.asShown(by: draft).state.goalPoint == 50)
        motion.take(draft, connection)
        #expect(motion.window.goal != first)
        #expect(motion.asShown(by: draft).state.goalPoint == 90)
        #expect(motion.state.motion.channel.pendingRequest == .steer)
        // A draft without a pending command delivers nothing.
        motion.goalWasDelivered()
        let last = motion.window.goal, next = WheelMotion(draftOf: motion, connection)
        next.layOut(rail(spacing: 10), axis: .horizontal, viewport: 300)
        motion.take(next, connection)
        #expect(motion.window.goal == last)
    }

    /// A body is evaluated twice in an update, and the motion adopts both drafts.
    @Test func twoDraftsOfOneUpdateAreAdopted() {
        let reports = Reports(), (motion, connection) = flungWheel(reports)
        let drafts = [300.0, 400].map { viewport in
            let draft = WheelMotion(draftOf: motion, connection)
            draft.layOut(rail(spacing: 20), axis: .horizontal, viewport: viewport)
            return draft
        }
        for draft in drafts {
            motion.take(draft, connection)
            motion.placeDidChange()
        }
        motion.goalWasDelivered()
        motion.contentDidMove(to: WheelReading(point: 180, version: drafts[1].place.version), reportsPhases: true)
        #expect(motion.state.center == 180)
        motion.actorDidChange(to: .idle)
        #expect(reports.settled == [9] && reports.bound == 9)
    }

    @Test func contentAlreadyAtItsRequestedPositionSettles() {
        let reports = Reports(), (motion, _) = flungWheel(reports)
        // Steps become twice as long. The wheel requests the new position of 9, but the scroll view is already there.
        motion.layOut(rail(spacing: 20), axis: .horizontal, viewport: 300)
        motion.placeDidChange()
        motion.contentDidMove(to: WheelReading(point: 180, version: motion.place.version), reportsPhases: true)
        motion.goalWasDelivered()
        motion.actorDidChange(to: .idle)
        #expect(reports.settled == [9] && reports.bound == 9)
    }
}
