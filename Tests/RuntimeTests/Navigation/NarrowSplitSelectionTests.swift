import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

/// In a narrow split view, the selection of a list determines the topmost screen.
@MainActor
@Suite struct NarrowSplitSelectionTests {
    @MainActor @Observable final class Model { var box: String? }

    private struct Boxes: View {
        @Bindable var model: Model

        var body: some View {
            NavigationSplitView {
                List(["in", "out"], id: \.self, selection: $model.box) { Text($0).accessibilityIdentifier("box-\($0)") }
            } detail: {
                Text(model.box ?? "nothing").accessibilityIdentifier("detail")
            }
        }
    }

    @Test func `A selection of the program shows the detail, and going back clears it`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 390, height: 700)) { Boxes(model: model) }
        #expect(!stage.exists("detail"))
        model.box = "out"
        try stage.settle()
        #expect(try stage.text(of: "detail") == "out")
        let back = try stage.element(.button, "Back").frame
        stage.tap(at: CGPoint(x: back.midX, y: back.midY))
        try stage.settle()
        #expect(!stage.exists("detail"))
        #expect(model.box == nil)
    }

    @Test func `A selection at launch shows the detail`() throws {
        let model = Model()
        model.box = "in"
        let stage = Stage(size: CGSize(width: 390, height: 700)) { Boxes(model: model) }
        try stage.settle()
        #expect(stage.exists("detail"))
    }
}
