import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

/// Alerts with text fields, and alerts whose data changes.
@MainActor
@Suite struct AlertContentTests {
    private let size = CGSize(width: 320, height: 600)

    private struct Asking: View {
        @State private var asks = false
        @State private var name = ""

        var body: some View {
            Button("Ask") { asks = true }.accessibilityIdentifier("ask")
                .alert("Name?", isPresented: $asks) {
                    TextField("Name", text: $name)
                    Button("Save") {}
                }
        }
    }

    @Test func `The field of an alert is above its button`() throws {
        let stage = Stage(size: size) { Asking() }
        try stage.tap("ask")
        try stage.settle()
        let field = try stage.element(.textField, "Name").frame, button = try stage.element(.button, "Save").frame
        #expect(field.maxY <= button.minY + 0.5)
        #expect(field.width > 200 && button.width > 200)
    }

    @MainActor @Observable final class Model {
        var isShown = false
        var item: String? = "first"
    }

    private struct About: View {
        @Bindable var model: Model

        var body: some View {
            Color.clear.alert("About", isPresented: $model.isShown, presenting: model.item) { item in
                Button("Use \(item)") {}
            } message: {
                Text("message of \($0)")
            }
        }
    }

    @Test(arguments: ["second", nil]) func `A presented alert keeps its data`(next: String?) throws {
        let model = Model()
        let stage = Stage(size: size) { About(model: model) }
        model.isShown = true
        try stage.settle()
        #expect(stage.semantics.flattened.contains { $0.label == "Use first" })
        model.item = next
        try stage.settle()
        #expect(stage.semantics.flattened.contains { $0.label == "Use first" })
        #expect(stage.semantics.flattened.contains { $0.label == "message of first" })
    }
}
