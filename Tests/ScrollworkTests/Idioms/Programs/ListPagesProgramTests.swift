import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// A carousel whose pages are vertical lists, as in a reader of several channels.
@MainActor
@Suite struct ListPagesProgramTests {
    private struct Channels: View {
        @Bindable var kept: Kept<Int?>
        let isList: Bool
        @State private var read = "none"

        var body: some View {
            VStack(spacing: 0) {
                Text(read).accessibilityIdentifier("read")
                Carousel(0..<5, id: \.self, selection: $kept.value) { channel in
                    if isList {
                        List(0..<60, id: \.self) { row(channel, $0) }.accessibilityIdentifier("list \(channel)")
                    } else {
                        ScrollView {
                            LazyVStack { ForEach(0..<60, id: \.self) { row(channel, $0) } }
                        }
                        .accessibilityIdentifier("list \(channel)")
                    }
                }
            }
        }

        private func row(_ channel: Int, _ number: Int) -> some View {
            Button("Article \(channel).\(number)") { read = "\(channel).\(number)" }
                .frame(maxWidth: .infinity, minHeight: 44)
                .accessibilityIdentifier("article \(channel).\(number)")
        }
    }

    private func stage(_ kept: Kept<Int?>, _ isList: Bool) throws -> Stage {
        let stage = Stage(size: CGSize(width: 390, height: 640)) { Channels(kept: kept, isList: isList) }
        try stage.settle()
        return stage
    }

    private func offset(_ stage: Stage, _ channel: Int) throws -> CGFloat {
        try stage.scroll("list \(channel)").offset.y
    }

    @Test(arguments: [false, true]) func listsScrollAndPagesTurn(_ isList: Bool) throws {
        let kept = Kept<Int?>(0), stage = try stage(kept, isList)
        let top = try offset(stage, 0)
        stage.flick(from: CGPoint(x: 195, y: 500), velocity: CGVector(dx: 40, dy: -1_800))
        try stage.settle()
        #expect(try offset(stage, 0) > top + 300)
        #expect(abs(try stage.frame(of: "list 0").minX) < 0.5 && kept.value == 0)
        let scrolled = try offset(stage, 0)
        stage.flick(from: CGPoint(x: 320, y: 400), velocity: CGVector(dx: -1_500, dy: 60))
        try stage.settle()
        #expect(kept.value == 1)
        #expect(try offset(stage, 1) == top)
        stage.drag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 300), over: 0.3)
        try stage.settle()
        #expect(try offset(stage, 1) > top + 100)
        stage.flick(from: CGPoint(x: 80, y: 400), velocity: CGVector(dx: 1_500, dy: 60))
        try stage.settle()
        #expect(kept.value == 0)
        #expect(try offset(stage, 0) == scrolled, "the list is where it was")
    }

    @Test(arguments: [false, true]) func aRowIsTappedAfterEverything(_ isList: Bool) throws {
        let kept = Kept<Int?>(0), stage = try stage(kept, isList)
        stage.flick(from: CGPoint(x: 320, y: 400), velocity: CGVector(dx: -1_500, dy: 0))
        try stage.settle()
        stage.drag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 250), over: 0.3)
        try stage.settle()
        let row = try #require(
            stage.frames(prefix: "article 1.").filter { $0.value.minY > 200 && $0.value.maxY < 600 }.keys.min())
        #expect(row != "article 1.0")
        try stage.tap(row)
        #expect("article \(try stage.text(of: "read"))" == row)
        #expect(kept.value == 1)
    }

    /// A finger that touches a list while it flings stops it. If the finger then goes across, the page turns.
    @Test(arguments: [false, true]) func aFlingIsCaughtAndThePageTurns(_ isList: Bool) throws {
        let kept = Kept<Int?>(2), stage = try stage(kept, isList)
        stage.flick(from: CGPoint(x: 195, y: 500), velocity: CGVector(dx: 0, dy: -3_000))
        stage.advance(by: 0.2)
        let moving = try offset(stage, 2)
        let finger = stage.touch(at: CGPoint(x: 320, y: 400))
        finger.hold(for: 0.1)
        let caught = try offset(stage, 2)
        #expect(caught > moving - 1)
        finger.move(by: CGSize(width: -220, height: 4), over: 0.2)
        finger.lift()
        try stage.settle()
        #expect(kept.value == 3)
        #expect(abs(try stage.frame(of: "list 3").minX) < 0.5)
    }

    /// A pull beyond the top of a list bounces there, and turns no page.
    @Test(arguments: [false, true]) func aListBouncesInItsPage(_ isList: Bool) throws {
        let kept = Kept<Int?>(0), stage = try stage(kept, isList)
        let top = try offset(stage, 0)
        let finger = stage.touch(at: CGPoint(x: 195, y: 200))
        finger.move(by: CGSize(width: 30, height: 250), over: 0.4)
        #expect(try offset(stage, 0) < top - 20)
        #expect(abs(try stage.frame(of: "list 0").minX) < 0.5)
        finger.lift()
        try stage.settle()
        #expect(try offset(stage, 0) == top)
        #expect(kept.value == 0)
    }
}
