import ScrollworkTesting
import SwiftUI
import Testing

/// A position that the program sets while a person moves the content.
@MainActor
@Suite struct PositionInMotionTests {
    @MainActor @Observable final class Model {
        var row: Int? = 0
        var place = ScrollPosition(idType: Int.self)
    }

    private func rows() -> some View {
        LazyVStack(spacing: 0) {
            ForEach(0..<1_000, id: \.self) { Text("\($0)").frame(height: 50).accessibilityIdentifier("row-\($0)") }
        }
        .scrollTargetLayout()
    }

    /// The motion that a key started hasn't moved the content yet when the program sets the position.
    @Test func aRowAlreadyInPlaceStays() throws {
        var proxy: ScrollViewProxy?
        let stage = Stage(size: CGSize(width: 200, height: 400)) {
            ScrollViewReader { reader in
                let _ = proxy = reader
                ScrollView { rows() }.accessibilityIdentifier("rows")
            }
        }
        stage.press(.pageDown)
        proxy?.scrollTo(0, anchor: .top)
        stage.update()
        try stage.settle()
        #expect(abs(try stage.frame(of: "row-0").minY) < 0.01)
        stage.press(.pageDown)
        try stage.settle()
        #expect(!stage.exists("row-0"))
    }

    /// The program sets a row between two frames in which a fling passes rows.
    @Test(arguments: [0.05, 0.2, 0.5]) func aPositionSetDuringAFlingIsNotOverwritten(_ delay: Double) throws {
        @Bindable var model = Model()
        let stage = Stage(size: CGSize(width: 200, height: 400)) {
            ScrollView { rows() }.scrollPosition(id: $model.row, anchor: .top)
        }
        stage.flick(from: CGPoint(x: 100, y: 300), velocity: CGVector(dx: 0, dy: -4_000))
        stage.advance(by: delay)
        model.row = 700
        stage.advance(by: 0.1)
        #expect(model.row == 700)
        try stage.settle()
        #expect(model.row == 700)
        #expect(abs(try stage.frame(of: "row-700").minY) < 0.01)
    }

    @Test(arguments: [0.05, 0.2, 0.5]) func aScrollPositionSetDuringAFlingIsNotOverwritten(_ delay: Double) throws {
        @Bindable var model = Model()
        let stage = Stage(size: CGSize(width: 200, height: 400)) {
            ScrollView { rows() }.scrollPosition($model.place, anchor: .top)
        }
        stage.flick(from: CGPoint(x: 100, y: 300), velocity: CGVector(dx: 0, dy: -4_000))
        stage.advance(by: delay)
        model.place.scrollTo(id: 700)
        stage.advance(by: 0.1)
        try stage.settle()
        #expect(model.place.viewID(type: Int.self) == 700)
        #expect(abs(try stage.frame(of: "row-700").minY) < 0.01)
    }

    /// A wheel or a key interrupts an animated jump, and the position follows it.
    @Test(arguments: [false, true]) func aWheelOrAKeyDuringAJumpTakesOver(_ isKey: Bool) throws {
        @Bindable var model = Model()
        let stage = Stage(size: CGSize(width: 200, height: 400)) {
            ScrollView { rows() }.scrollPosition(id: $model.row, anchor: .top)
        }
        withAnimation(.smooth(duration: 0.5)) { model.row = 700 }
        stage.advance(by: 0.2)
        if isKey {
            stage.press(.home)
        } else {
            stage.wheel(by: CGSize(width: 0, height: 3), at: CGPoint(x: 100, y: 200))
        }
        try stage.settle()
        let row = try #require(model.row)
        #expect(row != 700, "key: \(isKey)")
        #expect(abs(try stage.frame(of: "row-\(row)").minY) < 26)
    }

    /// The program scrolls to a point before it arrives at a row.
    @Test func aScrollToAPointDuringAJumpEndsAtThePoint() throws {
        @Bindable var model = Model()
        let stage = Stage(size: CGSize(width: 200, height: 400)) {
            ScrollView { rows() }.scrollPosition($model.place, anchor: .top).accessibilityIdentifier("rows")
        }
        withAnimation(.linear(duration: 0.5)) { model.place.scrollTo(id: 700) }
        stage.advance(by: 0.2)
        withAnimation(.linear(duration: 0.5)) { model.place.scrollTo(y: 300) }
        try stage.settle()
        #expect(abs(try stage.scroll("rows").offset.y - 300) < 0.01)
    }

    @MainActor @Observable final class Feed {
        var added = 0.0
        var tail = 40
    }

    /// Content between the visible range and the end of a jump changes its length: the content doesn't jump, and
    /// arrives in time.
    @Test(arguments: [400.0, -300.0]) func aJumpWhoseTargetMovesContinuesFromItsPosition(_ change: Double) throws {
        let feed = Feed()
        var proxy: ScrollViewProxy?
        let stage = Stage(size: CGSize(width: 200, height: 400)) {
            ScrollViewReader { reader in
                let _ = proxy = reader
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<60, id: \.self) { row in
                            Color.gray.frame(height: row == 50 ? 500 + feed.added : 50).accessibilityIdentifier(
                                "row-\(row)"
                            ).id(row)
                        }
                    }
                }
            }
        }
        withAnimation(.linear(duration: 1)) { proxy?.scrollTo(59, anchor: .bottom) }
        stage.advance(by: 0.5)
        func top() throws -> CGFloat { try stage.frame(of: "row-0").minY }
        let before = try top()
        stage.advance(by: 1.0 / 60)
        let step = try top() - before
        feed.added = change
        let atChange = try top()
        stage.advance(by: 1.0 / 60)
        let stepAtChange = try top() - atChange
        #expect(step < -10)
        // The motion covers these 400 points in the remaining half second, at first twice as fast as on average.
        #expect(abs(stepAtChange - step) < abs(change) / 0.5 / 60 * 2 + 1)
        stage.advance(by: 0.55)
        #expect(abs(try stage.frame(of: "row-59").maxY - 400) < 0.01)
    }

    /// The visible content is removed: the content is at its new edge at once, without a motion from beyond it.
    @Test func aJumpStaysWithinContentThatBecomesShorter() throws {
        let feed = Feed()
        var proxy: ScrollViewProxy?
        let stage = Stage(size: CGSize(width: 200, height: 400)) {
            ScrollViewReader { reader in
                let _ = proxy = reader
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<feed.tail, id: \.self) {
                            Color.gray.frame(height: 50).accessibilityIdentifier("row-\($0)").id($0)
                        }
                    }
                }
            }
        }
        withAnimation(.linear(duration: 1)) { proxy?.scrollTo(39, anchor: .bottom) }
        stage.advance(by: 0.8)
        feed.tail = 12
        for _ in 0..<30 {
            stage.advance(by: 1.0 / 60)
            let bottom = try stage.frame(of: "row-11").maxY
            #expect(bottom >= 400 - 0.01)
        }
        #expect(abs(try stage.frame(of: "row-11").maxY - 400) < 0.01)
    }

    /// At any velocity of the finger, a programmatic scroll that continues from it moves at most one window beyond the
    /// content.
    @Test(arguments: [3_000.0, 20_000, 400_000], [false, true])
    func aProgrammaticScrollOvershootsAnEndByAtMostAViewport(_ speed: Double, shrinks: Bool) throws {
        var proxy: ScrollViewProxy?
        let stage = Stage(size: CGSize(width: 200, height: 400)) {
            ScrollViewReader { reader in
                let _ = proxy = reader
                ScrollView { rows().frame(height: 800, alignment: .top) }.accessibilityIdentifier("rows")
            }
        }
        let finger = stage.touch(at: CGPoint(x: 100, y: 300))
        finger.move(by: CGSize(width: 0, height: -20), over: 0.1)
        finger.move(by: CGSize(width: 0, height: -speed / 120), over: 1.0 / 120)
        finger.lift()
        withAnimation(.snappy) { proxy?.scrollTo(15, anchor: .bottom) }
        var furthest = 0.0
        for frame in 0..<60 {
            stage.advance(by: 1.0 / 60)
            if shrinks, frame == 4 { stage.resize(to: CGSize(width: 200, height: 100)) }
            let end = 800 - stage.size.height, beyond = try stage.scroll("rows").offset.y - end
            #expect(beyond <= stage.size.height + 0.01)
            furthest = max(furthest, beyond)
        }
        // It continues with the velocity of the finger.
        #expect(furthest > 0.5)
        try stage.settle()
        #expect(abs(try stage.frame(of: "row-15").maxY - stage.size.height) < 0.01)
    }

    @MainActor @Observable final class Rows { var count = 40 }

    private struct Growing: View {
        let rows: Rows

        var body: some View {
            ScrollViewReader { reader in
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<rows.count, id: \.self) { Color.red.frame(height: 50).id($0) }
                    }
                }
                .accessibilityIdentifier("scroll")
                .overlay(alignment: .bottom) {
                    Button("Go") { withAnimation(.linear(duration: 1)) { reader.scrollTo(2, anchor: .top) } }
                        .accessibilityIdentifier("go")
                }
            }
        }
    }

    @Test("A finger ends the way to the end, and a later movement doesn't follow the end") func interruptedEnd() throws
    {
        let rows = Rows()
        let stage = Stage(size: CGSize(width: 200, height: 400)) { Growing(rows: rows) }
        stage.press(.end)
        stage.advance(by: 0.1)
        let finger = stage.touch(at: CGPoint(x: 100, y: 100))
        finger.hold(for: 0.2)
        finger.lift()
        try stage.settle()
        #expect(try (1...1_599).contains(stage.scroll("scroll").offset.y))
        try stage.tap("go")
        stage.advance(by: 0.3)
        rows.count = 60
        try stage.settle()
        #expect(abs(try stage.scroll("scroll").offset.y - 100) < 0.01)
    }

    /// The content is still on its way to the end when the program scrolls to a row, and then becomes longer.
    @Test func `A scroll of the program ends the way to the end`() throws {
        let rows = Rows()
        let stage = Stage(size: CGSize(width: 200, height: 400)) { Growing(rows: rows) }
        stage.press(.end)
        stage.advance(by: 0.1)
        try stage.tap("go")
        #expect(try (1...1_599).contains(stage.scroll("scroll").offset.y))
        stage.advance(by: 0.3)
        rows.count = 60
        try stage.settle()
        #expect(abs(try stage.scroll("scroll").offset.y - 100) < 0.01)
    }
}
