import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct ScrollPhaseTests {
    final class Log {
        var phases: [ScrollPhase] = []
    }

    private let log = Log()
    private let model = Destination<Int>()

    private func makeStage() -> Stage {
        Stage(size: CGSize(width: 300, height: 300)) { Page(log: log, model: model) }
    }

    private struct Page: View {
        let log: Log
        let model: Destination<Int>

        var body: some View {
            ScrollViewReader { proxy in
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<100, id: \.self) { box(300, 50, "row-\($0)").id($0) } }
                }
                .onScrollPhaseChange { old, new in if old != new { log.phases.append(new) } }
                .onChange(of: model.target) {
                    guard let target = model.target else { return }
                    withAnimation(.easeInOut(duration: 0.4)) { proxy.scrollTo(target, anchor: model.anchor) }
                }
                .accessibilityIdentifier("page")
            }
        }
    }

    private let start = CGPoint(x: 100, y: 250)

    @Test func aFlickPassesThroughAllPhases() throws {
        let stage = makeStage()
        log.phases = []
        stage.flick(from: start, velocity: CGVector(dx: 0, dy: -1_000))
        #expect(log.phases == [.tracking, .interacting, .decelerating])
        try stage.settle()
        #expect(log.phases == [.tracking, .interacting, .decelerating, .idle])
    }

    @Test func aTapOnlyTracks() throws {
        let stage = makeStage()
        log.phases = []
        stage.tap(at: start)
        try stage.settle()
        #expect(log.phases == [.tracking, .idle])
    }

    @Test func `After a tap on content at rest, nothing is left to do`() throws {
        let stage = makeStage()
        try stage.settle()
        stage.tap(at: start)
        #expect(try stage.settle() == 0)
    }

    @Test func aDragReleasedAtRestDoesNotDecelerate() throws {
        let stage = makeStage()
        log.phases = []
        let finger = stage.touch(at: start)
        finger.move(by: CGSize(width: 0, height: -60), over: 0.2)
        finger.hold(for: 0.2)
        finger.lift()
        try stage.settle()
        #expect(log.phases == [.tracking, .interacting, .idle])
    }

    @Test func anAnimatedMoveOfTheProgramAnimates() throws {
        let stage = makeStage()
        log.phases = []
        model.go(to: 40, .top)
        stage.advance(by: 0.2)
        #expect(log.phases == [.animating])
        let halfway = try stage.scroll("page").offset.y
        #expect((600...1_400).contains(halfway))
        try stage.settle()
        #expect(log.phases == [.animating, .idle])
        #expect(try stage.scroll("page").offset.y == 2_000)
    }

    @Test func aTouchTakesOverFromTheProgram() throws {
        let stage = makeStage()
        model.go(to: 90, .top)
        stage.advance(by: 0.2)
        let finger = stage.touch(at: start)
        let caught = try stage.scroll("page").offset.y
        finger.hold(for: 1)
        #expect(try stage.scroll("page").offset.y == caught)
        finger.lift()
        try stage.settle()
        #expect(try stage.scroll("page").offset.y == caught)
    }
}
