import ScrollworkTesting
import SwiftUI
import Testing

/// Screens that grow out of a view.
@MainActor
@Suite struct ZoomTransitionTests {
    private let size = CGSize(width: 400, height: 400)

    private struct Gallery: View {
        @Namespace private var photos
        let hasSource: Bool

        var body: some View {
            NavigationStack {
                VStack {
                    NavigationLink(value: 1) { Color.red.frame(width: 100, height: 100) }
                        .accessibilityIdentifier("photo")
                        .matchedTransitionSource(id: 1, in: photos) { $0.clipShape(.rect(cornerRadius: 12)) }
                    Spacer()
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                .toolbar(.hidden)
                .navigationDestination(for: Int.self) { number in
                    Color.blue.accessibilityIdentifier("screen")
                        .toolbar(.hidden)
                        .navigationTransition(.zoom(sourceID: hasSource ? number : 9, in: photos))
                }
            }
        }
    }

    @Test func aScreenGrowsOutOfItsSource() throws {
        let stage = Stage(size: size) { Gallery(hasSource: true) }
        let source = try stage.frame(of: "photo")
        try stage.tap("photo")
        stage.advance(by: 0.02)
        let early = try stage.drawnFrame(of: "screen")
        #expect(early.width < 200 && early.width >= source.width)
        #expect(abs(early.minX - source.minX) < 40 && abs(early.minY - source.minY) < 40)
        try stage.settle()
        #expect(try stage.drawnFrame(of: "screen") == CGRect(origin: .zero, size: size))
    }

    @Test func itIsClippedToItsSource() throws {
        let stage = Stage(size: size) { Gallery(hasSource: true) }
        let source = try stage.frame(of: "photo")
        try stage.tap("photo")
        stage.advance(by: 1.0 / 60)
        let pixels = Pixels(stage)
        let shown = try stage.drawnFrame(of: "screen")
        #expect(pixels[Int(source.midX), Int(source.midY)].blue > 0.9)
        // Far below the source nothing of the screen is seen yet.
        #expect(pixels[Int(shown.midX), 390].blue > 0.9 && pixels[Int(shown.midX), 390].red > 0.9)
    }

    @Test func withoutASourceAScreenEntersFromTheEdge() throws {
        let stage = Stage(size: size) { Gallery(hasSource: false) }
        try stage.tap("photo")
        stage.advance(by: 0.05)
        let frame = try stage.drawnFrame(of: "screen")
        #expect(frame.width == 400 && frame.minX > 0)
        try stage.settle()
        #expect(try stage.drawnFrame(of: "screen").minX == 0)
    }
}
