import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

/// Attributed strings from Markdown.
@MainActor @Suite struct AttributedMarkdownTests {
    private typealias Options = AttributedString.MarkdownParsingOptions

    private func characters(_ markdown: String, _ syntax: Options.InterpretedSyntax) throws -> String {
        String(try AttributedString(markdown: markdown, options: Options(interpretedSyntax: syntax)).characters)
    }

    @Test func `Styles become intents, and links URLs`() throws {
        let string = try AttributedString(
            markdown: "a **b *c*** `d` ~~e~~ [f](sub/g)", baseURL: URL(string: "https://example.org/"))
        let runs = string.runs.map { (String(string[$0.range].characters), $0.inlinePresentationIntent) }
        let expected: [(String, InlinePresentationIntent?)] = [
            ("a ", nil), ("b ", .stronglyEmphasized), ("c", [.stronglyEmphasized, .emphasized]), (" ", nil),
            ("d", .code), (" ", nil), ("e", .strikethrough), (" ", nil), ("f", nil),
        ]
        #expect(runs.map(\.0) == expected.map(\.0))
        #expect(runs.map(\.1) == expected.map(\.1))
        let link = try #require(string.runs.compactMap(\.link).first)
        #expect(link.absoluteString == "https://example.org/sub/g")
        #expect(try AttributedString(markdown: Data("*x*".utf8)).inlinePresentationIntent == .emphasized)
    }

    @Test func `Text shows the intents as its modifiers do`() throws {
        func png(_ text: Text) throws -> Data {
            try Stage(size: CGSize(width: 200, height: 60), text: .pango) { text }.png()
        }
        let string = try AttributedString(markdown: "a **b** *c* `d` ~~e~~")
        let text =
            Text("a ") + Text("b").bold() + Text(" ") + Text("c").italic() + Text(" ") + Text("d").monospaced()
            + Text(" ") + Text("e").strikethrough()
        #expect(try png(Text(string)) == png(text))
        var own = AttributedString("b")
        own.inlinePresentationIntent = .stronglyEmphasized
        #expect(try png(Text(own)) == png(Text("b").bold()))
    }

    @Test func `The options determine the whitespace`() throws {
        let markdown = "# One\n\ntwo\n three  four\n\n- five\n- six\n\n---\n1. seven\n> eight"
        #expect(try characters(markdown, .full) == "Onetwo three  fourfivesixseveneight")
        #expect(try characters("a\n\n**b**   c", .inlineOnly) == "a b c")
        #expect(try characters("# a\n\n  **b**  c\n", .inlineOnlyPreservingWhitespace) == "# a\n\n  b  c\n")
    }

    @Test func `Only extended Markdown has attributes`() throws {
        let markdown = "^[2 box](inflect: true)"
        #expect(try characters(markdown, .full) == markdown)
        let extended = try AttributedString(markdown: markdown, options: Options(allowsExtendedAttributes: true))
        #expect(String(extended.characters) == "2 boxes")
    }
}
