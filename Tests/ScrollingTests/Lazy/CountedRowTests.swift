import ScrollworkTesting
import SwiftUI
import Testing

/// Rows of a lazy stack whose number varies for each element.
@MainActor
@Suite struct CountedRowTests {
    @MainActor @Observable final class Model { var open: Set<Int> = [] }

    /// A row of 20 points, and another one of 30 points while it's open. Only its body knows the number.
    private struct Fold: View {
        let index: Int
        let model: Model
        var body: some View {
            cell(100, 20, "row-\(index)")
            if model.open.contains(index) { cell(100, 30, "more-\(index)") }
        }
    }

    @Test(arguments: [false, true]) func `A row that grows by a view of its own moves the rows after it`(
        isErased: Bool
    ) throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 400)) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    if isErased {
                        ForEach(0..<4, id: \.self) { AnyView(Fold(index: $0, model: model)) }
                    } else {
                        ForEach(0..<4, id: \.self) { Fold(index: $0, model: model) }
                    }
                    cell(100, 20, "end")
                }
            }
        }
        #expect(try stage.frame(of: "row-3").minY == 60 && stage.frame(of: "end").minY == 80)
        model.open = [1]
        stage.update()
        #expect(try stage.frame(of: "more-1").minY == 40)
        #expect(try stage.frame(of: "row-2").minY == 70 && stage.frame(of: "end").minY == 110)
        model.open = [0, 3]
        stage.update()
        #expect(!stage.exists("more-1"))
        #expect(try stage.frame(of: "more-0").minY == 20 && stage.frame(of: "row-1").minY == 50)
        #expect(try stage.frame(of: "more-3").minY == 110 && stage.frame(of: "end").minY == 140)
        model.open = []
        stage.update()
        #expect(try stage.frame(of: "row-3").minY == 60 && stage.frame(of: "end").minY == 80)
        #expect(stage.frames(prefix: "more-").isEmpty)
    }
}
