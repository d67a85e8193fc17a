import LayerTree
@testable import ScrollworkTesting
import SwiftUI
import Testing

/// The styles of the parts of a text with marks, by the rules of CommonMark.
@MainActor
@Suite struct MarkdownRunTests {
    /// The parts of a text. The letters before a colon are the styles: b(old), i(talic), s(truck), m(onospaced), and
    /// l(inked).
    private func parts(_ source: String) throws -> [String] {
        let stage = Stage(size: CGSize(width: 600, height: 100)) { Text(LocalizedStringKey(source)) }
        let layout = try #require(stage.marks.compactMap(\.text).first)
        var parts: [(style: String, text: String)] = []
        for span in layout.request.spans where !span.text.isEmpty {
            var style = ""
            if span.font.weight >= 600 { style += "b" }
            if span.font.isItalic { style += "i" }
            if span.hasStrikethrough { style += "s" }
            if span.font.family == .monospaced { style += "m" }
            if span.link != nil { style += "l" }
            if parts.last?.style == style {
                parts[parts.count - 1].text += span.text
            } else {
                parts.append((style, span.text))
            }
        }
        return parts.map { $0.style.isEmpty ? $0.text : "\($0.style):\($0.text)" }
    }

    @Test(
        arguments: [
            ("*a*", ["i:a"]), ("_a_", ["i:a"]), ("**a**", ["b:a"]), ("__a__", ["b:a"]), ("***a***", ["bi:a"]),
            ("a*b*c", ["a", "i:b", "c"]), ("a**b**c", ["a", "b:b", "c"]), ("a_b_c", ["a_b_c"]),
            ("a__b__c", ["a__b__c"]),
            ("* a*", ["* a*"]), ("*a *", ["*a *"]), ("** a**", ["** a**"]), ("_a_b", ["_a_b"]), ("*a*b", ["i:a", "b"]),
            ("**a", ["**a"]), ("a**", ["a**"]), ("**", ["**"]), ("*a", ["*a"]), ("a_", ["a_"]),
            ("(*a*)", ["(", "i:a", ")"]), ("_(a)_", ["i:(a)"]), ("a-_(b)_", ["a-", "i:(b)"]), ("*(*a*)*", ["i:(a)"]),
            ("a**(b)**", ["a**(b)**"]), ("a*\"b\"*", ["a*\"b\"*"]), ("*a* *b*", ["i:a", " ", "i:b"]),
            ("_a __b__ c_", ["i:a ", "bi:b", "i: c"]), ("__a_ b", ["_", "i:a", " b"]),
        ])
    func `Marks emphasize the words that they are at`(source: String, expected: [String]) throws {
        #expect(try parts(source) == expected)
    }

    @Test(
        arguments: [
            ("**a*", ["*", "i:a"]), ("*a**", ["i:a", "*"]), ("***a**", ["*", "b:a"]), ("**a***", ["b:a", "*"]),
            ("***a** b*", ["bi:a", "i: b"]), ("***a* b**", ["bi:a", "b: b"]), ("*a **b***", ["i:a ", "bi:b"]),
            ("**a *b***", ["b:a ", "bi:b"]), ("*a **b** c*", ["i:a ", "bi:b", "i: c"]),
            ("**a *b* c**", ["b:a ", "bi:b", "b: c"]), ("*a**b**c*", ["i:a", "bi:b", "i:c"]),
            ("*a**b*", ["i:a**b"]), ("*a _b* c_", ["i:a _b", " c_"]), ("****a****", ["b:a"]),
            ("*a *b c* d*", ["i:a b c d"]), ("**a* b*", ["i:a b"]), ("foo***", ["foo***"]),
            ("***a b* c*", ["*", "i:a b c"]),
        ])
    func `Marks of different lengths match by their number`(source: String, expected: [String]) throws {
        #expect(try parts(source) == expected)
    }

    @Test(
        arguments: [
            ("~~a~~", ["s:a"]), ("~a~", ["s:a"]), ("~~~a~~~", ["~~~a~~~"]), ("~~a~", ["~~a~"]), ("~a~~", ["~a~~"]),
            ("**~~a~~**", ["bs:a"]), ("~~*a* b~~", ["is:a", "s: b"]), ("5 ~ 6", ["5 ~ 6"]),
        ])
    func `Tildes strike words through`(source: String, expected: [String]) throws {
        #expect(try parts(source) == expected)
    }

    @Test(
        arguments: [
            ("`a`", ["m:a"]), ("``a`b``", ["m:a`b"]), ("`a", ["`a"]), ("`a``", ["`a``"]), ("`*a*`", ["m:*a*"]),
            ("*`a`*", ["im:a"]), ("`a` `b`", ["m:a", " ", "m:b"]), ("*a`*`", ["*a", "m:*"]),
            ("`\\`a", ["m:\\", "a"]), ("``` a", ["``` a"]), ("a`b`c`", ["a", "m:b", "c`"]),
        ])
    func `Backticks enclose code`(source: String, expected: [String]) throws {
        #expect(try parts(source) == expected)
    }

    @Test(
        arguments: [
            ("\\*a\\*", ["*a*"]), ("\\\\*a*", ["\\", "i:a"]), ("\\a", ["\\a"]), ("*a\\**", ["i:a*"]),
            ("\\[a](x)", ["[a](x)"]),
            ("\\`a`", ["`a`"]), ("a\\", ["a\\"]), ("\\~~a~~", ["~~a~~"]),
        ])
    func `A backslash makes a mark a character`(source: String, expected: [String]) throws {
        #expect(try parts(source) == expected)
    }

    @Test(
        arguments: [
            ("[a](x)", ["l:a"]), ("a [b](x) c", ["a ", "l:b", " c"]), ("[a] (x)", ["[a] (x)"]),
            ("[a](x y)", ["[a](x y)"]), ("[*a*](x)", ["il:a"]), ("*[a](x)*", ["il:a"]), ("[a](b(c)", ["[a](b(c)"]),
            ("[a [b](x) c](y)", ["[a ", "l:b", " c](y)"]), ("[a]", ["[a]"]), ("[a](x", ["[a](x"]), ("a](x)", ["a](x)"]),
            ("[a](<x y>)", ["l:a"]), ("[a](<x", ["[a](<x"]), ("[a](x \"t)", ["[a](x \"t)"]), ("[`]`](x)", ["ml:]"]),
            ("[a](x)[b](y)", ["l:ab"]), ("[a](<x<y>)", ["[a](<x<y>)"]), ("[a\\](x)", ["[a](x)"]),
        ])
    func `Brackets and parentheses are a link`(source: String, expected: [String]) throws {
        #expect(try parts(source) == expected)
    }

    @Test(
        arguments: [
            ("[word](http://x.org/a)", "http://x.org/a"), ("[word](<http://x.org/a>)", "http://x.org/a"),
            ("[word]( http://x.org/a )", "http://x.org/a"), ("[word](http://x.org/a \"title\")", "http://x.org/a"),
            ("[word](http://x.org/a 'title' )", "http://x.org/a"), ("[word](http://x.org/(a)b)", "http://x.org/(a)b"),
            ("[word](http://x.org/\\)b)", "http://x.org/)b"), ("[word](http://x.org/((a)))", "http://x.org/((a))"),
        ])
    func `A link has its address`(source: String, address: String) throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 200, height: 50)) {
            Text(LocalizedStringKey(source))
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        log.note(url.absoluteString)
                        return .handled
                    })
        }
        stage.tap(at: CGPoint(x: 100, y: 25))
        #expect(log.entries == [address])
    }
}
