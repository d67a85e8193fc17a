import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

/// A drag of a row while the data changes.
@MainActor
@Suite struct MovedRowTests {
    @MainActor @Observable final class Model { var names = ["a", "b", "c", "d"] }

    private struct Names: View {
        let model: Model

        var body: some View {
            List {
                ForEach(model.names, id: \.self) { Text($0).accessibilityIdentifier($0) }
                    .onMove { model.names.move(fromOffsets: $0, toOffset: $1) }
            }
            .environment(\.editMode, .constant(.active))
        }
    }

    @Test func `A drop moves the row that a person drags, also after an insertion`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 300, height: 600)) { Names(model: model) }
        let a = try stage.frame(of: "a"), c = try stage.frame(of: "c")
        let finger = stage.touch(at: CGPoint(x: 264, y: a.midY))
        finger.move(to: CGPoint(x: 264, y: c.midY), over: 0.4)
        model.names.insert("x", at: 0)
        stage.update()
        finger.move(to: CGPoint(x: 264, y: c.midY + 30), over: 0.2)
        finger.lift()
        try stage.settle()
        #expect(model.names.first == "x")
        #expect(model.names.filter { $0 != "a" } == ["x", "b", "c", "d"])
    }
}
