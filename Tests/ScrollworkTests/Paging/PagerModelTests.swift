import SwiftUI
import Testing

@testable import Scrollwork

/// The reactions of a pager to the reports of its scroll view. Pages are 100 points long.
@MainActor @Suite struct PagerModelTests {
    /// Returns a pager of the pages 0 to 9 on page 5, at the slots -5 to 4, that has appeared.
    private func pager(_ page: Int64 = 5, in bounds: ClosedRange<Int64> = 0...9) -> PagerModel {
        let model = PagerModel(page: page, in: bounds)
        model.move(place(0))
        return model
    }

    private func place(_ position: Double, length: Double = 100) -> PagerGeometry {
        var place = PagerGeometry(.zero, axis: .horizontal, isRightToLeft: false, slots: 0...0)
        (place.position, place.length) = (position, length)
        return place
    }

    private func pages(_ model: PagerModel) -> [Int64] { model.realized.pages.map(\.page) }

    @Test(arguments: [(5, [4, 5, 6]), (0, [0, 1]), (9, [8, 9]), (-3, [0, 1]), (99, [8, 9])] as [(Int64, [Int64])])
    func aPageAndItsNeighborsAreRealized(_ page: Int64, _ expected: [Int64]) {
        let model = pager(page)
        #expect(pages(model) == expected && model.isResting && !model.isFollowing)
        let shown = min(max(page, 0), 9)
        #expect(
            model.target == shown && model.passing == shown && model.reports.settled == shown && model.going == shown)
        #expect(model.nearest(to: page) == shown && model.command == nil)
    }

    @Test func pagesAreRealizedAsTheyMove() {
        let model = pager()
        for (position, passing, expected) in [
            (0.3, 5, [4, 5, 6]), (0.49, 5, [4, 5, 6]), (0.5, 6, [5, 6, 7]), (-0.3, 5, [4, 5, 6]), (-0.6, 4, [3, 4, 5]),
            (3.7, 9, [8, 9]),
        ] as [(Double, Int64, [Int64])] {
            model.move(place(position))
            #expect(model.passing == passing && pages(model) == expected && !model.isResting, "\(position)")
            #expect(model.target == 5 && model.reports.settled == 5 && model.reports.rests == 0, "\(position)")
        }
        model.move(place(0.25))
        #expect(model.span == (5, 6, 0.25) && model.position == 0.25)
        model.move(place(-0.25))
        #expect(model.span == (4, 5, 0.75))
    }

    @Test func geometryWithoutALengthIsIgnored() {
        let model = pager()
        for ignored in [place(0.4, length: 0), place(0.4, length: -1), place(.nan), place(.infinity)] {
            model.move(ignored)
            #expect(model.position == 0 && model.isResting && model.length == 100)
        }
    }

    @Test func aReleasedPageSettlesWhereItIs() {
        let model = pager()
        model.move(place(0.3))
        model.receive(.released(to: 1))
        #expect(model.target == 6 && model.going == 6 && !model.isResting && model.reports.settled == 5)
        // A hundredth of a point is a ten-thousandth of a page.
        model.move(place(0.999895))
        #expect(!model.isResting && model.reports.settled == 5)
        model.move(place(0.999905))
        #expect(model.isResting && model.reports.settled == 6 && model.reports.rests == 1)
        #expect(pages(model) == [5, 6, 7] && model.position == 1)
    }

    // MARK: The program

    @Test func aDistantPageIsPlacedNextToTheCurrentOne() {
        let model = pager()
        model.aim(at: 8, fading: false)
        #expect(model.target == 8 && pages(model) == [5, 8] && model.passing == 5)
        #expect(model.command == PagerCommand(number: 1, place: .page(PageID(page: 8))))
        model.aim(at: 8, fading: false)
        #expect(model.command?.number == 1)
        model.commandWasDelivered()
        model.move(place(0.6))
        #expect(model.passing == 8 && pages(model) == [5, 8])
        model.move(place(1))
        #expect(model.reports.settled == 8 && model.reports.rests == 1 && pages(model) == [7, 8, 9])
        model.aim(at: 2, fading: false)
        #expect(model.command?.place == .page(PageID(page: 2)) && pages(model) == [2, 8])
        model.aim(at: 99, fading: false)
        #expect(model.target == 9)
    }

    @Test(arguments: [false, true]) func aPageIsReplacedWithoutMotion(_ isLaidOut: Bool) {
        let model = isLaidOut ? pager() : PagerModel(page: 5, in: 0...9)
        model.aim(at: 8, fading: isLaidOut)
        #expect(model.target == 8 && model.passing == 8 && pages(model) == [7, 8, 9])
        #expect(model.command == PagerCommand(number: 1, place: .page(PageID(page: 8))))
        #expect(model.isResting && model.reports.settled == 8 && model.reports.rests == 1)
    }

    @Test func aResetShowsAPageAtOnce() {
        let model = pager()
        model.move(place(1.4))
        model.reset(to: 30, in: 20...40)
        #expect(model.target == 30 && pages(model) == [29, 30, 31] && model.isResting && model.bounds == 20...40)
        #expect(model.motion.channel.pendingRequest == .jump && model.reports.settled == 30 && model.reports.rests == 0)
        #expect(model.realized.slots == -10...10 && model.anchor == PageID(page: 30))
        model.reset(to: 99, in: 20...40)
        #expect(model.target == 40 && model.reports.settled == 40)
    }

    // MARK: Layouts

    @Test func otherLengthsLeaveThePageWhereItIs() {
        let model = pager()
        model.move(place(0.4, length: 200))
        #expect(model.isResting && model.position == 0 && model.length == 200)
        #expect(model.motion.channel.pendingRequest == .jump)
        // Positions before the jump have no meaning.
        model.move(place(2.3, length: 200))
        #expect(model.isResting && model.position == 0 && model.command?.number == 1)
        model.commandWasDelivered()
        // The layout may leave the content off by whole slots, but not by a part of one.
        model.move(place(3, length: 200))
        #expect(model.isResting && model.command?.number == 2)
        model.commandWasDelivered()
        model.move(place(0, length: 200))
        #expect(model.motion.channel == .open && model.command?.number == 2)
        model.move(place(1, length: 200))
        #expect(!model.isResting && model.position == 1)
    }

    @Test func aPageInMotionContinuesWithOtherLengths() {
        let model = pager()
        model.move(place(0.3))
        model.receive(.released(to: 1))
        model.move(place(0.5, length: 200))
        #expect(!model.isResting && model.target == 6 && model.position == 0.5)
        #expect(model.command == PagerCommand(number: 1, place: .marker(1)))
        #expect(model.command?.marker == 1)
    }

    @Test func liftingWithoutAMovementComparesTheIndexAgain() {
        let model = pager()
        model.motion.cause = .step
        model.actorDidChange(to: .user)
        #expect(model.motion.cause == .gesture(from: 0) && model.reports.rests == 0)
        model.move(place(0.3))
        model.actorDidChange(to: .user)
        #expect(model.motion.cause == .gesture(from: 0))
        model.actorDidChange(to: .idle)
        #expect(model.reports.rests == 0, "the content isn't at rest")
        model.actorDidChange(to: .user)
        #expect(model.motion.cause == .gesture(from: 0.3))
        let still = pager()
        still.actorDidChange(to: .user)
        still.actorDidChange(to: .idle)
        #expect(still.reports.rests == 1)
        still.actorDidChange(to: .momentum)
        still.actorDidChange(to: .idle)
        #expect(still.reports.rests == 1)
    }

    // MARK: Targets

    /// A position in slots as the offset of a scroll view, or of one whose targets count from the other side.
    private func rest(
        _ model: PagerModel, _ position: Double, velocity: Double = 0, limit: Int = 1, length: Double = 100,
        isMirrored: Bool = false
    ) -> Double? {
        let first = Double(model.realized.slots.lowerBound)
        let proposal = ScrollProposal(
            offset: (position - first) * length, original: 0, velocity: velocity, container: length,
            content: Double(model.realized.slots.count) * length)
        return model.rest(proposal, limit: limit, isMirrored: isMirrored).map { $0 / length + first }
    }

    @Test(
        arguments: [
            (0.3, 0.3, 0, 1, 0), (0.5, 0.5, 0, 1, 1), (0.3, 0.9, 400, 1, 1), (0.3, -0.9, -400, 1, 0),
            (-0.3, -0.9, -400, 1, -1),
            (0.3, 9, 4_000, 1, 1), (0.3, 9, 4_000, 3, 3), (0.3, 9, 4_000, 30, 4), (-0.3, -9, -4_000, 30, -5),
            // A wheel or a key requests a page at any distance.
            (0, 1, 0, 1, 1), (0, 0.6, 0, 1, 1), (0, 0.4, 0, 1, 0), (0, 4, 0, 1, 1), (0, -4, 0, 1, -1),
        ] as [(Double, Double, Double, Int, Double)])
    func releasedPagesRest(_ position: Double, _ proposed: Double, _ velocity: Double, _ limit: Int, _ slot: Double) {
        let model = pager()
        if position != 0 { model.move(place(position)) }
        #expect(rest(model, proposed, velocity: velocity, limit: limit) == slot)
        #expect(model.target == 5 + Int64(slot))
        #expect((model.motion.cause == .step) == (velocity == 0 && proposed != position && slot != 0))
    }

    @Test func otherLengthsKeepTheTarget() {
        let model = pager()
        #expect(rest(model, 0.3, length: 200) == 0)
        model.move(place(0.6))
        #expect(rest(model, 0.3, length: 200) == 1)
        #expect(
            model.rest(
                ScrollProposal(offset: 0, original: 0, velocity: 0, container: 0, content: 0), limit: 1,
                isMirrored: false) == nil)
        #expect(rest(model, .nan) == nil && rest(model, 1, velocity: .infinity) == nil)
    }

    @Test func aPagerThatIsAboutToMoveKeepsItsTarget() {
        let model = pager()
        model.aim(at: 8, fading: false)
        #expect(rest(model, 0) == nil, "it may stay")
        #expect(rest(model, 0.4) == 1)
    }

    /// Steps that arrive faster than the pages move add up. More than three pages away, they skip pages.
    @Test func stepsInSuccessionMoveToTheLastPage() {
        let model = pager(5, in: 0...30)
        for (step, target) in [(1.0, 6), (2, 7), (3, 8)] as [(Double, Int64)] {
            #expect(rest(model, step) == step && model.target == target && model.motion.cause == .step)
        }
        #expect(pages(model) == [4, 5, 6] && model.command == nil)
        #expect(rest(model, 4) == 1)
        #expect(model.target == 9 && model.command?.place == .page(PageID(page: 9)))
        #expect(pages(model) == [5, 9])
        let back = pager(5, in: -30...9)
        #expect([-1.0, -2, -3, -4].map { rest(back, $0) } == [-1, -2, -3, -1] && back.target == 1)
    }

    @Test func aStepToADistantPageCountsFromIt() {
        let model = pager(5, in: 0...30)
        model.aim(at: 20, fading: false)
        model.commandWasDelivered()
        model.move(place(0.5))
        #expect(rest(model, 2) != nil && model.target == 21 && model.motion.state.isCommanded)
        #expect(model.command?.place == .page(PageID(page: 21)))
    }

    /// Without phases, only the target shows that a gesture caught content in motion.
    @Test func aFlingOfCaughtContentCountsFromItsTarget() {
        let model = pager()
        model.move(place(0.3))
        model.receive(.released(to: 1))
        model.move(place(0.6))
        #expect(rest(model, 1.3, velocity: 400) == 2 && model.target == 7)
        let other = pager()
        other.move(place(0.6))
        #expect(rest(other, 1.3, velocity: 400) == 1 && other.target == 6)
        // A finger that caught the content knows where it began.
        let held = pager()
        held.move(place(0.3))
        held.receive(.released(to: 1))
        held.move(place(0.6))
        held.actorDidChange(to: .user)
        held.move(place(0.8))
        #expect(rest(held, 1.3, velocity: 400) == 2)
    }

    /// A right-to-left scroll view may count its targets from the trailing edge.
    @Test func targetsCanCountFromTheOtherSide() {
        let model = pager()
        model.move(place(0.25))
        // The pages from 0 to 9 have a length of 1,000 points, and the offset of the content is 525.
        func rest(_ offset: Double, _ velocity: Double) -> Double? {
            let proposal = ScrollProposal(
                offset: offset, original: 0, velocity: velocity, container: 100, content: 1_000)
            return model.rest(proposal, limit: 1, isMirrored: true).map { ($0 * 1e6).rounded() / 1e6 }
        }
        #expect(rest(900 - 525 - 199.8, -400) == 300.0)
        #expect(model.target == 6 && model.motion.side.isOther)
        model.move(place(0.75))
        #expect(rest(900 - 575 + 199.8, 400) == 400.0 && model.target == 5)
    }

    // MARK: Unexpected positions

    @Test(
        arguments: [
            (nil, 0.4, false, 1), (nil, 2, true, 2), (.momentum, 0.4, true, 2), (.idle, 0.4, true, 2),
            (.user, 2, false, 1), (.user, 0.4, false, 1),
        ] as [(ScrollActor?, Double, Bool, Int)])
    func contentThatTheLayoutMovedReturns(_ actor: ScrollActor?, _ position: Double, _ rests: Bool, _ commands: Int) {
        let model = pager()
        model.reset(to: 5, in: 0...9)
        model.commandWasDelivered()
        if let actor { model.actorDidChange(to: actor) }
        model.move(place(position))
        #expect(model.isResting == rests && model.command?.number == commands)
        #expect(model.target == 5)
    }

    @Test func aFingerConfirmsTheJump() {
        let model = pager()
        model.reset(to: 5, in: 0...9)
        model.commandWasDelivered()
        #expect(model.motion.channel == .unconfirmed)
        model.actorDidChange(to: .momentum)
        #expect(model.motion.channel == .unconfirmed)
        model.actorDidChange(to: .user)
        #expect(model.motion.channel == .open)
    }

    /// Half a point is the tolerance of content at rest.
    @Test(arguments: [(0.0049, .open), (0.0051, .pending(.jump, isConfirmed: false))] as [(Double, ScrollChannel)])
    func contentNearItsSlotIsThere(_ position: Double, _ channel: ScrollChannel) {
        let model = pager()
        model.reset(to: 5, in: 0...9)
        model.commandWasDelivered()
        model.actorDidChange(to: .idle)
        model.move(place(position))
        #expect(model.motion.channel == channel)
    }

    // MARK: Groups

    private final class Followers: PagerGroup {
        var moves = 0
        var pages: [Int64] = []
        var accepts = true

        func pagerDidMove(_ pager: PagerModel) { moves += 1 }

        func accepts(_ pager: PagerModel, _ page: Int64) -> Bool {
            pages.append(page)
            return accepts
        }
    }

    @Test func aGroupHearsOfMovements() {
        let model = pager(), group = Followers()
        model.group = group
        model.move(place(0))
        #expect(group.moves == 0)
        model.move(place(0.25))
        #expect(group.moves == 1)
        model.receive(.released(to: 1))
        model.move(place(1))
        // The end of the motion, and its last position.
        #expect(group.moves == 3 && model.isResting)
        model.move(place(1))
        #expect(group.moves == 3)
        model.aim(at: 99, fading: false)
        #expect(group.pages == [9] && model.command != nil)
        model.aim(at: 9, fading: false)
        #expect(group.pages == [9])
        let other = pager(), silent = Followers()
        silent.accepts = false
        other.group = silent
        other.aim(at: 7, fading: false)
        #expect(other.command == nil && other.target == 7 && other.isResting && silent.pages == [7])
        #expect(pages(other) == [4, 5, 6])
    }

    @Test func aFollowerShowsThePlaceBetweenTwoPages() {
        let model = pager(), group = Followers()
        model.group = group
        model.follow(5, 6, at: 0.25, isAtRest: false)
        #expect(model.isFollowing && !model.isResting && model.position == 0.25 && model.passing == 5)
        #expect(model.command?.marker == 0.25 && model.motion.channel.pendingRequest == .place)
        model.follow(5, 6, at: 0.75, isAtRest: false)
        #expect(model.passing == 6 && model.command?.number == 2 && model.span == (5, 6, 0.75))
        model.follow(6, 6, at: 0, isAtRest: true)
        #expect(model.isResting && model.position == 1 && model.target == 6 && model.reports.settled == 6)
        #expect(group.moves == 0, "a follower doesn't lead")
        // At rest on the page, nothing is requested.
        model.commandWasDelivered()
        let number = model.command?.number
        model.follow(6, 6, at: 0, isAtRest: true)
        #expect(model.command?.number == number)
        // A distant pair is next to each other.
        model.follow(6, 2, at: 0.5, isAtRest: false)
        #expect(model.span.fraction == 0.5 && Set([model.span.first, model.span.second]) == [2, 6])
    }
}
