import ScrollworkTesting
import SwiftUI
import Testing

/// The letter case of section headers in lists of cards.
@MainActor
@Suite struct SectionHeaderCaseTests {
    private func texts(@ViewBuilder _ content: () -> some View) -> Set<String> {
        let stage = Stage(size: CGSize(width: 300, height: 400), content: content)
        return Set(
            stage.marks.compactMap { mark in
                if case .text(let text, _, _) = mark.kind { text } else { nil }
            })
    }

    private func section() -> some View { Section("Name") { Text("Row") } }

    @Test func `A header is uppercase`() {
        #expect(texts { List { section() } } == ["NAME", "Row"])
    }

    @Test func `A case that a view around the header sets has precedence`() {
        #expect(texts { List { section().textCase(nil) } } == ["Name", "Row"])
        #expect(texts { List { section() }.textCase(nil) } == ["Name", "Row"])
        #expect(texts { List { section() }.textCase(.lowercase) } == ["name", "row"])
        #expect(texts { Form { section().environment(\.textCase, nil) } } == ["Name", "Row"])
    }

    @Test func `A header can set its case`() {
        let list = List {
            Section {
                Text("Row")
            } header: {
                Text("Name").textCase(nil)
            }
        }
        #expect(texts { list } == ["Name", "Row"])
    }

    @Test func `The default of a header is also the value that it reads`() {
        struct Header: View {
            @Environment(\.textCase) private var textCase
            var body: some View { Text(textCase == .uppercase ? "up" : "other") }
        }
        let list = List {
            Section {
                Header()
            } header: {
                Header()
            }
        }
        #expect(texts { list } == ["UP", "other"])
    }
}
