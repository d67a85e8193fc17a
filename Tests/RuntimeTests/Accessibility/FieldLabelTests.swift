import ScrollworkTesting
import SwiftUI
import Testing

/// The label of a text field is its title, whatever characters it contains.
@MainActor
@Suite struct FieldLabelTests {
    @Test func `The title of a field can contain a comma`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 100)) {
            TextField("City, state", text: .constant("Oslo"))
        }
        #expect(try stage.element(.textField, "City, state").value == "Oslo")
    }

    @Test func `The text of a field without a title isn't its label`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 100)) {
            TextField("", text: .constant("Oslo"))
        }
        let field = try #require(stage.semantics.flattened.first { $0.role == .textField })
        #expect(field.value == "Oslo")
        #expect(field.label != "Oslo")
    }
}
