import ScrollworkTesting
import SwiftUI
import Testing

/// The visible targets after a change of the data that leaves the size and the offset of the content unchanged.
@MainActor
@Suite struct TargetVisibilityOfNewDataTests {
    @MainActor @Observable final class Model {
        var items = Array(0..<20)
        @ObservationIgnored var visible: [Int] = []
    }

    private struct Page: View {
        let model: Model
        let isLazy: Bool

        var body: some View {
            ScrollView {
                let rows = ForEach(model.items, id: \.self) { row in
                    Color.red.frame(width: 100, height: 50).accessibilityIdentifier("row-\(row)")
                }
                if isLazy {
                    LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
                } else {
                    VStack(spacing: 0) { rows }.scrollTargetLayout()
                }
            }
            .onScrollTargetVisibilityChange(idType: Int.self) { model.visible = $0 }
        }
    }

    @Test(arguments: [false, true]) func `Other views that become the visible targets are reported`(
        isLazy: Bool
    ) throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 200)) { Page(model: model, isLazy: isLazy) }
        try stage.settle()
        #expect(model.visible == [0, 1, 2, 3])
        // A person sorts the list in descending order.
        model.items.reverse()
        try stage.settle()
        #expect(try stage.frame(of: "row-19").minY == 0)
        #expect(model.visible == [19, 18, 17, 16])
        // The list is loaded again.
        model.items = Array(100..<120)
        try stage.settle()
        #expect(model.visible == [100, 101, 102, 103])
    }
}
