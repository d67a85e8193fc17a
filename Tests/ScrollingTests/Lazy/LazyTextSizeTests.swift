import ScrollworkTesting
import SwiftUI
import Testing

/// Rows of different heights deep in a lazy stack, when all of them change their heights.
@MainActor
@Suite struct LazyTextSizeTests {
    @MainActor @Observable final class Model {
        var size = DynamicTypeSize.large
        var row: Int?
    }

    private struct Rows: View {
        @Bindable var model: Model
        let isBound: Bool

        var body: some View {
            let rows = ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<2_000, id: \.self) { number in
                        VStack(spacing: 0) { ForEach(0..<(3 + number % 4), id: \.self) { Text("\($0)") } }
                            .accessibilityIdentifier("row-\(number)")
                    }
                }
                .scrollTargetLayout()
            }
            Group { if isBound { rows.scrollPosition(id: $model.row, anchor: .top) } else { rows } }
                .dynamicTypeSize(model.size)
        }
    }

    @Test(arguments: [false, true]) func theFirstVisibleRowStaysWhenTextGrows(_ isBound: Bool) throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 200, height: 400)) { Rows(model: model, isBound: isBound) }
        for _ in 0..<3 { stage.flick(from: CGPoint(x: 100, y: 300), velocity: CGVector(dx: 0, dy: -6_000)) }
        try stage.settle()
        let rows = stage.frames(prefix: "row-").filter { $0.value.maxY > 0 }
        let first = try #require(rows.min { $0.value.minY < $1.value.minY })
        #expect(first.key != "row-0")
        for size in [DynamicTypeSize.accessibility2, .xSmall, .xxxLarge, .large] {
            model.size = size
            stage.update()
            try stage.settle()
            #expect(abs(try stage.frame(of: first.key).minY - first.value.minY) < 0.01, "\(size)")
            stage.resize(to: CGSize(width: 220, height: 380))
            model.size = .large
            try stage.settle()
            #expect(
                abs(try stage.frame(of: first.key).minY - first.value.minY) < 0.01,
                "back from \(size), in another window")
            stage.resize(to: CGSize(width: 200, height: 400))
        }
    }

    private struct Lines: View {
        let model: Model
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<40, id: \.self) {
                        Text("\($0)").accessibilityIdentifier("row-\($0)")
                        Color.red.frame(height: 30)
                    }
                }
            }
            .accessibilityIdentifier("list")
            .dynamicTypeSize(model.size)
        }
    }

    @Test func offscreenRowsHaveTheLengthsOfTheNewTextSize() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Lines(model: model) }
        let middle = CGPoint(x: 100, y: 100)
        for side in [-1.0, 1.0] {
            for _ in 0..<3 {
                stage.flick(from: middle, velocity: CGVector(dx: 0, dy: side * 1_500))
                try stage.settle()
            }
        }
        #expect(try stage.scroll("list").offset.y == 0)
        let old = try stage.frame(of: "row-0").height
        model.size = .accessibility3
        try stage.settle()
        let new = try stage.frame(of: "row-0").height
        #expect(new > old * 1.2)
        // The offscreen rows have the average length of the visible ones.
        #expect(abs(try stage.scroll("list").contentSize.height - 40 * (new + 30)) < 5 * (new - old))
    }

    @Test func aFlingReportsNoOtherRowWhenTextGrows() throws {
        struct Texts: View {
            @Bindable var model: Model
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) { ForEach(0..<2_000, id: \.self) { Text("\($0)") } }.scrollTargetLayout()
                }
                .scrollPosition(id: $model.row)
            }
        }
        let model = Model()
        let stage = Stage(size: CGSize(width: 200, height: 400)) { Texts(model: model) }
        stage.flick(from: CGPoint(x: 100, y: 300), velocity: CGVector(dx: 0, dy: -3_000))
        stage.advance(by: 0.2)
        for size in [DynamicTypeSize.accessibility2, .xSmall] {
            let before = try #require(model.row)
            // The environment changes before the frame in which the fling moves.
            stage.changeEnvironment { $0.dynamicTypeSize = size }
            #expect(abs(try #require(model.row) - before) < 5)
            stage.advance(by: 1.0 / 60)
            #expect(abs(try #require(model.row) - before) < 5)
        }
    }
}
