import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct RefreshTests {
    private let size = CGSize(width: 300, height: 400)

    /// A refresh that continues until the test ends it.
    @MainActor private final class Work {
        private(set) var runs = 0
        private(set) var isOver = false
        private var waiting: [CheckedContinuation<Void, Never>] = []

        func run() async {
            runs += 1
            isOver = false
            await withCheckedContinuation { waiting.append($0) }
            isOver = true
        }

        func end() {
            let ended = waiting
            waiting = []
            for continuation in ended { continuation.resume() }
        }
    }

    private struct Feed: View {
        let work: Work
        @Environment(\.refresh) private var outer

        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    Inside()
                    ForEach(0..<30) { box(300, 50, "row-\($0)") }
                }
            }
            .accessibilityIdentifier("feed")
            .refreshable { await work.run() }
        }
    }

    private struct Inside: View {
        @Environment(\.refresh) private var refresh

        var body: some View {
            Button(refresh == nil ? "cannot" : "Refresh") { Task { await refresh?() } }.frame(height: 50)
                .accessibilityIdentifier("button")
        }
    }

    private func pulled(_ work: Work, by distance: CGFloat = 260) -> (Stage, Finger) {
        let stage = Stage(size: size) { Feed(work: work) }
        let finger = stage.touch(at: CGPoint(x: 150, y: 60))
        finger.move(to: CGPoint(x: 150, y: 60 + distance), over: 0.5)
        return (stage, finger)
    }

    @Test func aPullRefreshesOnceAndKeepsSpaceUntilItEnds() async throws {
        let work = Work()
        let (stage, finger) = pulled(work)
        #expect(try stage.scroll("feed").offset.y < -75)
        await stage.mainQueue { work.runs == 1 }
        finger.lift()
        try stage.settleAround()
        #expect(try abs(stage.scroll("feed").offset.y + 60) < 0.01)
        #expect(stage.feedback.count == 1)
        work.end()
        await stage.mainQueue { work.isOver }
        await stage.mainQueue(for: 0.01)
        try stage.settle()
        #expect(try stage.scroll("feed").offset.y == 0)
        #expect(work.runs == 1)
    }

    @Test func `Another pull refreshes again after the content has returned to its top`() async throws {
        let work = Work()
        let (stage, finger) = pulled(work)
        await stage.mainQueue { work.runs == 1 }
        finger.lift()
        try stage.settleAround()
        work.end()
        await stage.mainQueue { work.isOver }
        await stage.mainQueue(for: 0.01)
        try stage.settle()
        #expect(try stage.scroll("feed").offset.y == 0)
        let second = stage.touch(at: CGPoint(x: 150, y: 60))
        second.move(to: CGPoint(x: 150, y: 320), over: 0.5)
        await stage.mainQueue { work.runs == 2 }
        #expect(work.runs == 2 && stage.feedback.count == 2)
        second.lift()
        try stage.settleAround()
        #expect(try abs(stage.scroll("feed").offset.y + 60) < 0.01)
        work.end()
        await stage.mainQueue { work.isOver }
    }

    @Test func aRefreshIsCanceledWithItsScrollView() async throws {
        @MainActor final class Log {
            var entries: [String] = []
            /// A stream that ends only for a canceled task.
            let neverEnding = AsyncStream<Void>.makeStream()
        }
        struct Closing: View {
            let log: Log
            @State private var isShown = true

            var body: some View {
                if isShown {
                    ScrollView { box(300, 1_000, "content") }.refreshable {
                        await note("begin")
                        for await _ in log.neverEnding.stream {}
                        await note(Task.isCancelled ? "canceled" : "end")
                    }
                }
                Button("Close") { isShown = false }.frame(height: 40).accessibilityIdentifier("close")
            }

            @MainActor private func note(_ entry: String) { log.entries.append(entry) }
        }
        let log = Log()
        let stage = Stage(size: size) { Closing(log: log) }
        let finger = stage.touch(at: CGPoint(x: 150, y: 60))
        finger.move(by: CGSize(width: 0, height: 260), over: 0.5)
        await stage.mainQueue { log.entries == ["begin"] }
        finger.lift()
        try stage.tap("close")
        await stage.mainQueue { log.entries.count == 2 }
        #expect(log.entries == ["begin", "canceled"])
    }

    @Test func aShortPullDoesNothing() async throws {
        let work = Work()
        let (stage, finger) = pulled(work, by: 100)
        await stage.mainQueue(for: 0.05)
        finger.lift()
        try stage.settle()
        #expect(work.runs == 0)
        #expect(try stage.scroll("feed").offset.y == 0)
    }

    @Test func aFlingAgainstTheTopDoesNothing() async throws {
        let work = Work()
        let stage = Stage(size: size) { Feed(work: work) }
        stage.flick(from: CGPoint(x: 150, y: 200), velocity: CGVector(dx: 0, dy: -3000))
        try stage.settle()
        #expect(try stage.scroll("feed").offset.y > 900)
        stage.flick(from: CGPoint(x: 150, y: 100), velocity: CGVector(dx: 0, dy: 9000))
        try stage.settle()
        #expect(try stage.scroll("feed").offset.y == 0)
        await stage.mainQueue(for: 0.05)
        #expect(work.runs == 0)
    }

    @Test func visibleContentStaysWhenTheRefreshEnds() async throws {
        let work = Work()
        let (stage, finger) = pulled(work)
        await stage.mainQueue { work.runs == 1 }
        finger.lift()
        try stage.settleAround()
        stage.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 100), over: 1)
        try stage.settleAround()
        let place = try stage.frame(of: "row-4")
        work.end()
        await stage.mainQueue { work.isOver }
        await stage.mainQueue(for: 0.01)
        try stage.settle()
        #expect(try stage.frame(of: "row-4") == place)
    }

    @Test func aFingerThatHoldsTheContentFeelsNoJumpWhenTheRefreshEnds() async throws {
        let work = Work()
        let (stage, finger) = pulled(work)
        await stage.mainQueue { work.runs == 1 }
        let place = try stage.scroll("feed").offset.y
        work.end()
        await stage.mainQueue { work.isOver }
        await stage.mainQueue(for: 0.01)
        #expect(try abs(stage.scroll("feed").offset.y - place) < 0.01)
        finger.move(by: CGSize(width: 0, height: -1), over: 0.1)
        #expect(try abs(stage.scroll("feed").offset.y - place) < 1.5)
        #expect(stage.feedback.count == 1)
        finger.lift()
        try stage.settle()
        #expect(try stage.scroll("feed").offset.y == 0)
        #expect(work.runs == 1)
    }

    /// The refresh ends while the content is at rest in its space, elsewhere, or under a finger. The resistance of 400
    /// points takes a pull of 40 points to 21.
    @Test(arguments: ["in its space", "elsewhere", "held"])
    func `After a refresh, content begins at its top again`(place: String) async throws {
        let work = Work()
        let (stage, finger) = pulled(work)
        await stage.mainQueue { work.runs == 1 }
        if place != "held" {
            finger.lift()
            try stage.settleAround()
        }
        if place == "elsewhere" {
            stage.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 100), over: 1)
            try stage.settleAround()
        }
        work.end()
        await stage.mainQueue { work.isOver }
        await stage.mainQueue(for: 0.01)
        finger.lift()
        try stage.settle()
        stage.press(.home)
        try stage.settle()
        #expect(abs(try stage.scroll("feed").offset.y) < 0.01)
        let next = stage.touch(at: CGPoint(x: 150, y: 60))
        next.move(by: CGSize(width: 0, height: 50), over: 0.2)
        let stretch: CGFloat = 22 * 400 / 422
        #expect(abs(try stage.scroll("feed").offset.y + stretch) < 0.01)
        next.lift()
    }

    @Test func onlyViewsInsideReadTheAction() async throws {
        let work = Work()
        let stage = Stage(size: size) { Feed(work: work) }
        try stage.tap("button")
        await stage.mainQueue { work.runs == 1 }
        work.end()
        let bare = Stage(size: size) { Inside() }
        #expect(try bare.text(of: "button") == "cannot")
    }

    @Test func anInnerScrollViewDoesNotRefresh() async throws {
        let work = Work()
        let stage = Stage(size: size) {
            ScrollView {
                ScrollView { box(300, 600) }.frame(height: 300).accessibilityIdentifier("inner")
                box(300, 600)
            }
            .accessibilityIdentifier("outer")
            .refreshable { await work.run() }
        }
        let finger = stage.touch(at: CGPoint(x: 150, y: 30))
        finger.move(by: CGSize(width: 0, height: 300), over: 0.5)
        await stage.mainQueue(for: 0.05)
        #expect(try stage.scroll("inner").offset.y < -75)
        #expect(work.runs == 0)
        finger.lift()
    }
}

extension Stage {
    /// Lets two seconds pass, because a rotating indicator never settles.
    fileprivate func settleAround() throws { advance(by: 2) }
}
