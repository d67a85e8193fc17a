import ScrollworkTesting
import SwiftUI
import Testing
import ViewRuntime

/// Scroll positions as values, and as what they say about the content.
@MainActor
@Suite struct ScrollPositionValueTests {
    // MARK: Values

    @Test func `A position has the properties that it was created with`() {
        func parts(_ position: ScrollPosition) -> [String?] {
            [
                position.edge.map { "\($0)" }, position.point.map { "\($0.x) \($0.y)" }, position.x.map { "\($0)" },
                position.y.map { "\($0)" }, position.viewID(type: Int.self).map { "\($0)" },
            ]
        }
        let all: [(ScrollPosition, [String?])] = [
            (ScrollPosition(), [nil, nil, nil, nil, nil]),
            (ScrollPosition(edge: .leading), ["leading", nil, nil, nil, nil]),
            (ScrollPosition(x: 3, y: 4), [nil, "3.0 4.0", "3.0", "4.0", nil]),
            (ScrollPosition(point: CGPoint(x: 5, y: 6)), [nil, "5.0 6.0", "5.0", "6.0", nil]),
            (ScrollPosition(x: 3), [nil, nil, "3.0", nil, nil]),
            (ScrollPosition(y: 4), [nil, nil, nil, "4.0", nil]),
            (ScrollPosition(id: 8), [nil, nil, nil, nil, "8"]),
        ]
        for (position, expected) in all {
            #expect(parts(position) == expected && !position.isPositionedByUser)
            // A scroll to the same place makes an equal position.
            var other = ScrollPosition(idType: Int.self)
            other.isPositionedByUser = true
            if let edge = position.edge {
                other.scrollTo(edge: edge)
            } else if let point = position.point {
                other.scrollTo(point: point)
            } else if let x = position.x {
                other.scrollTo(x: x)
            } else if let y = position.y {
                other.scrollTo(y: y)
            } else if let id = position.viewID(type: Int.self) {
                other.scrollTo(id: id)
            } else {
                continue
            }
            #expect(other == position && !other.isPositionedByUser && parts(other) == expected)
            // What a person does clears the edge and the point, but not the view.
            other.isPositionedByUser = true
            #expect(other != position && parts(other) == [nil, nil, nil, nil, expected[4]])
            other.isPositionedByUser = false
            #expect(parts(other) == [nil, nil, nil, nil, expected[4]])
        }
        for (index, (position, _)) in all.enumerated() {
            for (other, (value, _)) in all.enumerated() { #expect((position == value) == (index == other)) }
        }
    }

    @Test func `Positions differ by their anchor and by the type of the identity`() {
        #expect(ScrollPosition(id: 1) == ScrollPosition(id: 1) && ScrollPosition(id: 1) != ScrollPosition(id: 2))
        #expect(ScrollPosition(id: 1) != ScrollPosition(id: 1, anchor: .top))
        #expect(ScrollPosition(id: 1, anchor: .top) != ScrollPosition(id: 1, anchor: .bottom))
        #expect(ScrollPosition(id: 1) != ScrollPosition(id: "1"))
        #expect(ScrollPosition(edge: .top) != ScrollPosition(edge: .bottom))
        #expect(ScrollPosition(x: 1) != ScrollPosition(x: 2))
        #expect(ScrollPosition(x: 1, y: 2) != ScrollPosition(x: 1, y: 3))
        #expect(ScrollPosition(id: 1).viewID(type: String.self) == nil)
    }

    @Test func `A transaction has the settings of a scroll only if the program sets them`() {
        var transaction = Transaction()
        #expect(transaction.scrollTargetAnchor == nil && !transaction.scrollPositionUpdatePreservesVelocity)
        #expect(transaction.scrollContentOffsetAdjustmentBehavior.kind == .automatic)
        transaction.scrollTargetAnchor = .trailing
        transaction.scrollPositionUpdatePreservesVelocity = true
        transaction.scrollContentOffsetAdjustmentBehavior = .disabled
        #expect(transaction.scrollTargetAnchor == .trailing && transaction.scrollPositionUpdatePreservesVelocity)
        #expect(transaction.scrollContentOffsetAdjustmentBehavior.kind == .disabled)
    }

    // MARK: On stage

    @MainActor @Observable final class Model {
        var position: ScrollPosition
        var row: Int?
        init(_ position: ScrollPosition = ScrollPosition(idType: Int.self)) { self.position = position }
    }

    /// Content of 1,000 by 2,000 points with margins of 10 and 20 points at the leading and the top edge.
    private struct Plane: View {
        @Bindable var model: Model
        var body: some View {
            ScrollView([.horizontal, .vertical]) { cell(1_000, 2_000, "content") }
                .contentMargins(.leading, 10).contentMargins(.top, 20)
                .scrollPosition($model.position)
                .accessibilityIdentifier("scroll")
        }
    }

    /// Returns the distances of the leading and the top edge of the content from those of the container.
    private func place(_ stage: Stage, _ isRightToLeft: Bool) throws -> [CGFloat] {
        let frame = try stage.frame(of: "content")
        return [(isRightToLeft ? 100 - frame.maxX : frame.minX) - 10, frame.minY - 20]
    }

    /// The last positions are 910 and 1,920 points.
    nonisolated private static let places: [(ScrollPosition, [CGFloat])] = [
        (ScrollPosition(edge: .bottom), [50, 1_920]), (ScrollPosition(edge: .top), [50, 0]),
        (ScrollPosition(edge: .leading), [0, 70]), (ScrollPosition(edge: .trailing), [910, 70]),
        (ScrollPosition(x: 200, y: 300), [200, 300]), (ScrollPosition(x: 200), [200, 70]),
        (ScrollPosition(y: 300), [50, 300]), (ScrollPosition(point: CGPoint(x: 5_000, y: -9)), [910, 0]),
        (ScrollPosition(x: -1, y: 5_000), [0, 1_920]), (ScrollPosition(x: .infinity, y: -.infinity), [0, 0]),
    ]

    @Test(arguments: places.indices, [false, true]) func `A program scrolls to an edge or to a point`(
        index: Int, isRightToLeft: Bool
    ) throws {
        let (position, expected) = Self.places[index]
        for isAnimated in [false, true] {
            let model = Model(ScrollPosition(x: 50, y: 70))
            let stage = Stage(
                size: CGSize(width: 100, height: 100),
                environment: { $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
            ) { Plane(model: model) }
            #expect(try place(stage, isRightToLeft) == [-50, -70])
            withAnimation(isAnimated ? .linear(duration: 0.3) : nil) { model.position = position }
            stage.update()
            let isThere = try place(stage, isRightToLeft) == expected.map { 0 - $0 }
            #expect(isThere != isAnimated)
            try stage.settle()
            #expect(try place(stage, isRightToLeft) == expected.map { 0 - $0 })
            // The program's position isn't replaced by where it ends.
            #expect(model.position == position && !model.position.isPositionedByUser)
        }
    }

    @Test func `With reduced motion, a program's scroll isn't animated`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 100), environment: { $0.set(.reduceMotion) }) {
            Plane(model: model)
        }
        withAnimation(.linear(duration: 1)) { model.position.scrollTo(y: 500) }
        stage.update()
        #expect(try place(stage, false) == [0, -500])
    }

    // MARK: The view at the position

    private struct Rows: View {
        @Bindable var model: Model
        let anchor: UnitPoint?
        let isByID: Bool

        var body: some View {
            let scroll = ScrollView {
                VStack(spacing: 0) { ForEach(0..<40, id: \.self) { cell(100, 50, "\($0)") } }.scrollTargetLayout()
            }
            .accessibilityIdentifier("scroll")
            if isByID {
                scroll.scrollPosition(id: $model.row, anchor: anchor)
            } else {
                scroll.scrollPosition($model.position, anchor: anchor)
            }
        }
    }

    /// Rows of 50 points in a window of 200 points. If two are equally near, the earlier one is at the position.
    nonisolated private static let views: [(UnitPoint?, CGFloat, Int)] = [
        (nil, 24, 0), (nil, 25, 0), (nil, 26, 1), (nil, 74, 1), (nil, 76, 2), (.top, 76, 2), (.bottom, 24, 3),
        (.bottom, 26, 4), (.center, 0.5, 2), (.center, 24, 2), (.center, 49.5, 2), (.center, 51, 3),
        (UnitPoint(x: 0, y: 0.25), 13, 1), (UnitPoint(x: 0, y: 0.25), 11, 1), (UnitPoint(x: 0, y: 0.25), 50, 2),
    ]

    @Test(arguments: views.indices, [false, true]) func `The view at the position is the one nearest to the anchor`(
        index: Int, isByID: Bool
    ) throws {
        let (anchor, distance, row) = Self.views[index]
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 200)) { Rows(model: model, anchor: anchor, isByID: isByID) }
        let finger = stage.touch(at: CGPoint(x: 50, y: 190))
        finger.move(by: CGSize(width: 0, height: -10 - distance), over: 0.5)
        #expect(abs(try stage.scroll("scroll").offset.y - distance) < 0.001)
        finger.hold(for: 0.3)
        finger.lift()
        try stage.settle()
        #expect(isByID ? model.row == row : model.position.viewID(type: Int.self) == row)
        if !isByID { #expect(model.position.isPositionedByUser) }
    }

    @Test func `An identity of another type isn't reported`() throws {
        let model = Model(ScrollPosition(idType: String.self, edge: .top))
        let stage = Stage(size: CGSize(width: 100, height: 200)) { Rows(model: model, anchor: nil, isByID: false) }
        stage.drag(from: CGPoint(x: 50, y: 190), to: CGPoint(x: 50, y: 90), over: 0.5)
        try stage.settle()
        #expect(model.position.isPositionedByUser && model.position.viewID == nil && model.position.edge == nil)
    }

    /// The first row is 5, at 250 points, in a window of 200 points.
    @Test(
        arguments: [
            (nil, nil, 3, 150), (nil, nil, 6, 250), (nil, nil, 8, 250), (nil, nil, 9, 300), (.top, nil, 9, 450),
            (.bottom, nil, 9, 300), (.center, nil, 9, 375), (.top, .bottom, 9, 300), (nil, .center, 9, 375),
            (.top, nil, 39, 1_800), (.top, nil, 100, 250),
        ] as [(UnitPoint?, UnitPoint?, Int, CGFloat)])
    func `A program scrolls to a view at its anchor, or by the least distance`(
        anchor: UnitPoint?, own: UnitPoint?, row: Int, offset: CGFloat
    ) throws {
        for isByID in [false, true] {
            let model = Model()
            let stage = Stage(size: CGSize(width: 100, height: 200)) {
                Rows(model: model, anchor: anchor, isByID: isByID)
            }
            stage.wheel(by: CGSize(width: 0, height: 250), at: CGPoint(x: 50, y: 100), precise: true)
            try stage.settle()
            var transaction = Transaction()
            transaction.scrollTargetAnchor = own
            withTransaction(transaction) {
                if isByID { model.row = row } else { model.position.scrollTo(id: row) }
            }
            try stage.settle()
            #expect(abs(try stage.scroll("scroll").offset.y - offset) < 0.01, "\(isByID)")
            if !isByID, own == nil {
                model.position.scrollTo(id: 12, anchor: UnitPoint(x: 0, y: 0.5))
                try stage.settle()
                #expect(abs(try stage.scroll("scroll").offset.y - 525) < 0.01)
            }
        }
    }

    @Test func `The first identity and none don't scroll`() throws {
        let model = Model()
        model.row = 20
        let stage = Stage(size: CGSize(width: 100, height: 200)) { Rows(model: model, anchor: nil, isByID: true) }
        #expect(try stage.scroll("scroll").offset.y == 0)
        model.row = 10
        try stage.settle()
        #expect(try stage.scroll("scroll").offset.y == 350)
        model.row = nil
        try stage.settle()
        #expect(try stage.scroll("scroll").offset.y == 350)
    }

    @Test func `A position that the program marks as a person's doesn't scroll`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 200)) { Rows(model: model, anchor: nil, isByID: false) }
        var position = ScrollPosition(id: 20)
        position.isPositionedByUser = true
        model.position = position
        try stage.settle()
        #expect(try stage.scroll("scroll").offset.y == 0)
        model.position.scrollTo(id: 20)
        try stage.settle()
        #expect(try stage.scroll("scroll").offset.y == 850)
    }
}
