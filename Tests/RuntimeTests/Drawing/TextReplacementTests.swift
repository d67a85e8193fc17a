import Foundation
import LayerTree
import ScrollworkTesting
import SwiftUI
import Testing

/// A text that replaces another one. If it has the same measurements, the views around it need no layout.
@MainActor
@Suite struct TextReplacementTests {
    @MainActor @Observable final class Model {
        var text: String
        var isBold = false
        init(_ text: String) { self.text = text }
    }

    private struct Content: View {
        let model: Model
        let width: CGFloat

        var body: some View {
            VStack(spacing: 0) {
                Words(model: model).frame(width: width).background(alignment: .bottomTrailing) {
                    Color.clear.accessibilityIdentifier("row")
                }
                Color.clear.frame(height: 10).accessibilityIdentifier("next")
            }
        }
    }

    private struct Words: View {
        let model: Model

        var body: some View {
            HStack(alignment: .lastTextBaseline, spacing: 0) {
                Text(verbatim: model.text)
                    .font(.system(size: 20, weight: model.isBold ? .bold : .regular, design: .monospaced))
                    .accessibilityIdentifier("text")
                Text(verbatim: "Unit").font(.system(size: 12)).fixedSize().accessibilityIdentifier("unit")
            }
        }
    }

    private func stage(_ model: Model, width: CGFloat) -> Stage {
        Stage(size: CGSize(width: 300, height: 300)) { Content(model: model, width: width) }
    }

    /// Returns what the stage shows.
    private func reading(_ stage: Stage) throws -> [String] {
        try ["text", "unit", "row", "next"].map { "\($0) \(try stage.frame(of: $0))" }
            + stage.marks.map { "\($0.kind) \($0.frame) \($0.text.map { "\($0.request)" } ?? "")" }
    }

    @Test func `A number with as many digits needs no layout`() throws {
        let model = Model("1234")
        let stage = stage(model, width: 200)
        stage.resetStatistics()
        model.text = "5678"
        stage.update()
        #expect(stage.statistics.nodesLaidOut == 0)
        #expect(stage.statistics.layersChanged == 1)
        #expect(try stage.text(of: "text") == "5678")
    }

    /// Each row is the width of both texts, in which the first text can be on one line, and two texts for it.
    @Test(
        arguments: [
            (200, "12", "123"), (200, "123", "12"), (200, "12", "1\n2"), (200, "1\n22", "11\n2"), (200, "ab", ""),
            (90, "a bbbbb", "aaa bbb"), (90, "aaa bbb", "a bbbbb"), (70, "aaaaaaaaa", "bbbb bbbb"), (200, "aa", "ää"),
            (90, "aaa bbb", "aaa ccc"),
        ] as [(CGFloat, String, String)])
    func `The views around another text are as if it was there from the beginning`(
        width: CGFloat, old: String, new: String
    ) throws {
        let model = Model(old)
        let stage = stage(model, width: width)
        model.text = new
        stage.update()
        #expect(try reading(stage) == reading(self.stage(Model(new), width: width)))
        model.text = old
        stage.update()
        #expect(try reading(stage) == reading(self.stage(Model(old), width: width)))
    }

    @Test func `A text that changes together with its font has a new layout`() throws {
        let model = Model("1234")
        let stage = stage(model, width: 200)
        model.text = "5678"
        model.isBold = true
        stage.update()
        let other = Model("5678")
        other.isBold = true
        #expect(try reading(stage) == reading(self.stage(other, width: 200)))
    }
}
