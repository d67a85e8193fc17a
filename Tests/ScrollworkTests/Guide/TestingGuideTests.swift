// The examples of the guide "Testing scrolling on Linux".

import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

struct Inbox: View {
    @State private var opened: Int?

    var body: some View {
        VStack {
            Text(opened.map { "Message \($0)" } ?? "Nothing open").accessibilityIdentifier("title")
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<10_000) { number in
                        Button("Message \(number)") { opened = number }
                            .frame(maxWidth: .infinity, minHeight: 44)
                            .accessibilityIdentifier("row-\(number)")
                    }
                }
            }
            .accessibilityIdentifier("list")
        }
    }
}

@MainActor
@Suite struct TestingGuideTests {
    @Test func aTapOpensTheMessageThatAFlickMadeVisible() throws {
        let stage = Stage(size: CGSize(width: 390, height: 600)) { Inbox() }
        stage.flick(from: CGPoint(x: 195, y: 500), velocity: CGVector(dx: 0, dy: -2000))
        try stage.settle()
        #expect(!stage.exists("row-0"))

        let list = try stage.frame(of: "list")
        let row = try #require(stage.frames(prefix: "row-").first { list.contains($0.value) }?.key)
        try stage.tap(row)
        try stage.settle()
        #expect(try stage.text(of: "title") == "Message \(row.dropFirst(4))")
    }

    @Test func aPullBeyondTheTopReturns() throws {
        let stage = Stage(size: CGSize(width: 390, height: 600)) { Inbox() }
        let finger = stage.touch(at: CGPoint(x: 195, y: 200))
        finger.move(by: CGSize(width: 0, height: 200), over: 0.2)
        #expect(try stage.scroll("list").offset.y < -50)
        finger.lift()
        try stage.settle()
        #expect(try stage.scroll("list").offset.y == 0)
    }

    @Test func aFlickTakesTheSamePathAtAnyFrameRate() throws {
        func pathOfFlick(framesPerSecond: Double) throws -> CGFloat {
            let stage = Stage(size: CGSize(width: 390, height: 600), framesPerSecond: framesPerSecond) { Inbox() }
            let finger = stage.touch(at: CGPoint(x: 195, y: 500))
            finger.move(by: CGSize(width: 0, height: -300), over: 0.15, samplesPerSecond: 120)
            finger.lift()
            try stage.settle()
            return try stage.scroll("list").offset.y
        }
        let slow = try pathOfFlick(framesPerSecond: 24)
        #expect(slow > 600)
        #expect(abs(try pathOfFlick(framesPerSecond: 120) - slow) < 0.01)
    }

    @Test func aScrolledFrameCostsWhatIsVisible() throws {
        let stage = Stage(size: CGSize(width: 390, height: 600)) { Inbox() }
        let finger = stage.touch(at: CGPoint(x: 195, y: 500))
        finger.move(by: CGSize(width: 0, height: -12), over: 0.1)
        stage.resetStatistics()
        finger.move(by: CGSize(width: 0, height: -10), over: 0.1)
        #expect(stage.statistics.bodiesEvaluated == 0)
        #expect(stage.statistics.nodesLaidOut == 0)
    }

    @Test func itWorksWithAssistiveTechnology() throws {
        let stage = Stage(size: CGSize(width: 390, height: 600)) { Inbox() }
        try stage.scrollAction("list", .down)
        try stage.settle()
        #expect(try stage.scroll("list").offset.y > 400)
        let row = try #require(stage.frames(prefix: "row-").keys.first)
        try stage.activate(row)
        stage.update()
        #expect(try stage.text(of: "title") != "Nothing open")
    }

    @Test func itMirrors() throws {
        let stage = Stage(size: CGSize(width: 390, height: 100), environment: { $0.layoutDirection = .rightToLeft }) {
            HStack {
                Text("First").accessibilityIdentifier("first")
                Text("Second").accessibilityIdentifier("second")
            }
        }
        #expect(try stage.frame(of: "first").minX > stage.frame(of: "second").maxX)
    }
}
