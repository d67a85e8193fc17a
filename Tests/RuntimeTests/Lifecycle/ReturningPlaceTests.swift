import ScrollworkTesting
import SwiftUI
import Testing

/// Rows that leave the viewport and return at another position.
@MainActor
struct ReturningPlaceTests {
    private final class Log { var places: [Int: CGFloat] = [:] }

    private struct Row: View {
        let number: Int
        let log: Log

        var body: some View {
            GeometryReader { geometry in
                let top = geometry.frame(in: .scrollView(axis: .vertical)).minY
                Color.clear.onAppear { log.places[number] = top }
            }
            .frame(height: 100)
        }
    }

    @MainActor @Observable final class Heights { var second: CGFloat = 100 }

    private struct GrowingRow: View {
        let number: Int
        let heights: Heights
        let log: Log

        var body: some View {
            GeometryReader { geometry in
                Color.clear.onAppear { log.places[number] = geometry.size.height }
            }
            .frame(height: number == 2 ? heights.second : 100)
        }
    }

    /// The second row changes while it's offscreen.
    @Test func `A row that returns has its new size when it appears`() throws {
        let log = Log(), heights = Heights()
        let stage = Stage(size: CGSize(width: 200, height: 100)) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<50, id: \.self) { GrowingRow(number: $0, heights: heights, log: log) }
                }
            }
            .accessibilityIdentifier("list")
        }
        let finger = stage.touch(at: CGPoint(x: 100, y: 50))
        finger.move(by: CGSize(width: 0, height: -10), over: 0)
        finger.move(by: CGSize(width: 0, height: -200), over: 0)
        #expect(log.places[2] == 100)
        finger.move(by: CGSize(width: 0, height: 105), over: 0)
        #expect(try stage.scroll("list").offset.y == 95)
        log.places = [:]
        heights.second = 150
        stage.update()
        #expect(log.places[2] == nil)
        stage.resize(to: CGSize(width: 200, height: 200))
        #expect(log.places[2] == 150)
    }

    @Test func `A row that returns knows its position when it appears`() throws {
        let log = Log()
        let stage = Stage(size: CGSize(width: 200, height: 100)) {
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<50, id: \.self) { Row(number: $0, log: log) } } }
                .accessibilityIdentifier("list")
        }
        let finger = stage.touch(at: CGPoint(x: 100, y: 50))
        finger.move(by: CGSize(width: 0, height: -10), over: 0)
        finger.move(by: CGSize(width: 0, height: -200), over: 0)
        #expect(try stage.scroll("list").offset.y == 200)
        #expect(log.places[2] != nil)
        // In one frame, from the top to just outside the viewport.
        finger.move(by: CGSize(width: 0, height: 105), over: 0)
        #expect(try stage.scroll("list").offset.y == 95)
        log.places = [:]
        stage.resize(to: CGSize(width: 200, height: 200))
        #expect(log.places[2] == 105)
    }
}
