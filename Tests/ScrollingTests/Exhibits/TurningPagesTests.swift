import ScrollworkTesting
import SwiftUI
import Testing

@testable import gallery

/// Pages of 200 points that show their number.
private struct NumberedPages: View {
    @State private var page = 0

    var body: some View {
        VStack {
            Text(verbatim: "\(page)").accessibilityIdentifier("page")
            Button("Home") { page = 0 }.accessibilityIdentifier("home")
            TurningPages(page: $page, step: 200, minimumDistance: 8) { position in
                Text(verbatim: "\(position)").frame(width: 400, height: 100).accessibilityIdentifier("position")
            }
        }
    }
}

@MainActor
@Suite struct TurningPagesTests {
    private func makeStage(_ rate: Double = 60, _ direction: LayoutDirection = .leftToRight) -> Stage {
        Stage(
            size: CGSize(width: 400, height: 200), framesPerSecond: rate,
            environment: { $0.layoutDirection = direction }
        ) { NumberedPages() }
    }

    private func position(_ stage: Stage) throws -> Double { try #require(Double(try stage.text(of: "position"))) }
    private func page(_ stage: Stage) throws -> String { try stage.text(of: "page") }

    private let start = CGPoint(x: 300, y: 150)

    private func flick(_ stage: Stage, _ velocity: CGFloat) {
        stage.flick(from: start, velocity: CGVector(dx: velocity, dy: 0))
    }

    @Test(arguments: [30.0, 60, 120]) func aFingerHoldsTheVisiblePageWhilePagesTurn(_ rate: Double) throws {
        let stage = makeStage(rate)
        stage.drag(from: start, to: CGPoint(x: 200, y: 150), over: 0.1)
        stage.advance(by: 0.05)
        let seen = try position(stage)
        #expect(seen > 0.6 && seen < 0.99)
        let finger = stage.touch(at: start)
        #expect(try position(stage) == seen)
        finger.hold(for: 1)
        #expect(try position(stage) == seen)
        finger.move(by: CGSize(width: 40, height: 0), over: 0.2)
        #expect(abs(try position(stage) - (seen - 0.2)) < 1e-9)
        // Back to the page that the first flick left.
        finger.move(by: CGSize(width: 60, height: 0), over: 0.2)
        finger.hold(for: 0.3)
        finger.lift()
        try stage.settle()
        #expect(try position(stage) == 0)
        #expect(try page(stage) == "0")
    }

    @Test func aFingerThatOnlyStoppedThePagesLetsThemContinue() throws {
        let stage = makeStage()
        flick(stage, -1_000)
        stage.advance(by: 0.02)
        stage.tap(at: start)
        try stage.settle()
        #expect(try position(stage) == 1)
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft]) func thePagesContinueWithTheFingersVelocity(
        _ direction: LayoutDirection
    ) throws {
        let stage = makeStage(60, direction)
        let finger = stage.touch(at: CGPoint(x: 200, y: 150))
        finger.move(by: CGSize(width: direction == .leftToRight ? -60 : 60, height: 0), over: 0.1)
        let before = try position(stage)
        finger.lift()
        stage.advance(by: 1.0 / 60)
        stage.advance(by: 1.0 / 60)
        // Three pages per second; a spring that began at rest would have moved a fifth of that.
        #expect(try position(stage) - before > 0.05)
        try stage.settle()
        #expect(try position(stage) == 1)
    }

    @Test func aCanceledPullComesToRestOnAPage() throws {
        let stage = makeStage()
        let finger = stage.touch(at: start)
        finger.move(by: CGSize(width: -130, height: 0), over: 0.2)
        finger.cancel()
        try stage.settle()
        #expect(try position(stage) == 1)
        #expect(try page(stage) == "1")
    }

    @Test func aSecondFingerDoesNotMoveThePages() throws {
        let stage = makeStage()
        let first = stage.touch(at: start)
        first.move(by: CGSize(width: -60, height: 0), over: 0.2)
        let second = stage.touch(at: CGPoint(x: 100, y: 150))
        second.move(by: CGSize(width: 150, height: 0), over: 0.2)
        #expect(abs(try position(stage) - 0.3) < 1e-9)
        first.lift()
        second.lift()
        try stage.settle()
        #expect(try position(stage) == 0)
    }

    @Test func theProgramCanTurnThePagesWhileTheyTurn() throws {
        let stage = makeStage()
        for _ in 0..<3 { flick(stage, -1_000) }
        stage.advance(by: 0.05)
        try stage.tap("home")
        try stage.settle()
        #expect(try position(stage) == 0)
        #expect(try page(stage) == "0")
    }

    @Test func aFlingBackDuringATurnReturns() throws {
        let stage = makeStage()
        flick(stage, -1_000)
        stage.advance(by: 0.03)
        stage.flick(from: CGPoint(x: 100, y: 150), velocity: CGVector(dx: 1_000, dy: 0))
        try stage.settle()
        #expect(try position(stage) == 0)
    }
}
