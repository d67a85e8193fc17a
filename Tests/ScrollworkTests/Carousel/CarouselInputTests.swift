import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct CarouselInputTests {
    private let middle = CGPoint(x: 150, y: 100)

    @Test(arguments: [true, false])
    func oneNotchOfAWheelIsOnePage(_ rightToLeft: Bool) throws {
        let subject = CarouselSubject(count: 6)
        let stage = subject.stage(rightToLeft: rightToLeft)
        for page in 1...7 {
            stage.wheel(by: CGSize(width: rightToLeft ? -1 : 1, height: 0), at: middle)
            try stage.settle()
            #expect(subject.selection == "p\(page % 6)")
        }
        stage.wheel(by: CGSize(width: rightToLeft ? 2 : -2, height: 0), at: middle)
        try stage.settle()
        #expect(subject.selection == "p5")
    }

    @Test(arguments: [true, false], [true, false])
    func aNotchAndThePageKeysMoveInReadingOrder(_ rightToLeft: Bool, _ loops: Bool) throws {
        let subject = CarouselSubject(count: 6)
        subject.loops = loops
        let stage = subject.stage(rightToLeft: rightToLeft)
        // Without the focus, the keys belong to the scroll view.
        for (page, move) in [(1, 1), (2, 2), (3, 1), (2, -1), (3, 2), (2, -2)] {
            if abs(move) == 1 {
                stage.wheel(by: CGSize(width: 0, height: move), at: middle)
            } else {
                stage.press(move > 0 ? .pageDown : .pageUp)
            }
            try stage.settle()
            #expect(subject.selection == "p\(page)", "\(move)")
            #expect(try stage.start("p\(page)") == 0)
        }
        stage.press(.end)
        try stage.settle()
        #expect(subject.selection == "p5")
        stage.press(.home)
        try stage.settle()
        #expect(subject.selection == "p0")
    }

    @Test(arguments: [true, false])
    func freePagingScrollsLikeAScrollView(_ rightToLeft: Bool) throws {
        let subject = CarouselSubject(count: 40), plain = CarouselSubject(count: 40)
        (subject.paging, subject.loops, plain.loops) = (.free, false, false)
        let stage = subject.stage(rightToLeft: rightToLeft)
        let other = Stage(size: stage.size) {
            if rightToLeft { $0.layoutDirection = .rightToLeft }
        } content: {
            ScrollView(.horizontal) {
                HStack(spacing: 0) { ForEach(0..<40) { _ in Color.blue.frame(width: 300) } }
            }
            .accessibilityIdentifier("carousel")
        }
        let sign: CGFloat = rightToLeft ? 1 : -1
        for stage in [stage, other] {
            stage.wheel(by: CGSize(width: 0, height: 3), at: middle)
            try stage.settle()
            stage.press(rightToLeft ? .leftArrow : .rightArrow)
            try stage.settle()
            stage.flick(from: middle, velocity: CGVector(dx: sign * 900, dy: 0))
            stage.advance(by: 0.3)
        }
        #expect(abs(try stage.scroll("carousel").offset.x - other.scroll("carousel").offset.x) < 0.01)
        try stage.settle()
        try other.settle()
        #expect(abs(try stage.scroll("carousel").offset.x - other.scroll("carousel").offset.x) < 0.01)
        #expect(abs(try stage.scroll("carousel").offset.x.remainder(dividingBy: 300)) > 1)
    }

    @Test(arguments: [60.0, 150, 290, 400])
    func oneSwipeOnATrackpadIsOnePage(_ distance: Double) throws {
        let subject = CarouselSubject(count: 6)
        let stage = subject.stage()
        stage.trackpad(by: CGSize(width: distance, height: 0), at: middle, over: 0.12)
        for _ in 0..<20 {
            stage.trackpad(.momentum, by: CGSize(width: 20, height: 0), at: middle)
            stage.advance(by: 1.0 / 60)
        }
        stage.trackpad(.momentumEnded, at: middle)
        try stage.settle()
        #expect(subject.selection == "p1")
    }

    @Test(arguments: [true, false])
    func keysMoveACarouselThatHasTheFocus(_ rightToLeft: Bool) throws {
        let subject = CarouselSubject(count: 6)
        let stage = subject.stage(rightToLeft: rightToLeft)
        func press(_ key: KeyEvent.Key, _ expected: String) throws {
            stage.press(key)
            try stage.settle()
            #expect(subject.selection == expected, "\(key)")
        }
        stage.press(.tab)
        try press(rightToLeft ? .leftArrow : .rightArrow, "p1")
        try press(.pageDown, "p2")
        try press(.end, "p5")
        try press(rightToLeft ? .leftArrow : .rightArrow, "p0")
        try press(rightToLeft ? .rightArrow : .leftArrow, "p5")
        try press(.pageUp, "p4")
        try press(.home, "p0")
    }

    @Test(arguments: [true, false])
    func keysMoveItWithoutFocusToo(_ loops: Bool) throws {
        let subject = CarouselSubject(count: 40, selection: "p3")
        subject.loops = loops
        let stage = subject.stage()
        for (key, expected) in [(KeyEvent.Key.rightArrow, "p4"), (.end, "p39"), (.leftArrow, "p38"), (.home, "p0")] {
            stage.press(key)
            try stage.settle()
            #expect(subject.selection == expected, "\(key)")
        }
    }

    @Test func verticalCarouselsHandleTheKeysOfTheirAxis() throws {
        let subject = CarouselSubject(count: 4)
        subject.axis = .vertical
        let stage = subject.stage()
        stage.press(.tab)
        stage.press(.downArrow)
        try stage.settle()
        #expect(subject.selection == "p1")
        stage.wheel(by: CGSize(width: 0, height: 1), at: middle)
        try stage.settle()
        #expect(subject.selection == "p2")
    }

    @Test func aScreenReaderReadsThePositionAndCanChangeIt() throws {
        let subject = CarouselSubject(count: 8, selection: "p2")
        let stage = subject.stage()
        func value() -> String? { stage.semantics.flattened.first { $0.label == "Page" }?.value }
        #expect(value() == "3 of 8")
        try stage.adjust("carousel", .increment)
        try stage.settle()
        #expect(value() == "4 of 8" && subject.selection == "p3")
        try stage.adjust("carousel", .decrement)
        try stage.settle()
        #expect(value() == "3 of 8")
        try stage.scrollAction("carousel", .right)
        try stage.settle()
        #expect(value() == "4 of 8" && subject.selection == "p3")
    }

    @Test func aScreenReaderCanMoveToTheEnds() throws {
        let subject = CarouselSubject(count: 8, selection: "p2")
        let stage = subject.stage()
        for (name, expected) in [("Last page", "8 of 8"), ("First page", "1 of 8")] {
            try stage.perform(name, on: "carousel")
            try stage.settle()
            #expect(stage.semantics.flattened.first { $0.label == "Page" }?.value == expected)
        }
    }

    @Test func onlyVisiblePagesAreReadOnceEach() throws {
        let subject = CarouselSubject(count: 3)
        subject.pageSize = .relative(0.6)
        let stage = subject.stage()
        func spoken() -> [String] { stage.semantics.flattened.compactMap(\.label).filter { $0.hasPrefix("p") } }
        #expect(spoken().sorted() == ["p0", "p1", "p2"])
        subject.pageSize = .relative(1)
        stage.update()
        #expect(spoken() == ["p0"])
        subject.items = ["p0"]
        stage.update()
        #expect(spoken() == ["p0"])
    }

    @Test func reducedMotionFadesInsteadOfMoving() throws {
        let subject = CarouselSubject(count: 5)
        let stage = subject.stage { $0.setReduceMotion(true) }
        subject.selection = "p2"
        stage.update()
        var opacities: [Double] = []
        for _ in 0..<40 {
            stage.advance(by: 1.0 / 60)
            #expect(stage.pageStarts().values.allSatisfy { $0.truncatingRemainder(dividingBy: 300) == 0 })
            if let page = stage.pageStarts().first(where: { $0.value == 0 }) {
                opacities.append(try stage.opacity(of: "page-\(page.key)"))
            }
        }
        try stage.settle()
        #expect(try stage.start("p2") == 0)
        #expect(try #require(opacities.min()) < 0.2 && opacities.last == 1)
        #expect(subject.log.filter { $0.hasPrefix("settled") } == ["settled p2"])
    }

    @Test func textOfTwiceTheSizeLeavesThePageAligned() throws {
        for size in [DynamicTypeSize.large, .accessibility3] {
            let subject = CarouselSubject(count: 5, selection: "p2")
            subject.pageSize = .content
            let stage = subject.stage { $0.dynamicTypeSize = size }
            #expect(abs(try stage.frame(of: "page-p2").midX - 150) < 0.01)
        }
    }
}
