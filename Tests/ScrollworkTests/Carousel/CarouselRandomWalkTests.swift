import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// Carousels under hands that drag, throw, catch and let go while programs change everything that may be changed.
@MainActor @Suite struct CarouselRandomWalkTests {
    @Test(arguments: [1, 2, 3, 8, 10_000])
    func aCarouselIsAlwaysInOrder(_ count: Int) throws {
        var walk = RandomWalk()
        let subject = CarouselSubject(count: count)
        subject.pageSize = .relative(0.7)
        let stage = subject.stage(framesPerSecond: 30)
        var finger: Finger?
        var fresh = 0
        var trail: [String] = []
        for step in 0..<RandomWalk.steps(400) {
            let choice = Int.random(in: 0..<22, using: &walk)
            trail.append("\(choice)")
            let comment: Comment = "\(count) items, seed \(walk.seed), step \(step), \(trail.suffix(12).joined(separator: " "))"
            switch choice {
            case 0...3 where finger == nil:
                finger = stage.touch(at: CGPoint(x: Double.random(in: 20...280, using: &walk), y: 100))
            case 0...5:
                finger?.move(
                    by: CGSize(width: Double.random(in: -200...200, using: &walk), height: 0),
                    over: Double.random(in: 0.03...0.3, using: &walk))
            case 6...8:
                finger?.lift()
                finger = nil
            case 9: stage.advance(by: Double.random(in: 0...0.4, using: &walk))
            case 10, 11:
                if finger == nil {
                    stage.flick(
                        from: CGPoint(x: 150, y: 100), velocity: CGVector(dx: Double.random(in: -3000...3000, using: &walk), dy: 0))
                }
            case 12: subject.selection = subject.items.randomElement(using: &walk)
            case 13:
                fresh += 1
                subject.items.insert("n\(fresh)", at: Int.random(in: 0...min(subject.items.count, 12), using: &walk))
            case 14:
                if subject.items.count > max(1, count - 3) {
                    subject.items.remove(at: Int.random(in: 0..<min(subject.items.count, 12), using: &walk))
                }
            case 15: if subject.items.count < 100 { subject.items.shuffle(using: &walk) } else { subject.items.swapAt(1, 5) }
            case 16: stage.resize(to: CGSize(width: [300, 420, 200].randomElement(using: &walk)!, height: 200))
            case 17: stage.wheel(by: CGSize(width: Bool.random(using: &walk) ? 1 : -1, height: 0), at: CGPoint(x: 100, y: 100))
            case 18: stage.press([.leftArrow, .rightArrow, .home, .end].randomElement(using: &walk)!)
            case 19: subject.loops.toggle()
            case 20: subject.paging = [.paged, .pages(upTo: 3), .free].randomElement(using: &walk)!
            default: subject.alignment = CarouselAlignment.allCases.randomElement(using: &walk)!
            }
            stage.update()
            try check(stage, subject, comment)
            if step % 16 == 15 {
                finger?.lift()
                finger = nil
                try stage.settle()
                try checkRest(stage, subject, comment)
            }
        }
    }

    /// At every moment.
    private func check(_ stage: Stage, _ subject: CarouselSubject, _ comment: Comment) throws {
        let frames = stage.frames(prefix: "page-")
        try #require(!frames.isEmpty && frames.count <= subject.items.count, comment)
        try #require(frames.values.allSatisfy { $0.minX.isFinite && $0.width > 0 }, comment)
        // Pages stand side by side, none on another's place.
        let starts = frames.values.map(\.minX).sorted()
        let length = frames.values.first!.width
        for (a, b) in zip(starts, starts.dropFirst()) { try #require(abs(b - a - length) < 0.01, comment) }
        // Something is seen, but beyond the ends of a row that is pulled.
        if subject.loops { try #require(starts.contains { $0 < stage.size.width && $0 + length > 0 }, comment) }
    }

    /// When nothing moves and nobody holds it.
    private func checkRest(_ stage: Stage, _ subject: CarouselSubject, _ comment: Comment) throws {
        let length = stage.size.width * 0.7
        let room = stage.size.width - length
        let aligned: CGFloat =
            switch subject.alignment {
            case .leading: 0
            case .center: room / 2
            case .trailing: room
            }
        let pages = stage.pageStarts()
        let current = try #require(pages.min { abs($0.value - aligned) < abs($1.value - aligned) }, comment)
        if subject.paging != .free { try #require(abs(current.value - aligned) < 0.02, comment) }
        if let selection = subject.selection { try #require(selection == current.key, comment) }
        // The neighbours are those in the data.
        let index = try #require(subject.items.firstIndex(of: current.key), comment)
        if let next = pages.first(where: { abs($0.value - current.value - length) < 0.02 }) {
            let expected = subject.loops ? (index + 1) % subject.items.count : index + 1
            try #require(expected < subject.items.count && subject.items[expected] == next.key, comment)
        }
        let last = try #require(subject.activities.last, comment)
        try #require(!last.isMoving && last.shares.contains { $0.id == current.key }, comment)
    }
}
