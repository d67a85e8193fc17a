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

    // MARK: Changes

    enum Form: CaseIterable { case group, collection, groupOfSections, collectionOfSections }

    @MainActor @Observable final class Model {
        var width: CGFloat = 10
        var gap: CGFloat = 0
        var isOther = false
    }

    private struct Row: View {
        let form: Form
        let width: CGFloat
        let gap: CGFloat

        var body: some View {
            let content = cell(width, 10, "cell")
            HStack(spacing: 0) {
                switch form {
                case .group: Group(subviews: content) { parts in ForEach(parts) { $0.padding(.leading, gap) } }
                case .collection: ForEach(subviews: content) { $0.padding(.leading, gap) }
                case .groupOfSections:
                    Group(sections: content) { sections in ForEach(sections) { $0.content.padding(.leading, gap) } }
                case .collectionOfSections: ForEach(sections: content) { $0.content.padding(.leading, gap) }
                }
            }
            .accessibilityIdentifier("row")
        }
    }

    private struct Changing: View {
        let model: Model
        let form: Form
        var body: some View { Row(form: form, width: model.width, gap: model.gap) }
    }

    @Test(arguments: Form.allCases)
    func `A container follows changes of its content and of its own`(form: Form) throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 20)) { Changing(model: model, form: form) }
        for (width, gap) in [(10, 0), (30, 0), (30, 5), (12, 7)] as [(CGFloat, CGFloat)] {
            (model.width, model.gap) = (width, gap)
            stage.update()
            #expect(try stage.frame(of: "cell").width == width && stage.frame(of: "row").width == width + gap)
        }
    }

    private struct Spaced: View {
        let model: Model

        var body: some View {
            HStack(spacing: 0) {
                Group(subviews: cell(10, 10, "cell")) { parts in parts[0].padding(.leading, model.gap) }
            }
            .accessibilityIdentifier("row")
        }
    }

    @Test func `A container follows what only the closure with its subviews reads`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 20)) { Spaced(model: model) }
        model.gap = 25
        stage.update()
        #expect(try stage.frame(of: "row").width == 35)
    }

    private struct Choice: View {
        let model: Model
        let log: Wish<Int>
        /// Whether the other subview is one of another view.
        let isForeign: Bool

        private func part(_ number: Int) -> some View {
            cell(10 * CGFloat(number), 10, "part-\(number)").onAppear { log.items.append(number) }
                .onDisappear { log.items.append(-number) }
        }

        var body: some View {
            let isOther = model.isOther
            HStack(spacing: 0) {
                Group(subviews: TupleView((part(1), part(2)))) { own in
                    Group(subviews: part(3)) { foreign in
                        isOther ? (isForeign ? foreign[0] : own[1]) : own[0]
                    }
                }
            }
        }
    }

    @Test(arguments: [(false, 2), (true, 3)]) func `Another subview takes the place of one`(
        isForeign: Bool, other: Int
    ) throws {
        let model = Model(), log = Wish<Int>()
        let stage = Stage(size: CGSize(width: 100, height: 20)) { Choice(model: model, log: log, isForeign: isForeign) }
        #expect(stage.frames(prefix: "part-").keys.sorted() == ["part-1"])
        model.isOther = true
        stage.update()
        let width = CGFloat(other) * 10
        #expect(
            stage.frames(prefix: "part-")
                == ["part-\(other)": CGRect(x: 50 - width / 2, y: 5, width: width, height: 10)])
        #expect(log.items == [1, other, -1])
        model.isOther = false
        stage.update()
        #expect(stage.frames(prefix: "part-").keys.sorted() == ["part-1"])
        #expect(log.items == [1, other, -1, 1, -other])
    }

    private struct Fitting: View {
        let log: Wish<Int>

        var body: some View {
            ViewThatFits {
                HStack {
                    Group(
                        subviews: TupleView(
                            (Color.red.onAppear { log.items.append(1) }, Color.blue.onAppear { log.items.append(2) }))
                    ) { $0[0] }
                }
                .frame(width: 150, height: 10)
                cell(50, 10, "narrow")
            }
        }
    }

    @Test func `The subviews that a container leaves out don't appear when it returns`() {
        let log = Wish<Int>()
        let stage = Stage(size: CGSize(width: 200, height: 20)) { Fitting(log: log) }
        #expect(log.items == [1])
        stage.resize(to: CGSize(width: 100, height: 20))
        stage.resize(to: CGSize(width: 200, height: 20))
        #expect(log.items == [1, 1])
    }

    // MARK: Values

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
