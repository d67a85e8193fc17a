import ScrollworkTesting
import SwiftUI
import Testing

/// The visibility of views in scroll views inside scroll views.
@MainActor
@Suite struct NestedVisibilityTests {
    private struct Shelves: View {
        let log: GestureLog

        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    Color.gray.frame(height: 300)
                    ScrollView(.horizontal) {
                        HStack(spacing: 0) {
                            ForEach(0..<3, id: \.self) { number in
                                Color.red.frame(width: 100, height: 100)
                                    .onScrollVisibilityChange { log.note("\(number) \($0)") }
                            }
                        }
                    }
                    .accessibilityIdentifier("shelf")
                    .frame(height: 100)
                    Color.gray.frame(height: 400)
                }
            }
            .accessibilityIdentifier("page")
        }
    }

    @Test func `An outer scroll view hides the views of an inner one`() throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Shelves(log: log) }
        #expect(log.entries.isEmpty)
        stage.wheel(by: CGSize(width: 0, height: 140), at: CGPoint(x: 100, y: 50), precise: true)
        stage.advance(by: 0.5)
        #expect(log.entries.isEmpty)
        stage.wheel(by: CGSize(width: 0, height: 20), at: CGPoint(x: 100, y: 50), precise: true)
        stage.advance(by: 0.5)
        #expect(Set(log.entries) == ["0 true", "1 true"])
        log.entries = []
        stage.wheel(by: CGSize(width: 0, height: 40), at: CGPoint(x: 100, y: 50), precise: true)
        stage.advance(by: 0.5)
        stage.wheel(by: CGSize(width: 60, height: 0), at: CGPoint(x: 100, y: 180), precise: true)
        stage.advance(by: 0.5)
        #expect(Set(log.entries) == ["0 false", "2 true"])
        log.entries = []
        stage.wheel(by: CGSize(width: 0, height: -160), at: CGPoint(x: 100, y: 50), precise: true)
        stage.advance(by: 0.5)
        #expect(Set(log.entries) == ["1 false", "2 false"])
    }
}
