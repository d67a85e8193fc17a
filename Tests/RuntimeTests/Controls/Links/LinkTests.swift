import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct LinkTests {
    private let size = CGSize(width: 300, height: 300)
    private let docs = URL(string: "https://example.org/docs")!

    private func link(in stage: Stage, _ label: String) throws -> SemanticsNode { try stage.element(.link, label) }

    @Test func theHostOpensTheDestinationOfALink() throws {
        let stage = Stage(size: size) { Link("Docs", destination: docs).accessibilityIdentifier("link") }
        #expect(stage.hostRequests.isEmpty)
        try stage.tap("link")
        #expect(stage.hostRequests == [.open(docs)])
    }

    private struct Opener: View {
        let result: OpenURLAction.Result
        @State private var accepted = ""

        var body: some View {
            Asking(accepted: $accepted).environment(\.openURL, OpenURLAction { _ in result })
            Text(verbatim: accepted).accessibilityIdentifier("accepted")
        }

        struct Asking: View {
            @Binding var accepted: String
            @Environment(\.openURL) private var openURL

            var body: some View {
                Button("Open") { openURL(URL(string: "https://example.org/docs")!) { accepted = "\($0)" } }
                    .accessibilityIdentifier("open")
            }
        }
    }

    @Test func aHandlerDecidesWhatTheHostOpens() throws {
        let other = URL(string: "https://example.org/other")!
        let cases: [(OpenURLAction.Result, accepted: String, requests: [HostRequest])] = [
            (.handled, "true", []), (.discarded, "false", []), (.systemAction, "true", [.open(docs)]),
            (.systemAction(other), "true", [.open(other)]),
        ]
        for (result, accepted, requests) in cases {
            let stage = Stage(size: size) { Opener(result: result) }
            try stage.tap("open")
            #expect(try stage.text(of: "accepted") == accepted)
            #expect(stage.hostRequests == requests)
        }
    }

    @Test func onlyTheLinkInATextOpensIt() throws {
        let stage = Stage(size: size) {
            Text("Read [the docs](https://example.org/docs) first.").accessibilityIdentifier("text")
        }
        let text = try stage.frame(of: "text"), link = try link(in: stage, "the docs").frame
        #expect(link.minX > text.minX + 30 && link.maxX < text.maxX - 30)
        stage.tap(at: CGPoint(x: text.minX + 4, y: text.midY))
        stage.tap(at: CGPoint(x: text.maxX - 4, y: text.midY))
        #expect(stage.hostRequests.isEmpty)
        stage.tap(at: CGPoint(x: link.midX, y: link.midY))
        #expect(stage.hostRequests == [.open(docs)])
    }

    @Test func aLinkContinuesOnTheNextLine() throws {
        let stage = Stage(size: size) {
            Text("a [link of several words](https://example.org/docs) b").frame(width: 150)
                .accessibilityIdentifier("text")
        }
        let text = try stage.frame(of: "text"), link = try link(in: stage, "link of several words").frame
        #expect(abs(link.height - text.height) < 0.001)
        // The first line begins with another word, and the last one ends with one.
        stage.tap(at: CGPoint(x: link.midX, y: text.minY + 5))
        stage.tap(at: CGPoint(x: text.minX + 15, y: text.maxY - 5))
        #expect(stage.hostRequests == [.open(docs), .open(docs)])
        stage.tap(at: CGPoint(x: text.minX + 2, y: text.minY + 5))
        #expect(stage.hostRequests.count == 2)
    }

    @Test func aLinkIsATabStopAndAnAccessibilityElement() throws {
        let stage = Stage(size: size) {
            Text("[One](https://example.org/1) and [two](https://example.org/2)").accessibilityIdentifier("text")
        }
        stage.press(.tab)
        #expect(try link(in: stage, "One").isFocused)
        stage.press(.tab)
        stage.press(.return)
        #expect(stage.hostRequests == [.open(URL(string: "https://example.org/2")!)])
        #expect(try stage.text(of: "text") == "One and two")
        let first = try link(in: stage, "One")
        #expect(first.actions == [.activate])
    }

    @Test func aLinkTakesOnlyTheReturnKeyAndTheActionOfAssistiveTechnology() throws {
        let log = GestureLog()
        let stage = Stage(size: size) {
            Text("[Docs](https://example.org/docs)").accessibilityIdentifier("text")
                .onKeyPress(phases: .down) { press in
                    log.note(press.key == .return ? "return" : press.characters)
                    return .handled
                }
        }
        stage.press(.tab)
        stage.press(.character("x"))
        stage.press(.space)
        stage.press(.return, modifiers: .shift)
        #expect(log.entries == ["x", " ", "return"] && stage.hostRequests.isEmpty)
        stage.press(.return)
        #expect(log.entries.count == 3 && stage.hostRequests == [.open(docs)])
        try stage.activate("text")
        #expect(stage.hostRequests == [.open(docs), .open(docs)])
    }

    @Test(arguments: [false, true]) func combinedElementsReadTheTextOfALinkOnce(isHeader: Bool) {
        let stage = Stage(size: size) {
            VStack {
                Text("Read [the docs](https://example.org/docs)").accessibilityAddTraits(isHeader ? .isHeader : [])
                Text("soon")
            }
            .accessibilityElement(children: .combine)
        }
        #expect(stage.semantics.flattened.contains { $0.label == "Read the docs, soon" })
    }

    @Test func aTextThatIsOnlyALinkIsOneElement() throws {
        let stage = Stage(size: size) { Text("[Docs](https://example.org/docs)") }
        #expect(stage.semantics.flattened.filter { $0.label == "Docs" }.map(\.role) == [.link])
    }

    @Test func linksInTheLabelOfAButtonBelongToTheButton() throws {
        let log = GestureLog()
        let stage = Stage(size: size) {
            Button {
                log.note("pressed")
            } label: {
                Text("Press [here](https://example.org/docs)")
            }
            .accessibilityIdentifier("button")
        }
        let button = try stage.frame(of: "button")
        stage.tap(at: CGPoint(x: button.maxX - 10, y: button.midY))
        #expect(log.entries == ["pressed"])
        #expect(stage.hostRequests.isEmpty)
        #expect(!stage.semantics.flattened.contains { $0.role == .link })
    }

    @Test func aDisabledLinkOpensNothing() throws {
        let stage = Stage(size: size) {
            Text("[Docs](https://example.org/docs)").accessibilityIdentifier("text").disabled(true)
        }
        stage.tap(at: CGPoint(x: 150, y: 150))
        #expect(stage.hostRequests.isEmpty)
    }

    @Test func aDragThatBeginsOnALinkScrolls() throws {
        let stage = Stage(size: size) {
            ScrollView {
                Text("[Docs](https://example.org/docs)").frame(height: 200)
                Color.clear.frame(height: 1000)
            }
            .accessibilityIdentifier("scroll")
        }
        let link = try link(in: stage, "Docs").frame
        stage.drag(from: CGPoint(x: link.midX, y: link.midY), to: CGPoint(x: link.midX, y: link.midY - 60), over: 0.3)
        #expect(try self.link(in: stage, "Docs").frame.minY < link.minY - 30)
        #expect(stage.hostRequests.isEmpty)
    }

    private struct Changing: View {
        @State private var hasLink = true

        var body: some View {
            Button("Change") { hasLink.toggle() }.accessibilityIdentifier("change")
            Text(hasLink ? "[Docs](https://example.org/docs)" : "Docs").accessibilityIdentifier("text")
        }
    }

    @Test func aTextCanLoseAndRegainItsLink() throws {
        let stage = Stage(size: size) { Changing() }
        func tapText() throws {
            let frame = try stage.frame(of: "text")
            stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        }
        try stage.tap("change")
        try tapText()
        #expect(stage.hostRequests.isEmpty)
        try stage.tap("change")
        try tapText()
        #expect(stage.hostRequests == [.open(docs)])
    }

    private struct Readdressed: View {
        @State private var isOther = false

        var body: some View {
            Button("Change") { isOther.toggle() }.accessibilityIdentifier("change")
            Text(isOther ? "[Docs](https://example.org/other)" : "[Docs](https://example.org/docs)")
                .accessibilityIdentifier("text")
        }
    }

    /// Nothing else of the text changes.
    @Test func aLinkWithAnotherAddressOpensThatAddress() throws {
        let stage = Stage(size: size) { Readdressed() }
        for _ in 0..<3 {
            let frame = try stage.frame(of: "text")
            stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
            try stage.tap("change")
        }
        let other = URL(string: "https://example.org/other")!
        #expect(stage.hostRequests == [.open(docs), .open(other), .open(docs)])
    }

    @Test func attributesCreateALinkAsMarkdownDoes() throws {
        var string = AttributedString("See ")
        var linked = AttributedString("docs")
        linked.link = docs
        string += linked
        linked.font = .body.bold()
        string += linked
        let stage = Stage(size: size) { Text(string).accessibilityIdentifier("text") }
        let frame = try link(in: stage, "docsdocs").frame
        stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        #expect(stage.hostRequests == [.open(docs)])
    }

    @Test(arguments: [
        ("[a](https://example.org/x_(y))", "https://example.org/x_(y)"),
        ("[a](<https://example.org/x>)", "https://example.org/x"),
        ("[a](<https://example.org/a b>)", "https://example.org/a%20b"), ("[a](<x)y> 'title')", "x)y"),
        ("[a](https://example.org/x \"title\")", "https://example.org/x"),
        (#"[a](https://example.org/\*)"#, "https://example.org/*"),
        ("[a](mailto:a@example.org)", "mailto:a@example.org"),
    ])
    func destinationsFollowCommonMark(markdown: String, url: String) throws {
        let stage = Stage(size: size) { Text(LocalizedStringKey(markdown)) }
        let frame = try link(in: stage, "a").frame
        stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        #expect(stage.hostRequests == [.open(URL(string: url)!)])
    }

    @Test(arguments: ["[a](<x", "[a](<x<y>)", "[a](x y)", "[a](x", "[a]()"])
    func otherDestinationsCreateNoLink(markdown: String) {
        let stage = Stage(size: size) { Text(LocalizedStringKey(markdown)) }
        #expect(!stage.semantics.flattened.contains { $0.role == .link })
    }

    private func links(in stage: Stage) -> [SemanticsNode] { stage.semantics.flattened.filter { $0.role == .link } }

    @Test func linksOfTextFromRightToLeftAreInReadingOrder() throws {
        let stage = Stage(size: size) {
            Text("[אחת](https://example.org/1) ו [שתיים ועוד](https://example.org/2)").frame(width: 90)
                .environment(\.layoutDirection, .rightToLeft)
        }
        let links = links(in: stage)
        #expect(links.map(\.label) == ["אחת", "שתיים ועוד"])
        #expect(links[0].frame.minX > links[1].frame.minX)
        stage.press(.tab)
        stage.press(.return)
        #expect(stage.hostRequests == [.open(URL(string: "https://example.org/1")!)])
    }

    @Test func theLabelOfALinkIsItsText() throws {
        let stage = Stage(size: size) {
            VStack {
                Text("[a long word without spaces](https://example.org/1)").textCase(.uppercase).lineLimit(1)
                    .frame(width: 100)
                Text("[日本語の長い文](https://example.org/2)").frame(width: 50)
                Text("[one](https://example.org/3)[two](https://example.org/3)")
            }
        }
        #expect(links(in: stage).map(\.label) == ["a long word without spaces", "日本語の長い文", "one", "two"])
    }

    @Test func aDestinationCanBeAValue() throws {
        let address = "https://example.org/docs"
        let stage = Stage(size: size) { Text("[Docs](\(address))") }
        let frame = try link(in: stage, "Docs").frame
        stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        #expect(stage.hostRequests == [.open(docs)])
    }
}
