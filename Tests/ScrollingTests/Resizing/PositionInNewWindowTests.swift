import ScrollworkTesting
import SwiftUI
import Testing

/// A view at the bound position stays visible when the size of the scroll view changes, as Apple documents.
@MainActor
@Suite struct PositionInNewWindowTests {
    @MainActor @Observable final class Model { var row: Int? }

    private struct Page: View {
        @Bindable var model: Model
        let isLazy: Bool

        var body: some View {
            ScrollView {
                let rows = ForEach(0..<60, id: \.self) { row in
                    Color.red.frame(width: 100, height: 40).accessibilityIdentifier("row-\(row)")
                }
                if isLazy {
                    LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
                } else {
                    VStack(spacing: 0) { rows }.scrollTargetLayout()
                }
            }
            .scrollPosition(id: $model.row, anchor: .bottom)
        }
    }

    @Test(arguments: [false, true]) func `The view at the position stays visible in a shorter window`(
        isLazy: Bool
    ) throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 200, height: 400)) { Page(model: model, isLazy: isLazy) }
        model.row = 19
        try stage.settle()
        #expect(try abs(stage.frame(of: "row-19").maxY - 400) < 0.01)
        // A device is rotated, or a keyboard appears.
        stage.resize(to: CGSize(width: 200, height: 200))
        try stage.settle()
        #expect(model.row == 19)
        #expect(stage.exists("row-19"))
        #expect(try stage.frame(of: "row-19").maxY <= 200.01)
    }
}
