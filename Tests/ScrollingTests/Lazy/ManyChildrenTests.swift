import ScrollworkTesting
import SwiftUI
import Testing

/// Stacks with many children in a scroll view: only the layers near the viewport are in the tree.
@MainActor
@Suite struct ManyChildrenTests {
    @MainActor @Observable final class Model {
        var height: CGFloat = 20
    }

    private struct Rows: View {
        let model: Model
        var body: some View {
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<1_500, id: \.self) { cell(200, model.height, "row-\($0)") } }
            }
        }
    }

    @Test func theLayersFollowALayoutChange() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Rows(model: model) }
        // At most the rows of three viewports, in a few layers each.
        #expect(try stage.census().layers < 150)
        model.height = 10
        try stage.settle()
        let layers = try stage.census().layers
        #expect(layers > 20 && layers < 300)
    }
}
