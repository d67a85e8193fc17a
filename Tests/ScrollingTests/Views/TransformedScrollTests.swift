import ScrollworkTesting
import SwiftUI
import Testing

/// Content follows the finger visibly, with any transform around the scroll view.
@MainActor
@Suite struct TransformedScrollTests {
    private static let size = CGSize(width: 400, height: 400)

    private func stage(@ViewBuilder _ around: (AnyView) -> some View) -> Stage {
        let row = ScrollView(.horizontal) { Color.blue.frame(width: 5_000, height: 100) }
            .frame(width: 300, height: 100)
            .accessibilityIdentifier("row")
        let content = around(AnyView(row))
        return Stage(size: Self.size) { content }
    }

    /// Returns the distance that content moves for a movement of the finger, after the first ten points.
    private func moved(_ stage: Stage, _ translation: CGSize) throws -> CGFloat {
        try stage.settle()
        let before = try stage.scroll("row").offset.x
        let finger = stage.touch(at: CGPoint(x: 200, y: 200))
        finger.move(by: translation, over: 0.5)
        finger.hold(for: 0.2)
        finger.lift()
        try stage.settle()
        return try stage.scroll("row").offset.x - before
    }

    @Test func scaledContentStaysUnderTheFinger() throws {
        #expect(abs(try moved(stage { $0.scaleEffect(0.5) }, CGSize(width: -60, height: 0)) - 100) < 0.5)
        #expect(abs(try moved(stage { $0.scaleEffect(2) }, CGSize(width: -60, height: 0)) - 25) < 0.5)
    }

    @Test func rotatedContentIsDraggedAlongItsVisibleAxis() throws {
        let turned = stage { $0.rotationEffect(.degrees(90)) }
        #expect(abs(try moved(turned, CGSize(width: 0, height: -60)) - 50) < 0.5)
        #expect(abs(try moved(turned, CGSize(width: -60, height: 0))) < 0.5)
        let mirrored = stage { $0.scaleEffect(x: -1, y: 1) }
        #expect(abs(try moved(mirrored, CGSize(width: 60, height: 0)) - 50) < 0.5)
    }

    @Test func aFlingHasItsVisibleVelocity() throws {
        let plain = stage { $0 }, scaled = stage { $0.scaleEffect(0.5) }
        var distances: [CGFloat] = []
        for stage in [plain, scaled] {
            stage.flick(from: CGPoint(x: 200, y: 200), velocity: CGVector(dx: -600, dy: 0))
            try stage.settle()
            distances.append(try stage.scroll("row").offset.x)
        }
        #expect(distances[1] > distances[0] * 1.7, "\(distances)")
    }

    /// Returns the distance that content moves for a movement of the fingers on a trackpad.
    private func trackpad(_ stage: Stage, _ distance: CGSize) throws -> CGFloat {
        let point = CGPoint(x: 200, y: 200), before = try stage.scroll("row").offset.x
        stage.trackpad(.began, at: point)
        for _ in 0..<10 {
            stage.trackpad(
                .changed, by: CGSize(width: distance.width / 10, height: distance.height / 10), at: point)
            stage.advance(by: 0.05)
        }
        stage.advance(by: 0.2)
        stage.trackpad(.ended, at: point)
        try stage.settle()
        return try stage.scroll("row").offset.x - before
    }

    @Test func aTrackpadMovesContentInItsVisibleDirection() throws {
        #expect(abs(try trackpad(stage { $0 }, CGSize(width: 100, height: 0)) - 100) < 0.01)
        #expect(abs(try trackpad(stage { $0.scaleEffect(0.5) }, CGSize(width: 100, height: 0)) - 200) < 0.01)
        #expect(abs(try trackpad(stage { $0.scaleEffect(x: -1, y: 1) }, CGSize(width: -100, height: 0)) - 100) < 0.01)
        let turned = stage { $0.rotationEffect(.degrees(90)) }
        #expect(abs(try trackpad(turned, CGSize(width: 0, height: 100)) - 100) < 0.01)
        #expect(abs(try trackpad(turned, CGSize(width: 100, height: 0))) < 0.01)
    }

    @Test(arguments: [
        (0.0, 1.0, CGSize(width: 1, height: 0)), (90, 1, CGSize(width: 0, height: 1)),
        (180, 1, CGSize(width: -1, height: 0)), (270, 1, CGSize(width: 0, height: -1)),
        (0, 0.5, CGSize(width: 1, height: 0)),
    ])
    func aNotchScrollsByItsLengthInTheVisibleDirection(degrees: Double, scale: CGFloat, notch: CGSize) throws {
        let stage = stage { $0.rotationEffect(.degrees(degrees)).scaleEffect(scale) }
        stage.wheel(by: notch, at: CGPoint(x: 200, y: 200))
        try stage.settle()
        #expect(abs(try stage.scroll("row").offset.x - 100) < 0.01)
    }

    @Test func `A scale of one axis changes the distance on that axis alone`() throws {
        let stage = Stage(size: Self.size) {
            ScrollView([.horizontal, .vertical]) { Color.blue.frame(width: 2_000, height: 2_000) }
                .frame(width: 200, height: 200).accessibilityIdentifier("plane").scaleEffect(x: 0.5, y: 1)
        }
        stage.wheel(by: CGSize(width: 40, height: 30), at: CGPoint(x: 200, y: 200), precise: true)
        let offset = try stage.scroll("plane").offset
        #expect(abs(offset.x - 80) < 0.01 && abs(offset.y - 30) < 0.01)
    }
}
