import Foundation
import NIOCore
import ScrollMechanics
import ScrollworkTesting
import SwiftUI
import Testing

@testable import BrowserHost

/// The scripts of the page repeat some constants of the host and the runtime.
@MainActor
@Suite struct ScriptConstantTests {
    private func constant(_ name: String, in script: String) throws -> Double {
        let text = String(buffer: try #require(PageText.script(named: script)))
        let match = try #require(try Regex("const \(name) = ([0-9.]+);").firstMatch(in: text), "\(name) in \(script)")
        return try #require(match[1].substring.flatMap { Double($0) })
    }

    /// A scroll view whose rows can be dragged.
    private func stage() -> Stage {
        Stage(size: CGSize(width: 100, height: 100)) {
            ScrollView { Color.red.frame(height: 1_000).draggable("red") }.accessibilityIdentifier("scroll")
        }
    }

    @Test func `A page is at most as large as the host accepts`() throws {
        #expect(try constant("longestSide", in: "client.js") == Limits.side)
    }

    @Test func `Events that wait fit a message`() throws {
        let most = try constant("mostWaiting", in: "outbox.js") + constant("mostSamples", in: "pointers.js")
        #expect(most <= Double(Limits.eventsPerMessage))
    }

    @Test func `A piece of a trajectory has as many numbers in the page`() throws {
        #expect(try constant("partLength", in: "motion.js") == Double(Trajectory.rest(at: 0).numberCount - 2))
    }

    @Test(arguments: ["touch.js", "pointers.js"])
    func `A finger begins to scroll after the same distance in the page`(script: String) throws {
        let slop = try constant("slop", in: script), stage = stage()
        let finger = stage.touch(at: CGPoint(x: 50, y: 80))
        finger.move(by: CGSize(width: 0, height: -slop + 0.1), over: 0)
        #expect(try stage.scroll("scroll").phase == .tracking)
        finger.move(by: CGSize(width: 0, height: -0.2), over: 0)
        #expect(try stage.scroll("scroll").phase == .interacting)
    }

    @Test func `A finger can lift a view after the same time in the page`() throws {
        let delay = try constant("liftDelay", in: "touch.js")
        for (time, scrolls) in [(delay - 0.01, true), (delay + 0.01, false)] {
            let stage = stage()
            let finger = stage.touch(at: CGPoint(x: 50, y: 80))
            finger.hold(for: time)
            finger.move(by: CGSize(width: 0, height: -20), over: 0)
            #expect(try stage.scroll("scroll").phase == (scrolls ? .interacting : .idle), "\(time) s")
        }
    }
}
