import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
struct SubviewTests {
    private struct Cards<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View {
            HStack(spacing: 0) {
                Group(subviews: content) { parts in
                    if let last = parts.last { last }
                    ForEach(parts) { part in part.padding(.horizontal, 5) }
                    if let first = parts.first { first }
                }
            }
        }
    }

    private struct Pages: View {
        let wish: Wish<Int>
        let log: Wish<Int>
        var body: some View {
            Cards {
                cell(10, 10, "fixed").onAppear { log.items.append(-1) }
                ForEach(wish.items, id: \.self) { item in
                    cell(10, 10, "item-\(item)").onAppear { log.items.append(item) }
                }
            }
        }
    }

    @Test func `A container can show each subview, and some twice`() throws {
        let wish = Wish<Int>(), log = Wish<Int>()
        wish.items = [1, 2]
        let stage = Stage(size: CGSize(width: 100, height: 20)) { Pages(wish: wish, log: log) }
        // 2 | fixed | 1 | 2 | fixed: 10 + 3 × 20 + 10 points wide.
        #expect(try stage.frame(of: "item-1").minX == 45)
        #expect(log.items.sorted() == [-1, -1, 1, 2, 2], "only what is shown appears")
        wish.items = [1, 2, 3]
        stage.update()
        #expect(try stage.frame(of: "item-1").minX == 35)
        #expect(stage.frames(prefix: "item-").count == 3)
        wish.items = []
        stage.update()
        #expect(stage.frames(prefix: "item-").isEmpty)
    }

    /// Each subview contains a view with an identity.
    private struct Labeled: View {
        let isInSections: Bool
        let isOwn: Bool

        @ViewBuilder private var rows: some View {
            ForEach(0..<100, id: \.self) { row in
                HStack { Color.clear.frame(width: 10, height: 50).id("label \(row)") }
                    .accessibilityIdentifier("row-\(row)")
            }
        }

        var body: some View {
            ScrollViewReader { reader in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        if isInSections {
                            Group(sections: Section { rows }) { ForEach($0) { $0.content } }
                        } else {
                            Group(subviews: rows) { ForEach($0) { $0 } }
                        }
                    }
                }
                .overlay(alignment: .bottom) {
                    Button("Show") {
                        if isOwn {
                            reader.scrollTo(60, anchor: .top)
                        } else {
                            reader.scrollTo("label 60", anchor: .top)
                        }
                    }
                    .accessibilityIdentifier("show")
                }
            }
        }
    }

    @Test(arguments: [false, true], [false, true])
    func `A reader scrolls to the identity of a subview, or to one inside it`(isInSections: Bool, isOwn: Bool) throws {
        let stage = Stage(size: CGSize(width: 100, height: 200)) { Labeled(isInSections: isInSections, isOwn: isOwn) }
        try stage.tap("show")
        try stage.settle()
        #expect(try stage.frame(of: "row-60").minY == 0)
    }

    private struct Toggling: View {
        let wish: Wish<Int>
        var body: some View {
            cell(10, 10, "one")
            if wish.items.isEmpty { cell(10, 10, "two") }
        }
    }

    @Test func `A subview that a change adds is found`() throws {
        let wish = Wish<Int>()
        wish.items = [1]
        let stage = Stage(size: CGSize(width: 100, height: 20)) {
            HStack(spacing: 0) { ForEach(subviews: Toggling(wish: wish)) { part in part.padding(.horizontal, 10) } }
        }
        #expect(try stage.frame(of: "one").minX == 45)
        wish.items = []
        stage.update()
        #expect(try stage.frame(of: "one").minX == 30)
        #expect(try stage.frame(of: "two").minX == 60)
    }

    @Test func `Subviews report their container values`() throws {
        let stage = Stage(size: CGSize(width: 100, height: 20)) {
            HStack(spacing: 0) {
                ForEach(
                    subviews: Group {
                        cell(10, 10, "one").containerValue(\.gap, 30); cell(10, 10, "two")
                    }
                ) { part in
                    part.padding(.trailing, part.containerValues.gap)
                }
            }
        }
        #expect(try stage.frame(of: "two").minX - stage.frame(of: "one").maxX == 30)
    }
}

extension ContainerValues {
    private struct GapKey: ContainerValueKey { static var defaultValue: CGFloat { 0 } }
    fileprivate var gap: CGFloat {
        get { self[GapKey.self] }
        set { self[GapKey.self] = newValue }
    }
}
