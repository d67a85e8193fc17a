import ScrollworkTesting
import SwiftUI
import Testing

/// The view of a stack that isn't lazy that keeps its position while others come and go.
@MainActor
@Suite struct KeptViewTests {
    @MainActor @Observable final class Model {
        var items = Array(0..<30)
        var position: Int?
    }

    private struct Page: View {
        @Bindable var model: Model
        let anchor: UnitPoint?
        let isBound: Bool
        let axis: Axis

        var body: some View {
            let rows = ForEach(model.items, id: \.self) { cell(50, 50, "\($0)") }
            let scroll = ScrollView(Axis.Set(axis)) {
                if axis == .vertical {
                    VStack(spacing: 0) { rows }.scrollTargetLayout()
                } else {
                    HStack(spacing: 0) { rows }.scrollTargetLayout()
                }
            }
            .accessibilityIdentifier("scroll")
            if isBound { scroll.scrollPosition(id: $model.position, anchor: anchor) } else { scroll }
        }
    }

    /// Rows 4 to 7 are visible. The new rows are before row 6.
    @Test(
        arguments: [
            (nil, nil, 4), (.top, nil, 4), (.center, nil, 5), (.bottom, nil, 7), (.top, 6, 6), (nil, 5, 5),
        ] as [(UnitPoint?, Int?, Int)], [(Axis.vertical, false), (.horizontal, false), (.horizontal, true)])
    func `The view of the position stays, or otherwise the view at the anchor`(
        form: (anchor: UnitPoint?, position: Int?, kept: Int), place: (axis: Axis, isRightToLeft: Bool)
    ) throws {
        let model = Model(), (axis, isRightToLeft) = place
        let anchor = axis == .vertical ? form.anchor : form.anchor.map { UnitPoint(x: $0.y, y: 0) }
        let stage = Stage(
            size: CGSize(width: 200, height: 200),
            environment: { $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
        ) { Page(model: model, anchor: anchor, isBound: true, axis: axis) }
        stage.wheel(
            by: axis == .vertical
                ? CGSize(width: 0, height: 200) : CGSize(width: isRightToLeft ? -200 : 200, height: 0),
            at: CGPoint(x: 100, y: 100), precise: true)
        try stage.settle()
        model.position = form.position
        try stage.settle()
        // The position may have scrolled.
        let before = try stage.frame(of: "\(form.kept)")
        model.items.insert(contentsOf: [100, 101], at: 6)
        stage.update()
        #expect(try stage.frame(of: "\(form.kept)") == before)
        let other = form.kept < 6 ? 7 : 4
        let sign: CGFloat = (form.kept < 6 ? 1 : -1) * (isRightToLeft ? -1 : 1)
        let distance = try stage.frame(of: "\(other)")
        #expect(distance != before)
        let gap = axis == .vertical ? distance.minY - before.minY : distance.minX - before.minX
        #expect(abs(gap - sign * (CGFloat(abs(other - form.kept)) * 50 + 100)) < 0.01)
    }

    @MainActor @Observable final class PlacedModel {
        var items = Array(0..<30)
        var position = ScrollPosition(idType: Int.self)
    }

    private struct PlacedPage: View {
        @Bindable var model: PlacedModel
        let anchor: UnitPoint?

        var body: some View {
            ScrollView {
                VStack(spacing: 0) { ForEach(model.items, id: \.self) { cell(50, 50, "\($0)") } }.scrollTargetLayout()
            }
            .scrollPosition($model.position, anchor: anchor)
        }
    }

    /// Rows 4 to 7 are visible, unless the position scrolls. No row has the identity 99. The new rows are before row 6.
    @Test(
        arguments: [
            (nil, ScrollPosition(idType: Int.self), 4), (.bottom, ScrollPosition(idType: Int.self), 7),
            (nil, ScrollPosition(id: 6), 6), (nil, ScrollPosition(id: 6, anchor: .bottom), 6),
            (nil, ScrollPosition(id: 99, anchor: .bottom), 7), (.bottom, ScrollPosition(id: 99), 7),
            (.bottom, ScrollPosition(id: 5, anchor: .top), 5),
        ] as [(UnitPoint?, ScrollPosition, Int)])
    func `The view of a scroll position stays, or otherwise the view at its anchor`(
        anchor: UnitPoint?, position: ScrollPosition, kept: Int
    ) throws {
        let model = PlacedModel()
        let stage = Stage(size: CGSize(width: 200, height: 200)) { PlacedPage(model: model, anchor: anchor) }
        stage.wheel(by: CGSize(width: 0, height: 200), at: CGPoint(x: 100, y: 100), precise: true)
        try stage.settle()
        model.position = position
        try stage.settle()
        let before = try stage.frame(of: "\(kept)"), other = kept < 6 ? 7 : 4
        let start = try stage.frame(of: "\(other)").minY
        model.items.insert(contentsOf: [100, 101], at: 6)
        stage.update()
        #expect(try stage.frame(of: "\(kept)") == before)
        #expect(try stage.frame(of: "\(other)").minY == start + (kept < 6 ? 100 : -100))
    }

    @Test func `Without a position the offset stays`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            Page(model: model, anchor: nil, isBound: false, axis: .vertical)
        }
        stage.wheel(by: CGSize(width: 0, height: 200), at: CGPoint(x: 100, y: 100), precise: true)
        try stage.settle()
        model.items.insert(contentsOf: [100, 101], at: 0)
        stage.update()
        #expect(try stage.scroll("scroll").offset.y == 200)
        #expect(try stage.frame(of: "4").minY == 100)
    }

    @MainActor @Observable final class Column {
        var items = Array(0..<30)
        var height: CGFloat = 200
    }

    private struct Centered: View {
        let column: Column

        var body: some View {
            VStack(spacing: 0) {
                ScrollView {
                    VStack(spacing: 0) { ForEach(column.items, id: \.self) { cell(50, 50, "\($0)") } }
                        .scrollTargetLayout()
                }
                .scrollTargetBehavior(.viewAligned(anchor: .center))
                .frame(height: column.height)
                .accessibilityIdentifier("scroll")
                Spacer(minLength: 0)
            }
        }
    }

    /// The view at the center stays there when the length of the viewport changes. Its center moves with that of the
    /// viewport.
    @Test func `Without a position the view at the anchor of the behavior stays`() throws {
        let column = Column()
        let stage = Stage(size: CGSize(width: 100, height: 300)) { Centered(column: column) }
        stage.wheel(by: CGSize(width: 0, height: 225), at: CGPoint(x: 50, y: 100), precise: true)
        try stage.settle()
        let offset = try stage.scroll("scroll").offset.y
        let kept = Int(((offset + 75) / 50).rounded())
        try #require(kept >= 2)
        #expect(abs(try stage.frame(of: "\(kept)").midY - 100) < 0.01)
        column.items.insert(contentsOf: [100, 101], at: kept)
        column.height = 210
        try stage.settle()
        #expect(abs(try stage.frame(of: "\(kept)").midY - 105) < 0.01)
    }

    @Test func `In content that snaps, views stay only while the viewport changes`() throws {
        let column = Column()
        let stage = Stage(size: CGSize(width: 100, height: 300)) { Centered(column: column) }
        stage.wheel(by: CGSize(width: 0, height: 225), at: CGPoint(x: 50, y: 100), precise: true)
        try stage.settle()
        column.height = 210
        try stage.settle()
        let offset = try stage.scroll("scroll").offset.y
        try #require(offset > 100)
        column.items.insert(contentsOf: [100, 101], at: 0)
        try stage.settle()
        #expect(abs(try stage.scroll("scroll").offset.y - offset) < 0.01)
    }

    /// Page 2 is at the top.
    @Test func `In content that doesn't snap, the offset stays when the viewport changes`() throws {
        let stage = Stage(size: CGSize(width: 100, height: 200)) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10, id: \.self) {
                        Color.red.containerRelativeFrame(.vertical).accessibilityIdentifier("\($0)")
                    }
                }
            }
            .accessibilityIdentifier("scroll")
        }
        stage.wheel(by: CGSize(width: 0, height: 400), at: CGPoint(x: 50, y: 100), precise: true)
        try stage.settle()
        stage.resize(to: CGSize(width: 100, height: 300))
        #expect(try stage.scroll("scroll").offset.y == 400)
        #expect(try stage.frame(of: "1").minY == -100 && stage.frame(of: "2").minY == 200)
    }

    /// View 2 is nearest to the edge, and it's 200 points farther from the start in the longer window.
    @Test func `In content that snaps, a view without a stack stays when the viewport changes`() throws {
        let stage = Stage(size: CGSize(width: 100, height: 200)) {
            ScrollView {
                ForEach(0..<10, id: \.self) {
                    Color.red.containerRelativeFrame(.vertical).accessibilityIdentifier("\($0)")
                }
            }
            .scrollTargetBehavior(.paging)
            .accessibilityIdentifier("scroll")
        }
        stage.wheel(by: CGSize(width: 0, height: 2), at: CGPoint(x: 50, y: 100))
        try stage.settle()
        #expect(abs(try stage.scroll("scroll").offset.y - 400) < 0.01)
        stage.resize(to: CGSize(width: 100, height: 300))
        try stage.settle()
        #expect(abs(try stage.scroll("scroll").offset.y - 600) < 0.01)
    }

    private struct Untargeted: View {
        @Bindable var model: Model
        let isStack: Bool

        var body: some View {
            let rows = ForEach(model.items, id: \.self) { cell(50, 50, "\($0)") }
            ScrollView { if isStack { VStack(spacing: 0) { rows } } else { rows } }
                .scrollPosition(id: $model.position)
                .accessibilityIdentifier("scroll")
        }
    }

    @Test(arguments: [true, false]) func `Without a target layout, a position keeps no view`(isStack: Bool) throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Untargeted(model: model, isStack: isStack) }
        stage.wheel(by: CGSize(width: 0, height: 200), at: CGPoint(x: 100, y: 100), precise: true)
        try stage.settle()
        model.items.insert(contentsOf: [100, 101], at: 0)
        stage.update()
        #expect(try stage.scroll("scroll").offset.y == 200 && model.position == nil)
    }

    /// The view with the anchor is where the finger holds it, but content doesn't rest beyond its start.
    @Test func `A jump to the place where a finger holds content beyond its start ends at the start`() throws {
        let wish = Wish<Int>()
        let stage = Stage(size: CGSize(width: 100, height: 400)) {
            WishScroll(wish: wish) {
                LazyVStack(spacing: 0) { ForEach(0..<1_000, id: \.self) { cell(100, 50, "\($0)") } }
            }
        }
        let finger = stage.touch(at: CGPoint(x: 50, y: 100))
        finger.move(by: CGSize(width: 0, height: 150), over: 0.2)
        let offset = try stage.scroll("scroll").offset.y
        #expect(offset < -10)
        wish.anchor = UnitPoint(x: 0, y: offset / (50 - 400))
        wish.target = 0
        stage.update()
        #expect(try stage.scroll("scroll").offset.y == 0)
    }
}
