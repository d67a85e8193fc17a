import ScrollworkTesting
import SwiftUI
import Testing

/// A `ScrollPosition` at an edge keeps that edge while the content changes its size, as Apple documents.
@MainActor
@Suite struct EdgePositionStaysTests {
    @MainActor @Observable final class Model {
        var rows = Array(0..<60)
        var position: ScrollPosition
        init(_ position: ScrollPosition) { self.position = position }
    }

    private struct Page: View {
        @Bindable var model: Model
        let isLazy: Bool

        var body: some View {
            ScrollView {
                let rows = ForEach(model.rows, id: \.self) { row in
                    Color.red.frame(height: 50).accessibilityIdentifier("row-\(row)")
                }
                if isLazy {
                    LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
                } else {
                    VStack(spacing: 0) { rows }.scrollTargetLayout()
                }
            }
            .scrollPosition($model.position)
        }
    }

    @Test(arguments: [false, true]) func `A position at the top shows rows that appear there`(isLazy: Bool) throws {
        let model = Model(ScrollPosition(edge: .top))
        let stage = Stage(size: CGSize(width: 300, height: 400)) { Page(model: model, isLazy: isLazy) }
        try stage.settle()
        #expect(try stage.frame(of: "row-0").minY == 0)
        model.rows.insert(100, at: 0)
        try stage.settle()
        #expect(model.position.edge == .top)
        #expect(try abs(stage.frame(of: "row-100").minY) < 0.01)
    }

    @Test(arguments: [false, true]) func `A position at the bottom stays there as rows are added`(
        isLazy: Bool
    ) throws {
        let model = Model(ScrollPosition(edge: .bottom))
        let stage = Stage(size: CGSize(width: 300, height: 400)) { Page(model: model, isLazy: isLazy) }
        try stage.settle()
        #expect(try abs(stage.frame(of: "row-59").maxY - 400) < 0.01)
        model.rows.append(60)
        try stage.settle()
        #expect(model.position.edge == .bottom)
        #expect(try abs(stage.frame(of: "row-60").maxY - 400) < 0.01)
    }
}
