import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct MarkdownTests {
    private func stage(_ key: LocalizedStringKey, _ plain: Text) -> Stage {
        Stage(size: CGSize(width: 390, height: 200)) {
            VStack {
                Text(key).accessibilityIdentifier("key")
                plain.accessibilityIdentifier("plain")
            }
        }
    }

    /// Checks the characters of a text, and its looks against those of a text that is built by hand.
    private func expect(
        _ key: LocalizedStringKey, _ text: String, _ plain: Text, at location: SourceLocation = #_sourceLocation
    ) throws {
        let stage = stage(key, plain)
        #expect(try stage.text(of: "key") == text, sourceLocation: location)
        func picture<V: View>(_ view: V) throws -> Data {
            try Stage(size: CGSize(width: 300, height: 60), text: .pango) { view }.png()
        }
        #expect(try picture(Text(key)) == picture(plain), sourceLocation: location)
    }

    @Test func aLiteralIsAKey() throws {
        let stage = Stage(size: CGSize(width: 390, height: 200)) {
            Text("Use **VoiceOver** here").accessibilityIdentifier("text")
            Button("Turn *on*") {}.accessibilityIdentifier("button")
        }
        #expect(try stage.text(of: "text") == "Use VoiceOver here")
        #expect(try stage.text(of: "button") == "Turn on")
    }

    @Test func stylesChangeThePicture() throws {
        func picture(_ text: Text) throws -> Data {
            try Stage(size: CGSize(width: 300, height: 60), text: .pango) { text }.png()
        }
        let plain = try picture(Text("abc"))
        for styled in [
            Text("abc").bold(), Text("abc").italic(), Text("abc").monospaced(), Text("abc").strikethrough(),
            Text("abc").foregroundStyle(.tint),
        ] { #expect(try picture(styled) != plain) }
    }

    @Test func `A noun agrees with its number`() throws {
        for (count, text) in [(0, "0 words"), (1, "1 word"), (2, "2 words"), (-1, "-1 words")] {
            try expect("^[\(count) word](inflect: true)", text, Text(verbatim: text))
        }
        for (noun, plural) in [
            ("city", "cities"), ("day", "days"), ("dish", "dishes"), ("Person", "People"), ("open box", "open boxes"),
        ] {
            let text = "3 \(plural)!"
            try expect(LocalizedStringKey("^[3 \(noun)](inflect: true)!"), text, Text(verbatim: text))
        }
        try expect("^[\(2) **small** cup](inflect: true)", "2 small cups", Text("2 **small** cups"))
        try expect("^[cup](inflect: true)", "cup", Text("cup"))
        try expect("^[\(2) cup](morphology: {})", "2 cup", Text("2 cup"))
        try expect("a^[b] and ^[c](d)", "a^[b] and ^c", Text("a^[b] and ^") + Text("c").foregroundStyle(.tint))
    }

    @Test func emphasisIsItalicOrBold() throws {
        try expect(
            "Use **VoiceOver** here", "Use VoiceOver here", Text("Use ") + Text("VoiceOver").bold() + Text(" here"))
        try expect("an *old* song", "an old song", Text("an ") + Text("old").italic() + Text(" song"))
        try expect("an _old_ song", "an old song", Text("an ") + Text("old").italic() + Text(" song"))
        try expect("***both***", "both", Text("both").bold().italic())
        try expect("**a *b* c**", "a b c", (Text("a ") + Text("b").italic() + Text(" c")).bold())
    }

    @Test func codeAndStrikethroughAndEscapes() throws {
        try expect("`let *x*`", "let *x*", Text(verbatim: "let *x*").monospaced())
        try expect("~~old~~ new", "old new", Text("old").strikethrough() + Text(" new"))
        try expect("2 \\* 3", "2 * 3", Text(verbatim: "2 * 3"))
    }

    @Test func linksShowTheirTextInTheTintColor() throws {
        try expect(
            "See [the *guide*](https://example.com).", "See the guide.",
            Text("See ") + (Text("the ") + Text("guide").italic()).foregroundStyle(.tint) + Text("."))
    }

    @Test(arguments: [
        ("[a [b](u) c](v)", "[a b c](v)"), ("[a `]` b](u)", "a ] b"), ("[a](x_(y)) z", "a z"),
        ("[1](see page 2)", "[1](see page 2)"), ("[a](u \"a title\")!", "a!"), ("*a [b*](u)", "*a b*"),
        ("**a `**` b**", "a ** b"), ("*a _b* c_", "a _b c_"), ("*a *b c*", "*a b c"), ("~~~a~~~ ~b~", "~~~a~~~ b"),
        ("\\[a](u)", "[a](u)"),
    ])
    func elementsBindAsInCommonMark(_ markdown: String, _ text: String) throws {
        #expect(try stage(LocalizedStringKey(markdown), Text("")).text(of: "key") == text)
    }

    /// Each text would take minutes if every delimiter searched all of it, or overflow the stack.
    @Test(arguments: [
        "[", "[](", "*a_ ", "`a``", "*a **", "_a", "(*", "~a~~ ", "[a](", "![a](u)", "**a*", "[a](u \"",
    ])
    func longTextsOfDelimitersTakeLinearTime(_ part: String) throws {
        let markdown = String(repeating: part, count: 40_000 / part.count)
        #expect(try !stage(LocalizedStringKey(markdown), Text("")).text(of: "key").isEmpty)
    }

    @Test func deepNestingStaysText() throws {
        let stars = String(repeating: "*", count: 2000)
        let deep = String(repeating: "*a **b ", count: 500) + String(repeating: "** c*", count: 500)
        let pairs = String(repeating: "*a ", count: 20_000) + String(repeating: "b* ", count: 20_000)
        let links = String(repeating: "[", count: 5000) + "a" + String(repeating: "](u)", count: 5000)
        #expect(try stage(LocalizedStringKey(stars + "a" + stars), Text("")).text(of: "key").contains("a"))
        #expect(try stage(LocalizedStringKey(deep), Text("")).text(of: "key").contains("c"))
        #expect(try stage(LocalizedStringKey(pairs), Text("")).text(of: "key").contains("b* b*"))
        #expect(try stage(LocalizedStringKey(links), Text("")).text(of: "key").contains("a](u)"))
    }

    @Test(arguments: ["snake_case_name", "2 * 3 * 4", "a ** b", "[x]", "5 ~ 6", "*", "`tick", "(*)", "100%_"])
    func otherCharactersStayAsTheyAre(_ string: String) throws {
        #expect(try stage(LocalizedStringKey(string), Text("")).text(of: "key") == string)
    }

    @Test func valuesAreNotMarkdownButCanBeEmphasized() throws {
        let name = "*Ann*"
        try expect("**Total: \(3)** for \(name)", "Total: 3 for *Ann*", Text("Total: 3").bold() + Text(" for \(name)"))
        #expect(try stage("", Text(name)).text(of: "plain") == "*Ann*")
    }
}
