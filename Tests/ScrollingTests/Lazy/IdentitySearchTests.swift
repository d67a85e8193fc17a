@testable import ScrollworkTesting
import SwiftUI
import Testing

@testable import ViewRuntime

/// The search for a view by its identity in the values of views, before any of them has a node.
@MainActor
@Suite struct IdentitySearchTests {
    private let isShown = true
    private let stage = Stage(size: CGSize(width: 10, height: 10)) { Color.red }

    private func search(_ identity: AnyHashable) -> IdentitySearch {
        let environment = stage.graph.root.environment
        return IdentitySearch(identity, _NodeContext(graph: stage.graph, parent: nil, environment: environment))
    }

    // MARK: Among items

    /// Ten identities in each of a hundred items, in order.
    @Test(arguments: [(537, 53), (0, 0), (999, 99), (540, 54), (549, 54)])
    func `An identity in ordered items is found with few of them`(identity: Int, index: Int) {
        for hasOwn in [false, true] {
            var visited: [Int] = [], search = self.search(identity)
            let found = search.item(
                among: 100, ownIdentity: { hasOwn ? AnyHashable($0 * 10) : nil },
                visit: { item, search in
                    visited.append(item)
                    for number in item * 10..<item * 10 + 10 { search.visit(identity: number) }
                })
            #expect(found == index)
            #expect(visited.count <= (hasOwn ? 3 : 10), "\(visited)")
        }
    }

    @Test(arguments: [(5, 50), (0, 0), (9, 90), (1, 10)], [false, true])
    func `The first of several items with the identity is found`(_ row: (Int, Int), hasOwn: Bool) {
        var search = self.search(row.0), visits = 0
        let found = search.item(
            among: 100, ownIdentity: { hasOwn ? AnyHashable($0 / 10) : nil },
            visit: {
                visits += 1
                $1.visit(identity: $0 / 10)
            })
        #expect(found == row.1)
        // From the last of ten items, the steps back are 1, 2, 4, and 8 items, and then halves.
        if hasOwn { #expect(visits == (row.0 == 0 ? 5 : 8)) }
    }

    /// A value without an order.
    private enum Name: Hashable { case number(Int) }

    @Test(arguments: [(0, 0), (1_999, 1_999), (2_000, nil), (5_000, nil)] as [(Int, Int?)])
    func `Of items without an order, the first two thousand are searched`(number: Int, index: Int?) {
        var count = 0, search = self.search(Name.number(number))
        let found = search.item(
            among: 3_000, ownIdentity: { _ in nil },
            visit: {
                count += 1
                $1.visit(identity: Name.number($0))
            })
        #expect(found == index && count == (index ?? 1_999) + 1)
        let none = search.item(among: 0, ownIdentity: { _ in nil }, visit: { _, _ in })
        #expect(none == nil)
    }

    /// Each round evaluates one level more.
    @Test(arguments: [(0, 1), (1, 2), (4, 5), (5, nil)] as [(Int, Int?)])
    func `An identity is found below up to four closures`(levels: Int, rounds: Int?) {
        func visit(_ levels: Int, _ search: inout IdentitySearch) {
            if levels == 0 {
                search.visit(identity: Name.number(1))
            } else {
                search.evaluate { visit(levels - 1, &$0) }
            }
        }
        var count = 0, search = self.search(Name.number(1))
        let found = search.item(
            among: 1, ownIdentity: { _ in nil },
            visit: {
                count += 1
                visit(levels, &$1)
            })
        let index: Int? = rounds == nil ? nil : 0
        #expect(found == index)
        #expect(count == rounds ?? 5)
        // Beside each other, closures don't use up the levels.
        var wide = self.search(Name.number(1))
        let beside = wide.item(
            among: 1, ownIdentity: { _ in nil },
            visit: {
                for _ in 0..<9 { $1.evaluate { _ in } }
                visit(1, &$1)
            })
        #expect(beside == 0)
    }

    // MARK: In values

    private struct Mark: View {
        let name: String
        var body: some View { Text(verbatim: "x").id(name) }
    }

    private struct Framed: ViewModifier {
        func body(content: Content) -> some View { content.padding() }
    }

    private func finds(_ identity: AnyHashable, _ view: AnyView) -> Bool {
        var search = self.search(identity)
        return search.item(among: 1, ownIdentity: { _ in nil }, visit: { $1.visit(view) }) != nil
    }

    @Test func `A view is found by its identity in every container`() {
        let mark = Mark(name: "a"), other = Text(verbatim: "y")
        let rows: [(view: AnyView, found: [AnyHashable], missing: [AnyHashable])] = [
            (AnyView(mark), ["a"], ["b", 1]), (AnyView(other), [], ["a"]),
            (AnyView(VStack { mark }), ["a"], ["b"]), (AnyView(HStack { mark }), ["a"], ["b"]),
            (AnyView(ZStack { mark }), ["a"], ["b"]), (AnyView(Grid { GridRow { mark } }), ["a"], ["b"]),
            (AnyView(mark.padding()), ["a"], ["b"]), (AnyView(mark.id(7)), ["a", 7], ["b", 8]),
            (AnyView(mark.modifier(Framed())), ["a"], ["b"]),
            (AnyView(AnyLayout(HStackLayout())() { mark }), ["a"], ["b"]),
            (AnyView(TupleView((other, mark))), ["a"], ["b"]),
            (AnyView(Group { if isShown { mark } }), ["a"], ["b"]),
            (AnyView(Group { if !isShown { mark } }), [], ["a"]),
            (AnyView(Group { if isShown { mark } else { Mark(name: "b") } }), ["a"], ["b"]),
            (AnyView(Group { if !isShown { mark } else { Mark(name: "b") } }), ["b"], ["a"]),
            (AnyView(ForEach(0..<5, id: \.self) { Mark(name: "\($0)") }), [0, 4, "0", "4"], [5, "5"]),
            (AnyView(section(isExpanded: true)), ["header", "content"], ["footer"]),
            (AnyView(section(isExpanded: false)), ["header"], ["content"]),
            (AnyView(Section(content: { other }, footer: { mark })), ["a"], ["b"]),
        ]
        for (index, row) in rows.enumerated() {
            for identity in row.found { #expect(finds(identity, row.view), "\(index) \(identity)") }
            for identity in row.missing { #expect(!finds(identity, row.view), "\(index) \(identity)") }
        }
    }

    private func section(isExpanded: Bool) -> some View {
        Section(isExpanded: .constant(isExpanded)) {
            Mark(name: "content")
        } header: {
            Mark(name: "header")
        }
    }

    // MARK: By type

    private func kind<Content: View>(@ViewBuilder _ view: () -> Content) -> any View.Type { Content.self }

    @Test func `The type of a view tells which identities it can't have`() {
        let text = Text(verbatim: "x"), marked = Text(verbatim: "x").id(1)
        let holders: [any View.Type] = [
            kind { marked }, kind { VStack { marked } }, kind { marked.padding() }, kind { Group { marked } },
            kind { if isShown { marked } }, kind { if isShown { marked } else { text } },
            kind { if isShown { text } else { marked } }, kind { TupleView((text, marked)) },
            kind { ForEach(0..<2) { _ in text } }, kind { ForEach(["a"], id: \.self) { _ in marked } },
            kind { Section(content: { marked }) }, kind { Section(content: { text }, header: { marked }) },
            kind { Section(content: { text }, footer: { marked }) },
        ]
        for (index, type) in holders.enumerated() {
            #expect(IdentitySearch.mayHold(type, Int.self), "\(index)")
            #expect(!IdentitySearch.mayHold(type, Double.self), "\(index)")
        }
        #expect(IdentitySearch.mayHold(kind { ForEach(["a"], id: \.self) { _ in marked } }, String.self))
        #expect(IdentitySearch.mayHold(kind { Mark(name: "a") }, String.self))
        let empty: [any View.Type] = [
            kind { text }, kind { Section(content: { text }, header: { text }) }, kind { TupleView((text, text)) },
            kind { Circle().fill(Color.red) }, kind { Mark(name: "a") },
        ]
        for (index, type) in empty.enumerated() { #expect(!IdentitySearch.mayHold(type, Int.self), "\(index)") }
        for type in [kind { AnyView(text) }, kind { text.modifier(Framed()) }] {
            #expect(IdentitySearch.mayHold(type, Double.self))
        }
    }
}
