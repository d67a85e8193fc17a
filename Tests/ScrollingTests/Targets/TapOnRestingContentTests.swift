import ScrollworkTesting
import SwiftUI
import Testing

/// A tap isn't a drag, so it doesn't move content at rest, wherever that content rests.
@MainActor
@Suite struct TapOnRestingContentTests {
    /// Three pages and a part of a fourth one: the last offset is 720 points.
    @Test func `A tap on the last part of a page doesn't move it`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 100)) {
            ScrollView(.horizontal) { Color.red.frame(width: 1_020, height: 100) }
                .scrollTargetBehavior(.paging)
                .accessibilityIdentifier("row")
        }
        for _ in 0..<4 {
            stage.flick(from: CGPoint(x: 250, y: 50), velocity: CGVector(dx: -1_000, dy: 0))
            try stage.settle()
        }
        #expect(try abs(stage.scroll("row").offset.x - 720) < 0.01)
        stage.tap(at: CGPoint(x: 150, y: 50))
        try stage.settle()
        #expect(try abs(stage.scroll("row").offset.x - 720) < 0.01)
    }

    @MainActor @Observable final class Model {
        var position = ScrollPosition(idType: Int.self)
        @ObservationIgnored var presses: [Int] = []
    }

    private struct Tabs: View {
        @Bindable var model: Model

        var body: some View {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    ForEach(0..<10, id: \.self) { tab in
                        Button {
                            model.presses.append(tab)
                        } label: {
                            Color.red.frame(width: 120, height: 100)
                        }
                        .buttonStyle(.plain)
                    }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned)
            .scrollPosition($model.position)
            .accessibilityIdentifier("row")
        }
    }

    /// The program centers tab 5, which begins at 600 points, in a window of 390 points.
    @Test func `A press of a button doesn't align content that the program has scrolled`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 390, height: 100)) { Tabs(model: model) }
        model.position.scrollTo(id: 5, anchor: .center)
        try stage.settle()
        #expect(try abs(stage.scroll("row").offset.x - 465) < 0.01)
        stage.tap(at: CGPoint(x: 195, y: 50))
        try stage.settle()
        #expect(model.presses == [5])
        #expect(try abs(stage.scroll("row").offset.x - 465) < 0.01)
    }
}
