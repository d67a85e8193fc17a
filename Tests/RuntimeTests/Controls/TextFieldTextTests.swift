import ScrollworkTesting
import SwiftUI
import Testing

/// The place of the text in a text field, and of the insertion point after the program changes the text.
@MainActor @Suite struct TextFieldTextTests {
    private func mark(_ text: String, on stage: Stage) throws -> CGRect {
        try #require(stage.marks.first { if case .text(text, _, _) = $0.kind { true } else { false } }).frame
    }

    private struct Fields: View {
        let alignment: TextAlignment
        @State var text = "12"
        @State var other = ""

        var body: some View {
            VStack {
                TextField("A", text: $text).accessibilityIdentifier("text")
                TextField("Name", text: $other).accessibilityIdentifier("empty")
            }
            .multilineTextAlignment(alignment)
        }
    }

    @Test(arguments: [false, true]) func `A field aligns its text and its placeholder`(mirrored: Bool) throws {
        for alignment in TextAlignment.allCases {
            let stage = Stage(
                size: CGSize(width: 200, height: 200),
                environment: { $0.layoutDirection = mirrored ? .rightToLeft : .leftToRight }
            ) { Fields(alignment: alignment) }
            for isEditing in [false, true] {
                if isEditing { try stage.tap("text") }
                for (text, field) in [("12", "text"), ("Name", "empty")] {
                    let frame = try mark(text, on: stage), whole = try stage.frame(of: field)
                    let start = mirrored ? whole.maxX - frame.maxX : frame.minX - whole.minX
                    let room = whole.width - frame.width
                    let expected: CGFloat = alignment == .leading ? 0 : alignment == .center ? room / 2 : room
                    #expect(abs(start - expected) < 0.51, "\(alignment) \(text)")
                }
            }
        }
    }

    @Test func `A tall field shows its placeholder in its first line`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 300)) {
            TextField("Notes", text: .constant(""), axis: .vertical).lineLimit(4...6).accessibilityIdentifier("field")
        }
        let field = try stage.frame(of: "field"), placeholder = try mark("Notes", on: stage)
        #expect(field.height > 3 * placeholder.height)
        #expect(abs(placeholder.minY - field.minY) < 0.51)
    }

    /// A field that groups its digits by four.
    private struct Card: View {
        @State private var number = ""

        var body: some View {
            VStack {
                TextField("Card", text: $number).accessibilityIdentifier("field")
                Text(number).accessibilityIdentifier("number")
            }
            .onChange(of: number) { _, new in
                var groups = ""
                for (index, digit) in new.filter(\.isNumber).enumerated() {
                    if index > 0, index.isMultiple(of: 4) { groups.append(" ") }
                    groups.append(digit)
                }
                if groups != new { number = groups }
            }
        }
    }

    @Test func `The insertion point is behind a text that the program changed`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 200)) { Card() }
        try stage.tap("field")
        for digit in "123456789" { stage.press(.character(digit)) }
        #expect(try stage.text(of: "number") == "1234 5678 9")
        stage.press(.leftArrow)
        stage.press(.leftArrow)
        stage.press(.delete)
        #expect(try stage.text(of: "number") == "1234 5679")
        stage.press(.character("0"))
        #expect(try stage.text(of: "number") == "1234 5679 0")
    }
}
