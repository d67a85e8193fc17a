import Testing

@testable import Scrollwork

/// The side from which a scroll view counts its targets, learned from flings.
@Suite struct TargetSideTests {
    private let decay = 2.0020020026706

    @Test(arguments: [-2_000.0, -60, 60, 2_000]) func aFlingDeterminesTheSide(_ velocity: Double) {
        var side = TargetSide()
        side.learn(
            isMirrored: true, proposed: 1_200 + velocity / decay, velocity: velocity, now: 1_200, farthest: 6_000)
        #expect(!side.isOther && side.converted(700, farthest: 6_000) == 700)
        side.learn(
            isMirrored: true, proposed: 4_800 - velocity / decay, velocity: -velocity, now: 1_200, farthest: 6_000)
        #expect(side.isOther && side.converted(700, farthest: 6_000) == 5_300)
    }

    @Test func ambiguousReportsChangeNothing() {
        var side = TargetSide()
        side.learn(isMirrored: true, proposed: 4_800 - 900 / decay, velocity: -900, now: 1_200, farthest: 6_000)
        let known = side
        // Without a fling, at an end, and equally far from both sides.
        side.learn(isMirrored: true, proposed: 1_200, velocity: 0, now: 1_200, farthest: 6_000)
        side.learn(isMirrored: true, proposed: 0, velocity: -900, now: 100, farthest: 6_000)
        side.learn(isMirrored: true, proposed: 3_000 + 400 / decay, velocity: 400, now: 3_000, farthest: 6_000)
        #expect(side == known && side.isOther)
    }
}
