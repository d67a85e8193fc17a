import ScrollworkTesting
import SwiftUI
import Testing

@testable import Scrollwork

/// A pager that follows another one.
@MainActor @Suite struct FollowingPagerTests {
    private let length = 440.0

    /// Shows a position between page 0 and page 1, and reports that the content is there.
    private func lead(_ pager: PagerModel, to part: Double) {
        pager.follow(0, 1, at: part, isAtRest: false)
        pager.commandWasDelivered()
        report(pager, part)
    }

    private func report(_ pager: PagerModel, _ position: Double) {
        let count = Double(pager.realized.slots.count), first = Double(pager.realized.slots.lowerBound)
        let frame = CGRect(x: (first - position) * length, y: 0, width: count * length, height: 100)
        pager.move(PagerGeometry(frame, axis: .horizontal, isRightToLeft: false, slots: pager.realized.slots))
    }

    @Test func aPositionThatItLeftWhileFollowingIsNoLaterRest() throws {
        let pager = PagerModel(page: 0)
        report(pager, 0)
        lead(pager, to: 0.125)
        lead(pager, to: 0.03125)
        let first = Double(pager.realized.slots.lowerBound), extent = Double(pager.realized.slots.count) * length
        func answer(at position: Double) -> Double? {
            let offset = (position - first) * length
            return pager.rest(
                ScrollProposal(offset: offset, original: offset, velocity: 0, container: length, content: extent),
                limit: 1, isMirrored: false)
        }
        #expect(answer(at: 0.03125) == nil, "it stays at the position it follows")
        // A key requests a position that happens to be the previous one.
        let rest = try #require(answer(at: 0.125))
        #expect((rest / length).rounded() == rest / length)
    }

    @Test(arguments: [(0.125, true), (0.4, false)])
    func contentAtRestStillFollowsItsPosition(_ position: Double, _ isFollowing: Bool) {
        let pager = PagerModel(page: 0)
        report(pager, 0)
        lead(pager, to: 0.125)
        pager.actorDidChange(to: .momentum)
        report(pager, position)
        #expect(pager.isFollowing == isFollowing)
    }

    @Test func aPageIsRequestedAgainIfTheLayoutPutAnotherInItsSlot() {
        let pager = PagerModel(page: 0)
        report(pager, 0)
        pager.reset(to: 5, in: pager.bounds)
        pager.commandWasDelivered()
        let command = pager.command
        // The content is two pages off because it's laid out again.
        report(pager, 2)
        #expect(pager.command != command)
        #expect(pager.motion.channel.pendingRequest == .jump)
        #expect(pager.target == 5)
    }
}
