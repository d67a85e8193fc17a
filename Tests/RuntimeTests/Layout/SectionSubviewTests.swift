import ScrollworkTesting
import SwiftUI
import Testing

extension ContainerValues {
    @Entry fileprivate var mark = ""
}

@MainActor
@Suite struct SectionSubviewTests {
    /// A container that numbers its sections.
    private struct Board<Content: View>: View {
        @ViewBuilder let content: Content

        var body: some View {
            VStack(spacing: 0) {
                ForEach(sections: content) { section in
                    VStack(spacing: 0) {
                        section.header
                        Text("\(section.content.count) \(section.containerValues.mark)").accessibilityIdentifier(
                            "count-\(section.content.count)")
                        section.content
                        section.footer
                    }
                }
            }
        }
    }

    @Test func viewsOutsideSectionsFormTheirOwnSections() throws {
        let stage = Stage(size: CGSize(width: 100, height: 300)) {
            Board {
                cell(10, 10, "loose")
                Section {
                    cell(10, 10, "a")
                    ForEach(0..<2, id: \.self) { cell(10, 10, "row-\($0)") }
                } header: {
                    cell(10, 10, "header")
                } footer: {
                    cell(10, 10, "footer")
                }
                .containerValue(\.mark, "starred")
            }
        }
        #expect(try stage.text(of: "count-1") == "1 ")
        #expect(try stage.text(of: "count-3") == "3 starred")
        let order = try ["loose", "header", "count-3", "a", "row-0", "row-1", "footer"].map {
            try stage.frame(of: $0).minY
        }
        #expect(order == order.sorted() && Set(order).count == order.count)
    }

    private struct Growing: View {
        let wish: Wish<Int>
        let appeared: Wish<Int>

        var body: some View {
            Group(sections: sections) { sections in
                VStack {
                    ForEach(sections) { section in
                        section.content.onAppear { appeared.items.append(section.content.count) }
                    }
                    Text("\(sections.count)").accessibilityIdentifier("sections")
                }
            }
        }

        @ViewBuilder private var sections: some View {
            ForEach(wish.items, id: \.self) { number in
                Section("\(number)") { ForEach(0..<number, id: \.self) { Text("\($0)") } }
            }
        }
    }

    @Test func sectionsKeepTheirIdentityWhenOthersAreInserted() throws {
        let wish = Wish<Int>(), appeared = Wish<Int>()
        wish.items = [2]
        let stage = Stage(size: CGSize(width: 100, height: 300)) { Growing(wish: wish, appeared: appeared) }
        #expect(try stage.text(of: "sections") == "1")
        appeared.items = []
        wish.items = [3, 2]
        stage.update()
        #expect(try stage.text(of: "sections") == "2")
        #expect(appeared.items.allSatisfy { $0 == 3 }, "the section that was there does not appear again")
        wish.items = []
        stage.update()
        #expect(try stage.text(of: "sections") == "1", "without sections what there is, here nothing, is one")
    }

    @Test func severalViewsOfOneItemAreDifferentParts() throws {
        let stage = Stage(size: CGSize(width: 100, height: 300)) {
            VStack {
                ForEach(
                    subviews: ForEach(0..<2, id: \.self) { number in
                        cell(10, 10, "first-\(number)")
                        cell(10, 10, "second-\(number)")
                    }
                ) { $0 }
            }
        }
        for name in ["first-0", "second-0", "first-1", "second-1"] { #expect(stage.exists(name)) }
    }
}
