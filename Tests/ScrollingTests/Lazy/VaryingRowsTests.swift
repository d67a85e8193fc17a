import ScrollworkTesting
import SwiftUI
import Testing

/// Collections whose elements consist of no view, one view, or several views.
@MainActor
@Suite struct VaryingRowsTests {
    @MainActor @Observable final class Item: Identifiable {
        let id: Int
        var isVisible: Bool
        var parts: Int
        init(_ id: Int, isVisible: Bool = true, parts: Int = 1) {
            self.id = id
            self.isVisible = isVisible
            self.parts = parts
        }
    }

    @MainActor @Observable final class Model {
        var items: [Item] = []
        var hidesThird = false
        var isOpen = true
    }

    private static func row(_ name: String) -> some View { cell(nil, 20, name) }

    private func stage(_ count: Int, _ model: Model, @ViewBuilder content: @escaping () -> some View) -> Stage {
        Stage(size: CGSize(width: 200, height: 200)) {
            ScrollViewReader { proxy in
                ScrollView { LazyVStack(spacing: 0) { content() } }.accessibilityIdentifier("scroll")
                    .onChange(of: model.isOpen) { proxy.scrollTo(count - 1, anchor: .bottom) }
            }
        }
    }

    @Test func aHundredThousandRowsWithAnIfOpenUnrealized() throws {
        let model = Model()
        let stage = stage(100_000, model) {
            ForEach(0..<100_000, id: \.self) { number in
                if number % 3 != 2 || !model.hidesThird { Self.row("row\(number)") }
            }
        }
        #expect(stage.statistics.rowsRealized <= 11)
        #expect(stage.statistics.bodiesEvaluated < 100)
        #expect(try stage.scroll("scroll").contentSize.height == 2_000_000)
        model.hidesThird = true
        stage.update()
        #expect(abs(try stage.scroll("scroll").contentSize.height - 66_667 * 20) < 0.01)
        #expect(!stage.exists("row2"))
        #expect(try stage.frame(of: "row3").minY == 40)
        stage.resetStatistics()
        model.isOpen = false
        stage.update()
        #expect(abs(try stage.frame(of: "row99999").maxY - 200) < 0.01)
        #expect(stage.statistics.rowsRealized <= 12)
    }

    @Test func hidingAnElementRemovesItsRow() throws {
        let model = Model()
        model.items = (0..<1_000).map { Item($0) }
        let stage = stage(1_000, model) {
            ForEach(model.items) { item in if item.isVisible { Self.row("row\(item.id)") } }
        }
        model.items[500].isVisible = false
        model.items[3].isVisible = false
        stage.update()
        #expect(!stage.exists("row3"))
        #expect(try stage.frame(of: "row4").minY == 60)
        #expect(try stage.scroll("scroll").contentSize.height == 998 * 20)
        model.items[500].isVisible = true
        stage.update()
        #expect(try stage.scroll("scroll").contentSize.height == 999 * 20)
    }

    @Test func visibleRowsStayWhenOthersBeforeThemHide() throws {
        let model = Model()
        model.items = (0..<1_000).map { Item($0) }
        let stage = stage(1_000, model) {
            ForEach(model.items) { item in if item.isVisible { Self.row("row\(item.id)") } }
        }
        model.isOpen = false
        stage.update()
        for number in stride(from: 0, to: 900, by: 2) { model.items[number].isVisible = false }
        stage.update()
        #expect(abs(try stage.frame(of: "row995").minY - 100) < 0.01)
        stage.dragSlowly(by: 3_000, step: 60)
        let frames = stage.frames(prefix: "row").sorted { $0.value.minY < $1.value.minY }
        for (one, next) in zip(frames, frames.dropFirst()) { #expect(abs(next.value.minY - one.value.maxY) < 0.01) }
    }

    @Test func elementsOfSeveralViewsAreCounted() throws {
        let model = Model()
        model.items = (0..<200).map { Item($0, isVisible: $0 % 2 == 0, parts: $0 % 4) }
        let stage = stage(200, model) {
            ForEach(model.items) { item in
                if item.isVisible {
                    Self.row("head\(item.id)")
                    Self.row("line\(item.id)")
                } else {
                    ForEach(0..<item.parts, id: \.self) { Self.row("part\(item.id)-\($0)") }
                }
            }
        }
        // Even elements have two rows; odd elements have one or three.
        #expect(try stage.scroll("scroll").contentSize.height == CGFloat(100 * 2 + 50 * 1 + 50 * 3) * 20)
        #expect(try stage.frame(of: "part1-0").minY == 40)
        #expect(try stage.frame(of: "part3-2").minY == 140)
        model.items[1].parts = 5
        stage.update()
        #expect(try stage.scroll("scroll").contentSize.height == CGFloat(100 * 2 + 50 * 1 + 50 * 3 + 4) * 20)
        #expect(try stage.frame(of: "head2").minY == 140)
    }

    @Test func typeErasedRowsAreNotRealized() throws {
        let stage = stage(50_000, Model()) {
            ForEach(0..<50_000, id: \.self) { number in
                number % 2 == 0 ? AnyView(Self.row("row\(number)")) : AnyView(EmptyView())
            }
        }
        #expect(stage.statistics.rowsRealized <= 11)
        #expect(try stage.scroll("scroll").contentSize.height == 500_000)
        #expect(try stage.frame(of: "row4").minY == 40)
    }

    /// A view whose own state determines whether it has a second row.
    private struct Doubled: View {
        let number: Int
        @State private var isDoubled = true
        var body: some View {
            row("row\(number)").onTapGesture { isDoubled.toggle() }
            if isDoubled { row("twin\(number)") }
        }
    }

    @Test func viewsThatChangeTheirNumberThemselvesAreCounted() throws {
        let stage = stage(100, Model()) {
            ForEach(0..<100, id: \.self) { number in if number > 0 { Doubled(number: number) } }
        }
        #expect(try stage.scroll("scroll").contentSize.height == 99 * 40)
        try stage.tap("row1")
        try stage.settle()
        #expect(try stage.scroll("scroll").contentSize.height == 99 * 40 - 20)
        #expect(try stage.frame(of: "row2").minY == 20)
    }

    @Test func sectionsOfVaryingLengthKeepTheirPinnedHeaders() throws {
        let model = Model()
        model.items = (0..<2_000).map { Item($0, parts: 1 + $0 % 7) }
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
                    ForEach(model.items) { item in
                        Section {
                            ForEach(0..<item.parts, id: \.self) { Self.row("row\(item.id)-\($0)") }
                        } header: {
                            Self.row("header\(item.id)")
                        }
                    }
                }
            }
            .accessibilityIdentifier("scroll")
        }
        #expect(stage.statistics.rowsRealized <= 12)
        // The drag begins after ten points. Header 0 and row 0 are 40 points high, so header 1 is at the top.
        stage.dragSlowly(by: -55, step: 5)
        #expect(abs(try stage.frame(of: "header1").minY) < 0.01)
        model.items[0].parts = 10
        stage.update()
        #expect(try stage.scroll("scroll").contentSize.height > 2_000 * 20)
    }

    @Test func aHiddenViewIsNotAScrollTarget() throws {
        let wish = Wish<Int>()
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            WishScroll(wish: wish) {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1_000, id: \.self) { number in if number != 500 { Self.row("row\(number)") } }
                }
            }
        }
        wish.target = 500
        stage.update()
        #expect(try stage.scroll("scroll").offset.y == 0)
        wish.target = 501
        stage.update()
        #expect(try stage.scroll("scroll").offset.y == 10_000)
    }
}
