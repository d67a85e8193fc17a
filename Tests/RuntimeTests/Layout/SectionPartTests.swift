import ScrollworkTesting
import SwiftUI
import Testing

extension ContainerValues {
    @Entry fileprivate var mark = ""
    @Entry fileprivate var level = 0
}

/// The sections and the subviews of a view, as a container of the program's own sees them.
@MainActor
@Suite struct SectionPartTests {
    private final class Log {
        var parts: [String] = []
        var counts: [[Int]] = []
        var identities: [AnyHashable] = []
    }

    /// A container that notes the numbers of views in the header, the content, and the footer of each section.
    private struct Board<Content: View>: View {
        let log: Log
        @ViewBuilder let content: Content

        var body: some View {
            Group(sections: content) { sections in
                let _ = log.counts = sections.map { [$0.header.count, $0.content.count, $0.footer.count] }
                let _ = log.parts = sections.map { "\($0.containerValues.mark)\($0.containerValues.level)" }
                let _ = log.identities = sections.map { AnyHashable($0.id) }
                VStack(spacing: 0) { ForEach(sections) { $0.content } }
            }
        }
    }

    private func counts(@ViewBuilder _ content: () -> some View) -> Log {
        let log = Log()
        let stage = Stage(size: CGSize(width: 100, height: 300)) { Board(log: log, content: content) }
        return withExtendedLifetime(stage) { log }
    }

    @Test func `Views between sections form sections of their own`() {
        let log = counts {
            cell(10, 10, "a")
            cell(10, 10, "b")
            Section {
                cell(10, 10, "c")
            } header: {
                cell(10, 10, "header")
                cell(10, 10, "more")
            }
            cell(10, 10, "d")
            Section {
                cell(10, 10, "e")
                cell(10, 10, "f")
                cell(10, 10, "g")
            } footer: {
                cell(10, 10, "footer")
            }
            Section { ForEach(0..<2, id: \.self) { cell(10, 10, "\($0)") } }
            cell(10, 10, "h")
        }
        #expect(log.counts == [[0, 2, 0], [2, 1, 0], [0, 1, 0], [0, 3, 1], [0, 2, 0], [0, 1, 0]])
        #expect(Set(log.identities).count == 6)
        #expect(counts {}.counts == [[0, 0, 0]])
        #expect(counts { cell(10, 10, "a") }.counts == [[0, 1, 0]])
    }

    private struct Replaced: View {
        let wish: Wish<Int>
        let log: Log

        var body: some View {
            Board(log: log) {
                Section { ForEach(wish.items, id: \.self) { cell(10, 10, "row-\($0)") } }
                ForEach(wish.items, id: \.self) { number in
                    Section {
                        cell(10, 10, "first-\(number)")
                        cell(10, 10, "second-\(number)")
                    }
                }
            }
        }
    }

    /// A section without a header has the identity that its rows share. One row shares none.
    @Test func `A section of one row is the same section with another row`() {
        let wish = Wish<Int>(), log = Log()
        wish.items = [1]
        let stage = Stage(size: CGSize(width: 100, height: 300)) { Replaced(wish: wish, log: log) }
        let before = log.identities
        #expect(log.counts == [[0, 1, 0], [0, 2, 0]] && Set(before).count == 2)
        wish.items = [2]
        stage.update()
        #expect(stage.exists("row-2") && stage.exists("second-2"))
        #expect(log.counts == [[0, 1, 0], [0, 2, 0]])
        #expect(log.identities[0] == before[0] && log.identities[1] != before[1])
    }

    @Test func `A section has the values of its header, or of its first row`() {
        let log = counts {
            Section {
                cell(10, 10, "a").containerValue(\.mark, "row")
            } header: {
                cell(10, 10, "b").containerValue(\.mark, "header").containerValue(\.level, 2)
            }
            Section {
                cell(10, 10, "c").containerValue(\.mark, "first")
                cell(10, 10, "d").containerValue(\.mark, "second")
            }
            Section {
            } footer: {
                cell(10, 10, "e").containerValue(\.level, 3)
            }
            Section { cell(10, 10, "f") }.containerValue(\.mark, "all")
            cell(10, 10, "g")
        }
        #expect(log.parts == ["header2", "first0", "3", "all0", "0"])
    }

    /// Sections of one row each, with the number in the header or in the footer.
    private struct Numbered: View {
        let wish: Wish<Int>
        let appeared: Wish<Int>
        let isAtEnd: Bool

        @ViewBuilder private var sections: some View {
            if isAtEnd {
                ForEach(wish.items, id: \.self) { number in
                    Section {
                        cell(10, 10, "row")
                    } footer: {
                        cell(10, 10, "footer").containerValue(\.level, number)
                    }
                }
            } else {
                ForEach(wish.items, id: \.self) { number in
                    Section {
                        cell(10, 10, "row")
                    } header: {
                        cell(10, 10, "header").containerValue(\.level, number)
                    }
                }
            }
        }

        var body: some View {
            Group(sections: sections) { sections in
                VStack(spacing: 0) {
                    ForEach(sections) { section in
                        let part = isAtEnd ? section.footer : section.header
                        let number = part[0].containerValues.level
                        VStack(spacing: 0) { section.content }.onAppear { appeared.items.append(number) }
                    }
                }
            }
        }
    }

    @Test(arguments: [false, true]) func `A section keeps the identity of its header, or of its footer`(isAtEnd: Bool) {
        let wish = Wish<Int>(), appeared = Wish<Int>()
        wish.items = [1]
        let stage = Stage(size: CGSize(width: 100, height: 300)) {
            Numbered(wish: wish, appeared: appeared, isAtEnd: isAtEnd)
        }
        #expect(appeared.items == [1])
        wish.items = [7, 1]
        stage.update()
        #expect(appeared.items == [1, 7])
    }

    private struct Renewed: View {
        let wish: Wish<Int>
        let appeared: Wish<Int>

        var body: some View {
            Group(sections: Section { ForEach(wish.items, id: \.self) { cell(10, 10, "row-\($0)") } }) { sections in
                ForEach(sections) { section in
                    VStack(spacing: 0) { section.content }.onAppear { appeared.items.append(section.content.count) }
                }
            }
        }
    }

    @Test func `A section without a header stays when its only row is another one`() {
        let wish = Wish<Int>(), appeared = Wish<Int>()
        wish.items = [1]
        let stage = Stage(size: CGSize(width: 100, height: 300)) { Renewed(wish: wish, appeared: appeared) }
        wish.items = [2]
        stage.update()
        #expect(stage.frames(prefix: "row-").keys.sorted() == ["row-2"] && appeared.items == [1])
    }

    private struct Sliced<Content: View>: View {
        let log: Log
        @ViewBuilder let content: Content

        var body: some View {
            Group(subviews: content) { parts in
                let _ = log.counts = [[parts.startIndex, parts.endIndex, parts.count]]
                HStack(spacing: 0) {
                    let slice = parts[1..<4]
                    let _ = log.counts.append([slice.startIndex, slice.endIndex, slice.count])
                    let inner = slice[2..<4]
                    let _ = log.counts.append([inner.startIndex, inner.endIndex, inner.count])
                    inner
                    slice
                    parts[4]
                    inner[2]
                    parts
                }
            }
        }
    }

    @Test func `A range of subviews has their indices, and shows them in order`() throws {
        let log = Log()
        let stage = Stage(size: CGSize(width: 400, height: 40)) {
            Sliced(log: log) {
                ForEach(0..<6, id: \.self) { index in Color.red.frame(width: 10 + CGFloat(index), height: 10) }
            }
            .accessibilityIdentifier("row")
        }
        #expect(log.counts == [[0, 6, 6], [1, 4, 3], [2, 4, 2]])
        // 12 + 13, 11 + 12 + 13, 14, 12, and 10 + … + 15 points.
        #expect(try stage.frame(of: "row").width == 25 + 36 + 14 + 12 + 75)
    }
}
