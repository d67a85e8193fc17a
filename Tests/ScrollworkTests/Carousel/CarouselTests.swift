import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct CarouselTests {
    private let middle = CGPoint(x: 150, y: 100)

    @Test(arguments: [Axis.horizontal, .vertical], [true, false])
    func theFirstFrameShowsTheSelectedPageAligned(_ axis: Axis, _ loops: Bool) throws {
        for rightToLeft in [true, false] {
            let sizes: [(CarouselPageSize, CGFloat)] = [(.relative(0.8), 240), (.fixed(120), 120), (.content, 120)]
            for (size, length) in sizes {
                if axis == .vertical, size == .content { continue }
                for alignment in CarouselAlignment.allCases {
                    let subject = CarouselSubject(count: 5, selection: "p3")
                    (subject.axis, subject.loops, subject.pageSize, subject.alignment) = (axis, loops, size, alignment)
                    subject.spacing = 10
                    let stage = subject.stage(size: CGSize(width: 300, height: 300), rightToLeft: rightToLeft)
                    let room = 300 - length
                    let isMirrored = rightToLeft && axis == .horizontal
                    let expected: CGFloat =
                        switch alignment {
                        case .leading: isMirrored ? room : 0
                        case .center: room / 2
                        case .trailing: isMirrored ? 0 : room
                        }
                    let start = try #require(stage.pageStarts(axis)["p3"])
                    #expect(abs(start - expected) < 0.01, "\(axis) \(loops) \(rightToLeft) \(size) \(alignment)")
                    let next = try #require(stage.pageStarts(axis)["p4"])
                    let distance = isMirrored ? start - next : next - start
                    #expect(abs(distance - length - 10) < 0.01)
                    #expect(subject.log.isEmpty && subject.selection == "p3", "\(subject.log)")
                }
            }
        }
    }

    @Test(arguments: [1, 2, 3])
    func aLoopOfFewItemsRepeatsWithoutCopies(_ count: Int) throws {
        let subject = CarouselSubject(count: count)
        let stage = subject.stage()
        try stage.activate("page-p0")
        for turn in 1...4 {
            stage.flick(from: CGPoint(x: 250, y: 100), velocity: CGVector(dx: -900, dy: 0))
            #expect(stage.pageStarts().count == count)
            try stage.settle()
            #expect(try stage.start("p\(turn % count)") == 0)
            // The changed page keeps its state during a full turn.
            #expect(try stage.text(of: "taps-p0") == "1")
        }
    }

    @Test(arguments: [false, true]) func theOnlyItemOfALoopRestsAsAPage(hadNeighbors: Bool) throws {
        let subject = CarouselSubject(count: hadNeighbors ? 3 : 1)
        subject.paging = .free
        let stage = subject.stage()
        let finger = stage.touch(at: CGPoint(x: 250, y: 100))
        finger.move(by: CGSize(width: -120, height: 0), over: 0.3)
        finger.hold(for: 0.2)
        finger.lift()
        try stage.settle()
        #expect((try stage.start("p0") == 0) != hadNeighbors)
        subject.items = ["p0"]
        try stage.settle()
        #expect(try stage.start("p0") == 0)
    }

    @Test(arguments: [true, false])
    func theOnlyItemLeavesBeforeItReenters(_ rightToLeft: Bool) throws {
        let subject = CarouselSubject(count: 1)
        let stage = subject.stage(rightToLeft: rightToLeft), sign: CGFloat = rightToLeft ? 1 : -1
        let finger = stage.touch(at: CGPoint(x: 150, y: 100))
        finger.move(by: CGSize(width: sign * 300, height: 0), over: 0.3)
        #expect(abs(try stage.start("p0") - sign * 290) < 0.01)
        finger.move(by: CGSize(width: sign * 100, height: 0), over: 0.1)
        // It's as far on the other side as it was beyond this one.
        #expect(abs(try stage.start("p0") + sign * 210) < 0.01)
        finger.hold(for: 0.2)
        finger.lift()
        try stage.settle()
        #expect(try stage.start("p0") == 0)
    }

    /// With few pages visible at both sides, no page needs to be visible twice, and there's no gap on one side.
    @Test(arguments: [1, 2, 3, 4], [true, false])
    func aLoopOfFewPagesIsAsWideOnBothSides(_ count: Int, _ rightToLeft: Bool) throws {
        let subject = CarouselSubject(count: count)
        subject.pageSize = .relative(0.4)
        let stage = subject.stage(rightToLeft: rightToLeft)
        func edges() -> (left: CGFloat, right: CGFloat) {
            let seen = stage.frames(prefix: "page-").values.filter { $0.minX < 299.99 && $0.maxX > 0.01 }
            return (seen.map(\.minX).min() ?? 0, 300 - (seen.map(\.maxX).max() ?? 300))
        }
        #expect(abs(edges().left - edges().right) < 0.01)
        // During the movement, the space at an end is never larger than that between two pages.
        let gap = max(420 / CGFloat(count) - 120, 0)
        let finger = stage.touch(at: CGPoint(x: 150, y: 100))
        for _ in 0..<60 {
            finger.move(by: CGSize(width: rightToLeft ? 10 : -10, height: 0), over: 1.0 / 30)
            #expect(edges().left <= gap + 0.01 && edges().right <= gap + 0.01)
        }
        finger.lift()
        try stage.settle()
        // A third or fourth page appears without moving the current one.
        let current = try #require(subject.selection ?? subject.items.first), start = try stage.start(current)
        subject.items.append("new")
        stage.update()
        #expect(abs(try stage.start(current) - start) < 0.01)
        try stage.settle()
        #expect(abs(try stage.start(current) - 90) < 0.01)
    }

    @Test(arguments: [true, false])
    func aFlickTurnsOnePage(_ rightToLeft: Bool) throws {
        let subject = CarouselSubject(count: 8)
        let stage = subject.stage(rightToLeft: rightToLeft)
        let sign: CGFloat = rightToLeft ? 1 : -1
        for page in 1...9 {
            stage.flick(from: middle, velocity: CGVector(dx: sign * CGFloat(400 * page), dy: 0))
            try stage.settle()
            #expect(subject.selection == "p\(page % 8)")
            #expect(try stage.start("p\(page % 8)") == 0)
        }
    }

    @Test func aStrongFlickPassesSeveralPagesIfAllowed() throws {
        let subject = CarouselSubject(count: 8)
        subject.paging = .pages(upTo: 3)
        subject.pageSize = .relative(0.5)
        let stage = subject.stage()
        stage.flick(from: CGPoint(x: 250, y: 100), velocity: CGVector(dx: -4000, dy: 0))
        try stage.settle()
        #expect(subject.selection == "p3")
        #expect(try stage.start("p3") == 75)
    }

    @Test func aHundredFlicksInARowLoseNoPage() throws {
        let subject = CarouselSubject(count: 1_000)
        let stage = subject.stage()
        for _ in 0..<100 {
            stage.flick(from: CGPoint(x: 250, y: 100), velocity: CGVector(dx: -900, dy: 0))
            stage.advance(by: 0.07)
        }
        try stage.settle()
        #expect(subject.selection == "p100")
        #expect(try stage.start("p100") == 0)
    }

    @Test func flicksWithoutRestContinueForever() throws {
        let subject = CarouselSubject(count: 7)
        subject.paging = .free
        let stage = subject.stage(framesPerSecond: 30)
        var last: Double?
        // Together, the flicks go further than the track.
        for flick in 0..<150 {
            let finger = stage.touch(at: CGPoint(x: 290, y: 100))
            finger.move(by: CGSize(width: -280, height: 0), over: 0.04)
            finger.lift()
            stage.advance(by: 0.8)
            let position = try #require(subject.activities.last?.position)
            if let last, flick > 0 { #expect(position != last) }
            last = position
        }
        try stage.settle()
        #expect(!stage.pageStarts().isEmpty)
        #expect(stage.pageStarts().values.contains { $0 > -300 && $0 < 300 })
    }

    @Test func passingTargetAndSettledAreReported() throws {
        let subject = CarouselSubject(count: 5)
        let stage = subject.stage()
        let finger = stage.touch(at: CGPoint(x: 280, y: 100))
        finger.move(by: CGSize(width: -180, height: 0), over: 0.2)
        #expect(subject.log == ["passing p1"] && subject.selection == nil)
        finger.lift()
        stage.update()
        #expect(subject.log == ["passing p1", "target p1"] && subject.selection == "p1")
        try stage.settle()
        #expect(subject.log == ["passing p1", "target p1", "settled p1"])
    }

    @Test(arguments: ["rest", "finger", "fling", "program"])
    func theProgramRetargetsWithoutAJump(_ moment: String) throws {
        let subject = CarouselSubject(count: 9)
        let stage = subject.stage(framesPerSecond: 120)
        var finger: Finger?
        switch moment {
        case "finger":
            finger = stage.touch(at: CGPoint(x: 280, y: 100))
            finger?.move(by: CGSize(width: -120, height: 0), over: 0.3)
        case "fling":
            stage.flick(from: middle, velocity: CGVector(dx: 1500, dy: 0))
            stage.advance(by: 0.05)
        case "program":
            subject.selection = "p8"
            stage.advance(by: 0.1)
        default: break
        }
        let mark = subject.log.count
        subject.selection = "p2"
        var last = try stage.scroll("carousel").offset.x
        var steps: [CGFloat] = []
        for _ in 0..<120 {
            stage.advance(by: 1.0 / 120)
            let now = try stage.scroll("carousel").offset.x
            steps.append(now - last)
            last = now
        }
        finger?.lift()
        try stage.settle()
        // The speed is that of a spring over two or three pages, and never reverses once it's forward.
        #expect(steps.allSatisfy { abs($0) < 60 })
        let forwards = steps.firstIndex { $0 > 0 } ?? 0
        #expect(steps[forwards...].allSatisfy { $0 > -0.01 })
        #expect(subject.selection == "p2")
        #expect(try stage.start("p2") == 0)
        #expect(subject.log[mark...].filter { $0.hasPrefix("settled") } == ["settled p2"])
        #expect(subject.log[mark...].filter { $0.hasPrefix("target") } == ["target p2"])
    }

    @Test func theSelectionIsReachedInTheShorterDirection() throws {
        let subject = CarouselSubject(count: 6, selection: "p1")
        let stage = subject.stage()
        subject.selection = "p5"
        stage.advance(by: 0.15)
        #expect(try stage.scroll("carousel").velocity.dx < 0)
        try stage.settle()
        #expect(try stage.start("p5") == 0)
    }

    @Test func aDistantSelectionRealizesNoPagesInBetween() throws {
        let subject = CarouselSubject(count: 10_000)
        let stage = subject.stage()
        subject.made = []
        subject.selection = "p5000"
        stage.update()
        let time = try stage.settle()
        #expect(time < 1.2)
        #expect(try stage.start("p5000") == 0)
        #expect(try stage.start("p5001") == 300 && stage.start("p4999") == -300)
        #expect(subject.made.count < 16)
        #expect(subject.log.filter { $0.hasPrefix("settled") } == ["settled p5000"])
    }

    @Test func anUnknownSelectionMovesNothing() throws {
        let subject = CarouselSubject(count: 4)
        let stage = subject.stage()
        subject.selection = "unknown"
        stage.update()
        try stage.settle()
        #expect(try stage.start("p0") == 0)
        #expect(subject.log.isEmpty)
    }

    @Test(arguments: [24.0, 60, 120, 1000])
    func theMotionIsTheSameAtEveryFrameRate(_ rate: Double) throws {
        let subject = CarouselSubject(count: 5)
        let stage = subject.stage(framesPerSecond: rate)
        stage.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 130, y: 100), over: 0.25)
        stage.advance(by: 0.125)
        let reference = CarouselSubject(count: 5)
        let other = reference.stage(framesPerSecond: 480)
        other.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 130, y: 100), over: 0.25)
        other.advance(by: 0.125)
        #expect(abs(try stage.start("p1") - other.start("p1")) < 0.01)
    }

    @Test func freePagesRestWhereTheyStop() throws {
        let subject = CarouselSubject(count: 5)
        subject.paging = .free
        let stage = subject.stage()
        let finger = stage.touch(at: middle)
        finger.move(by: CGSize(width: -70, height: 0), over: 0.3)
        finger.hold(for: 0.2)
        finger.lift()
        try stage.settle()
        #expect(abs(try stage.start("p0") + 60) < 0.01)
        // A fifth of a page remains a fifth of a page.
        stage.resize(to: CGSize(width: 600, height: 200))
        #expect(abs(try stage.start("p0") + 120) < 0.01)
    }

    @Test(arguments: [true, false])
    func pagesKeepTheirStateWhenPagingChanges(_ loops: Bool) throws {
        let subject = CarouselSubject(count: 6)
        (subject.loops, subject.pageSize) = (loops, .relative(0.7))
        let stage = subject.stage()
        try stage.activate("page-p0")
        subject.paging = .free
        stage.update()
        stage.drag(from: middle, to: CGPoint(x: 100, y: 100), over: 0.5)
        try stage.settle()
        #expect(try stage.text(of: "taps-p0") == "1")
        #expect(abs(try stage.frame(of: "page-p0").midX - 150) > 10)
        // Now it can rest only on a page.
        subject.paging = .paged
        stage.update()
        try stage.settle()
        #expect(try stage.text(of: "taps-p0") == "1")
        #expect(abs(try stage.frame(of: "page-p0").midX - 150) < 0.01)
        // During a drag and a fling, it settles by the paging at that time.
        let finger = stage.touch(at: middle)
        finger.move(by: CGSize(width: -60, height: 0), over: 0.2)
        subject.paging = .free
        stage.update()
        finger.hold(for: 0.2)
        finger.lift()
        try stage.settle()
        #expect(abs(try stage.frame(of: "page-p0").midX - 100) < 0.01)
        stage.flick(from: middle, velocity: CGVector(dx: 500, dy: 0))
        stage.advance(by: 0.05)
        subject.paging = .paged
        stage.update()
        try stage.settle()
        #expect(try stage.text(of: "taps-p0") == "1")
        #expect(stage.pageStarts().values.contains { abs($0 - 45) < 0.01 })
    }

    @Test(arguments: [true, false], [true, false])
    func pagesOfUnknownLengthsStayUnderTheFinger(_ loops: Bool, _ rightToLeft: Bool) throws {
        let names = (0..<300).map { number in String(repeating: "x", count: number * number % 7) + "\(number)" }
        let subject = CarouselSubject(names)
        subject.selection = subject.items[200]
        (subject.pageSize, subject.loops, subject.paging, subject.spacing) = (.content, loops, .free, 8)
        let stage = subject.stage(rightToLeft: rightToLeft)
        let sign: CGFloat = rightToLeft ? 1 : -1
        // Backward, where no length is known, and forward.
        for direction: CGFloat in [-1, 1, 1, -1, -1, -1] {
            let finger = stage.touch(at: middle)
            finger.move(by: CGSize(width: sign * direction * 10, height: 0), over: 0.05)
            let step = sign * direction * 25
            for _ in 0..<30 {
                let before = stage.pageStarts()
                finger.move(by: CGSize(width: step, height: 0), over: 1.0 / 60)
                let after = stage.pageStarts()
                for (page, start) in before where start > -200 && start < 300 {
                    guard let now = after[page] else { continue }
                    #expect(abs(now - start - step) < 0.01, "\(page)")
                }
            }
            finger.hold(for: 0.2)
            finger.lift()
            try stage.settle()
        }
        // Each page begins where the previous one ends.
        let frames = stage.frames(prefix: "page-").values.sorted { $0.minX < $1.minX }
        let gaps = zip(frames, frames.dropFirst()).map { $1.minX - $0.maxX }
        #expect(gaps.allSatisfy { abs($0 - 8) < 0.01 })
        subject.paging = .paged
        for id in [subject.items[3], subject.items[150], subject.items[0], subject.items[299]] {
            subject.selection = id
            stage.update()
            try stage.settle()
            #expect(abs(try stage.frame(of: "page-\(id)").midX - 150) < 0.01, "\(id)")
        }
    }

    @Test(arguments: [true, false])
    func atRestAPageStaysAlignedWhateverChanges(_ loops: Bool) throws {
        let subject = CarouselSubject(count: 6, selection: "p4")
        (subject.loops, subject.pageSize) = (loops, .relative(0.7))
        let stage = subject.stage()
        stage.flick(from: middle, velocity: CGVector(dx: 900, dy: 0))
        try stage.settle()
        for width in [390, 844, 120, 300] {
            stage.resize(to: CGSize(width: width, height: 200))
            #expect(abs(try stage.frame(of: "page-p3").midX - CGFloat(width) / 2) < 0.01)
        }
        subject.pageSize = .fixed(90)
        stage.update()
        #expect(abs(try stage.frame(of: "page-p3").midX - 150) < 0.01)
        subject.loops.toggle()
        stage.update()
        #expect(abs(try stage.frame(of: "page-p3").midX - 150) < 0.01)
        subject.alignment = .leading
        stage.update()
        #expect(abs(try stage.start("p3")) < 0.01)
        subject.axis = .vertical
        stage.update()
        #expect(abs(try stage.frame(of: "page-p3").minY) < 0.01)
        #expect(subject.selection == "p3")
    }

    @Test func anotherAxisUnderAFingerStartsOver() throws {
        let subject = CarouselSubject(count: 1)
        let stage = subject.stage(size: CGSize(width: 320, height: 240))
        let finger = stage.touch(at: middle)
        finger.move(by: CGSize(width: -50, height: 0), over: 0.2)
        subject.axis = .vertical
        stage.update()
        finger.lift()
        try stage.settle()
        #expect(try stage.frame(of: "page-p0").minY == 0)
        #expect(subject.activities.last?.isMoving == false && subject.activities.last?.position == 0)
    }

    /// The axis changes at a number of frames after a key press or a fling.
    @Test(arguments: [0, 1, 2, 6, 12, 20], [true, false])
    func anotherAxisDuringAMovementEndsOnAPage(_ frames: Int, _ isFling: Bool) throws {
        for loops in [true, false] {
            let subject = CarouselSubject(count: 5, selection: "p1")
            (subject.loops, subject.paging, subject.pageSize) = (loops, .pages(upTo: 1), .relative(0.7))
            let stage = subject.stage(size: CGSize(width: 300, height: 240), style: .coverFlow)
            if isFling {
                stage.flick(from: middle, velocity: CGVector(dx: -1200, dy: 0))
            } else {
                stage.press(.end)
            }
            for _ in 0..<frames { stage.advance(by: 1 / 60) }
            subject.axis = .vertical
            try stage.settle()
            let selection = try #require(subject.selection)
            #expect(abs(try stage.frame(of: "page-\(selection)").midY - 120) < 0.01)
            #expect(subject.log.last == "settled \(selection)")
            let last = try #require(subject.activities.last)
            #expect(!last.isMoving && last.position == last.position.rounded())
        }
    }

    /// The axis changes during a movement, and the change moves the carousel off screen.
    @Test(arguments: [1, 2, 6, 12])
    func anotherAxisOffScreenEndsOnThePageOfAMovement(_ frames: Int) throws {
        let subject = CarouselSubject(count: 5, selection: "p1")
        let stage = Stage(size: CGSize(width: 300, height: 240)) {
            ScrollView {
                Color.clear.frame(height: subject.axis == .vertical ? 1_000 : 0)
                CarouselSubjectView(subject: subject).frame(height: 200)
            }
            .defaultScrollAnchor(.top)
        }
        subject.selection = "p3"
        stage.update()
        for _ in 0..<frames { stage.advance(by: 1 / 60) }
        subject.axis = .vertical
        try stage.settle()
        #expect(subject.log.last == "settled p3")
        let last = try #require(subject.activities.last)
        #expect(!last.isMoving && last.position == 3)
    }

    /// A fling or a finger moves a loop across its first page, and the loop becomes a row.
    @Test(arguments: [2, 4, 6, 8, 10, 14, 20, 40], [true, false])
    func aLoopThatMovesAcrossItsEndsBecomesARowWithinThem(_ frames: Int, _ isFling: Bool) throws {
        let directions: [(String, CGFloat)] = [("p0", 1), ("p4", -1)]
        for (selection, direction) in directions {
            let subject = CarouselSubject(count: 5, selection: selection)
            subject.paging = .free
            let stage = subject.stage(size: CGSize(width: 300, height: 300))
            if isFling {
                stage.flick(from: middle, velocity: CGVector(dx: 700 * direction, dy: 0))
                for _ in 0..<frames { stage.advance(by: 1 / 60) }
                subject.loops = false
            } else {
                let finger = stage.touch(at: middle)
                finger.move(by: CGSize(width: direction * CGFloat(3 * frames), height: 0), over: 0.2)
                subject.loops = false
                stage.update()
                finger.lift()
            }
            try stage.settle()
            let last = try #require(subject.activities.last)
            #expect(!last.isMoving && (0...4).contains(last.position), "\(selection): \(last.position)")
            let page = last.position.rounded(), expected = CGFloat(300.0 * (page - last.position))
            let start = try stage.start("p\(Int(page))")
            #expect(abs(start - expected) < 0.6, "\(selection): \(start)")
        }
    }

    /// A loop rests between its last and its first page, and becomes a row.
    @Test(arguments: [-60, -140, -150, -160, -250], [Axis.horizontal, .vertical])
    func aLoopBetweenItsEndsBecomesARowWithinThem(_ distance: CGFloat, _ axis: Axis) throws {
        for selection in ["p0", "p4"] {
            let subject = CarouselSubject(count: 5, selection: selection)
            (subject.paging, subject.axis) = (.free, axis)
            let stage = subject.stage(size: CGSize(width: 300, height: 300))
            let step = selection == "p0" ? distance : 300 + distance
            let delta = axis == .horizontal ? CGSize(width: step, height: 0) : CGSize(width: 0, height: step)
            stage.wheel(by: delta, at: middle, precise: true)
            try stage.settle()
            let between = try #require(subject.activities.last?.position)
            #expect(abs(between - (5 + Double(distance) / 300)) < 0.01)
            subject.loops = false
            try stage.settle()
            let last = try #require(subject.activities.last)
            #expect(!last.isMoving)
            // In the middle, either end is near.
            if distance != -150 { #expect(last.position == (distance > -150 ? 0 : 4)) }
            #expect(last.position == 0 || last.position == 4)
        }
    }

    @Test(arguments: [true, false])
    func aTurnDuringAFlingEndsOnItsPage(_ loops: Bool) throws {
        let subject = CarouselSubject(count: 6, selection: "p2")
        subject.loops = loops
        let stage = subject.stage()
        stage.flick(from: middle, velocity: CGVector(dx: -900, dy: 0))
        stage.advance(by: 0.1)
        stage.resize(to: CGSize(width: 200, height: 300))
        try stage.settle()
        #expect(try stage.start("p3") == 0)
        #expect(subject.log.filter { $0.hasPrefix("settled") } == ["settled p3"])
    }

    @Test func nothingIsBeyondTheEndsOfARow() throws {
        let subject = CarouselSubject(count: 3, selection: "p2")
        subject.loops = false
        let stage = subject.stage()
        let finger = stage.touch(at: CGPoint(x: 280, y: 100))
        finger.move(by: CGSize(width: -200, height: 0), over: 0.3)
        // It resists as scroll views do.
        let start = try stage.start("p2")
        #expect(start < -30 && start > -120)
        finger.lift()
        try stage.settle()
        #expect(try stage.start("p2") == 0)
        #expect(Set(stage.pageStarts().keys) == ["p1", "p2"])
    }

    @Test func aSurroundingVerticalPageStillScrolls() throws {
        let subject = CarouselSubject(count: 5)
        let stage = Stage(size: CGSize(width: 300, height: 300)) {
            ScrollView {
                VStack(spacing: 0) {
                    CarouselSubjectView(subject: subject).frame(height: 200)
                    Color.green.frame(height: 900)
                }
            }
            .accessibilityIdentifier("feed")
        }
        stage.drag(from: CGPoint(x: 150, y: 180), to: CGPoint(x: 155, y: 60), over: 0.3)
        try stage.settle()
        #expect(try stage.scroll("feed").offset.y > 100)
        #expect(subject.log.isEmpty)
    }

    @Test func anEmptyCarouselShowsNothingAndAcceptsItems() throws {
        let subject = CarouselSubject(count: 0)
        subject.showsIndicator = true
        let stage = subject.stage()
        #expect(stage.pageStarts().isEmpty)
        subject.items = ["a", "b"]
        stage.update()
        #expect(try stage.start("a") == 0)
        subject.items = []
        stage.update()
        #expect(stage.pageStarts().isEmpty)
    }

    @Test func itemsThatArriveLaterMoveAndReport() throws {
        let subject = CarouselSubject(count: 0)
        let stage = subject.stage()
        try stage.settle()
        subject.items = ["a", "b", "c"]
        stage.update()
        stage.flick(from: middle, velocity: CGVector(dx: -900, dy: 0))
        try stage.settle()
        #expect(subject.selection == "b" && subject.log.last == "settled b")
        #expect(subject.activities.last?.shares.map(\.id) == ["b"])
    }

    @Test func nilSelectsTheFirstItem() throws {
        let subject = CarouselSubject(count: 5, selection: "p2")
        let stage = subject.stage()
        subject.selection = nil
        stage.update()
        try stage.settle()
        #expect(try stage.start("p0") == 0)
        #expect(subject.selection == "p0" || subject.selection == nil)
    }

    @Test func aSizeThatIsNotANumberIsIgnored() throws {
        for size in [CarouselPageSize.fixed(.nan), .fixed(-4), .relative(.infinity), .relative(0)] {
            let subject = CarouselSubject(count: 3)
            (subject.pageSize, subject.spacing) = (size, .nan)
            let stage = subject.stage(size: CGSize(width: 20, height: 20))
            stage.flick(from: CGPoint(x: 10, y: 10), velocity: CGVector(dx: -900, dy: 0))
            try stage.settle()
            #expect(stage.pageStarts().values.allSatisfy { $0.isFinite })
        }
    }

    @Test(
        arguments: [
            (-5, 0), (0, 0), (12, 12), (10_000, 10_000), (20_000, 10_000), (.nan, 0), (.infinity, 0),
        ] as [(CGFloat, CGFloat)])
    func theSpacingIsLimited(_ spacing: CGFloat, _ distance: CGFloat) throws {
        let subject = CarouselSubject(count: 5)
        subject.spacing = spacing
        #expect(try abs(subject.stage().start("p1") - 300 - distance) < 0.01)
    }

    private struct Squares: View {
        let subject: CarouselSubject

        var body: some View {
            Carousel(0..<6, id: \.self, axis: subject.axis, pageSize: .content, alignment: subject.alignment) { item in
                let length = CGFloat(60 + item * 10)
                Color.red.frame(width: length, height: length)
                    .accessibilityIdentifier("page-\(item)")
            }
        }
    }

    @Test(arguments: [CarouselAlignment.leading, .center])
    func squarePagesAreMeasuredAlongAnotherAxisToo(_ alignment: CarouselAlignment) throws {
        let subject = CarouselSubject([])
        subject.alignment = alignment
        let stage = Stage(size: CGSize(width: 300, height: 240)) { Squares(subject: subject) }
        subject.axis = .vertical
        try stage.settle()
        #expect(abs(try stage.frame(of: "page-0").minY - (alignment == .center ? 90 : 0)) < 0.01)
        #expect(abs(try stage.frame(of: "page-1").minY - stage.frame(of: "page-0").maxY) < 0.01)
    }

    @Test func atRestTheCurrentOfItemsWithOneIdentityIsVisible() throws {
        let subject = CarouselSubject(["p0", "p1", "p0"], selection: "p1")
        let stage = subject.stage()
        for _ in 0..<4 {
            stage.flick(from: middle, velocity: CGVector(dx: -900, dy: 0))
            try stage.settle()
            #expect(stage.pageStarts()[try #require(subject.selection)] == 0)
        }
    }

    @Test func theFirstOfItemsWithOneIdentityIsVisible() throws {
        let subject = CarouselSubject(["a", "a", "b"])
        let stage = subject.stage()
        #expect(Set(stage.pageStarts().keys) == ["a", "b"])
        stage.flick(from: middle, velocity: CGVector(dx: -900, dy: 0))
        try stage.settle()
    }

    /// The paging changes at rest, and the page in the center stays there.
    @Test(arguments: [Axis.horizontal, .vertical], [true, false])
    func theCurrentPageStaysWhenPagingChanges(_ axis: Axis, _ rightToLeft: Bool) throws {
        for loops in [true, false] {
            let subject = CarouselSubject(count: 12, selection: "p5")
            (subject.axis, subject.loops, subject.pageSize) = (axis, loops, .relative(0.5))
            let stage = subject.stage(size: CGSize(width: 300, height: 300), rightToLeft: rightToLeft)
            func middle(_ page: String) throws -> CGFloat {
                let frame = try stage.frame(of: "page-\(page)")
                return axis == .horizontal ? frame.midX : frame.midY
            }
            #expect(abs(try middle("p5") - 150) < 0.01)
            subject.paging = .free
            stage.update()
            try stage.settle()
            #expect(abs(try middle("p5") - 150) < 0.01)
            let finger = stage.touch(at: CGPoint(x: 150, y: 150))
            let distance: CGFloat = axis == .horizontal && rightToLeft ? 90 : -90
            finger.move(
                by: CGSize(width: axis == .horizontal ? distance : 0, height: axis == .vertical ? distance : 0),
                over: 0.4)
            finger.hold(for: 0.3)
            finger.lift()
            try stage.settle()
            #expect(abs(try middle("p6") - 150) > 10)
            #expect(subject.selection == "p6")
            subject.paging = .paged
            stage.update()
            try stage.settle()
            #expect(abs(try middle("p6") - 150) < 0.01)
            #expect(subject.selection == "p6")
            subject.paging = .free
            stage.update()
            try stage.settle()
            #expect(abs(try middle("p6") - 150) < 0.01)
        }
    }

    @Test(arguments: [true, false], [0.8, 1])
    func aDistantSelectionInARowRealizesNoPagesInBetween(_ rightToLeft: Bool, _ part: CGFloat) throws {
        let subject = CarouselSubject(count: 1_000)
        (subject.loops, subject.pageSize) = (false, .relative(part))
        let stage = subject.stage(rightToLeft: rightToLeft)
        func middle(_ page: Int) throws -> CGFloat { try stage.frame(of: "page-p\(page)").midX }
        for page in [500, 3, 999, 0, 400, 20] {
            (subject.made, subject.log) = ([], [])
            subject.selection = "p\(page)"
            stage.update()
            var last = stage.pageStarts()
            for _ in 0..<40 {
                stage.advance(by: 1 / 120)
                let now = stage.pageStarts()
                #expect(now.values.contains { abs($0) < 300 })
                for (name, start) in now {
                    if let former = last[name], abs(start) < 300, abs(former) < 300 {
                        #expect(abs(start - former) < 170, "nothing jumps")
                    }
                }
                last = now
            }
            try stage.settle()
            #expect(abs(try middle(page) - 150) < 0.01)
            #expect(subject.made.count < 20)
            #expect(
                subject.log.filter { $0.hasPrefix("target") || $0.hasPrefix("settled") } == [
                    "target p\(page)", "settled p\(page)",
                ])
        }
        // Caught during the movement, it rests on a page, and both ends are in place.
        subject.selection = "p900"
        stage.update()
        stage.advance(by: 0.1)
        let finger = stage.touch(at: CGPoint(x: 150, y: 100))
        finger.move(by: CGSize(width: -20, height: 0), over: 0.1)
        finger.hold(for: 0.2)
        finger.lift()
        try stage.settle()
        #expect(abs(try stage.frame(of: "page-\(subject.selection!)").midX - 150) < 0.01)
        stage.press(.home)
        try stage.settle()
        #expect(abs(try middle(0) - 150) < 0.01)
        stage.press(.end)
        try stage.settle()
        #expect(abs(try middle(999) - 150) < 0.01)
    }

    @Test func theStartOfARowIsReachableAcrossUnmeasuredPages() throws {
        let subject = CarouselSubject((0..<40).map { String(repeating: "x", count: $0 % 9 + 1) + "\($0)" })
        (subject.pageSize, subject.loops, subject.spacing) = (.content, false, 4)
        let stage = subject.stage()
        subject.selection = subject.items[33]
        try stage.settle()
        #expect(abs(try stage.frame(of: "page-\(subject.items[33])").midX - 150) < 0.51)
        stage.press(.home)
        try stage.settle()
        #expect(abs(try stage.frame(of: "page-\(subject.items[0])").midX - 150) < 0.51)
        stage.press(.end)
        try stage.settle()
        #expect(abs(try stage.frame(of: "page-\(subject.items[39])").midX - 150) < 0.51)
    }
}
