import ScrollworkTesting
import SwiftUI
import Testing

/// Scroll views in others, with a transform in between: directions and distances are those that a person sees.
@MainActor
@Suite struct TurnedNestingTests {
    /// A vertical scroll view of 200 by 200 points, whose content is 600 points long.
    private struct Inner: View {
        var body: some View {
            ScrollView { Color.red.frame(width: 200, height: 600) }
                .frame(width: 200, height: 200)
                .accessibilityIdentifier("inner")
        }
    }

    /// Returns a stage of 300 by 300 points with a vertical feed. The inner view is at its top, in the middle.
    private func feed(turned: Angle = .zero, @ViewBuilder _ inner: @escaping () -> some View) -> Stage {
        Stage(size: CGSize(width: 300, height: 300)) {
            ScrollView {
                VStack(spacing: 0) {
                    inner()
                    Color.blue.frame(width: 300, height: 1_000)
                }
            }
            .accessibilityIdentifier("feed")
            .rotationEffect(turned)
        }
    }

    /// Returns a stage with a feed in which a view scrolls forward when a finger moves to the right.
    private func turnedRow() -> Stage { feed { Inner().rotationEffect(.degrees(90)) } }

    /// Returns a stage with a list that is upside down, in which a view is upright again, as in a chat.
    private func chat() -> Stage {
        feed(turned: .degrees(180)) { Inner().rotationEffect(.degrees(180)) }
    }

    private func y(_ name: String, _ stage: Stage) throws -> CGFloat { try stage.scroll(name).offset.y }

    @Test func `At its end, rotated content stretches and the feed stays`() throws {
        let stage = turnedRow()
        let finger = stage.touch(at: CGPoint(x: 60, y: 100))
        finger.move(by: CGSize(width: 410 + 100, height: 0), over: 0.5)
        // 0.55 of the distance at first, within 200 points: 100 · 0.55 · 200 / (200 + 0.55 · 100).
        #expect(abs(try y("inner", stage) - 443.137) < 0.01)
        #expect(try y("feed", stage) == 0)
        finger.lift()
        try stage.settle()
        #expect(abs(try y("inner", stage) - 400) < 0.01)
    }

    @Test func `A drag at the end of rotated content never scrolls the feed`() throws {
        let stage = turnedRow()
        let finger = stage.touch(at: CGPoint(x: 200, y: 100))
        finger.move(by: CGSize(width: -60, height: 0), over: 0.2)
        #expect(try y("inner", stage) < -20)
        #expect(try y("feed", stage) == 0)
        finger.lift()
    }

    @Test func `A finger that stops rotated content can drag the feed`() throws {
        let stage = turnedRow()
        stage.flick(from: CGPoint(x: 60, y: 100), velocity: CGVector(dx: 1_000, dy: 0))
        stage.advance(by: 0.1)
        #expect(try stage.scroll("inner").phase == .decelerating)
        let finger = stage.touch(at: CGPoint(x: 150, y: 150))
        let caught = try y("inner", stage)
        finger.move(by: CGSize(width: 0, height: -100), over: 0.2)
        #expect(abs(try y("feed", stage) - 90) < 0.01)
        #expect(try y("inner", stage) == caught)
        finger.lift()
    }

    @Test func `A finger that stops rotated content drags it from the first point`() throws {
        let stage = turnedRow()
        stage.flick(from: CGPoint(x: 60, y: 100), velocity: CGVector(dx: 600, dy: 0))
        stage.advance(by: 0.1)
        let finger = stage.touch(at: CGPoint(x: 100, y: 100))
        let caught = try y("inner", stage)
        finger.move(by: CGSize(width: 40, height: 3), over: 0.1)
        #expect(abs(try y("inner", stage) - caught - 40) < 0.01)
        #expect(try y("feed", stage) == 0)
        finger.lift()
    }

    @Test func `A finger that stops the feed can drag rotated content`() throws {
        let stage = turnedRow()
        stage.flick(from: CGPoint(x: 150, y: 250), velocity: CGVector(dx: 0, dy: -300))
        stage.advance(by: 0.05)
        #expect(try stage.scroll("feed").phase == .decelerating)
        let finger = stage.touch(at: CGPoint(x: 100, y: 80))
        let caught = try y("feed", stage)
        finger.move(by: CGSize(width: 60, height: 0), over: 0.2)
        #expect(abs(try y("inner", stage) - 50) < 0.01)
        #expect(try y("feed", stage) == caught)
        finger.lift()
    }

    @Test func `A chat follows a finger that drags a view in it beyond its edge`() throws {
        let stage = chat()
        let finger = stage.touch(at: CGPoint(x: 150, y: 200))
        finger.move(by: CGSize(width: 0, height: -40), over: 0.2)
        #expect(abs(try y("inner", stage) - 30) < 0.01)
        finger.move(by: CGSize(width: 0, height: 80), over: 0.2)
        #expect(abs(try y("inner", stage)) < 0.01)
        #expect(abs(try y("feed", stage) - 50) < 0.01)
        finger.move(by: CGSize(width: 0, height: -70), over: 0.2)
        #expect(abs(try y("inner", stage) - 20) < 0.01)
        #expect(abs(try y("feed", stage)) < 0.01)
        finger.lift()
    }

    @Test func `A flick beyond the edge of a view flings the chat around it`() throws {
        let stage = chat()
        stage.flick(from: CGPoint(x: 150, y: 150), velocity: CGVector(dx: 0, dy: 700))
        #expect(abs(try stage.scroll("feed").velocity.dy - 700) < 1)
        try stage.settle()
        #expect(try y("inner", stage) == 0)
        #expect(try y("feed", stage) > 200)
    }

    @Test func `A feed moves by the distance of the finger around a smaller view`() throws {
        let stage = feed { Inner().scaleEffect(0.5) }
        let finger = stage.touch(at: CGPoint(x: 150, y: 140))
        // After ten points, 200 points of the finger move the view by 400.
        finger.move(by: CGSize(width: 0, height: -270), over: 0.3)
        #expect(abs(try y("inner", stage) - 400) < 0.01)
        #expect(abs(try y("feed", stage) - 60) < 0.01)
        finger.lift()
        #expect(abs(try stage.scroll("feed").velocity.dy - 900) < 1)
    }

    /// After ten points, 200 points of the finger move the view by 400, and 50 the feed. The resistance of 200 points
    /// takes the last 40, which are 80 in the view, to 36.07.
    @Test func `A smaller view stretches where the feed around it ends`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 300)) {
            ScrollView {
                VStack(spacing: 0) {
                    Inner().scaleEffect(0.5)
                    Color.blue.frame(width: 300, height: 150)
                }
            }
            .accessibilityIdentifier("feed")
        }
        let finger = stage.touch(at: CGPoint(x: 150, y: 140))
        finger.move(by: CGSize(width: 0, height: -300), over: 0.3)
        #expect(abs(try y("feed", stage) - 50) < 0.01)
        let stretch: CGFloat = 44 * 200 / 244
        #expect(abs(try y("inner", stage) - 400 - stretch) < 0.01)
        finger.move(by: CGSize(width: 0, height: 60), over: 0.3)
        #expect(abs(try y("feed", stage) - 30) < 0.01)
        #expect(abs(try y("inner", stage) - 400) < 0.01)
        finger.lift()
    }

    /// Returns a stage with a sheet.
    private func sheet(@ViewBuilder _ content: @escaping () -> some View) throws -> Stage {
        let stage = Stage(size: CGSize(width: 300, height: 600)) {
            Color.clear.sheet(isPresented: .constant(true)) { content() }
        }
        try stage.settle()
        return stage
    }

    @Test func `A drag across the screen never pulls a sheet down`() throws {
        let stage = try sheet { Inner().rotationEffect(.degrees(90)) }
        let place = try stage.drawnFrame(of: "inner")
        let finger = stage.touch(at: CGPoint(x: place.midX + 50, y: place.midY))
        finger.move(by: CGSize(width: -60, height: 0), over: 0.2)
        #expect(try y("inner", stage) < -20)
        finger.move(by: CGSize(width: 100, height: 0), over: 0.2)
        finger.move(by: CGSize(width: -100, height: 0), over: 0.2)
        #expect(try y("inner", stage) < -20)
        #expect(abs(try stage.drawnFrame(of: "inner").minY - place.minY) < 0.01)
        finger.lift()
        try stage.settle()
        #expect(try y("inner", stage) == 0)
    }

    @Test func `A chat that reaches its top pulls the sheet down`() throws {
        let stage = try sheet { Inner().rotationEffect(.degrees(180)) }
        let place = try stage.drawnFrame(of: "inner")
        let finger = stage.touch(at: CGPoint(x: place.midX, y: place.midY))
        // 10 points to begin, 400 to the top, and 50 with the sheet.
        finger.move(by: CGSize(width: 0, height: 460), over: 0.5)
        #expect(abs(try y("inner", stage) - 400) < 0.01)
        #expect(abs(try stage.drawnFrame(of: "inner").minY - place.minY - 50) < 0.01)
        finger.move(by: CGSize(width: 0, height: -80), over: 0.2)
        #expect(abs(try y("inner", stage) - 370) < 0.01)
        #expect(abs(try stage.drawnFrame(of: "inner").minY - place.minY) < 0.01)
        finger.move(by: CGSize(width: 0, height: -400), over: 0.4)
        #expect(try y("inner", stage) < -10)
        #expect(abs(try stage.drawnFrame(of: "inner").minY - place.minY) < 0.01)
        finger.hold(for: 0.2)
        finger.lift()
        try stage.settle()
        #expect(abs(try y("inner", stage)) < 0.01)
    }

    @Test func `A trackpad scrolls the chat around a view at its edge`() throws {
        let stage = chat(), point = CGPoint(x: 150, y: 200)
        stage.trackpad(.began, at: point)
        for _ in 0..<10 {
            stage.trackpad(.changed, by: CGSize(width: 0, height: -6), at: point)
            stage.advance(by: 0.05)
        }
        #expect(abs(try y("inner", stage)) < 0.01)
        #expect(abs(try y("feed", stage) - 60) < 0.01)
        stage.advance(by: 0.2)
        stage.trackpad(.ended, at: point)
        try stage.settle()
        #expect(abs(try y("feed", stage) - 60) < 0.01)
    }
}
