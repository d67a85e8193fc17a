import LayerTree
import SwiftUI
import Testing

@testable import ScrollworkTesting

/// Selections, and the system's text input. A character is 8.5 points wide, and a line is 20.4 points high.
@MainActor @Suite struct TextInputTests {
    @Observable final class Model {
        var text: String
        var log: [String] = []
        init(_ text: String = "") { self.text = text }
    }

    private struct Field: View {
        @Bindable var model: Model
        var filter: (String) -> String = { $0 }

        var body: some View {
            TextField(
                "Name",
                text: Binding(get: { model.text }, set: { model.text = filter($0) })
            )
            .accessibilityIdentifier("field")
        }
    }

    private func stage(
        _ model: Model, width: CGFloat = 200, direction: LayoutDirection = .leftToRight
    ) -> Stage {
        Stage(size: CGSize(width: width, height: 100), environment: { $0.layoutDirection = direction }) {
            Field(model: model)
        }
    }

    private func place(_ characters: Double, on stage: Stage) throws -> CGPoint {
        let frame = try stage.frame(of: "field")
        return CGPoint(x: frame.minX + characters * 8.5, y: frame.midY)
    }

    /// The frames of the fills behind the text: the selection, or the insertion point.
    private func fills(_ stage: Stage) -> [CGRect] {
        stage.marks.filter { $0.kind == .fill && $0.frame.height > 20 }.map(\.frame)
    }

    @Test func aTapPlacesTheInsertionPoint() throws {
        let model = Model("abcdef"), stage = stage(model)
        stage.tap(at: try place(2.4, on: stage))
        try stage.insertText("|")
        #expect(model.text == "ab|cdef")
        stage.tap(at: try place(20, on: stage))
        try stage.insertText(".")
        #expect(model.text == "ab|cdef.")
    }

    @Test(arguments: [true, false]) func aPasswordManagerFillsAField(hasFocus: Bool) throws {
        let model = Model("old"), stage = stage(model)
        if hasFocus { try stage.tap("field") }
        let field = try #require(stage.semantics.flattened.first { $0.textInput != nil })
        stage.send(.semantics(id: field.id, action: .setText("new\nname")))
        stage.update()
        #expect(model.text == "new name")
        let node = try #require(stage.semantics.flattened.first { $0.textInput != nil })
        #expect(node.value == "new name" && node.isFocused == hasFocus)
        #expect(node.textInput?.selection == (hasFocus ? 8..<8 : nil))
    }

    @Test func tapsSelectAWordAndThenEverything() throws {
        let model = Model("one two"), stage = stage(model)
        let point = try place(5, on: stage)
        stage.tap(at: point)
        stage.advance(by: 0.1)
        stage.tap(at: point)
        #expect(fills(stage).map(\.width) == [3 * 8.5])
        stage.advance(by: 0.1)
        stage.tap(at: point)
        #expect(fills(stage).map(\.width) == [7 * 8.5])
        stage.advance(by: 1)
        stage.tap(at: point)
        stage.advance(by: 0.1)
        stage.tap(at: point)
        stage.press(.delete)
        #expect(model.text == "one ")
    }

    @Test func aMouseSelectsWhatItDragsOver() throws {
        let model = Model("abcdef"), stage = stage(model)
        let mouse = stage.touch(at: try place(1, on: stage), kind: .mouse)
        mouse.move(to: try place(4, on: stage), over: 0.2)
        #expect(fills(stage).map(\.width) == [3 * 8.5])
        mouse.lift()
        try stage.insertText("-")
        #expect(model.text == "a-ef")
    }

    @Test func aClickWithShiftExtendsTheSelection() throws {
        let model = Model("abcdef"), stage = stage(model)
        stage.tap(at: try place(5, on: stage))
        stage.advance(by: 1)
        stage.touch(at: try place(2, on: stage), kind: .mouse, modifiers: .shift).lift()
        stage.press(.character("x"))
        #expect(model.text == "abxf")
    }

    @Test func aFingerThatDragsAFieldScrollsInsteadOfSelecting() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            ScrollView {
                VStack(spacing: 0) {
                    TextField("Name", text: .constant("abcdef")).accessibilityIdentifier("field").frame(height: 100)
                    Color.clear.frame(height: 1000)
                }
            }
            .accessibilityIdentifier("scroll")
        }
        stage.drag(from: CGPoint(x: 30, y: 50), to: CGPoint(x: 30, y: 10), over: 0.5)
        try stage.settle()
        #expect(try stage.scroll("scroll").offset.y > 20)
        #expect(try stage.element(.textField, "Name").isFocused == false)
    }

    @Test func keysWithModifiersMoveAndSelect() throws {
        let model = Model("one two"), stage = stage(model)
        try stage.tap("field")
        stage.press(.leftArrow, modifiers: [.option, .shift])
        #expect(fills(stage).map(\.width) == [3 * 8.5])
        stage.press(.leftArrow)
        stage.press(.character("x"))
        #expect(model.text == "one xtwo")
        stage.press(.leftArrow, modifiers: .command)
        stage.press(.rightArrow, modifiers: .shift)
        stage.press(.delete)
        #expect(model.text == "ne xtwo")
        stage.press(.character("a"), modifiers: .command)
        stage.press(.character("z"))
        #expect(model.text == "z")
    }

    /// The text of a mirrored field also runs from left to right.
    @Test(arguments: LayoutDirection.allCases)
    func aLongTextMovesSoThatTheInsertionPointIsVisible(_ direction: LayoutDirection) throws {
        let model = Model(), stage = stage(model, width: 60, direction: direction)
        try stage.tap("field")
        let frame = try stage.frame(of: "field")
        func caret() -> CGFloat? { fills(stage).first?.midX }
        func text() -> CGRect? { stage.marks.first { $0.text != nil && $0.frame.width > 60 }?.frame }
        try stage.insertText("abcdefghijkl")
        #expect(abs(try #require(caret()) - frame.maxX) < 1.1)
        #expect(abs(try #require(text()).maxX - frame.maxX) < 0.01)
        stage.press(.home)
        #expect(abs(try #require(caret()) - frame.minX) < 1.1)
        #expect(abs(try #require(text()).minX - frame.minX) < 0.01)
        for _ in 0..<3 { stage.press(direction == .leftToRight ? .rightArrow : .leftArrow) }
        #expect(abs(try #require(caret()) - frame.minX - 3 * 8.5) < 1.1, "nothing moves before the end")
        // A tap counts from the start of the visible text.
        stage.press(.end)
        stage.advance(by: 1)
        stage.tap(at: CGPoint(x: frame.maxX - 8.5, y: frame.midY))
        try stage.insertText("|")
        #expect(model.text == "abcdefghijk|l")
    }

    @Test func anInputMethodReplacesWhatItComposed() throws {
        let model = Model("a"), stage = stage(model)
        try stage.tap("field")
        for text in ["ㅎ", "하", "한"] {
            try stage.setMarkedText(text)
            #expect(model.text == "a" + text)
            let line = stage.marks.filter { $0.kind == .fill && abs($0.frame.height - 1.5) < 0.01 }
            #expect(line.map(\.frame.width) == [8.5])
        }
        try stage.insertText("한")
        #expect(model.text == "a한")
        #expect(!stage.marks.contains { $0.kind == .fill && abs($0.frame.height - 1.5) < 0.01 })
        try stage.insertText("\n글")
        #expect(model.text == "a한 글", "a field has one line")
    }

    @Test func aBindingThatFiltersPrevails() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 200, height: 100)) {
            Field(model: model) { String($0.filter(\.isNumber).prefix(4)) }
        }
        try stage.tap("field")
        try stage.insertText("12a34567")
        #expect(model.text == "1234")
        #expect(try stage.element(.textField, "Name").textInput?.selection == 4..<4)
        try stage.insertText("x")
        #expect(model.text == "1234")
    }

    @Test func aPersonCannotExtendAVeryLongText() throws {
        let model = Model(String(repeating: "a", count: 199_999)), stage = stage(model)
        func end() -> Substring { model.text.suffix(3) }
        try stage.tap("field")
        stage.press(.end)
        try stage.insertText("bc")
        #expect(end() == "aaa")
        try stage.insertText("b")
        stage.press(.character("c"))
        #expect(end() == "aab")
        try stage.insertText("\u{301}")
        #expect(end() == "aab", "a combining mark counts, too")
        model.text += "cd"
        stage.update()
        stage.press(.end)
        stage.press(.delete)
        #expect(end() == "abc", "a text that the program extended can become shorter")
        stage.press(.delete)
        stage.press(.delete)
        stage.press(.character("x"))
        #expect(end() == "aax")
    }

    @Test func onlyTheFocusedFieldTakesText() throws {
        let model = Model("a"), stage = stage(model)
        #expect(throws: StageError.noFocusedField) { try stage.insertText("b") }
        let field = try stage.element(.textField, "Name")
        #expect(field.textInput != nil && field.textInput?.selection == nil)
        stage.send(.text(TextInputEvent(id: field.id, range: 0..<1, text: "b", selection: 1..<1)))
        stage.update()
        #expect(model.text == "a")
        try stage.tap("field")
        try stage.insertText("b")
        stage.press(.escape)
        #expect(throws: StageError.noFocusedField) { try stage.insertText("c") }
        #expect(model.text == "ab")
    }

    @Test func theSystemKnowsThePropertiesOfAField() throws {
        let stage = Stage(size: CGSize(width: 200, height: 400)) {
            VStack {
                TextField("Plain", text: .constant("👍b")).accessibilityIdentifier("plain")
                TextField("Code", text: .constant(""))
                    .textInputAutocapitalization(.characters).autocorrectionDisabled().submitLabel(.done)
                TextField("Tall", text: .constant(""), axis: .vertical)
                SecureField("Secret", text: .constant("👍b")).accessibilityIdentifier("secret")
                TextEditor(text: .constant("")).accessibilityLabel("Editor")
            }
        }
        func input(_ label: String) throws -> TextInputTraits {
            try #require(stage.element(.textField, label).textInput)
        }
        #expect(try input("Plain") == TextInputTraits())
        #expect(
            try input("Code") == TextInputTraits(capitalization: .characters, correctsWords: false, returnKey: .done))
        #expect(try input("Tall") == TextInputTraits(isMultiline: true))
        #expect(try input("Secret") == TextInputTraits(isSecure: true))
        #expect(try input("Editor") == TextInputTraits(isMultiline: true, submitsOnReturn: false))
        try stage.tap("plain")
        stage.press(.end)
        #expect(try input("Plain").selection == 3..<3)
        try stage.tap("secret")
        stage.press(.end)
        #expect(try input("Plain").selection == nil)
        #expect(try input("Secret").selection == 2..<2)
    }

    /// The action of a field comes before the field. An action around several views comes after the focused one.
    @Test func keyActionsOfAFieldComeBeforeIt() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            VStack {
                Field(model: model)
                    .onKeyPress { press in
                        model.log.append("field \(press.characters)")
                        return press.characters == "x" ? .handled : .ignored
                    }
                Button("Other") {}
            }
            .onKeyPress { press in
                model.log.append("around \(press.characters)")
                return .handled
            }
        }
        try stage.tap("field")
        for key in ["a", "x", "b"] as [Character] { stage.press(.character(key)) }
        #expect(model.text == "ab")
        #expect(model.log == ["field a", "field x", "field b"])
        let field = try stage.element(.textField, "Name")
        func edit(_ character: Character) {
            let key = KeyEvent(key: .character(character), time: stage.time)
            stage.send(
                .text(
                    TextInputEvent(
                        id: field.id, range: 2..<2, text: String(character), selection: 3..<3, key: key)))
            stage.update()
        }
        edit("x")
        #expect(model.text == "ab")
        edit("c")
        #expect(model.text == "abc")
        #expect(model.log.suffix(2) == ["field x", "field c"])
    }

    @Test func anEditorKeepsTheColumnAndTheInsertionPointVisible() throws {
        let model = Model("abcdef\n\nabcdef\n1\n2\n3\n4\n5")
        let stage = Stage(size: CGSize(width: 200, height: 300)) {
            TextEditor(text: Bindable(model).text).accessibilityIdentifier("editor").frame(height: 60)
        }
        try stage.tap("editor")
        stage.press(.upArrow, modifiers: .command)
        for _ in 0..<4 { stage.press(.rightArrow) }
        stage.press(.downArrow)
        stage.press(.downArrow)
        try stage.insertText("|")
        #expect(model.text.hasPrefix("abcdef\n\nabcd|ef\n"))
        stage.press(.downArrow, modifiers: .command)
        let scroll = try stage.scroll("editor")
        #expect(abs(scroll.offset.y + 60 - scroll.contentSize.height) < 1)
        stage.press(.upArrow, modifiers: [.command, .shift])
        #expect(try stage.scroll("editor").offset.y < 1)
        try stage.insertText("x")
        #expect(model.text == "x")
    }

    /// The insertion point is revealed when it moves, and not when the text has another layout for another reason.
    @Test func aPersonCanScrollAwayFromTheInsertionPoint() throws {
        let model = Model("1\n2\n3\n4\n5\n6\n7\n8")
        let stage = Stage(size: CGSize(width: 200, height: 300)) {
            TextEditor(text: Bindable(model).text).accessibilityIdentifier("editor").frame(height: 60)
        }
        try stage.tap("editor")
        stage.press(.downArrow, modifiers: .command)
        let end = try stage.scroll("editor").offset.y
        #expect(end > 60)
        let frame = try stage.frame(of: "editor")
        stage.wheel(by: CGSize(width: 0, height: -400), at: CGPoint(x: frame.midX, y: frame.midY))
        try stage.settle()
        #expect(try stage.scroll("editor").offset.y < 1)
        stage.changeEnvironment { $0.layoutDirection = .rightToLeft }
        #expect(try stage.scroll("editor").offset.y < 1)
        stage.press(.upArrow)
        #expect(try stage.scroll("editor").offset.y > 60)
    }

    @Test func aTallFieldShowsItsLineLimit() throws {
        let model = Model("1\n2\n3\n4")
        for (limit, height) in [(1, 20.4), (2, 40.8), (9, 81.6)] {
            let stage = Stage(size: CGSize(width: 200, height: 300)) {
                TextField("Name", text: Bindable(model).text, axis: .vertical).lineLimit(limit)
                    .accessibilityIdentifier("field")
            }
            try stage.tap("field")
            #expect(abs(try stage.frame(of: "field").height - height) < 0.1, "\(limit)")
        }
    }

    @Test func aFieldThatGetsTheFocusScrollsIntoView() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            ScrollView {
                VStack(spacing: 0) {
                    TextField("First", text: .constant("")).accessibilityIdentifier("first").frame(height: 100)
                    Color.clear.frame(height: 400)
                    TextField("Last", text: .constant("")).accessibilityIdentifier("last").frame(height: 100)
                }
            }
        }
        try stage.tap("first")
        stage.press(.tab)
        try stage.settle()
        let frame = try stage.frame(of: "last")
        #expect(try stage.element(.textField, "Last").isFocused)
        #expect(frame.midY < 200 && frame.midY > 0)
    }
}
