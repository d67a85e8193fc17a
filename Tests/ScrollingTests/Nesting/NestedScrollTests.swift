import ScrollworkTesting
import SwiftUI
import Testing

/// In nested scroll views, the axis of the drag decides which one scrolls.
@MainActor
@Suite struct NestedScrollTests {
    /// Returns a stage with a vertical page that contains a horizontal row at its top.
    private func makeStage() -> Stage {
        Stage(size: CGSize(width: 300, height: 400)) {
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView(.horizontal) { Color.gray.frame(width: 1_000, height: 200) }.accessibilityIdentifier(
                        "shelf")
                    Color.gray.frame(width: 300, height: 1_000)
                }
                .accessibilityIdentifier("all")
            }
            .accessibilityIdentifier("page")
        }
    }

    private func offsets(_ stage: Stage) throws -> (shelf: CGFloat, page: CGFloat) {
        (try stage.scroll("shelf").offset.x, try stage.scroll("page").offset.y)
    }

    @Test func aMostlyHorizontalDragMovesTheNestedRow() throws {
        let stage = makeStage()
        let finger = stage.touch(at: CGPoint(x: 200, y: 100))
        finger.move(by: CGSize(width: -60, height: -30), over: 0.3)
        let (shelf, page) = try offsets(stage)
        #expect(shelf > 30)
        #expect(page == 0)
        // The decision is valid while the finger is down.
        finger.move(by: CGSize(width: 0, height: -80), over: 0.3)
        #expect(try offsets(stage).page == 0)
        finger.lift()
    }

    @Test func aDragThatIsMostlyVerticalMovesThePage() throws {
        let stage = makeStage()
        stage.drag(from: CGPoint(x: 200, y: 180), to: CGPoint(x: 170, y: 100), over: 0.5)
        let (shelf, page) = try offsets(stage)
        #expect(shelf == 0)
        #expect(page > 50)
    }

    @Test func aDragBesideTheNestedRowMovesThePageAlone() throws {
        let stage = makeStage()
        stage.drag(from: CGPoint(x: 200, y: 350), to: CGPoint(x: 200, y: 250), over: 0.5)
        #expect(try offsets(stage).page > 50)
        #expect(try offsets(stage).shelf == 0)
    }

    /// Two nested lists: the inner one scrolls first while it can.
    private func makeLists() -> Stage {
        Stage(size: CGSize(width: 300, height: 400)) {
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView { Color.gray.frame(width: 300, height: 300) }
                        .frame(height: 200)
                        .accessibilityIdentifier("inner")
                    Color.gray.frame(width: 300, height: 1_000)
                }
                .accessibilityIdentifier("all")
            }
            .accessibilityIdentifier("outer")
        }
    }

    @Test func theInnerListScrollsFirstAndTheOuterOneTakesTheRemainder() throws {
        let stage = makeLists()
        let inner = { try stage.scroll("inner").offset.y }, outer = { try stage.scroll("outer").offset.y }
        stage.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 100), over: 0.5)
        try stage.settle()
        #expect(try inner() == 40)
        #expect(try outer() == 0)
        stage.drag(from: CGPoint(x: 100, y: 190), to: CGPoint(x: 100, y: 10), over: 2)
        try stage.settle()
        #expect(try inner() == 100)
        #expect(try outer() == 110)
        stage.drag(from: CGPoint(x: 100, y: 80), to: CGPoint(x: 100, y: 20), over: 0.5)
        try stage.settle()
        #expect(try inner() == 100)
        let last = try outer()
        #expect(abs(last - 160) < 1e-9)
    }

    @Test func aWheelIsLatchedToWhatItBeganToMove() throws {
        let stage = makeLists()
        let point = CGPoint(x: 100, y: 100)
        // Quick notches stay with the inner list even after it reaches its end.
        for _ in 0..<6 {
            stage.wheel(by: CGSize(width: 0, height: 1), at: point)
            stage.advance(by: 0.05)
        }
        try stage.settle()
        #expect(try stage.scroll("inner").offset.y == 100)
        #expect(try stage.scroll("outer").offset.y == 0)
        stage.advance(by: 1)
        stage.wheel(by: CGSize(width: 0, height: 1), at: point)
        try stage.settle()
        #expect(try stage.scroll("outer").offset.y > 20)
    }

    @Test func aWheelMovesAHorizontalScrollViewInAPageThatFits() throws {
        let stage = Stage(size: CGSize(width: 300, height: 300)) {
            ScrollView {
                ScrollView(.horizontal) { Color.gray.frame(width: 900, height: 100) }.accessibilityIdentifier("row")
            }
            .accessibilityIdentifier("page")
        }
        stage.wheel(by: CGSize(width: 0, height: 1), at: CGPoint(x: 150, y: 50))
        #expect(stage.handledWheel)
        try stage.settle()
        #expect(try stage.scroll("row").offset.x > 0)
        #expect(try stage.scroll("page").offset == .zero)
    }

    @Test func `A wheel stays with its list for as long as it turns`() throws {
        let stage = makeLists()
        for _ in 0..<15 {
            stage.wheel(by: CGSize(width: 0, height: 1), at: CGPoint(x: 100, y: 100))
            stage.advance(by: 0.1)
        }
        try stage.settle()
        #expect(try stage.scroll("inner").offset.y == 100)
        #expect(try stage.scroll("outer").offset.y == 0)
    }
}
