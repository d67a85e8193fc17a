import ScrollworkTesting
import SwiftUI
import Testing

/// The selection that a program reads and sets.
@MainActor @Suite struct TextSelectionTests {
    @Observable final class Model {
        var text = "one two"
        var selection: TextSelection?

        var selected: Substring? {
            guard case .selection(let range)? = selection?.indices else { return nil }
            return text[range]
        }
    }

    private let model = Model()

    private func stage(filter: @escaping (String) -> String = { $0 }) -> Stage {
        let model = model
        return Stage(size: CGSize(width: 200, height: 200)) {
            VStack {
                TextField(
                    "Name",
                    text: Binding {
                        model.text
                    } set: {
                        model.text = filter($0)
                    },
                    selection: Bindable(model).selection
                )
                .accessibilityIdentifier("field")
                TextEditor(text: Bindable(model).text, selection: Bindable(model).selection)
                    .frame(height: 80)
                    .accessibilityIdentifier("editor")
            }
        }
    }

    @Test(arguments: ["field", "editor"])
    func theProgramReadsTheSelection(_ identifier: String) throws {
        let stage = stage()
        #expect(model.selection == nil)
        try stage.tap(identifier)
        #expect(model.selection == TextSelection(insertionPoint: model.text.endIndex))
        #expect(model.selection?.isInsertion == true)
        stage.press(.leftArrow, modifiers: [.option, .shift])
        #expect(model.selected == "two" && model.selection?.isInsertion == false)
        try stage.insertText("2")
        #expect(model.text == "one 2" && model.selection == TextSelection(insertionPoint: model.text.endIndex))
        stage.press(.escape)
        #expect(model.selection == nil)
    }

    /// Of a selection to the left, the left end moves, although the program's value has no direction.
    @Test(arguments: ["field", "editor"])
    func theSelectionKeepsItsMovingEnd(_ identifier: String) throws {
        let stage = stage()
        try stage.tap(identifier)
        for _ in 0..<3 { stage.press(.leftArrow, modifiers: .shift) }
        #expect(model.selected == "two")
        stage.press(.rightArrow, modifiers: .shift)
        #expect(model.selected == "wo")
    }

    @Test(arguments: ["field", "editor"])
    func theProgramSetsTheSelection(_ identifier: String) throws {
        let stage = stage()
        try stage.tap(identifier)
        model.selection = TextSelection(range: try #require(model.text.range(of: "one")))
        stage.update()
        try stage.insertText("1")
        #expect(model.text == "1 two")
        // The moving end of the program's selection is its end.
        model.selection = TextSelection(range: model.text.startIndex..<model.text.index(after: model.text.startIndex))
        stage.update()
        stage.press(.rightArrow, modifiers: .shift)
        #expect(model.selected == "1 ")
        model.selection = TextSelection(ranges: RangeSet(model.text.startIndex..<model.text.endIndex))
        stage.update()
        stage.press(.delete)
        #expect(model.text == "")
    }

    @Test func aSelectionOutsideTheTextIsAtItsEnd() throws {
        let stage = stage { String($0.prefix(3)) }
        let end = model.text.endIndex
        try stage.tap("field")
        try stage.insertText("!")
        #expect(model.text == "one" && model.selection == TextSelection(insertionPoint: model.text.endIndex))
        model.selection = TextSelection(insertionPoint: end)
        stage.update()
        stage.press(.delete)
        #expect(model.text == "on")
    }
}
