import Foundation
import ScrollMechanics
import Scrollwork
import ScrollworkTesting
import Testing

/// The arithmetic of carousels, for loops and rows of all lengths.
@Suite struct PageModelRandomWalkTests {
    @Test func itemsAreNeverInTwoSlotsAndTheMiddleIsNeverEmpty() throws {
        var walk = RandomWalk()
        for step in 0..<RandomWalk.steps(20_000) {
            let comment: Comment = "seed \(walk.seed), step \(step)"
            let count = [1, 2, 3, 4, 5, 8, 12, 10_000].randomElement(using: &walk)!
            let loops = Bool.random(using: &walk)
            let container = Double.random(in: 50...900, using: &walk)
            let spacing = Double(Int.random(in: 0...30, using: &walk))
            let origin = Int.random(in: -20_000...20_000, using: &walk)
            let sequence = PageSequence(count: count, loops: loops, origin: loops ? origin : 0)
            let extents: PageExtents
            if Bool.random(using: &walk) {
                let share = Double.random(in: 0.2...1.2, using: &walk)
                extents = PageExtents(uniform: container * share, spacing: spacing)
            } else {
                extents = PageExtents(lengths(count, &walk), spacing: spacing, sequence: sequence)
            }
            let alignment = [0.0, 0.5, 1.0].randomElement(using: &walk)!
            let track = CarouselTrack(extents: extents, alignment: alignment, container: container)
            let slot = loops ? Int.random(in: -600...600, using: &walk) : Int.random(in: 0..<count, using: &walk)
            let position = track.aligned(slot) + Double.random(in: -60...60, using: &walk)
            let window = PageWindow(
                at: position, track: track, sequence: sequence, reach: Int.random(in: 0...3, using: &walk))

            let indices = window.slots.compactMap { sequence.index(at: $0) }
            try #require(Set(indices).count == indices.count && indices.count == window.slots.count, comment)
            try #require(window.slots.contains(window.center), comment)
            let inside = window.visible.clamped(to: window.slots)
            try #require(inside == window.visible, comment)
            if !loops || count > window.slots.count {
                let seen = track.visible(at: position).clamped(to: sequence.ends ?? .min..<Int.max)
                let made = seen.clamped(to: window.slots)
                try #require(made == seen, comment)
            }
            // The conversions of places and positions are inverse.
            let place = track.place(at: position)
            let lower = Int(place.rounded(.down))
            let start = track.aligned(lower), distance = track.aligned(lower + 1) - start
            let back = start + (place - Double(lower)) * distance
            try #require(abs(back - position) < 1e-6, comment)
            let shares = sequence.activity(at: place, isMoving: true) { $0 }.shares.map(\.share)
            let sum: Double = shares.reduce(0.0, +)
            if loops { try #require(abs(sum - 1.0) < 1e-9, comment) }
        }
    }

    /// In a loop that is spread around its container, each place shows its item exactly once.
    @Test func theVisiblePartOfASpreadLoopIsRealized() {
        var walk = RandomWalk()
        for step in 0..<RandomWalk.steps(2_000) {
            let count = Int.random(in: 1...6, using: &walk), container = Double.random(in: 50...900, using: &walk)
            let sequence = PageSequence(count: count, loops: true, origin: Int.random(in: 0..<count, using: &walk))
            let spacing = Double.random(in: 0...20, using: &walk)
            var extents = PageExtents(uniform: Double.random(in: 20...700, using: &walk), spacing: spacing)
            if Bool.random(using: &walk) {
                var lengths = PageLengths(count: count, usual: 100)
                for index in 0..<count { lengths.learn(Double.random(in: 20...700, using: &walk), at: index) }
                extents = PageExtents(lengths, spacing: spacing, sequence: sequence)
            }
            extents = extents.spread(count, around: container)
            let track = CarouselTrack(
                extents: extents, alignment: Double.random(in: 0...1, using: &walk), container: container)
            let position = Double.random(in: -4_000...4_000, using: &walk)
            let window = PageWindow(at: position, track: track, sequence: sequence), seen = track.visible(at: position)
            #expect(
                seen.isEmpty || seen.clamped(to: window.slots) == seen,
                "\(seen) in \(window), \(extents). seed \(walk.seed), step \(step)")
            #expect(window.slots.count <= count)
        }
    }

    /// Returns pages, some of which are measured.
    private func lengths(_ count: Int, _ walk: inout RandomWalk) -> PageLengths {
        var lengths = PageLengths(count: count, usual: Double.random(in: 20...400, using: &walk))
        for _ in 0..<Int.random(in: 0...min(count * 2, 40), using: &walk) {
            lengths.learn(Double.random(in: 20...400, using: &walk), at: Int.random(in: 0..<count, using: &walk))
        }
        return lengths
    }

    @Test func aTargetIsAheadOfAFlingAndWithinItsLimit() throws {
        var walk = RandomWalk()
        for step in 0..<RandomWalk.steps(20_000) {
            let comment: Comment = "seed \(walk.seed), step \(step)"
            let start = Double.random(in: -50...50, using: &walk)
            let original = Bool.random(using: &walk) ? start : start + Double.random(in: -1...1, using: &walk)
            let current = start + Double.random(in: -1...1, using: &walk)
            let direction = Bool.random(using: &walk) ? 1.0 : -1.0
            let proposed = current + direction * Double.random(in: 0...9, using: &walk)
            let limit = Int.random(in: 1...4, using: &walk)
            let slot = PageDecision(
                current: current, proposed: proposed, start: start, original: original, velocity: direction * 700,
                limit: limit
            ).slot
            let distance = (Double(slot) - current) * direction
            // A drag can exceed the limit; then the pages return by at most half a page. A drag can also return a page
            // that was entering, from which the limit counts.
            try #require(distance > -0.5 - 1e-6 && distance <= Double(limit) + 2.5 + 1e-6, comment)
            let mirrored = PageDecision(
                current: -current, proposed: -proposed, start: -start, original: -original, velocity: -direction * 700,
                limit: limit
            ).slot
            // The mirrored decision is the same, except for the rounding of exact halves.
            try #require(mirrored == -slot, comment)
            let still = PageDecision(
                current: current, proposed: current, start: start, original: original, velocity: 0, limit: limit
            ).slot
            try #require(abs(Double(still) - current) <= 0.5, comment)
        }
    }
}
