import LayerTree
import ScrollworkTesting
import SwiftUI
import Testing

/// Text fields that are typed in, composed in, tapped, and resized, while the program changes their text.
@MainActor @Suite struct TextFieldRandomWalkTests {
    @Observable final class Model {
        var text = ""
        var width: CGFloat = 120
        var isRightToLeft = false
    }

    private struct Field: View {
        let model: Model
        let kind: String

        var body: some View {
            Group {
                switch kind {
                case "line": TextField("Text", text: Bindable(model).text)
                case "tall": TextField("Text", text: Bindable(model).text, axis: .vertical).lineLimit(3)
                case "secret": SecureField("Text", text: Bindable(model).text)
                default: TextEditor(text: Bindable(model).text).accessibilityLabel("Text").frame(height: 70)
                }
            }
            .accessibilityIdentifier("field")
            .frame(width: model.width)
            .environment(\.layoutDirection, model.isRightToLeft ? .rightToLeft : .leftToRight)
        }
    }

    @Test(arguments: ["line", "tall", "secret", "editor"], [TextMeasurement.fixed, .pango])
    func theSelectionIsInTheTextAndVisible(_ kind: String, _ measurement: TextMeasurement) throws {
        var walk = RandomWalk()
        let model = Model()
        let stage = Stage(size: CGSize(width: 300, height: 300), text: measurement) { Field(model: model, kind: kind) }
        try stage.tap("field")
        var log: [String] = []
        for step in 0..<RandomWalk.steps(250) {
            let before = model.text
            try take(step, stage, model, &walk, &log)
            let place = Comment(rawValue: "seed \(walk.seed), step \(step): \(log.suffix(6)), \"\(before)\"")
            let field = try stage.element(.textField, "Text")
            try #require(field.isFocused, place)
            let selection = try #require(field.textInput?.selection, place)
            let value = field.value ?? ""
            try #require(selection.upperBound <= value.utf16.count, place)
            #expect(value.count == model.text.count, place)
            if kind == "line" {
                #expect(!model.text.contains(where: \.isNewline) || before.contains(where: \.isNewline), place)
            }
            // The insertion point, or the selection around its moving end, is visible.
            let frame = try stage.frame(of: "field").insetBy(dx: -2, dy: -2)
            if selection.isEmpty {
                let caret = stage.marks.first { $0.kind == .fill && abs($0.frame.width - 2) < 0.01 }
                let shown = try #require(caret?.frame, place)
                let isShown =
                    shown.minX >= frame.minX && shown.maxX <= frame.maxX
                    && (shown.minY >= frame.minY && shown.maxY <= frame.maxY || shown.height > frame.height)
                try #require(isShown, "\(place): \(shown) in \(frame)")
            }
        }
    }

    private func take(
        _ step: Int, _ stage: Stage, _ model: Model, _ walk: inout RandomWalk, _ log: inout [String]
    ) throws {
        let pieces = ["a", "é", "👍", "한", " ", "long words here", "e\u{301}", "سلام", "x\ny", ""]
        switch Int.random(in: 0..<12, using: &walk) {
        case 0...2:
            let piece = pieces.randomElement(using: &walk)!
            log.append("insert \(piece)")
            try stage.insertText(model.text.count > 80 ? "" : piece)
        case 3:
            log.append("compose")
            for text in ["ㅎ", "하", "한"] { try stage.setMarkedText(text) }
        case 4...6:
            let keys: [KeyEvent.Key] = [
                .leftArrow, .rightArrow, .upArrow, .downArrow, .home, .end, .delete, .deleteForward, .character("q"),
                .space,
            ]
            let key = keys.randomElement(using: &walk)!
            let modifiers: [KeyModifiers] = [[], [], .shift, .option, [.shift, .option], .command]
            let held = modifiers.randomElement(using: &walk)!
            log.append("\(key) \(held.rawValue)")
            for _ in 0..<Int.random(in: 1...4, using: &walk) { stage.press(key, modifiers: held) }
        case 7:
            log.append("tap")
            let frame = try stage.frame(of: "field")
            stage.tap(
                at: CGPoint(
                    x: CGFloat.random(in: frame.minX + 1..<frame.maxX - 1, using: &walk),
                    y: CGFloat.random(in: frame.minY + 1..<frame.maxY - 1, using: &walk)))
            stage.advance(by: Double.random(in: 0...0.6, using: &walk))
        case 8:
            log.append("drag")
            let frame = try stage.frame(of: "field")
            let mouse = stage.touch(at: CGPoint(x: frame.minX + 5, y: frame.midY), kind: .mouse)
            mouse.move(by: CGSize(width: CGFloat.random(in: 5...200, using: &walk), height: 0), over: 0.05)
            mouse.lift()
        case 9:
            log.append("program")
            model.text = String(model.text.prefix(Int.random(in: 0...20, using: &walk)))
        case 10:
            model.width = CGFloat.random(in: 20...250, using: &walk)
            log.append("width \(model.width)")
        default:
            model.isRightToLeft.toggle()
            log.append("direction")
        }
        stage.update()
    }
}
