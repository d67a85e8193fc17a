import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// A carousel under random input, in a program that changes all parameters.
@MainActor @Suite struct CarouselRandomWalkTests {
    private struct Scene: View {
        let subject: CarouselSubject
        let surroundings: WalkSurroundings

        var body: some View {
            Surrounded(surroundings: surroundings) { CarouselSubjectView(subject: subject) }
        }
    }

    @Test(arguments: [1, 2, 3, 8, 10_000])
    func aCarouselStaysConsistent(_ count: Int) throws {
        let subject = CarouselSubject(count: count), surroundings = WalkSurroundings()
        subject.pageSize = .relative(0.7)
        let stage = Stage(size: CGSize(width: 300, height: 200)) { Scene(subject: subject, surroundings: surroundings) }
        let gestures = StageGestures(stage, RandomWalk(), names: ["carousel"])
        let frames = FrameWatch(stage: stage, scroll: "carousel", prefix: "page-")
        var fresh = 0
        for step in 0..<RandomWalk.steps(100) {
            gestures.begin(step)
            subject.log.removeAll()
            switch gestures.number(0...99) {
            case 0..<58: gestures.act()
            case 58..<64: select(gestures, subject)
            case 64..<70: edit(gestures, subject, &fresh)
            case 70..<78: change(gestures, subject, surroundings)
            case 78..<92:
                let seconds = Double(gestures.number(1...40)) / 100
                gestures.note("wait \(seconds)")
                if gestures.isHolding || !surroundings.isThere || surroundings.reducesMotion
                    || subject.pageSize == .content
                {
                    stage.advance(by: seconds)
                } else {
                    let period =
                        subject.loops
                        ? (length(stage, subject) + gap(stage, subject)) * Double(subject.items.count) : nil
                    try frames.watch(seconds, axis: subject.axis, period: period, gestures.comment)
                }
            default:
                gestures.letGo()
                // A carousel with autoplay never rests.
                subject.autoplay = nil
                stage.update()
                try stage.settle()
                try checkRest(stage, subject, surroundings, gestures.comment)
                gestures.note("rest")
            }
            try check(stage, subject, surroundings, gestures.comment)
        }
    }

    private func select(_ gestures: StageGestures, _ subject: CarouselSubject) {
        let isAnimated = gestures.chance(3)
        let id =
            gestures.chance(12)
            ? "unknown" : gestures.chance(12) ? nil : subject.items.randomElement(using: &gestures.walk)
        gestures.note("select \(id ?? "nil")\(isAnimated ? " animated" : "")")
        withAnimation(isAnimated ? .default : nil) { subject.selection = id }
        gestures.stage.update()
    }

    private func edit(_ gestures: StageGestures, _ subject: CarouselSubject, _ fresh: inout Int) {
        // Near the beginning, where inspecting is inexpensive.
        let last = min(subject.items.count, 12)
        switch gestures.number(0...9) {
        case 0...2:
            fresh += 1
            let place = gestures.number(0...last)
            gestures.note("insert n\(fresh) at \(place)")
            subject.items.insert("n\(fresh)", at: place)
        case 3...5:
            guard last > 0 else { return }
            let place = gestures.number(0...last - 1)
            gestures.note("remove \(subject.items[place])")
            subject.items.remove(at: place)
        case 6, 7:
            guard last > 1 else { return }
            let from = gestures.number(0...last - 1), to = gestures.number(0...last - 1)
            gestures.note("move \(subject.items[from]) to \(to)")
            subject.items.insert(subject.items.remove(at: from), at: to)
        case 8:
            gestures.note("reverse")
            subject.items.reverse()
        default:
            fresh += 1
            let count = gestures.one(of: [0, 1, 2, 9])
            gestures.note("\(count) others")
            let keeps = subject.items.first.map { [$0] } ?? []
            subject.items = (0..<count).map { "o\(fresh).\($0)" } + (gestures.chance(2) && count > 0 ? keeps : [])
        }
        gestures.stage.update()
    }

    private func change(_ gestures: StageGestures, _ subject: CarouselSubject, _ surroundings: WalkSurroundings) {
        switch gestures.number(0...13) {
        case 0, 1:
            let size = CGSize(width: gestures.number(150...700), height: gestures.number(120...600))
            gestures.note("size \(size.width) × \(size.height)")
            gestures.area = CGRect(origin: .zero, size: size)
            gestures.stage.resize(to: size)
        case 2...4: gestures.change(surroundings)
        case 5:
            subject.axis = subject.axis == .horizontal ? .vertical : .horizontal
            gestures.note("\(subject.axis)")
        case 6:
            subject.loops.toggle()
            gestures.note("loops \(subject.loops)")
        case 7:
            subject.paging = gestures.one(of: [.paged, .pages(upTo: 3), .free])
            gestures.note("\(subject.paging)")
        case 8:
            subject.alignment = gestures.one(of: CarouselAlignment.allCases)
            gestures.note("\(subject.alignment)")
        case 9:
            subject.pageSize = gestures.one(of: [.relative(0.7), .relative(1), .fixed(120), .content])
            gestures.note("\(subject.pageSize)")
        case 10:
            subject.spacing = gestures.one(of: [0, 12])
            gestures.note("spacing \(subject.spacing)")
        case 11:
            subject.autoplay = gestures.one(of: [nil, 0.5, 2])
            gestures.note("autoplay \(subject.autoplay ?? 0)")
        case 12:
            subject.showsIndicator.toggle()
            gestures.note("indicator \(subject.showsIndicator)")
        default:
            surroundings.isThere.toggle()
            gestures.note("there \(surroundings.isThere)")
        }
        gestures.stage.update()
    }

    // MARK: What must be true

    private func container(_ stage: Stage, _ subject: CarouselSubject) -> Double {
        Double(subject.axis == .horizontal ? stage.size.width : stage.size.height)
    }

    /// The length of a page if all are equally long.
    private func length(_ stage: Stage, _ subject: CarouselSubject) -> Double {
        if subject.pageSize == .fixed(120) { return 120 }
        return container(stage, subject) * (subject.pageSize == .relative(0.7) ? 0.7 : 1)
    }

    /// The distance between two pages if all are equally long.
    private func gap(_ stage: Stage, _ subject: CarouselSubject) -> Double {
        let spacing = Double(subject.spacing), length = length(stage, subject)
        guard subject.loops else { return spacing }
        return max(spacing, (container(stage, subject) + length) / Double(subject.items.count) - length)
    }

    private typealias Place = (id: String, start: Double, end: Double)

    /// Returns the pages in reading order.
    private func places(_ stage: Stage, _ subject: CarouselSubject, _ surroundings: WalkSurroundings) -> [Place] {
        let isMirrored = subject.axis == .horizontal && surroundings.direction == .rightToLeft,
            length = container(stage, subject)
        let places = stage.frames(prefix: "page-").map { name, frame -> Place in
            let low = Double(subject.axis == .horizontal ? frame.minX : frame.minY)
            let high = Double(subject.axis == .horizontal ? frame.maxX : frame.maxY)
            let id = String(name.dropFirst(5))
            if isMirrored { return (id: id, start: length - high, end: length - low) }
            return (id: id, start: low, end: high)
        }
        return places.sorted { $0.start < $1.start }
    }

    /// Checks the rules of every moment.
    private func check(_ stage: Stage, _ subject: CarouselSubject, _ surroundings: WalkSurroundings, _ comment: Comment)
        throws
    {
        guard surroundings.isThere else { return }
        let pages = places(stage, subject, surroundings), length = container(stage, subject)
        if subject.items.isEmpty { return try #require(pages.isEmpty, comment) }
        try #require(!pages.isEmpty && pages.count <= subject.items.count, comment)
        try #require(
            pages.allSatisfy { $0.start.isFinite && $0.end > $0.start && subject.items.contains($0.id) }, comment)
        // Pages are side by side, and none overlaps another.
        let isUniform = subject.pageSize != .content
        for (a, b) in zip(pages, pages.dropFirst()) {
            let gap = b.start - a.end, first = pages[1].start - pages[0].end
            let expected = isUniform ? self.gap(stage, subject) : max(first, Double(subject.spacing))
            try #require(abs(gap - expected) < 0.02, "\(pages). \(comment)")
        }
        // Something is visible, except beyond the ends of a row during a drag. In a loop, the visible area has no gap
        // at its ends.
        if subject.loops {
            try #require(pages.contains { $0.start < length + 0.01 && $0.end > -0.01 }, "\(pages). \(comment)")
            if isUniform, let first = pages.first, let last = pages.last {
                let gap = self.gap(stage, subject), end = length - gap
                try #require(first.start <= gap + 0.02 && last.end >= end - 0.02, "\(pages). \(comment)")
            }
        }
        if let activity = subject.activities.last {
            try #require(Set(activity.shares.map(\.id)).count == activity.shares.count, "\(activity). \(comment)")
            let sum: Double = activity.shares.map(\.share).reduce(0.0, +)
            try #require(sum <= 1.0 + 1e-9, "\(activity). \(comment)")
            if subject.loops { try #require(sum > 1.0 - 1e-9, "\(activity). \(comment)") }
        }
        subject.activities.removeFirst(max(subject.activities.count - 1, 0))
        let passing = subject.log.filter { $0.hasPrefix("passing ") }
        for said in [passing, subject.log] {
            try #require(zip(said, said.dropFirst()).allSatisfy { $0 != $1 }, "said twice: \(said). \(comment)")
        }
    }

    /// Checks the rules at rest, without a finger.
    private func checkRest(
        _ stage: Stage, _ subject: CarouselSubject, _ surroundings: WalkSurroundings, _ comment: Comment
    ) throws {
        guard surroundings.isThere, !subject.items.isEmpty else { return }
        let pages = places(stage, subject, surroundings), container = container(stage, subject)
        let share: Double =
            switch subject.alignment {
            case .leading: 0
            case .center: 0.5
            case .trailing: 1
            }
        func off(_ page: Place) -> Double {
            let room = container - page.end + page.start
            return page.start - room * share
        }
        let current = try #require(pages.min { abs(off($0)) < abs(off($1)) }, comment)
        if subject.paging != .free {
            try #require(abs(off(current)) < 0.02, "\(pages), off by \(off(current)). \(comment)")
        }
        if let selection = subject.selection, subject.items.contains(selection) {
            try #require(selection == current.id, "selected \(selection), but \(pages). \(comment)")
        }
        try #require(subject.log.last?.hasPrefix("settled") ?? true, "\(subject.log.suffix(4)). \(comment)")
        // The neighbors follow the order of the data.
        let index = try #require(subject.items.firstIndex(of: current.id), comment)
        let place = pages.firstIndex { $0.id == current.id } ?? 0
        for (offset, page) in pages.enumerated() {
            let count = subject.items.count, distance = offset - place
            let slot = index + distance
            let expected = subject.loops ? (slot % count + count) % count : slot
            try #require(
                subject.items.indices.contains(expected) && subject.items[expected] == page.id, "\(pages). \(comment)")
        }
        let last = try #require(subject.activities.last, comment)
        try #require(!last.isMoving && last.shares.contains { $0.id == current.id }, "\(last). \(comment)")
        if subject.paging != .free {
            try #require(last.shares.map(\.share) == [1] && last.position == Double(index), "\(last). \(comment)")
        }
        try #require(stage.opacity(of: "page-\(current.id)") > 0.999, comment)
        let value = stage.semantics.flattened.first { $0.label == "Page" }?.value
        try #require(
            value == "\(index + 1) of \(subject.items.count)", "\(value ?? "nothing") of \(current). \(comment)")
        // Assistive technology doesn't read pages that aren't visible.
        let spoken = stage.semantics.flattened.compactMap(\.label).filter { subject.items.contains($0) }
        let seen = pages.filter { $0.start < container - 0.01 && $0.end > 0.01 }.map(\.id)
        if subject.paging != .free {
            try #require(Set(spoken) == Set(seen), "heard \(spoken), seen \(seen). \(comment)")
        }
    }
}
