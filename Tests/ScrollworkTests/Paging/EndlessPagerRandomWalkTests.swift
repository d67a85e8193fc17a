import Observation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// An endless pager under random input, in a program that changes all parameters.
@MainActor @Suite struct EndlessPagerRandomWalkTests {
    @Observable final class Shape {
        var axis = Axis.horizontal
        var limit = 1
        var bounds: ClosedRange<Int64> = .min ... .max
    }

    private struct Scene: View {
        let log: PagerLog
        let shape: Shape
        let surroundings: WalkSurroundings

        var body: some View {
            Surrounded(surroundings: surroundings) {
                PagerScene(log: log, axis: shape.axis, bounds: shape.bounds, limit: shape.limit)
            }
        }
    }

    @Test(arguments: [0, (1 << 53) + 1, .max - 5, .min + 5] as [Int64])
    func aPagerStaysConsistent(_ start: Int64) throws {
        let log = PagerLog(start), shape = Shape(), surroundings = WalkSurroundings()
        let stage = Stage(size: CGSize(width: 390, height: 300)) {
            Scene(log: log, shape: shape, surroundings: surroundings)
        }
        let gestures = StageGestures(stage, RandomWalk(), names: ["pager"])
        let frames = FrameWatch(stage: stage, scroll: "pager", prefix: "page ")
        for step in 0..<RandomWalk.steps(100) {
            gestures.begin(step)
            switch gestures.number(0...99) {
            case 0..<60: gestures.act()
            case 60..<70: turn(gestures, log, start)
            case 70..<76: change(gestures, log, shape, surroundings, start)
            case 76..<92:
                let seconds = Double(gestures.number(1...40)) / 100
                gestures.note("wait \(seconds)")
                if gestures.isHolding || !surroundings.isThere {
                    stage.advance(by: seconds)
                } else {
                    try frames.watch(seconds, axis: shape.axis, gestures.comment)
                }
            default:
                gestures.letGo()
                try stage.settle()
                try checkRest(stage, log, shape, surroundings, gestures.comment)
                gestures.note("rest")
            }
            try check(stage, log, shape, surroundings, gestures.comment)
        }
    }

    private func turn(_ gestures: StageGestures, _ log: PagerLog, _ start: Int64) {
        let page = gestures.one(of: [
            start, log.index &+ Int64(gestures.number(-3...3)), .random(in: .min ... .max, using: &gestures.walk), .min,
            .max,
        ])
        let isAnimated = gestures.chance(3)
        gestures.note("index \(page)\(isAnimated ? " animated" : "")")
        withAnimation(isAnimated ? .default : nil) { log.index = page }
        gestures.stage.update()
    }

    private func change(
        _ gestures: StageGestures, _ log: PagerLog, _ shape: Shape, _ surroundings: WalkSurroundings, _ start: Int64
    ) {
        switch gestures.number(0...8) {
        case 0, 1:
            let size = CGSize(width: gestures.number(200...900), height: gestures.number(150...900))
            gestures.note("size \(size.width) × \(size.height)")
            gestures.area = CGRect(origin: .zero, size: size)
            gestures.stage.resize(to: size)
        case 2...4: gestures.change(surroundings)
        case 5:
            shape.axis = shape.axis == .horizontal ? .vertical : .horizontal
            gestures.note("\(shape.axis)")
        case 6:
            shape.limit = gestures.one(of: [1, 3, 20])
            gestures.note("limit \(shape.limit)")
        case 7:
            let near = max(start, .min + 9)...min(start &+ 4, .max)
            shape.bounds = gestures.one(of: [
                .min ... .max, .min ... .max, near.lowerBound - 3...near.upperBound, 7...7,
            ])
            gestures.note("bounds \(shape.bounds)")
        default:
            surroundings.isThere.toggle()
            gestures.note("there \(surroundings.isThere)")
            log.forget()
        }
        gestures.stage.update()
    }

    /// Checks the rules of every moment.
    private func check(
        _ stage: Stage, _ log: PagerLog, _ shape: Shape, _ surroundings: WalkSurroundings, _ comment: Comment
    ) throws {
        let shown = stage.frames(prefix: "page ").compactMap { name, frame in
            Int64(name.dropFirst(5)).map { (page: $0, frame: frame) }
        }
        // A page that fades out isn't part of the layout, but still exists.
        let pages = Set(shown.map(\.page))
        try #require(log.alive.isSuperset(of: pages), "\(log.alive) but \(pages). \(comment)")
        try #require(shown.count <= 4, comment)
        try #require(shown.allSatisfy { shape.bounds.contains($0.page) }, comment)
        let isHorizontal = shape.axis == .horizontal, length = isHorizontal ? stage.size.width : stage.size.height
        let places = shown.map { page, frame in (page: page, start: isHorizontal ? frame.minX : frame.minY) }
        let visible = places.filter { abs($0.start) < length - 0.01 }
        let seen = visible.sorted { $0.start < $1.start }
        // Visible pages are side by side, and nothing else is visible except beyond an end.
        for (a, b) in zip(seen, seen.dropFirst()) {
            let distance = b.start - a.start
            try #require(abs(distance - length) < 0.02, comment)
        }
        let isAtEnd = seen.contains { $0.page == shape.bounds.lowerBound || $0.page == shape.bounds.upperBound }
        let parts = seen.map { place -> CGFloat in min(place.start + length, length) - max(place.start, 0) }
        let covered: CGFloat = parts.reduce(0, +), isCovered = abs(covered - length) < 0.02
        if surroundings.isThere {
            try #require(isAtEnd && !seen.isEmpty || isCovered, "seen \(seen) of \(length). \(comment)")
        }
        try #require(
            !log.order.isRepeated,
            "said twice: \(log.passing.suffix(4)), \(log.target.suffix(4)), \(log.settled.suffix(4)). \(comment)")
    }

    /// Checks the rules at rest, without a finger.
    private func checkRest(
        _ stage: Stage, _ log: PagerLog, _ shape: Shape, _ surroundings: WalkSurroundings, _ comment: Comment
    ) throws {
        guard surroundings.isThere else { return }
        let page = min(max(log.index, shape.bounds.lowerBound), shape.bounds.upperBound)
        try #require(
            stage.restingPage() == page,
            "rests at \(stage.pages()), index \(log.index), target \(log.target.suffix(3)). \(comment)")
        let known = [
            page > shape.bounds.lowerBound ? page - 1 : nil, page, page < shape.bounds.upperBound ? page + 1 : nil,
        ]
        try #require(log.alive == Set(known.compactMap { $0 }), comment)
        for said in [log.passing, log.target, log.settled] { try #require(said.last ?? page == page, comment) }
        try #require(log.order.isSettled, "\(log.order). \(comment)")
        let spoken = stage.semantics.flattened.compactMap(\.label).filter { Int64($0) != nil }
        try #require(spoken == ["\(page)"], "heard \(spoken). \(comment)")
    }
}
