import LayerTree
@testable import ScrollworkTesting
import SwiftUI
import Testing

/// Shapes and clips of which all properties change at once, in a linear animation of a second.
@MainActor
@Suite struct ShapeMotionTests {
    @MainActor @Observable final class Model { var part: CGFloat = 0 }

    private struct Moving: View {
        let model: Model
        let make: (CGFloat) -> AnyView

        var body: some View { make(model.part).frame(width: 60, height: 40) }
    }

    @MainActor
    private struct Rows {
        var list: [(name: String, make: (CGFloat) -> AnyView)] = []

        mutating func add<V: View>(_ name: String, _ make: @escaping (CGFloat) -> V) {
            list.append((name, { AnyView(make($0)) }))
        }
    }

    private func stage(_ model: Model, _ make: @escaping (CGFloat) -> AnyView) -> Stage {
        Stage(size: CGSize(width: 200, height: 200)) { Moving(model: model, make: make) }
    }

    /// Returns a view that is still at a part of the way.
    private func still(_ part: CGFloat, _ make: @escaping (CGFloat) -> AnyView) -> Stage {
        let model = Model()
        model.part = part
        return stage(model, make)
    }

    /// Returns a view halfway through an animation from 0 to 1.
    private func moving(_ model: Model, _ make: @escaping (CGFloat) -> AnyView) -> Stage {
        let stage = stage(model, make)
        withAnimation(.linear(duration: 1)) { model.part = 1 }
        stage.update()
        stage.advance(by: 0.5)
        return stage
    }

    private func isNear(_ a: Path, _ b: Path) -> Bool {
        func numbers(_ path: Path) -> [CGFloat] {
            var points: [CGPoint] = []
            path.forEach { element in
                switch element {
                case .move(let end), .line(let end): points.append(end)
                case .quadCurve(let end, let control): points += [end, control]
                case .curve(let end, let first, let second): points += [end, first, second]
                case .closeSubpath: break
                }
            }
            return points.flatMap { [$0.x, $0.y] }
        }
        let first = numbers(a), second = numbers(b)
        return first.count == second.count && zip(first, second).allSatisfy { abs($0 - $1) < 1e-6 }
    }

    private func corners(_ part: CGFloat) -> RoundedRectangle {
        RoundedRectangle(cornerSize: CGSize(width: 4 + 8 * part, height: 12 - 6 * part))
    }

    private func uneven(_ part: CGFloat) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: 10 * part, bottomLeadingRadius: 12 - 8 * part, bottomTrailingRadius: 3 + 4 * part,
            topTrailingRadius: 20 - 10 * part)
    }

    private func anchor(_ part: CGFloat) -> UnitPoint { UnitPoint(x: part, y: 1 - part / 2) }

    // MARK: Shapes

    @Test func `All properties of a shape move in proportion`() throws {
        var rows = Rows()
        rows.add("corners") { corners($0).fill(.red) }
        rows.add("uneven corners") { uneven($0).fill(.red) }
        rows.add("inset") { corners($0).inset(by: 4 * $0).fill(.red) }
        rows.add("uneven inset") { uneven($0).inset(by: 2 * $0).fill(.red) }
        rows.add("offset") { corners($0).offset(x: 10 * $0, y: -20 * $0).fill(.red) }
        rows.add("scale") { corners($0).scale(x: 1 + $0, y: 2 - $0, anchor: anchor($0)).fill(.red) }
        rows.add("rotation") { corners($0).rotation(.degrees(20 + 40 * Double($0)), anchor: anchor($0)).fill(.red) }
        rows.add("size") { part in
            corners(part).size(CGSize(width: 20 + 20 * part, height: 40 - 20 * part), anchor: anchor(part)).fill(.red)
        }
        rows.add("transform") { corners($0).transform(CGAffineTransform(scaleX: 2, y: 3)).fill(.red) }
        rows.add("part") { corners($0).trim(from: 0.1 + 0.2 * $0, to: 0.9 - 0.4 * $0).stroke(.red, lineWidth: 1) }
        rows.add("area of a line") { corners($0).stroke(lineWidth: 2 + 4 * $0).fill(.red) }
        for (name, make) in rows.list {
            let found = try #require(moving(Model(), make).marks.first?.path)
            let expected = try #require(still(0.5, make).marks.first?.path)
            #expect(isNear(found, expected), "\(name): \(found), not \(expected)")
        }
    }

    /// A change without an animation ends the one in progress.
    @Test func `Without an animation a shape changes at once`() throws {
        let make: (CGFloat) -> AnyView = { AnyView(uneven($0).fill(.red)) }
        let model = Model()
        let stage = moving(model, make)
        model.part = 0
        stage.update()
        let found = try #require(stage.marks.first?.path), expected = try #require(still(0, make).marks.first?.path)
        #expect(isNear(found, expected) && stage.isAtRest)
    }

    // MARK: Lines

    /// Returns the width of the line on a stage, and its bounds.
    private func line(_ stage: Stage) throws -> (width: CGFloat, frame: CGRect) {
        let mark = try #require(stage.marks.first)
        guard case .line(let width) = mark.kind else {
            Issue.record("there is no line")
            return (0, .zero)
        }
        return (width, mark.frame)
    }

    /// The width is 2 points at first and 6 points at the end. A border is inside by half of it.
    @Test(arguments: [false, true]) func `The width of a line moves in proportion`(isInside: Bool) throws {
        let make: (CGFloat) -> AnyView = { part in
            let width = 2 + 4 * part
            return isInside
                ? AnyView(Rectangle().strokeBorder(.red, lineWidth: width))
                : AnyView(Rectangle().stroke(.red, lineWidth: width))
        }
        func check(_ stage: Stage, _ width: CGFloat, at time: String) throws {
            let found = try line(stage), inset = isInside ? width / 2 : 0
            #expect(abs(found.width - width) < 1e-6, "\(time)")
            #expect(found.frame.isNear(CGRect(x: 70, y: 80, width: 60, height: 40).insetBy(dx: inset, dy: inset)))
        }
        let model = Model()
        let stage = moving(model, make)
        try check(stage, 4, at: "halfway")
        // A change without an animation ends the one in progress.
        model.part = 0
        stage.update()
        try check(stage, 2, at: "back")
        #expect(stage.isAtRest)
        withAnimation(.linear(duration: 1)) { model.part = 1 }
        stage.update()
        try check(stage, 2, at: "again")
        stage.advance(by: 0.75)
        try check(stage, 5, at: "later")
        // From there, the line takes as long to its first width.
        withAnimation(.linear(duration: 0.5)) { model.part = 0 }
        stage.update()
        try check(stage, 5, at: "turned")
        try stage.settle()
        try check(stage, 2, at: "end")
    }

    // MARK: Clips

    private func clip(_ stage: Stage) throws -> Path {
        let paths = stage.visibleLayers.compactMap { layer -> Path? in
            guard let clip = layer.clip, case .path(let path, _) = clip else { return nil }
            return path
        }
        return try #require(paths.first)
    }

    @Test func `A clip moves in proportion, and turns around where it is`() throws {
        let make: (CGFloat) -> AnyView = { AnyView(Color.red.clipShape(uneven($0))) }
        let model = Model()
        let stage = moving(model, make)
        let half = try clip(still(0.5, make))
        #expect(try isNear(clip(stage), half))
        withAnimation(.linear(duration: 1)) { model.part = 0 }
        stage.update()
        #expect(try isNear(clip(stage), half))
        try stage.settle()
        #expect(try isNear(clip(stage), clip(still(0, make))))
        model.part = 1
        stage.update()
        #expect(try isNear(clip(stage), clip(still(1, make))))
    }

    @Test func `Without an animation a clip changes at once`() throws {
        let make: (CGFloat) -> AnyView = { AnyView(Color.red.clipShape(uneven($0))) }
        let model = Model()
        let stage = stage(model, make)
        model.part = 1
        stage.update()
        #expect(try isNear(clip(stage), clip(still(1, make))))
        // The next change is animated from there.
        withAnimation(.linear(duration: 1)) { model.part = 0 }
        stage.update()
        #expect(try isNear(clip(stage), clip(still(1, make))))
        stage.advance(by: 0.5)
        #expect(try isNear(clip(stage), clip(still(0.5, make))))
    }
}
