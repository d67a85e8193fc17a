import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct TextEditorTests {
    private struct Note: View {
        @State var text = ""

        var body: some View {
            VStack(spacing: 0) {
                TextEditor(text: $text).accessibilityIdentifier("editor").accessibilityLabel("Note").frame(height: 100)
                Text(text).accessibilityIdentifier("text")
            }
        }
    }

    private func type(_ text: String, on stage: Stage) {
        for character in text {
            stage.press(character == " " ? .space : character == "\n" ? .return : .character(character))
        }
    }

    @Test func returnBeginsALineAndArrowsMoveByLines() throws {
        let stage = Stage(size: CGSize(width: 200, height: 400)) { Note() }
        try stage.tap("editor")
        type("abc\nde\nfgh", on: stage)
        #expect(try stage.text(of: "text") == "abc\nde\nfgh")
        stage.press(.upArrow)
        type("1", on: stage)
        #expect(try stage.text(of: "text") == "abc\nde1\nfgh", "the end of a shorter line")
        stage.press(.upArrow)
        type("2", on: stage)
        stage.press(.downArrow)
        type("3", on: stage)
        #expect(try stage.text(of: "text") == "abc2\nde13\nfgh")
        stage.press(.upArrow)
        stage.press(.upArrow)
        type("0", on: stage)
        #expect(try stage.text(of: "text") == "0abc2\nde13\nfgh")
    }

    @Test func aTapBeginsEditingAndAssistiveTechnologyReadsTheText() throws {
        let stage = Stage(size: CGSize(width: 200, height: 400)) { Note(text: "one\ntwo") }
        stage.tap(at: CGPoint(x: 190, y: 195))
        stage.advance(by: 1)
        let frame = try stage.frame(of: "editor")
        stage.tap(at: CGPoint(x: frame.maxX - 5, y: frame.maxY - 5))
        type("!", on: stage)
        #expect(try stage.text(of: "text") == "one\ntwo!")
        let editor = try stage.element(.textField, "Note")
        #expect(editor.value == "one\ntwo!")
    }

    @Test func textTypedAtTheEndIsScrolledIntoView() throws {
        let stage = Stage(size: CGSize(width: 200, height: 400)) { Note() }
        try stage.tap("editor")
        type("a\nb\nc\nd\ne\nf\ng\nh", on: stage)
        try stage.settle()
        let scroll = try stage.scroll("editor")
        #expect(scroll.contentSize.height > 150)
        #expect(abs(scroll.offset.y + 100 - scroll.contentSize.height) < 1)
    }

    @Test func linesCanEndAsOnWindows() throws {
        let stage = Stage(size: CGSize(width: 200, height: 400)) { Note(text: "ab\r\ncd") }
        try stage.tap("editor")
        stage.press(.upArrow)
        type("X", on: stage)
        #expect(try stage.text(of: "text") == "abX\r\ncd")
    }

    private struct Framed: TextEditorStyle {
        func makeBody(configuration: Configuration) -> some View { Text("styled").accessibilityIdentifier("styled") }
    }

    @Test func anEditorHasItsStyle() {
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            TextEditor(text: .constant("")).textEditorStyle(Framed())
        }
        #expect(stage.exists("styled"))
    }
}
