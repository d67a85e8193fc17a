import ScrollworkTesting
import SwiftUI
import Testing

/// A search field shows the text of a view model.
@MainActor
@Suite struct ObservedSearchTests {
    private let size = CGSize(width: 320, height: 500)

    final class Model: ObservableObject {
        @Published var query = ""
    }

    private struct Searched: View {
        @ObservedObject var model: Model

        var body: some View {
            NavigationStack {
                Text("query \(model.query)").accessibilityIdentifier("query")
                    .navigationTitle("Places")
                    .searchable(text: $model.query)
            }
        }
    }

    private func field(_ stage: Stage) throws -> SemanticsNode {
        try #require(stage.semantics.flattened.first { $0.role == .textField })
    }

    @Test func `A search field shows the text that the program sets`() throws {
        let model = Model()
        let stage = Stage(size: size) { Searched(model: model) }
        try stage.settle()
        model.query = "abc"
        try stage.settle()
        #expect(try stage.text(of: "query") == "query abc")
        #expect(try field(stage).value == "abc")
        model.query = ""
        try stage.settle()
        #expect(try field(stage).value != "abc")
    }

    @Test func `A search field with text has a button that clears it`() throws {
        let model = Model()
        let stage = Stage(size: size) { Searched(model: model) }
        try stage.settle()
        let frame = try field(stage).frame
        stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        try stage.settle()
        for character in "abc" { stage.press(.character(character)) }
        try stage.settle()
        #expect(model.query == "abc")
        let clear = try stage.element(.button, "Clear").frame
        stage.tap(at: CGPoint(x: clear.midX, y: clear.midY))
        try stage.settle()
        #expect(model.query == "")
        #expect(try field(stage).value != "abc")
    }
}
