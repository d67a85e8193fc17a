import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

/// The parts of an attributed string have the appearance of their attributes.
@MainActor
@Suite struct AttributedTextTests {
    private func png(_ text: Text) throws -> Data {
        try Stage(size: CGSize(width: 160, height: 60), text: .pango) { text.accessibilityIdentifier("text") }.png()
    }

    @Test func attributesLookLikeModifiers() throws {
        var string = AttributedString("plain ")
        var loud = AttributedString("loud")
        loud.font = .title
        loud.foregroundColor = .red
        loud.underlineStyle = .single
        loud.kern = 2
        string += loud
        let composed = Text("plain ") + Text("loud").font(.title).foregroundColor(.red).underline().kerning(2)
        #expect(try png(Text(string)) == png(composed))
        #expect(try png(Text(string)) != png(Text("plain loud")))
    }

    @Test func aRangeTakesAColor() throws {
        var string = AttributedString("one two")
        let range = try #require(string.range(of: "two"))
        string[range].foregroundColor = .blue
        string[range].strikethroughStyle = Text.LineStyle(color: .green)
        #expect(
            try png(Text(string)) == png(Text("one ") + Text("two").foregroundColor(.blue).strikethrough(color: .green))
        )
    }

    @Test func aContainerKeepsAttributes() throws {
        var attributes = AttributeContainer()
        attributes.foregroundColor = .orange
        attributes.baselineOffset = 4
        let string = AttributedString("raised", attributes: attributes)
        #expect(try png(Text(string)) == png(Text("raised").foregroundColor(.orange).baselineOffset(4)))
    }

    @Test func aBackgroundFillsTheLinesBehindTheText() throws {
        var string = AttributedString("one two three")
        string[try #require(string.range(of: "two"))].backgroundColor = .yellow
        string[try #require(string.range(of: "two"))].foregroundColor = .red
        string[try #require(string.range(of: " three"))].backgroundColor = .yellow
        let stage = Stage(size: CGSize(width: 400, height: 100)) { Text(string).accessibilityIdentifier("text") }
        let fills = stage.marks.filter { $0.kind == .fill }, text = try stage.frame(of: "text")
        #expect(fills.count == 1, "adjacent parts have one rectangle")
        let fill = fills[0].frame
        #expect(abs(fill.maxX - text.maxX) < 0.51 && fill.minX > text.minX + 20)
        #expect(abs(fill.minY - text.minY) < 0.51 && abs(fill.maxY - text.maxY) < 0.51)
        #expect(hex(fills[0].color) == "#FFCC00FF")
        let narrow = Stage(size: CGSize(width: 45, height: 200)) { Text(string) }
        #expect(narrow.marks.filter { $0.kind == .fill }.count == 2, "one rectangle in each line")
    }

    @Test func anEmptyStringHasTheHeightOfALine() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            HStack {
                Text(AttributedString()).accessibilityIdentifier("empty")
                Text("x").accessibilityIdentifier("x")
            }
        }
        #expect(try stage.frame(of: "empty").height == stage.frame(of: "x").height)
    }
}
