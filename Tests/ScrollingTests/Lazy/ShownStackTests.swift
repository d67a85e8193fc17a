import LayerTree
@testable import ScrollworkTesting
import SwiftUI
import Testing

/// What a stack of many views in a scroll view shows. Only views near the viewport have layers in the tree.
@MainActor
@Suite struct ShownStackTests {
    private static let count = 120

    private static func color(_ row: Int) -> Color {
        Color(red: Double(row % 5) / 8, green: Double(row % 7) / 8, blue: Double(row % 3) / 4)
    }

    private struct Rows: View {
        let axis: Axis
        var raised: Int?
        var moved: Int?

        var body: some View {
            ScrollView(Axis.Set(axis)) {
                Group {
                    if axis == .vertical { VStack(spacing: 0) { rows } } else { HStack(spacing: 0) { rows } }
                }
                .padding(axis == .vertical ? .top : .leading, 30)
            }
            .scrollIndicators(.hidden)
        }

        private var rows: some View {
            ForEach(0..<ShownStackTests.count, id: \.self) { row in
                let length = 8 + CGFloat(row % 4) * 6
                ShownStackTests.color(row)
                    .frame(width: axis == .vertical ? 100 : length, height: axis == .vertical ? length : 100)
                    .zIndex(row == raised ? 1 : 0)
                    .offset(y: row == moved ? -850 : 0)
                    .accessibilityIdentifier("\(row)")
            }
        }
    }

    private func isNear(_ found: RGBA, _ row: Int) -> Bool {
        abs(found.red - Float(row % 5) / 8) < 0.02 && abs(found.green - Float(row % 7) / 8) < 0.02
            && abs(found.blue - Float(row % 3) / 4) < 0.02
    }

    /// Checks that every visible view is drawn where it is.
    private func check(_ stage: Stage, _ axis: Axis, _ location: SourceLocation = #_sourceLocation) {
        let pixels = Pixels(stage)
        var checked = 0, wrong: [String] = []
        for (name, frame) in stage.frames() {
            guard let row = Int(name) else { continue }
            let middle = CGPoint(x: frame.midX, y: frame.midY)
            guard CGRect(x: 1, y: 1, width: 98, height: 98).contains(middle) else { continue }
            checked += 1
            if !isNear(pixels[Int(middle.x), Int(middle.y)], row) { wrong.append(name) }
        }
        #expect(wrong.isEmpty && checked > 2, sourceLocation: location)
    }

    @Test(arguments: [(Axis.vertical, false), (.horizontal, false), (.horizontal, true)])
    func `All visible views are drawn, wherever the content is`(axis: Axis, isRightToLeft: Bool) throws {
        for raised in [nil, 50] {
            let stage = Stage(
                size: CGSize(width: 100, height: 100), scale: 1,
                environment: { $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
            ) { Rows(axis: axis, raised: raised) }
            check(stage, axis)
            let sign: CGFloat = isRightToLeft ? -1 : 1
            for distance in [40, 60, 99, 101, 250, 900, -30, -150, -450, 5_000, -100, -5_000] as [CGFloat] {
                stage.wheel(
                    by: axis == .vertical
                        ? CGSize(width: 0, height: distance) : CGSize(width: distance * sign, height: 0),
                    at: CGPoint(x: 50, y: 50), precise: true)
                try stage.settle()
                check(stage, axis)
            }
        }
    }

    private func drawings(_ layer: Layer) -> Int {
        (layer.content.isEmpty ? 0 : 1) + layer.children.map(drawings).reduce(0, +)
    }

    /// Views of 10 points in a window of 100 points. A view that touches the range counts.
    @Test(
        arguments: [
            (63, 0, 63...63), (64, 0, 20...21), (300, 0, 20...21), (300, 500, 30...32), (300, 2_900, 20...21),
        ] as [(Int, CGFloat, ClosedRange<Int>)], StackForm.all)
    func `Of many views, those within a window's length have layers`(
        _ place: (count: Int, offset: CGFloat, layers: ClosedRange<Int>), form: StackForm
    ) throws {
        let isVertical = form.axis == .vertical
        let stage = Stage(
            size: CGSize(width: 100, height: 100),
            environment: { $0.layoutDirection = form.isRightToLeft ? .rightToLeft : .leftToRight }
        ) {
            ScrollView(Axis.Set(form.axis)) {
                let rows = ForEach(0..<place.count, id: \.self) { _ in
                    Color.red.frame(width: isVertical ? 100 : 10, height: isVertical ? 10 : 100)
                }
                if isVertical { VStack(spacing: 0) { rows } } else { HStack(spacing: 0) { rows } }
            }
            .scrollIndicators(.hidden)
        }
        if place.offset > 0 { try stage.move(by: place.offset, form) }
        #expect(place.layers.contains(drawings(stage.graph.rootLayer)))
    }

    /// Views of 10 points, with 80 points before and after them in a window of 100 points. Each row is an offset, a
    /// movement, and the number of views within a window's length at the offset.
    @Test(
        arguments: [(0, 60, 12...13), (500, 60, 30...32), (3_060, -60, 12...13)]
            as [(CGFloat, CGFloat, ClosedRange<Int>)], StackForm.all)
    func `A movement within the views that have layers changes none of them, also at an end`(
        _ place: (offset: CGFloat, distance: CGFloat, layers: ClosedRange<Int>), form: StackForm
    ) throws {
        let isVertical = form.axis == .vertical
        let stage = Stage(
            size: CGSize(width: 100, height: 100),
            environment: { $0.layoutDirection = form.isRightToLeft ? .rightToLeft : .leftToRight }
        ) {
            ScrollView(Axis.Set(form.axis)) {
                let rows = ForEach(0..<300, id: \.self) { _ in
                    Color.red.frame(width: isVertical ? 100 : 10, height: isVertical ? 10 : 100)
                }
                if isVertical {
                    VStack(spacing: 0) { rows }.padding(.vertical, 80)
                } else {
                    HStack(spacing: 0) { rows }.padding(.horizontal, 80)
                }
            }
            .scrollIndicators(.hidden)
        }
        try stage.move(by: 700, form)
        try stage.move(by: place.offset - 700, form)
        let count = drawings(stage.graph.rootLayer)
        #expect(place.layers.contains(count))
        try stage.move(by: place.distance, form)
        #expect(drawings(stage.graph.rootLayer) == count)
    }

    @Test func `A fling draws all views that pass`() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1) { Rows(axis: .vertical) }
        stage.flick(from: CGPoint(x: 50, y: 80), velocity: CGVector(dx: 0, dy: -3_000))
        for _ in 0..<20 {
            stage.advance(by: 1.0 / 30)
            check(stage, .vertical)
        }
    }

    @Test func `A view that an offset makes visible is drawn`() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1) { Rows(axis: .vertical, moved: 52) }
        let place = try stage.drawnFrame(of: "52")
        #expect(place.minY > 0 && place.maxY < 100, "\(place)")
        #expect(isNear(Pixels(stage)[50, Int(place.midY)], 52))
    }

    @MainActor @Observable final class Shift { var row: Int? }

    private struct Shifted: View {
        let shift: Shift

        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<300, id: \.self) { row in
                        Color.red.frame(width: 100, height: 10).offset(x: row == shift.row ? 5 : 0)
                    }
                }
            }
            .scrollIndicators(.hidden)
        }
    }

    /// Rows 39 to 70 are within a window's length of the window, or touch its end.
    @Test(arguments: [(5, 1), (38, 1), (39, 0), (50, 0), (70, 0), (71, 1), (200, 1)])
    func `A view that is drawn elsewhere has a layer wherever it is`(row: Int, more: Int) throws {
        let shift = Shift()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Shifted(shift: shift) }
        try stage.move(by: 500, StackForm())
        let count = drawings(stage.graph.rootLayer)
        #expect((30...32).contains(count))
        shift.row = row
        try stage.settle()
        #expect(drawings(stage.graph.rootLayer) == count + more)
        shift.row = nil
        try stage.settle()
        #expect(drawings(stage.graph.rootLayer) == count)
    }

    @MainActor @Observable final class Model { var items = Array(0..<300) }

    private struct Items: View {
        let model: Model
        var moved: Int?

        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(model.items, id: \.self) { item in
                        Color(red: item == moved ? 0 : 1, green: 0, blue: 0).frame(width: 100, height: 10)
                            .offset(y: item == moved ? -950 : 0)
                    }
                }
            }
            .scrollIndicators(.hidden)
        }
    }

    @Test func `A stack has all its layers while it has few views`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Items(model: model) }
        #expect((20...21).contains(drawings(stage.graph.rootLayer)))
        for (count, layers) in [(63, 63...63), (64, 20...21), (30, 30...30), (300, 20...21)] {
            model.items = Array(0..<count)
            try stage.settle()
            #expect(layers.contains(drawings(stage.graph.rootLayer)), "\(count)")
        }
    }

    /// View 100 is drawn 50 points from the start, and then three views less.
    @Test func `A view that is drawn elsewhere stays visible when views before it leave`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1) { Items(model: model, moved: 100) }
        func isDark() -> [Bool] { [15, 25, 45, 55].map { Pixels(stage)[50, $0].red < 0.5 } }
        #expect(isDark() == [false, false, false, true])
        model.items.removeFirst(3)
        try stage.settle()
        #expect(isDark() == [false, true, false, false])
    }

    private struct Sorted: View {
        let model: Model

        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(model.items, id: \.self) { item in
                        Color(red: item == 2 ? 0 : 1, green: 0, blue: 0).frame(width: 100, height: 10)
                    }
                }
            }
            .scrollIndicators(.hidden)
        }
    }

    @Test func `A view that moves to the end is drawn on its way, and then has no layer`() throws {
        let model = Model()
        model.items = Array(0..<100)
        let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1) { Sorted(model: model) }
        withAnimation(.linear(duration: 0.1)) { model.items = [0, 1] + Array(3..<100) + [2] }
        stage.update()
        #expect(Pixels(stage)[50, 25].red < 0.5)
        try stage.settle()
        #expect(Pixels(stage)[50, 25].red > 0.5)
        #expect((20...21).contains(drawings(stage.graph.rootLayer)))
    }

    private struct Ending: View {
        let model: Model

        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(model.items, id: \.self) { _ in Color.red.frame(width: 100, height: 10) }
                    if model.items.count > 9 { Color.blue.frame(width: 100, height: 10) }
                }
            }
            .scrollIndicators(.hidden)
        }
    }

    @Test func `A view leaves together with most of the many views before it`() throws {
        let model = Model()
        model.items = Array(0..<70)
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Ending(model: model) }
        withAnimation(.linear(duration: 0.1)) { model.items = [0, 1] }
        try stage.settle()
        #expect(drawings(stage.graph.rootLayer) == 2)
    }

    @MainActor @Observable final class Order { var raised: Int? }

    /// Each view begins 10 points before the end of the one before.
    private struct Overlapping: View {
        let order: Order

        var body: some View {
            ScrollView {
                VStack(spacing: -10) {
                    ForEach(0..<ShownStackTests.count, id: \.self) { row in
                        ShownStackTests.color(row).frame(width: 100, height: 30).zIndex(row == order.raised ? 1 : 0)
                    }
                }
            }
            .scrollIndicators(.hidden)
        }
    }

    /// Each step is a distance, the raised view, and the view that is in front at 45 points.
    @Test func `A raised view is in front of the one after it, wherever the content is`() throws {
        let order = Order()
        let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1) { Overlapping(order: order) }
        let steps: [(CGFloat, Int?, Int)] = [
            (0, nil, 2), (0, 1, 1), (0, nil, 2), (200, nil, 12), (0, 11, 11), (20, 11, 13), (980, 11, 62), (0, 61, 61),
            (-1_000, 61, 12), (0, 11, 11), (0, nil, 12),
        ]
        for (index, (distance, raised, front)) in steps.enumerated() {
            order.raised = raised
            if distance != 0 { try stage.move(by: distance, StackForm()) }
            try stage.settle()
            #expect(isNear(Pixels(stage)[50, 45], front), "\(index)")
        }
    }

    @Test func `A scroll within the views near the viewport changes no layer but the content's`() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1) { Rows(axis: .vertical) }
        stage.wheel(by: CGSize(width: 0, height: 500), at: CGPoint(x: 50, y: 50), precise: true)
        try stage.settle()
        stage.resetStatistics()
        stage.wheel(by: CGSize(width: 0, height: 40), at: CGPoint(x: 50, y: 50), precise: true)
        stage.advance(by: 0.05)
        #expect(stage.statistics.layersChanged <= 3 && stage.statistics.nodesLaidOut == 0)
    }
}
