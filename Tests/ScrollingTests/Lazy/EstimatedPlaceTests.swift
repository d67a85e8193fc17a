import ScrollworkTesting
import SwiftUI
import Testing

/// Where the rows of lazy stacks are when most lengths are estimates, in a window of 100 points. The visible rows of 20
/// points are the basis of the estimates.
@MainActor
@Suite struct EstimatedPlaceTests {
    @MainActor final class Reader { var proxy: ScrollViewProxy? }

    private static func row(_ axis: Axis, _ length: CGFloat, _ name: String) -> some View {
        cell(axis == .vertical ? 100 : length, axis == .vertical ? length : 100, name)
    }

    private func stage(_ form: StackForm, @ViewBuilder _ content: () -> some View) -> Stage {
        Stage(
            size: CGSize(width: 100, height: 100),
            environment: { $0.layoutDirection = form.isRightToLeft ? .rightToLeft : .leftToRight }, content: content)
    }

    private func start(_ frame: CGRect, _ form: StackForm) -> CGFloat {
        form.axis == .vertical ? frame.minY : form.isRightToLeft ? 100 - frame.maxX : frame.minX
    }

    /// Returns the distance of a view from the leading edge of the window.
    private func place(_ stage: Stage, _ name: String, _ form: StackForm) throws -> CGFloat {
        start(try stage.frame(of: name), form)
    }

    private struct LazyLine<Rows: View>: View {
        let axis: Axis
        var gap: CGFloat = 0
        @ViewBuilder let rows: Rows

        var body: some View {
            if axis == .vertical { LazyVStack(spacing: gap) { rows } } else { LazyHStack(spacing: gap) { rows } }
        }
    }

    // MARK: Far rows

    private struct Rows: View {
        let form: StackForm
        let count: Int
        let known: Int
        let length: CGFloat

        var body: some View {
            LazyLine(axis: form.axis, gap: form.spacing) {
                ForEach(0..<count, id: \.self) { row in
                    EstimatedPlaceTests.row(form.axis, row < known ? 20 : length, "\(row)")
                }
            }
        }
    }

    nonisolated private static let spaced = StackForm.all + [StackForm(spacing: 5)]

    /// The distance is that of the edge from the start of the row, where the row is expected. Rows of 20 points become
    /// longer or shorter.
    @Test(arguments: spaced, [50.0, 8] as [CGFloat]) func `The same part of a row stays beyond the edge`(
        form: StackForm, length: CGFloat
    ) throws {
        for distance in [0, 5, 10, 18] as [CGFloat] {
            let stage = stage(form) {
                ScrollView(Axis.Set(form.axis)) { Rows(form: form, count: 1_000, known: 100, length: length) }
                    .scrollIndicators(.hidden)
            }
            try stage.move(by: 100 * (20 + form.spacing) + distance, form)
            let expected = -distance / 20 * length
            #expect(abs(try place(stage, "100", form) - expected) < 0.01, "\(distance)")
            let next = length * (1 - distance / 20) + form.spacing
            #expect(abs(try place(stage, "101", form) - next) < 0.01, "\(distance)")
        }
    }

    /// The stack ends 800 points from its start, as far as it's known, and then 50 points from the edge.
    @Test(arguments: StackForm.all, [50.0, 8] as [CGFloat])
    func `What follows a stack stays when the last rows become visible`(form: StackForm, length: CGFloat) throws {
        let stage = stage(form) {
            ScrollView(Axis.Set(form.axis)) {
                let rows = Rows(form: form, count: 40, known: 5, length: length)
                let after = Self.row(form.axis, 1_000, "after")
                if form.axis == .vertical {
                    VStack(spacing: 0) {
                        rows
                        after
                    }
                } else {
                    HStack(spacing: 0) {
                        rows
                        after
                    }
                }
            }
            .scrollIndicators(.hidden)
        }
        try stage.move(by: 1_000, form)
        #expect(abs(try place(stage, "after", form) + 200) < 0.01)
        try stage.move(by: -250, form)
        #expect(abs(try place(stage, "after", form) - 50) < 0.01)
        for row in 1...Int((50 / length).rounded(.up)) {
            let expected = 50 - CGFloat(row) * length
            #expect(abs(try place(stage, "\(40 - row)", form) - expected) < 0.01, "\(row)")
        }
    }

    @Test(arguments: StackForm.all) func `A key reaches the end and the start, whatever the lengths`(form: StackForm)
        throws
    {
        let stage = stage(form) {
            ScrollView(Axis.Set(form.axis)) { Rows(form: form, count: 300, known: 100, length: 47) }
                .scrollIndicators(.hidden)
        }
        for _ in 0..<2 {
            stage.press(.end)
            try stage.settle()
            #expect(abs(try place(stage, "299", form) - 53) < 0.01)
            stage.press(.home)
            try stage.settle()
            #expect(abs(try place(stage, "0", form)) < 0.01)
        }
    }

    private struct Spaced: View {
        let axis: Axis
        let reader: Reader

        var body: some View {
            ScrollViewReader { proxy in
                let _ = reader.proxy = proxy
                ScrollView(Axis.Set(axis)) {
                    LazyLine(axis: axis, gap: 12) {
                        ForEach(0..<400, id: \.self) { row in
                            EstimatedPlaceTests.row(axis, 20 + CGFloat(row % 3) * 5, "\(row)")
                        }
                    }
                }
                .scrollIndicators(.hidden)
            }
        }
    }

    /// Row 200 is 30 points long.
    @Test(arguments: StackForm.all, [0, 0.5, 1] as [CGFloat])
    func `A scroll to a row ends at the row's anchor, without the spacing after it`(form: StackForm, anchor: CGFloat)
        throws
    {
        let reader = Reader()
        let stage = stage(form) { Spaced(axis: form.axis, reader: reader) }
        reader.proxy?.scrollTo(200, anchor: UnitPoint(x: anchor, y: anchor))
        try stage.settle()
        #expect(abs(try place(stage, "200", form) - anchor * 70) < 0.01)
    }

    // MARK: Nested stacks

    private struct Groups: View {
        let axis: Axis
        let reader: Reader

        private func group(_ group: Int) -> some View {
            LazyLine(axis: axis) {
                ForEach(0..<6, id: \.self) { item in
                    let length: Int = 10 + (group * 7 + item * 5) % 21
                    EstimatedPlaceTests.row(axis, CGFloat(length), "\(group)-\(item)")
                }
            }
        }

        var body: some View {
            ScrollViewReader { proxy in
                let _ = reader.proxy = proxy
                ScrollView(Axis.Set(axis)) {
                    LazyLine(axis: axis) { ForEach(0..<40, id: \.self) { group($0) } }
                }
                .scrollIndicators(.hidden)
            }
        }
    }

    @Test(arguments: StackForm.all) func `Nothing jumps on a return to rows that were never visible`(
        form: StackForm
    ) throws {
        let reader = Reader()
        let stage = stage(form) { Groups(axis: form.axis, reader: reader) }
        reader.proxy?.scrollTo(20, anchor: .topLeading)
        stage.update()
        #expect(abs(try place(stage, "20-0", form)) < 0.01)
        var last = stage.frames()
        for step in 0..<30 {
            try stage.move(by: -12, form)
            let now = stage.frames()
            var common = 0
            for (name, frame) in now {
                guard let old = last[name], start(frame, form) < 100, start(old, form) < 100 else { continue }
                common += 1
                let movement = start(frame, form) - start(old, form)
                #expect(abs(movement - 12) < 0.01, "\(step) \(name) \(movement)")
            }
            #expect(common > 1)
            last = now
        }
    }

    // MARK: Changed lengths

    @MainActor @Observable final class Lengths {
        var all: [CGFloat]
        init(_ all: [CGFloat]) { self.all = all }
    }

    private struct Changing: View {
        let lengths: Lengths
        let axis: Axis

        var body: some View {
            ScrollView(Axis.Set(axis)) {
                LazyLine(axis: axis) {
                    ForEach(0..<20, id: \.self) { EstimatedPlaceTests.row(axis, lengths.all[$0], "\($0)") }
                }
            }
            .scrollIndicators(.hidden)
            .accessibilityIdentifier("scroll")
        }
    }

    /// All 20 rows have been visible before the first ones change. The measurements of the others become invalid if
    /// several visible rows change and none keeps its length, or if one changes together with the window.
    @Test(
        arguments: [
            (20, 0, 40, 100, 400), (20, 1, 40, 100, 420), (20, 2, 40, 100, 440), (20, 20, 40, 100, 800),
            (20, 0, 40, 120, 400), (20, 1, 40, 120, 480), (100, 1, 50, 100, 1_950),
        ] as [(CGFloat, Int, CGFloat, CGFloat, CGFloat)], [Axis.vertical, .horizontal])
    func `Rows that aren't visible keep their lengths unless all visible ones change`(
        _ change: (length: CGFloat, count: Int, new: CGFloat, window: CGFloat, total: CGFloat), axis: Axis
    ) throws {
        let lengths = Lengths(Array(repeating: change.length, count: 20)), form = StackForm(axis: axis)
        let stage = stage(form) { Changing(lengths: lengths, axis: axis) }
        for _ in 0...Int(change.length * 20 / 90) { try stage.move(by: 90, form) }
        try stage.move(by: -change.length * 20, form)
        func total() throws -> CGFloat {
            let size = try stage.scroll("scroll").contentSize
            return axis == .vertical ? size.height : size.width
        }
        #expect(try total() == change.length * 20)
        for row in 0..<change.count { lengths.all[row] = change.new }
        if change.window == 100 {
            stage.update()
        } else {
            stage.resize(
                to: axis == .vertical
                    ? CGSize(width: 100, height: change.window) : CGSize(width: change.window, height: 100))
        }
        try stage.settle()
        #expect(abs(try total() - change.total) < 0.01)
    }

    // MARK: Changed rows

    @MainActor @Observable final class Model { var items = Array(0..<40) }

    private struct Items: View {
        let model: Model
        let axis: Axis

        var body: some View {
            ScrollView(Axis.Set(axis)) {
                LazyLine(axis: axis) {
                    ForEach(model.items, id: \.self) { EstimatedPlaceTests.row(axis, 20, "\($0)") }
                }
            }
            .scrollIndicators(.hidden)
        }
    }

    /// Content within half a point of its start rests there.
    @Test(arguments: StackForm.all, [(0, true), (0.4, true), (0.6, false), (5, false)] as [(CGFloat, Bool)])
    func `A new first row becomes visible only at rest at the start`(
        form: StackForm, rest: (distance: CGFloat, shows: Bool)
    ) throws {
        let model = Model()
        let stage = stage(form) { Items(model: model, axis: form.axis) }
        if rest.distance > 0 { try stage.move(by: rest.distance, form) }
        model.items.insert(-1, at: 0)
        try stage.settle()
        #expect(abs(try place(stage, "0", form) - (rest.shows ? 20 : 0) + rest.distance) < 0.01)
    }

    /// Row 4 ends at the edge of the window.
    @Test(arguments: StackForm.all) func `A row inserted at the edge isn't visible`(form: StackForm) throws {
        let model = Model()
        let stage = stage(form) { Items(model: model, axis: form.axis) }
        try stage.move(by: 100, form)
        model.items.insert(100, at: 5)
        try stage.settle()
        #expect(abs(try place(stage, "5", form)) < 0.01)
        try stage.move(by: -20, form)
        #expect(abs(try place(stage, "100", form)) < 0.01)
    }

    /// Rows 10 to 14 are visible, and the rows before them have been, or also the one after them. One of the distant
    /// rows is removed too.
    @Test(arguments: StackForm.all, [[100, 100], [100, 110, -10]] as [[CGFloat]])
    func `Without a visible row, the nearest one before them stays`(form: StackForm, distances: [CGFloat]) throws {
        let model = Model()
        let stage = stage(form) { Items(model: model, axis: form.axis) }
        for distance in distances { try stage.move(by: distance, form) }
        model.items.removeAll { $0 == 3 || (10...14).contains($0) }
        try stage.settle()
        #expect(abs(try place(stage, "15", form)) < 0.01)
        try stage.move(by: -10, form)
        #expect(abs(try place(stage, "9", form) + 10) < 0.01)
    }
}
