import ScrollworkTesting
import SwiftUI
import Testing

/// A position that is bound around two scroll views, side by side in a window of 200 points. It belongs to the first.
@MainActor
@Suite struct SharedPositionTests {
    @MainActor @Observable final class Model {
        var isFirstShown = true
        var row: Int?
        var position = ScrollPosition(idType: Int.self)

        func show(_ row: Int, isByID: Bool) { if isByID { self.row = row } else { position.scrollTo(id: row) } }

        func current(isByID: Bool) -> Int? { isByID ? row : position.viewID(type: Int.self) }
    }

    private struct Columns: View {
        let isFirstShown: Bool

        var body: some View {
            HStack(spacing: 0) {
                if isFirstShown { column("first") }
                column("second")
            }
        }

        private func column(_ name: String) -> some View {
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<40, id: \.self) { _ in Color.red.frame(width: 100, height: 50) } }
                    .scrollTargetLayout()
            }
            .accessibilityIdentifier(name)
        }
    }

    private struct Page: View {
        @Bindable var model: Model
        let isByID: Bool

        var body: some View {
            let columns = Columns(isFirstShown: model.isFirstShown)
            if isByID { columns.scrollPosition(id: $model.row) } else { columns.scrollPosition($model.position) }
        }
    }

    private func stage(_ model: Model, isByID: Bool) -> Stage {
        Stage(size: CGSize(width: 200, height: 200)) { Page(model: model, isByID: isByID) }
    }

    private func offsets(_ stage: Stage) throws -> [CGFloat] {
        try ["first", "second"].map { try stage.scroll($0).offset.y }
    }

    /// Moves a scroll view, and waits until the wheel can move the other one.
    private func wheel(_ stage: Stage, at x: CGFloat, by distance: CGFloat) {
        stage.wheel(by: CGSize(width: 0, height: distance), at: CGPoint(x: x, y: 100), precise: true)
        stage.advance(by: 1)
    }

    @Test(arguments: [false, true]) func `Only the first scroll view has the position`(isByID: Bool) throws {
        let model = Model(), stage = stage(model, isByID: isByID)
        wheel(stage, at: 150, by: 100)
        #expect(try offsets(stage) == [0, 100])
        #expect(model.current(isByID: isByID) == nil && !model.position.isPositionedByUser)
        wheel(stage, at: 50, by: 150)
        #expect(try offsets(stage) == [150, 100])
        #expect(model.current(isByID: isByID) == 3 && model.position.isPositionedByUser == !isByID)
        model.show(10, isByID: isByID)
        try stage.settle()
        #expect(try offsets(stage) == [350, 100])
        wheel(stage, at: 150, by: 100)
        #expect(try offsets(stage) == [350, 200])
        #expect(model.current(isByID: isByID) == 10 && !model.position.isPositionedByUser)
    }

    @Test(arguments: [false, true]) func `A scroll view that returns has the position again`(isByID: Bool) throws {
        let model = Model(), stage = stage(model, isByID: isByID)
        model.isFirstShown = false
        stage.update()
        #expect(!stage.exists("first"))
        model.isFirstShown = true
        stage.update()
        model.show(10, isByID: isByID)
        try stage.settle()
        #expect(try offsets(stage) == [350, 0])
        wheel(stage, at: 50, by: -100)
        #expect(try offsets(stage) == [250, 0])
        #expect(model.current(isByID: isByID) == 5)
    }

    /// The second scroll view is then in the middle of the window.
    @Test(arguments: [false, true], [false, true])
    func `A position belongs to the scroll view that remains`(isByID: Bool, isAnimated: Bool) throws {
        for isMovedFirst in [false, true] {
            let model = Model(), stage = stage(model, isByID: isByID)
            wheel(stage, at: 50, by: 150)
            #expect(model.current(isByID: isByID) == 3)
            withAnimation(isAnimated ? .linear(duration: 0.2) : nil) { model.isFirstShown = false }
            try stage.settle()
            #expect(!stage.exists("first"))
            if isMovedFirst {
                wheel(stage, at: 100, by: 250)
                #expect(try stage.scroll("second").offset.y == 250)
                #expect(model.current(isByID: isByID) == 5 && model.position.isPositionedByUser == !isByID)
            }
            model.show(20, isByID: isByID)
            try stage.settle()
            #expect(try stage.scroll("second").offset.y == 850)
            #expect(model.current(isByID: isByID) == 20)
            // It keeps the position when another one appears.
            model.isFirstShown = true
            try stage.settle()
            model.show(10, isByID: isByID)
            try stage.settle()
            #expect(try offsets(stage) == [0, 500])
        }
    }

    // MARK: Nested scroll views

    @MainActor @Observable final class Feed {
        var items = Array(0..<20)
        var row: Int?
    }

    private struct Nested: View {
        @Bindable var feed: Feed

        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView {
                        LazyVStack(spacing: 0) { ForEach(feed.items, id: \.self) { cell(100, 40, "\($0)") } }
                    }
                    .frame(height: 100)
                    .accessibilityIdentifier("inner")
                    Color.blue.frame(height: 1_000)
                }
            }
            .scrollPosition(id: $feed.row)
        }
    }

    /// With a position, the first visible row would stay in place.
    @Test func `A scroll view inside one with a position has none`() throws {
        let feed = Feed()
        let stage = Stage(size: CGSize(width: 100, height: 200)) { Nested(feed: feed) }
        feed.items.insert(-1, at: 0)
        try stage.settle()
        #expect(try stage.frame(of: "-1").minY == 0 && stage.frame(of: "0").minY == 40)
        #expect(try stage.scroll("inner").offset.y == 0)
    }

    // MARK: Writes

    /// A value outside the views, whose writes are counted.
    @MainActor private final class Store {
        var row: Int? { didSet { writes += 1 } }
        var position = ScrollPosition(idType: Int.self) { didSet { writes += 1 } }
        var writes = 0
    }

    private struct Rows: View {
        let store: Store
        let isByID: Bool

        var body: some View {
            let scroll = ScrollView {
                VStack(spacing: 0) { ForEach(0..<40, id: \.self) { _ in Color.red.frame(width: 100, height: 50) } }
                    .scrollTargetLayout()
            }
            .accessibilityIdentifier("scroll")
            if isByID {
                scroll.scrollPosition(id: Binding(get: { store.row }, set: { store.row = $0 }))
            } else {
                scroll.scrollPosition(Binding(get: { store.position }, set: { store.position = $0 }))
            }
        }
    }

    /// The first row is nearest to the edge up to an offset of 25 points.
    @Test(arguments: [false, true]) func `A position is written once for each row`(isByID: Bool) throws {
        let store = Store()
        let stage = Stage(size: CGSize(width: 100, height: 200)) { Rows(store: store, isByID: isByID) }
        let finger = stage.touch(at: CGPoint(x: 50, y: 190))
        finger.move(by: CGSize(width: 0, height: -20), over: 0.1)
        #expect(abs(try stage.scroll("scroll").offset.y - 10) < 0.01)
        let first = store.writes
        #expect(first > 0)
        for (distance, count) in [(10, 0), (4, 0), (2, 1), (10, 1), (-9, 1), (-3, 2), (-10, 2)] as [(CGFloat, Int)] {
            finger.move(by: CGSize(width: 0, height: -distance), over: 0.1)
            #expect(store.writes - first == count, "\(distance)")
        }
        finger.hold(for: 0.3)
        finger.lift()
        try stage.settle()
        #expect(store.writes - first == 2)
        #expect(isByID ? store.row == 0 : store.position.viewID(type: Int.self) == 0)
    }
}
