@testable import ScrollworkTesting
import SwiftUI
import Testing

/// Common code for content that programs show while they wait.
@MainActor @Suite struct PlaceholderIdiomTests {
    private func brightness(_ stage: Stage, _ x: Int, _ y: Int) -> Float { Pixels(stage)[x, y].red }

    // MARK: Shimmer

    private struct Shimmer: ViewModifier {
        @State private var phase: CGFloat = -1

        func body(content: Content) -> some View {
            content
                .overlay {
                    GeometryReader { geometry in
                        LinearGradient(colors: [.clear, .white, .clear], startPoint: .leading, endPoint: .trailing)
                            .frame(width: geometry.size.width)
                            .offset(x: phase * geometry.size.width)
                    }
                }
                .mask { content }
                .onAppear {
                    withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { phase = 1 }
                }
        }
    }

    @Test func aShimmerRepeats() {
        let stage = Stage(size: CGSize(width: 100, height: 40)) {
            Color.black.frame(width: 100, height: 20).modifier(Shimmer())
        }
        for round in 0..<3 {
            stage.advance(by: round == 0 ? 0.5 : 1)
            // Halfway, the center of the band is in the center.
            #expect(brightness(stage, 50, 20) > 0.9)
            #expect(brightness(stage, 2, 20) < 0.2 && brightness(stage, 97, 20) < 0.2)
        }
    }

    private struct MovingGradient: View {
        @State private var isMoving = false

        var body: some View {
            RoundedRectangle(cornerRadius: 8)
                .fill(
                    LinearGradient(
                        colors: [.black, .white, .black],
                        startPoint: isMoving ? UnitPoint(x: 1, y: 0.5) : UnitPoint(x: -1, y: 0.5),
                        endPoint: isMoving ? UnitPoint(x: 2, y: 0.5) : UnitPoint(x: 0, y: 0.5))
                )
                .frame(width: 100, height: 20)
                .onAppear { withAnimation(.linear(duration: 2).repeatForever(autoreverses: false)) { isMoving = true } }
        }
    }

    @Test func aGradientsPointsMove() {
        let stage = Stage(size: CGSize(width: 100, height: 40)) { MovingGradient() }
        stage.advance(by: 1)
        #expect(brightness(stage, 50, 20) > 0.9)
        stage.advance(by: 0.5)
        #expect(brightness(stage, 50, 20) < 0.2)
    }

    // MARK: Skeletons

    private struct Article: Identifiable {
        let id: Int
        let title: String
    }

    private struct Feed: View {
        @State private var articles: [Article]?
        @State private var isPulsing = false
        let load: () -> [Article]

        var body: some View {
            List {
                if let articles {
                    ForEach(articles) { Text($0.title) }
                } else {
                    ForEach(0..<3) { _ in
                        HStack {
                            Circle().fill(.gray.opacity(isPulsing ? 0.2 : 0.6)).frame(width: 40, height: 40)
                            VStack(alignment: .leading) {
                                Text("A title of some length")
                                Text("and a subtitle").font(.caption)
                            }
                        }
                        .redacted(reason: .placeholder)
                    }
                }
            }
            .onAppear { withAnimation(.easeInOut(duration: 1).repeatForever()) { isPulsing = true } }
            .toolbar { Button("Load") { withAnimation { articles = load() } } }
        }
    }

    @Test func aSkeletonIsReplacedByLoadedContent() throws {
        let stage = Stage(size: CGSize(width: 320, height: 400)) {
            NavigationStack {
                Feed { [Article(id: 1, title: "First"), Article(id: 2, title: "Second")] }.navigationTitle("Feed")
            }
        }
        stage.advance(by: 3)
        #expect(!stage.semantics.flattened.contains { $0.label == "A title of some length" })
        let load = try stage.element(.button, "Load").frame
        stage.tap(at: CGPoint(x: load.midX, y: load.midY))
        // The pulse ends with the skeleton.
        try stage.settle()
        #expect(stage.semantics.flattened.contains { $0.label == "Second" })
    }

    private struct Dots: View {
        @State private var isLarge = false

        var body: some View {
            HStack {
                ForEach(0..<3) { index in
                    Circle()
                        .frame(width: 20, height: 20)
                        .scaleEffect(isLarge ? 1 : 0.2)
                        .animation(.linear(duration: 0.5).repeatForever().delay(Double(index) * 0.25), value: isLarge)
                        .accessibilityIdentifier("dot-\(index)")
                }
            }
            .onAppear { isLarge = true }
        }
    }

    @Test func dotsBounceOneAfterTheOther() throws {
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Dots() }
        func scale(_ index: Int) throws -> CGFloat {
            let half = try stage.frame(of: "dot-\(index)")
            // The distance from the center to the right edge of the dot.
            let reach = (0..<12).last { brightness(stage, Int(half.midX) + $0, 50) < 0.5 } ?? 0
            return CGFloat(reach) / 10
        }
        stage.advance(by: 0.5)
        #expect(try scale(0) > 0.8)
        #expect(try scale(1) > 0.45 && scale(1) < 0.75)
        #expect(try scale(2) < 0.3)
        stage.advance(by: 0.5)
        #expect(try scale(0) < 0.3)
        #expect(try scale(2) > 0.8)
    }

    private struct Spinner: View {
        @State private var isTurning = false

        var body: some View {
            Circle().trim(from: 0, to: 0.5).stroke(.black, style: StrokeStyle(lineWidth: 10))
                .frame(width: 60, height: 60)
                .rotationEffect(.degrees(isTurning ? 360 : 0))
                .onAppear {
                    withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { isTurning = true }
                }
        }
    }

    @Test func aSpinnerTurns() {
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Spinner() }
        #expect(brightness(stage, 50, 79) < 0.2 && brightness(stage, 50, 20) > 0.8)
        stage.advance(by: 0.5)
        #expect(brightness(stage, 50, 79) > 0.8 && brightness(stage, 50, 20) < 0.2)
        stage.advance(by: 1.5)
        #expect(brightness(stage, 50, 79) < 0.2 && brightness(stage, 50, 20) > 0.8)
    }
}
