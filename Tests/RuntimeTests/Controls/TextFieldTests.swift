import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct TextFieldTests {
    private struct Form: View {
        let log: GestureLog
        @State var name = ""
        @FocusState var isFocused: Bool

        var body: some View {
            VStack {
                TextField("Name", text: $name).accessibilityIdentifier("field").focused($isFocused)
                Text(name).accessibilityIdentifier("name")
                Text(isFocused ? "focused" : "not").accessibilityIdentifier("focus")
            }
            .onSubmit { log.note("submit \(name)") }
        }
    }

    private func type(_ text: String, on stage: Stage) {
        for character in text { stage.press(character == " " ? .space : .character(character)) }
    }

    @Test func keysEditTheTextAtTheCaret() throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Form(log: log) }
        type("lost", on: stage)
        #expect(try stage.text(of: "name") == "")
        try stage.tap("field")
        #expect(try stage.text(of: "focus") == "focused")
        type("Ad b", on: stage)
        stage.press(.delete)
        type("a", on: stage)
        stage.press(.leftArrow)
        stage.press(.leftArrow)
        type("a", on: stage)
        #expect(try stage.text(of: "name") == "Ada a")
        stage.press(.home)
        type("_", on: stage)
        stage.press(.end)
        type("!", on: stage)
        stage.press(.return)
        #expect(log.entries == ["submit _Ada a!"])
        #expect(try stage.text(of: "focus") == "not")
        try stage.tap("field")
        #expect(try stage.text(of: "focus") == "focused")
        stage.press(.escape)
        #expect(try stage.text(of: "focus") == "not")
    }

    private enum Field { case first, second }

    private struct Fields: View {
        let axis: Axis
        let submit: (FocusState<Field?>.Binding) -> Void
        @FocusState private var field: Field?
        @State private var text = ""

        var body: some View {
            VStack {
                TextField("First", text: $text, axis: axis).focused($field, equals: .first)
                    .accessibilityIdentifier("first")
                TextField("Second", text: .constant("")).focused($field, equals: .second)
                Text(field.map { "\($0)" } ?? "none").accessibilityIdentifier("focus")
            }
            .onSubmit { submit($field) }
        }
    }

    @Test func theActionOfASubmissionCanMoveOrKeepTheFocus() throws {
        let cases: [(Axis, Field?, String)] = [
            (.horizontal, .second, "second"), (.horizontal, .first, "first"), (.horizontal, nil, "none"),
            (.vertical, .second, "second"), (.vertical, nil, "none"),
        ]
        for (axis, target, expected) in cases {
            let stage = Stage(size: CGSize(width: 200, height: 200)) {
                Fields(axis: axis) { focus in
                    #expect(focus.wrappedValue == .first, "the action sees the submitted field")
                    focus.wrappedValue = target
                }
            }
            try stage.tap("first")
            stage.press(.return)
            #expect(try stage.text(of: "focus") == expected, "\(axis) \(expected)")
        }
    }

    @Test(arguments: [(Axis.horizontal, "none"), (.vertical, "first")])
    func aSubmissionEndsTheEditingOfOneLine(axis: Axis, focus: String) throws {
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Fields(axis: axis) { _ in } }
        try stage.tap("first")
        stage.press(.return)
        #expect(try stage.text(of: "focus") == focus)
    }

    @Test(arguments: [false, true]) func aSubmitScopeKeepsSubmissionsInside(isBlocking: Bool) throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            VStack {
                TextField("Tag", text: .constant("")).accessibilityIdentifier("field").onSubmit { log.note("inner") }
            }
            .submitScope(isBlocking)
            .onSubmit { log.note("outer") }
        }
        try stage.tap("field")
        stage.press(.return)
        #expect(log.entries == (isBlocking ? ["inner"] : ["inner", "outer"]))
    }

    @Test func assistiveTechnologyReceivesLabelAndValue() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Form(log: GestureLog(), name: "Ada") }
        let field = try stage.element(.textField, "Name")
        #expect(field.value == "Ada")
        #expect(field.frame.width == 200)
    }

    @Test func editingBeginsWhenTheFirstFingerLifts() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Form(log: GestureLog()) }
        let frame = try stage.frame(of: "field")
        let first = stage.touch(at: CGPoint(x: frame.midX - 20, y: frame.midY))
        let second = stage.touch(at: CGPoint(x: frame.midX + 20, y: frame.midY))
        second.lift()
        #expect(try stage.text(of: "focus") == "not")
        first.lift()
        #expect(try stage.text(of: "focus") == "focused")
    }

    @Observable final class Model {
        var text = "abcd"
        var isDisabled = false
    }

    private struct Shared: View {
        @Bindable var model: Model
        let log: GestureLog

        var body: some View {
            TextField("Name", text: $model.text, prompt: Text(verbatim: "Your name")).accessibilityIdentifier("field")
                .onSubmit { log.note("text") }
                .onSubmit(of: .search) { log.note("search") }
                .onSubmit(of: [.search, .text]) { log.note("both") }
                .disabled(model.isDisabled)
        }
    }

    @Test func theCaretStaysInATextThatTheProgramShortens() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Shared(model: model, log: GestureLog()) }
        try stage.tap("field")
        model.text = "ab"
        stage.update()
        type("x", on: stage)
        #expect(model.text == "abx")
        model.text = ""
        stage.update()
        stage.press(.delete)
        type("y", on: stage)
        #expect(model.text == "y")
    }

    /// The field accepts keys only if it has the focus.
    @Test func aFieldThatIsDisabledUnderAFingerDoesNotBeginEditing() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Shared(model: model, log: GestureLog()) }
        let frame = try stage.frame(of: "field")
        let finger = stage.touch(at: CGPoint(x: frame.midX, y: frame.midY))
        model.isDisabled = true
        stage.update()
        finger.lift()
        model.isDisabled = false
        stage.update()
        type("x", on: stage)
        #expect(model.text == "abcd")
        try stage.tap("field")
        type("y", on: stage)
        #expect(model.text == "abcdy")
        model.isDisabled = true
        stage.update()
        model.isDisabled = false
        stage.update()
        type("z", on: stage)
        #expect(model.text == "abcdy", "a field that is disabled loses the focus")
    }

    @Test func aFieldSubmitsItsTextAndNoSearch() throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Shared(model: Model(), log: log) }
        try stage.tap("field")
        stage.press(.return)
        #expect(log.entries == ["text", "both"], "inner actions run first")
    }

    /// A character is 8.5 points wide, and a line is 20.4 points high.
    @Test func theInsertionPointIsAfterTheTextBeforeIt() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Shared(model: model, log: GestureLog()) }
        func places() -> [CGFloat] {
            stage.marks.filter {
                $0.kind == .fill && abs($0.frame.width - 2) < 0.01 && abs($0.frame.height - 20.4) < 0.51
            }
            .map { ($0.frame.midX * 2).rounded() / 2 }
        }
        #expect(places() == [])
        try stage.tap("field")
        stage.update()
        #expect(places() == [34])
        for (key, x) in [(.leftArrow, 25.5), (.delete, 17), (.home, 1), (.character("x"), 8.5), (.end, 34)]
            as [(KeyEvent.Key, CGFloat)]
        {
            stage.press(key)
            #expect(places() == [x], "\(key)")
        }
        stage.press(.escape)
        #expect(places() == [] && model.text == "xabd")
        stage.advance(by: 1)
        try stage.tap("field")
        stage.update()
        #expect(places() == [34], "editing begins at the end")
    }

    /// A character is 8.5 points wide, and a line is 20.4 points high.
    @Test func theInsertionPointOfATallFieldFollowsItsLines() throws {
        let stage = Stage(size: CGSize(width: 60, height: 200)) {
            TextField("Note", text: .constant("abcd efgh"), axis: .vertical).accessibilityIdentifier("field")
        }
        let top = try stage.frame(of: "field").minY
        func place() -> CGPoint? {
            stage.marks.first { $0.kind == .fill && abs($0.frame.width - 2) < 0.01 }
                .map { CGPoint(x: $0.frame.midX, y: ($0.frame.minY - top).rounded()) }
        }
        #expect(place() == nil)
        try stage.tap("field")
        stage.press(.end)
        #expect(place() == CGPoint(x: 34, y: 20))
        stage.press(.upArrow)
        #expect(place() == CGPoint(x: 34, y: 0))
        stage.press(.home)
        #expect(place() == CGPoint(x: 1, y: 0))
        stage.press(.escape)
        #expect(place() == nil)
    }

    @Test func anEmptyFieldShowsItsPromptInPlaceOfItsLabel() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Shared(model: model, log: GestureLog()) }
        func shows(_ text: String) -> Bool {
            stage.marks.contains { $0.kind == .text(text, size: 17, weight: 400) }
        }
        #expect(shows("abcd") && !shows("Your name"))
        model.text = ""
        try stage.settle()
        #expect(shows("Your name") && !shows("Name"))
    }
}
