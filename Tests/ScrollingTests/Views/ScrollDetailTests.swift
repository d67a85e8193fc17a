import LayerTree
@testable import ScrollworkTesting
import SwiftUI
import Testing

/// Pinned views, positions, releases, and effects of scroll views, in points and frames.
@MainActor
@Suite struct ScrollDetailTests {
    // MARK: Content

    @Test func `A pinned header inside padding stays at the edge while the content scrolls`() throws {
        let stage = Stage(size: CGSize(width: 100, height: 200), scale: 1) {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    Section {
                        ForEach(0..<50, id: \.self) { _ in Color.blue.frame(height: 40) }
                    } header: {
                        Color.red.frame(height: 20)
                    }
                }
                .padding(.top, 30)
            }
            .scrollIndicators(.hidden)
        }
        let point = CGPoint(x: 50, y: 100)
        stage.wheel(by: CGSize(width: 0, height: 105), at: point, precise: true)
        for _ in 0..<3 {
            stage.wheel(by: CGSize(width: 0, height: 1), at: point, precise: true)
            let pixels = Pixels(stage)
            #expect(pixels[50, 2].red > 0.8 && pixels[50, 17].red > 0.8)
            #expect(pixels[50, 22].blue > 0.8 && pixels[50, 22].red < 0.4)
        }
    }

    private final class Seen { var id: String? }

    private struct Named: View {
        let seen: Seen
        @State private var id: String?

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { number in
                        Group {
                            Color.red.frame(height: 50).id("row-\(number)")
                            EmptyView()
                        }
                        .opacity(0.5)
                    }
                }
                .scrollTargetLayout()
            }
            .scrollPosition(id: $id)
            .onChange(of: id) { seen.id = id }
        }
    }

    @Test func `A modified group of one view has the identity of the view`() throws {
        let seen = Seen()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Named(seen: seen) }
        stage.wheel(by: CGSize(width: 0, height: 100), at: CGPoint(x: 50, y: 50), precise: true)
        try stage.settle()
        #expect(seen.id == "row-2")
    }

    // MARK: Input

    /// The finger moves 140 points of the page of 200, and the content would move far beyond its end.
    @Test func `A page that ends the content doesn't bounce`() throws {
        let stage = Stage(size: CGSize(width: 100, height: 200)) {
            ScrollView { Color.red.frame(height: 400) }
                .scrollTargetBehavior(.paging)
                .accessibilityIdentifier("scroll")
        }
        stage.flick(from: CGPoint(x: 50, y: 190), velocity: CGVector(dx: 0, dy: -1_500))
        var most = try stage.scroll("scroll").offset.y
        #expect(most > 100 && most < 200)
        for _ in 0..<60 {
            stage.advance(by: 1.0 / 60)
            most = max(most, try stage.scroll("scroll").offset.y)
        }
        #expect(abs(most - 200) < 0.01)
        #expect(abs(try stage.scroll("scroll").offset.y - 200) < 0.01)
    }

    @Test func `A new gesture of the trackpad lets go of content that a lost one caught`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 100)) {
            HStack(spacing: 0) {
                ForEach(["left", "right"], id: \.self) { name in
                    ScrollView { Color.red.frame(width: 100, height: 5_000) }.accessibilityIdentifier(name)
                }
            }
        }
        let left = CGPoint(x: 50, y: 50)
        stage.trackpad(by: CGSize(width: 0, height: 200), at: left, over: 0.1)
        stage.advance(by: 0.05)
        stage.trackpad(.began, at: left)
        #expect(try stage.scroll("left").phase == .tracking)
        let caught = try stage.scroll("left").offset.y
        // The end of the gesture is lost.
        stage.trackpad(.began, at: CGPoint(x: 150, y: 50))
        #expect(try stage.scroll("left").phase == .idle)
        #expect(try stage.scroll("left").offset.y == caught)
    }

    // MARK: Effects

    @Test func `A return to the identity uses the animation of the side it comes from`() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(width: 100, height: 40)
                        .scrollTransition(
                            topLeading: .animated(.linear(duration: 1)), bottomTrailing: .identity, axis: .vertical
                        ) {
                            $0.opacity($1 == .topLeading ? 0.2 : 1)
                        }
                        .accessibilityIdentifier("view")
                    Color.blue.frame(width: 100, height: 1_000)
                }
            }
        }
        let point = CGPoint(x: 50, y: 50)
        stage.wheel(by: CGSize(width: 0, height: 60), at: point, precise: true)
        stage.advance(by: 2)
        #expect(abs(try stage.opacity(of: "view") - 0.2) < 0.001)
        stage.wheel(by: CGSize(width: 0, height: -60), at: point, precise: true)
        stage.advance(by: 0.5)
        #expect(abs(try stage.opacity(of: "view") - 0.6) < 0.05)
        stage.advance(by: 1)
        #expect(try stage.opacity(of: "view") == 1)
    }

    /// The gradient is 52 points long. Its first two stops are 0.95 at the start and 0.85 at 0.4 of the length.
    @Test func `A soft edge effect begins to fade at the edge`() throws {
        let stage = Stage(size: CGSize(width: 100, height: 200), scale: 1) {
            ScrollView { Color.black.frame(height: 600) }
                .scrollIndicators(.hidden)
                .safeAreaPadding(.top, 40)
                .scrollEdgeEffectStyle(.soft, for: .top)
        }
        stage.wheel(by: CGSize(width: 0, height: 100), at: CGPoint(x: 50, y: 100), precise: true)
        try stage.settle()
        let level = Pixels(stage)[50, 5].red
        #expect(abs(level - 0.9236) < 0.01, "\(level)")
    }

    @Test(
        arguments: [
            (.top, CGPoint(x: 0, y: -120)), (.bottom, CGPoint(x: 0, y: 160)), (.leading, CGPoint(x: -120, y: 0)),
            (.trailing, CGPoint(x: 160, y: 0)),
        ] as [(Edge, CGPoint)])
    func `A background extension lies exactly beside its view`(edge: Edge, place: CGPoint) {
        let isVertical = edge == .top || edge == .bottom
        let width: CGFloat = isVertical ? 200 : 160, height: CGFloat = isVertical ? 160 : 200
        let stage = Stage(size: CGSize(width: 200, height: 200), scale: 1) {
            Color.blue.frame(width: width, height: height).backgroundExtensionEffect()
                .safeAreaPadding(Edge.Set(edge), 40)
        }
        let frames = stage.fills(width, height).map(\.frame)
        #expect(frames.contains { abs($0.minX - place.x) < 0.01 && abs($0.minY - place.y) < 0.01 }, "\(frames)")
    }

    /// A bounce that a person doesn't hold starts no refresh, however far it goes.
    @Test func `A bounce shows at most the eight spokes`() throws {
        let stage = Stage(size: CGSize(width: 100, height: 400), scale: 1) {
            ScrollView { Color.clear.frame(height: 3_000) }
                .scrollIndicators(.hidden)
                .refreshable {}
                .accessibilityIdentifier("feed")
        }
        stage.wheel(by: CGSize(width: 0, height: 1_000), at: CGPoint(x: 50, y: 200), precise: true)
        try stage.settle()
        stage.flick(from: CGPoint(x: 50, y: 10), velocity: CGVector(dx: 0, dy: 6_000))
        var farthest: CGFloat = 0
        for _ in 0..<120 {
            stage.advance(by: 1.0 / 60)
            let pull = -(try stage.scroll("feed").offset.y)
            farthest = max(farthest, pull)
            let spokes = stage.marks.filter { $0.kind == .line(2.4) }.count
            if pull > 1 { #expect(spokes == min(Int((pull / 75 * 8).rounded(.up)), 8), "\(pull)") }
        }
        #expect(farthest > 80)
        #expect(stage.feedback.isEmpty)
    }
}
