import ScrollworkTesting
import SwiftUI
import Testing

/// A sheet follows the selected detent of a view model that only its content observes.
@MainActor
@Suite struct ObservedDetentTests {
    final class Model: ObservableObject {
        @Published var detent = PresentationDetent.medium
    }

    private struct Content: View {
        @ObservedObject var model: Model

        var body: some View {
            Text("content").accessibilityIdentifier("content")
                .presentationDetents([.medium, .large], selection: $model.detent)
        }
    }

    @Test func `A sheet moves to the detent that an observable object selects`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 300, height: 600)) {
            Color.clear.sheet(isPresented: .constant(true)) { Content(model: model) }
        }
        try stage.settle()
        #expect(try stage.frame(of: "content").midY > 400)
        model.detent = .large
        try stage.settle()
        #expect(try stage.frame(of: "content").midY < 350)
        model.detent = .medium
        try stage.settle()
        #expect(try stage.frame(of: "content").midY > 400)
    }
}
