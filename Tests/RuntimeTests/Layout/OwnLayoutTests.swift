import ScrollworkTesting
import SwiftUI
import Testing

extension ContainerValues {
    @Entry fileprivate var rank = 0
}

/// What a layout of the program's own tells the views around it, and what it learns about its subviews.
@MainActor
@Suite struct OwnLayoutTests {
    private final class Log: @unchecked Sendable {
        var made = 0
        var updated = 0
        var placed = 0
        var sizes: [CGSize] = []
        var facts: [Bool] = []
        var guides: [[CGFloat]] = []
    }

    // MARK: Guides and spacing

    /// A view of 40 by 36 points whose leading guide is at 10 points and whose top guide is at 12 points.
    private struct Guided: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 40, height: 36)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        func explicitAlignment(
            of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
            cache: inout ()
        ) -> CGFloat? { guide == .leading ? bounds.minX + bounds.width / 4 : nil }
        func explicitAlignment(
            of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
            cache: inout ()
        ) -> CGFloat? { guide == .top ? bounds.minY + bounds.height / 3 : nil }
    }

    @ViewBuilder private func guided(_ isErased: Bool) -> some View {
        cell(60, 60, "other")
        if isErased {
            AnyLayout(Guided())() { Color.blue }.accessibilityIdentifier("guided")
        } else {
            Guided()() { Color.blue }.accessibilityIdentifier("guided")
        }
    }

    @Test(arguments: [false, true]) func `A layout sets guides, and has the others by default`(isErased: Bool) throws {
        let views = guided(isErased)
        func origin(_ stage: Stage) throws -> CGPoint {
            let guided = try stage.frame(of: "guided"), other = try stage.frame(of: "other")
            return CGPoint(x: guided.minX - other.minX, y: guided.minY - other.minY)
        }
        let size = CGSize(width: 200, height: 200)
        for (alignment, x) in [(.leading, -10), (.center, 10), (.trailing, 20)] as [(HorizontalAlignment, CGFloat)] {
            #expect(try origin(Stage(size: size) { VStack(alignment: alignment, spacing: 0) { views } }).x == x)
        }
        for (alignment, y) in [(.top, -12), (.center, 12), (.bottom, 24)] as [(VerticalAlignment, CGFloat)] {
            #expect(try origin(Stage(size: size) { HStack(alignment: alignment, spacing: 0) { views } }).y == y)
        }
    }

    /// Notes the trailing and the top guide of its view for several sizes.
    private struct GuideReader: Layout {
        let log: Log

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 50, height: 50)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            let sizes = [
                CGSize(width: 60, height: 30), CGSize(width: 100, height: 30), CGSize(width: 60, height: 90),
                CGSize(width: 60, height: 30),
            ]
            log.guides = sizes.map { size in
                let dimensions = subviews[0].dimensions(in: ProposedViewSize(size))
                return [dimensions[.trailing], dimensions[.top]]
            }
        }
    }

    @Test func `The guides of a stack depend on its size`() {
        let log = Log()
        let view = Color.red.alignmentGuide(.trailing) { $0.width / 4 }.alignmentGuide(.top) { $0.height / 3 }
        for stack in [AnyView(VStack { view }), AnyView(HStack { view }), AnyView(ZStack { view })] {
            let stage = Stage(size: CGSize(width: 200, height: 200)) { GuideReader(log: log) { stack } }
            withExtendedLifetime(stage) { #expect(log.guides == [[15, 10], [25, 10], [15, 30], [15, 10]]) }
        }
    }

    /// All views in the same place.
    private struct Pile: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
            return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
        }
    }

    /// Text prefers no distance from text, and other views prefer 8 points.
    @Test func `By default, a layout has the spacing that its views prefer together`() throws {
        let text = Text(verbatim: "a"), color = Color.red
        let rows: [(AnyView, CGFloat)] = [
            (AnyView(text), 0), (AnyView(TupleView((text, text))), 0), (AnyView(color), 8),
            (AnyView(TupleView((text, color))), 8), (AnyView(TupleView((color, text))), 8), (AnyView(EmptyView()), 0),
        ]
        for (index, row) in rows.enumerated() {
            let stage = Stage(size: CGSize(width: 200, height: 200)) {
                VStack {
                    text.accessibilityIdentifier("above")
                    Pile()() { row.0 }.accessibilityIdentifier("pile")
                }
            }
            #expect(try stage.frame(of: "pile").minY - stage.frame(of: "above").maxY == row.1, "\(index)")
        }
    }

    // MARK: Caches and subviews

    /// A row that is as long as its views and 10 points for each update of its cache.
    private struct Row: Layout {
        let log: Log

        static var layoutProperties: LayoutProperties {
            var properties = LayoutProperties()
            properties.stackOrientation = .horizontal
            return properties
        }

        func makeCache(subviews: Subviews) -> CGFloat {
            log.made += 1
            return 0
        }

        func updateCache(_ cache: inout CGFloat, subviews: Subviews) {
            log.updated += 1
            cache += 10
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat) -> CGSize {
            log.sizes = subviews.map { $0.sizeThatFits(.unspecified) }
            return CGSize(width: log.sizes.reduce(cache) { $0 + $1.width }, height: 20)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat) {}
    }

    @MainActor @Observable final class Model {
        var length: CGFloat = 20
        var isOther = false
        var step = 0
    }

    private struct Cached: View {
        let model: Model
        let log: Log
        let isErased: Bool

        var body: some View {
            let content = Color.red.frame(width: model.length, height: 5)
            if isErased {
                let layout = model.isOther ? AnyLayout(Pile()) : AnyLayout(Row(log: log))
                layout { content }.accessibilityIdentifier("row")
            } else {
                Row(log: log) { content }.accessibilityIdentifier("row")
            }
        }
    }

    @Test(arguments: [false, true]) func `A cache is updated when the content changes`(isErased: Bool) throws {
        let model = Model(), log = Log()
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Cached(model: model, log: log, isErased: isErased) }
        #expect(log.made == 1 && log.updated == 0)
        #expect(try stage.frame(of: "row").width == 20)
        stage.resize(to: CGSize(width: 150, height: 100))
        #expect(log.made == 1 && log.updated == 0)
        model.length = 33
        stage.update()
        #expect(log.made == 1 && log.updated == 1)
        #expect(try stage.frame(of: "row").width == 43)
        if !isErased { return }
        model.isOther = true
        stage.update()
        #expect(log.made == 1 && log.updated == 1)
        #expect(try stage.frame(of: "row").width == 33)
        model.isOther = false
        stage.update()
        #expect(log.made == 2 && log.updated == 1)
        #expect(try stage.frame(of: "row").width == 33)
    }

    @Test func `Spacers follow the axis of a layout`() {
        let spacer = Spacer(minLength: 5), log = Log(), erased = Log(), twice = Log()
        let stage = Stage(size: CGSize(width: 200, height: 100)) {
            Row(log: log) { spacer.padding(.top, 2) }
            AnyLayout(Row(log: erased))() { spacer }
            AnyLayout(AnyLayout(Row(log: twice)))() { spacer }
            Pile()() { spacer }.accessibilityIdentifier("pile")
        }
        #expect(log.sizes == [CGSize(width: 5, height: 2)])
        #expect(erased.sizes == [CGSize(width: 5, height: 0)] && twice.sizes == erased.sizes)
        #expect(stage.frames()["pile"]?.size == CGSize(width: 5, height: 5))
    }

    /// Notes what it learns about two views.
    private struct Inspection: Layout {
        let log: Log

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 50, height: 50)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            let first = subviews[0], second = subviews[1]
            var mirrored = subviews
            mirrored.layoutDirection = .rightToLeft
            let dimensions = first.dimensions(in: ProposedViewSize(width: 30, height: 40))
            log.facts = []
            func note(_ isRight: Bool) { log.facts.append(isRight) }
            note(first == subviews[0] && first != second)
            note(subviews == subviews[0..<2] && subviews != subviews[0..<1])
            note(subviews == subviews[[0, 1]] && subviews != subviews[[1, 0]])
            note(subviews != mirrored && subviews.layoutDirection == .leftToRight)
            note(subviews.startIndex == 0 && subviews.endIndex == 2)
            note(first.priority == 3 && second.priority == 0)
            note(first.containerValues.rank == 4 && second.containerValues.rank == 0)
            note(dimensions.width == 30 && dimensions.height == 40)
            note(dimensions[.top] == 7 && dimensions[.leading] == 0)
            note(dimensions[explicit: .leading] == nil && first[Length.self] == 9 && second[Length.self] == 5)
        }
    }

    @Test func `A layout learns about its subviews`() {
        let log = Log()
        let stage = Stage(size: CGSize(width: 200, height: 100)) {
            Inspection(log: log) {
                Color.red.layoutValue(key: Length.self, value: 9).alignmentGuide(.top) { _ in 7 }.layoutPriority(3)
                    .containerValue(\.rank, 4)
                Color.blue
            }
        }
        withExtendedLifetime(stage) { #expect(log.facts == Array(repeating: true, count: 10)) }
    }

    // MARK: Layout values

    private struct Length: LayoutValueKey { static var defaultValue: CGFloat { 5 } }

    /// A row of views, each as wide as its value.
    private struct Tape<Key: LayoutValueKey>: Layout where Key.Value: Measured {
        let log: Log

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 100, height: 20)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            log.placed += 1
            var x = bounds.minX
            for subview in subviews {
                let width = subview[Key.self].length
                subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: 20))
                x += width
            }
        }
    }

    private struct Valued: View {
        let model: Model
        let log: Log

        var body: some View {
            let length = model.length
            let _ = model.step
            Tape<Length>(log: log) {
                Color.red.layoutValue(key: Length.self, value: length)
                cell(nil, nil, "second")
            }
        }
    }

    @Test func `A layout value that changes, and no equal one, lays out again`() throws {
        let model = Model(), log = Log()
        let stage = Stage(size: CGSize(width: 100, height: 20)) { Valued(model: model, log: log) }
        #expect(try stage.frame(of: "second") == CGRect(x: 20, y: 0, width: 5, height: 20))
        let placed = log.placed
        model.step = 1
        stage.update()
        #expect(log.placed == placed)
        model.length = 31
        stage.update()
        #expect(try stage.frame(of: "second") == CGRect(x: 31, y: 0, width: 5, height: 20))
    }

    /// Places its second view 10 points further for each rank of the first one.
    private struct Ladder: Layout {
        let log: Log

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 100, height: 20)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            log.placed += 1
            let size = ProposedViewSize(width: 5, height: 5)
            subviews[0].place(at: bounds.origin, proposal: size)
            let distance = 10 * CGFloat(subviews[0].containerValues.rank)
            subviews[1].place(at: CGPoint(x: bounds.minX + distance, y: bounds.minY), proposal: size)
        }
    }

    private struct Ranked: View {
        let model: Model
        let log: Log

        var body: some View {
            let rank = model.step
            let _ = model.length
            Ladder(log: log) {
                Color.red.containerValue(\.rank, rank)
                cell(nil, nil, "second")
            }
        }
    }

    @Test func `A container value that changes, and no equal one, lays out again`() throws {
        let model = Model(), log = Log()
        let stage = Stage(size: CGSize(width: 100, height: 20)) { Ranked(model: model, log: log) }
        #expect(try stage.frame(of: "second") == CGRect(x: 0, y: 0, width: 5, height: 5))
        model.step = 4
        stage.update()
        #expect(try stage.frame(of: "second") == CGRect(x: 40, y: 0, width: 5, height: 5))
        let placed = log.placed
        model.length = 31
        stage.update()
        #expect(log.placed == placed)
        model.step = 7
        stage.update()
        #expect(try stage.frame(of: "second") == CGRect(x: 70, y: 0, width: 5, height: 5))
    }

    /// A value without an equality.
    private struct Plain: Measured { let length: CGFloat }

    private struct PlainLength: LayoutValueKey { static var defaultValue: Plain { Plain(length: 7) } }

    private struct PlainValued: View {
        let model: Model
        let log: Log

        var body: some View {
            let value = Plain(length: model.length)
            Tape<PlainLength>(log: log) {
                Color.red.layoutValue(key: PlainLength.self, value: value)
                cell(nil, nil, "second")
            }
        }
    }

    @Test func `A layout value that can't be compared lays out again`() throws {
        let model = Model(), log = Log()
        let stage = Stage(size: CGSize(width: 100, height: 20)) { PlainValued(model: model, log: log) }
        for length in [20, 31, 12] as [CGFloat] {
            model.length = length
            stage.update()
            #expect(try stage.frame(of: "second") == CGRect(x: length, y: 0, width: 7, height: 20))
        }
    }
}

private protocol Measured: Sendable { var length: CGFloat { get } }

extension CGFloat: Measured { fileprivate var length: CGFloat { self } }
