import ScrollMechanics
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct PagerRandomWalkTests {
    /// Under any operations, the visible pages of a track stay in place, are adjacent or deliberately out of order, and
    /// none occurs twice.
    @Test(arguments: [0, 1 << 40, (1 << 53) + 1, .max - 5, .min + 5] as [Int64])
    func theTrackKeepsVisiblePages(_ start: Int64) {
        var walk = RandomWalk()
        var track = PageTrack(page: start)
        var position = 0.0
        for step in 0..<RandomWalk.steps(5_000) {
            let visible = PageTrack.visible(at: position)
            let before = visible.map { track.page(at: $0) }
            switch Int.random(in: 0..<5, using: &walk) {
            case 0:
                let page =
                    Bool.random(using: &walk)
                    ? Int64.random(in: .min ... .max, using: &walk) : start &+ .random(in: -3...3, using: &walk)
                let slot = track.aim(at: page, from: position)
                #expect(track.page(at: slot) == page, "seed \(walk.seed), step \(step)")
                #expect(
                    (visible.lowerBound - 1...visible.upperBound + 1).contains(slot), "seed \(walk.seed), step \(step)")
            case 1:
                track.recenter(at: PageTrack.nearest(to: position))
            case 2:
                let slot = PageTrack.nearest(to: position)
                let page = track.page(at: slot)
                track.settle(in: slot)
                position = Double(slot)
                #expect(track.page(at: slot) == page, "seed \(walk.seed), step \(step)")
                if let page, page < .max {
                    #expect(track.page(at: slot + 1) == page + 1, "seed \(walk.seed), step \(step)")
                }
                continue
            default:
                let slots = track.slots
                let next = position + Double.random(in: -0.6...0.6, using: &walk)
                position = min(max(next, Double(slots.lowerBound)), Double(slots.upperBound))
                let seen = PageTrack.visible(at: position)
                let shown = Set(visible).intersection(seen).map { ($0, track.page(at: $0)) }
                track.move(to: position)
                for (slot, page) in shown { #expect(track.page(at: slot) == page, "seed \(walk.seed), step \(step)") }
                // Beyond the last page, after out-of-order pages, a scroll view bounces back.
                position = min(max(position, Double(track.slots.lowerBound)), Double(track.slots.upperBound))
                let visibleSlots = PageTrack.visible(at: position)
                let pages = visibleSlots.compactMap { track.page(at: $0) }
                #expect(
                    pages.count == visibleSlots.count && Set(pages).count == pages.count,
                    "seed \(walk.seed), step \(step)")
                continue
            }
            #expect(visible.map { track.page(at: $0) } == before, "seed \(walk.seed), step \(step)")
        }
    }

    /// Fingers, wheels, keys, program changes, sizes, and pauses in any order: the visible state is always a reachable
    /// one.
    @Test(arguments: [0, 1 << 40, (1 << 53) + 1, .max - 5] as [Int64])
    func gesturesKeepThePagerConsistent(_ start: Int64) throws {
        var walk = RandomWalk()
        let log = PagerLog(start)
        let stage = Stage(size: CGSize(width: 390, height: 300)) { PagerScene(log: log, limit: 3) }
        var width = 390.0
        for step in 0..<RandomWalk.steps(250) {
            let place = CGPoint(x: width / 2, y: 100)
            switch Int.random(in: 0..<10, using: &walk) {
            case 0...2:
                let speed = Double.random(in: -5000...5000, using: &walk)
                stage.flick(from: place, velocity: CGVector(dx: speed, dy: 0))
            case 3:
                let finger = stage.touch(at: place)
                finger.move(
                    to: CGPoint(x: place.x + .random(in: -600...600, using: &walk), y: 100),
                    over: .random(in: 0.05...0.4, using: &walk))
                if Bool.random(using: &walk) { finger.lift() } else { finger.cancel() }
            case 4: stage.tap(at: place)
            case 5: stage.wheel(by: CGSize(width: 0, height: Double(Int.random(in: -3...3, using: &walk))), at: place)
            case 6: stage.press(Bool.random(using: &walk) ? .pageDown : .leftArrow)
            case 7: log.index = Bool.random(using: &walk) ? .random(in: .min ... .max, using: &walk) : start
            case 8:
                width = Double(Int.random(in: 200...900, using: &walk))
                stage.resize(to: CGSize(width: width, height: 300))
            default: break
            }
            stage.advance(by: .random(in: 0...0.3, using: &walk))
            let shown = stage.pages()
            let comment: Comment = "seed \(walk.seed), step \(step)"
            #expect(Set(shown.map(\.number)).count == shown.count, comment)
            #expect(log.alive == Set(shown.map(\.number)), comment)
            #expect(shown.count <= 4, comment)
            // There's no gap between existing pages.
            for (page, next) in zip(shown, shown.dropFirst()) {
                #expect(abs(next.start - page.start - width) < 0.02, comment)
            }
            if Int.random(in: 0..<4, using: &walk) == 0 {
                try stage.settle()
                #expect(stage.restingPage() == log.index, comment)
                let known = [log.index > .min ? log.index - 1 : nil, log.index, log.index < .max ? log.index + 1 : nil]
                #expect(log.alive == Set(known.compactMap { $0 }), comment)
            }
        }
    }
}
