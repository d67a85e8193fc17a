import ScrollworkTesting
import SwiftUI
import Testing

/// Typical programs with `scrollPosition`.
@MainActor
@Suite struct PositionIdiomTests {
    private let size = CGSize(width: 200, height: 400)

    @MainActor @Observable final class Model {
        var id: Int?
        var writes = 0
        var position = ScrollPosition(idType: Int.self)
        var items = Array(0..<100)
    }

    private struct ByID: View {
        @Bindable var model: Model
        var anchor: UnitPoint?
        var isLazy = true

        var body: some View {
            ScrollView {
                Group {
                    if isLazy { LazyVStack(spacing: 0) { rows } } else { VStack(spacing: 0) { rows } }
                }
                .scrollTargetLayout()
            }
            .scrollPosition(id: $model.id, anchor: anchor)
            .accessibilityIdentifier("scroll")
            .onChange(of: model.id) { model.writes += 1 }
        }

        private var rows: some View { ForEach(model.items, id: \.self) { cell(200, 50, "row-\($0)") } }
    }

    private func drag(_ stage: Stage, by distance: CGFloat) throws {
        let finger = stage.touch(at: CGPoint(x: 100, y: distance < 0 ? 390 : 10))
        finger.move(by: CGSize(width: 0, height: distance + (distance < 0 ? -10 : 10)), over: 0.5)
        finger.hold(for: 0.3)
        finger.lift()
        try stage.settle()
    }

    @Test(arguments: [false, true]) func `The identity follows a finger`(isLazy: Bool) throws {
        let model = Model()
        let stage = Stage(size: size) { ByID(model: model, isLazy: isLazy) }
        #expect(model.id == nil)
        try drag(stage, by: -160)
        #expect(model.id == 3)
        try drag(stage, by: 110)
        #expect(model.id == 1)
    }

    @Test(arguments: [false, true]) func `A button that sets the identity scrolls there`(isLazy: Bool) throws {
        let model = Model()
        let stage = Stage(size: size) { ByID(model: model, anchor: .top, isLazy: isLazy) }
        model.id = 40
        try stage.settle()
        #expect(try stage.frame(of: "row-40").minY == 0)
        withAnimation(.smooth) { model.id = 10 }
        stage.advance(by: 0.1)
        let between = try stage.scroll("scroll").offset.y
        #expect(between > 500 && between < 2_000)
        try stage.settle()
        #expect(try stage.frame(of: "row-10").minY == 0)
        #expect(model.id == 10)
    }

    @Test func `With a center anchor, the row in the middle counts`() throws {
        let model = Model()
        let stage = Stage(size: size) { ByID(model: model, anchor: .center) }
        try drag(stage, by: -100)
        // The center of the view is 300 points from the start of the content.
        #expect(model.id == 5 || model.id == 6)
        model.id = 50
        try stage.settle()
        #expect(try stage.frame(of: "row-50").midY == 200)
    }

    @Test func `An unknown identity changes nothing`() throws {
        let model = Model()
        let stage = Stage(size: size) { ByID(model: model) }
        model.id = 5_000
        try stage.settle()
        #expect(try stage.scroll("scroll").offset.y == 0)
        try drag(stage, by: -200)
        #expect(model.id == 4)
    }

    @Test func `Nil scrolls nowhere`() throws {
        let model = Model()
        let stage = Stage(size: size) { ByID(model: model) }
        model.id = 30
        try stage.settle()
        let place = try stage.scroll("scroll").offset.y
        model.id = nil
        try stage.settle()
        #expect(try stage.scroll("scroll").offset.y == place)
    }

    @Test func `Rows inserted before keep the visible ones in place`() throws {
        let model = Model()
        let stage = Stage(size: size) { ByID(model: model, anchor: .top) }
        model.id = 40
        try stage.settle()
        model.items.insert(contentsOf: 1_000..<1_020, at: 0)
        try stage.settle()
        #expect(try stage.frame(of: "row-40").minY == 0)
        #expect(model.id == 40)
    }

    private struct Ticks: View {
        @State private var value = 0.0
        let isWhole: Bool
        let log: GestureLog

        var body: some View {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) { ForEach(0..<1_000, id: \.self) { cell(14, 50, "tick-\($0)") } }
                    .scrollTargetLayout()
            }
            .scrollPosition(
                id: Binding(
                    get: { isWhole ? Int(value) * 10 : Int((value * 10).rounded()) },
                    set: {
                        guard let tick = $0 else { return }
                        log.note("\(tick)")
                        value = Double(tick) / 10
                    })
            )
            .accessibilityIdentifier("ruler")
        }
    }

    /// The getter returns 0 for ticks 0...9: it doesn't change, so nothing scrolls back.
    @Test(arguments: [true, false]) func `A binding that rounds does not hold the content`(isWhole: Bool) throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 300, height: 50)) { Ticks(isWhole: isWhole, log: log) }
        let finger = stage.touch(at: CGPoint(x: 250, y: 25))
        finger.move(by: CGSize(width: -94, height: 0), over: 0.5)
        #expect(try stage.scroll("ruler").offset.x == 84)
        finger.hold(for: 0.2)
        #expect(try stage.scroll("ruler").offset.x == 84)
        finger.lift()
        try stage.settle()
        #expect(try stage.scroll("ruler").offset.x == 84)
        #expect(log.entries.last == "6")
    }

    @MainActor @Observable final class Strict { var value: Int? = 0 }

    /// The program rejects a value: it keeps its own, and sets another one later.
    @Test func `A value that the program sets after rejecting one is reached`() throws {
        struct Rows: View {
            let model: Strict
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { cell(200, 50, "row-\($0)") } }
                        .scrollTargetLayout()
                }
                .scrollPosition(id: Binding(get: { model.value }, set: { _ in }), anchor: .top)
                .accessibilityIdentifier("scroll")
            }
        }
        let model = Strict()
        let stage = Stage(size: size) { Rows(model: model) }
        try drag(stage, by: -260)
        #expect(try stage.scroll("scroll").offset.y == 260)
        model.value = 20
        try stage.settle()
        #expect(try stage.frame(of: "row-20").minY == 0)
    }

    // MARK: ScrollPosition

    private struct ByPosition: View {
        @Bindable var model: Model

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(model.items, id: \.self) { cell(200, 50, "row-\($0)") } }
                    .scrollTargetLayout()
            }
            .scrollPosition($model.position)
            .accessibilityIdentifier("scroll")
        }
    }

    @Test func `A position scrolls to edges, points and views`() throws {
        let model = Model()
        let stage = Stage(size: size) { ByPosition(model: model) }
        model.position.scrollTo(edge: .bottom)
        try stage.settle()
        #expect(try stage.frame(of: "row-99").maxY == 400)
        model.position.scrollTo(y: 120)
        try stage.settle()
        #expect(try stage.scroll("scroll").offset.y == 120)
        model.position.scrollTo(id: 30, anchor: .bottom)
        try stage.settle()
        #expect(try stage.frame(of: "row-30").maxY == 400)
        withAnimation { model.position.scrollTo(edge: .top) }
        try stage.settle()
        #expect(try stage.scroll("scroll").offset.y == 0)
        #expect(!model.position.isPositionedByUser)
    }

    @Test func `A position reports that a person moved it, and where`() throws {
        let model = Model()
        let stage = Stage(size: size) { ByPosition(model: model) }
        model.position.scrollTo(edge: .bottom)
        try stage.settle()
        try drag(stage, by: 200)
        #expect(model.position.isPositionedByUser)
        #expect(model.position.edge == nil)
        #expect(model.position.viewID(type: Int.self) == 88)
    }

    @Test func `To the top again and again`() throws {
        let model = Model()
        let stage = Stage(size: size) { ByPosition(model: model) }
        for _ in 0..<3 {
            try drag(stage, by: -300)
            model.position.scrollTo(edge: .top)
            try stage.settle()
            #expect(try stage.scroll("scroll").offset.y == 0)
        }
    }

    @Test func `An initial position is where the content begins`() throws {
        struct Rows: View {
            @State private var position = ScrollPosition(id: 42, anchor: .top)
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { cell(200, 50, "row-\($0)") } }
                        .scrollTargetLayout()
                }
                .scrollPosition($position)
            }
        }
        let stage = Stage(size: size) { Rows() }
        #expect(try stage.frame(of: "row-42").minY == 0)
    }

    // MARK: Anchors

    @Test func `Content that begins at the bottom grows upward`() throws {
        let model = Model()
        struct Rows: View {
            let model: Model
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) { ForEach(model.items, id: \.self) { cell(200, 50, "row-\($0)") } }
                }
                .defaultScrollAnchor(.bottom)
            }
        }
        let stage = Stage(size: size) { Rows(model: model) }
        #expect(try stage.frame(of: "row-99").maxY == 400)
        model.items.append(100)
        try stage.settle()
        #expect(try stage.frame(of: "row-100").maxY == 400)
    }

    @Test func `Short content is at its anchor`() throws {
        for (anchor, y) in [(UnitPoint.bottom, 300.0), (.center, 150), (.top, 0)] {
            let stage = Stage(size: size) {
                ScrollView { cell(200, 100, "card") }.defaultScrollAnchor(anchor)
            }
            #expect(try stage.frame(of: "card").minY == y)
        }
    }
}
