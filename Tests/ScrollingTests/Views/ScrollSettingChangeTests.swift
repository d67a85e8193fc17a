import LayerTree
import ScrollworkTesting
import SwiftUI
import Testing

/// Settings of a scroll view that change, in a window of 100 points.
@MainActor
@Suite struct ScrollSettingChangeTests {
    @MainActor @Observable final class Model {
        var margin: CGFloat = 20
        var anchor: UnitPoint?
        var length: CGFloat = 500
    }

    private struct Page: View {
        let model: Model
        let axes: Axis.Set
        let edges: Edge.Set

        var body: some View {
            let length = model.length
            ScrollView(axes) {
                cell(axes == .vertical ? 100 : length, axes == .horizontal ? 100 : length, "content")
            }
            .contentMargins(edges, model.margin)
            .defaultScrollAnchor(model.anchor)
            .accessibilityIdentifier("scroll")
        }
    }

    private func stage(_ model: Model, _ axes: Axis.Set, isRightToLeft: Bool, edges: Edge.Set = []) -> Stage {
        Stage(
            size: CGSize(width: 100, height: 100),
            environment: { $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
        ) { Page(model: model, axes: axes, edges: edges) }
    }

    /// Returns the distances of the content from the leading and the top edge of the window.
    private func place(_ stage: Stage, _ isRightToLeft: Bool) throws -> CGPoint {
        let frame = try stage.frame(of: "content")
        return CGPoint(x: isRightToLeft ? 100 - frame.maxX : frame.minX, y: frame.minY)
    }

    /// A margin of 20 points changes. The content at the leading edge between the margins stays there.
    @Test(
        arguments: [
            (true, 0, 50, 50), (true, 0, 0, 0), (true, 120, 50, -70), (true, 120, 0, -120), (true, 420, 50, -370),
            (true, 420, 0, -400), (false, 420, 0, -400), (false, 420, 50, -420), (false, 100, 50, -100),
        ] as [(Bool, CGFloat, CGFloat, CGFloat)], StackForm.all)
    func `Content at rest follows its margin`(
        change: (isStart: Bool, scrolled: CGFloat, margin: CGFloat, place: CGFloat), form: StackForm
    ) throws {
        let model = Model(), isVertical = form.axis == .vertical
        let edges: Edge.Set = isVertical ? (change.isStart ? .top : .bottom) : (change.isStart ? .leading : .trailing)
        let stage = stage(model, isVertical ? .vertical : .horizontal, isRightToLeft: form.isRightToLeft, edges: edges)
        func start() throws -> CGFloat {
            let place = try place(stage, form.isRightToLeft)
            return isVertical ? place.y : place.x
        }
        if change.scrolled > 0 { try stage.move(by: change.scrolled, form) }
        #expect(abs(try start() - ((change.isStart ? 20 : 0) - change.scrolled)) < 0.01)
        model.margin = change.margin
        try stage.settle()
        let found = try start()
        #expect(abs(found - change.place) < 0.01, "\(found)")
    }

    /// Content of 40 points becomes 300 and 350 points long.
    @Test(
        arguments: [
            (nil, [0, 0, 0]), (UnitPoint.bottomTrailing, [60, -200, -250]), (.center, [30, -100, -125]),
        ] as [(UnitPoint?, [CGFloat])], [false, true])
    func `A new anchor aligns short content, and is where content grows`(
        change: (anchor: UnitPoint?, places: [CGFloat]), isRightToLeft: Bool
    ) throws {
        let model = Model()
        model.length = 40
        let stage = stage(model, [.horizontal, .vertical], isRightToLeft: isRightToLeft)
        #expect(try place(stage, isRightToLeft) == .zero)
        model.anchor = change.anchor
        for (length, expected) in zip([40, 300, 350] as [CGFloat], change.places) {
            model.length = length
            try stage.settle()
            let found = try place(stage, isRightToLeft)
            #expect(abs(found.x - expected) < 0.01 && abs(found.y - expected) < 0.01, "\(length): \(found)")
        }
    }

    /// A page is as long as the window.
    @Test(arguments: [false, true]) func `Assistive technology scrolls on both axes`(isRightToLeft: Bool) throws {
        let stage = stage(Model(), [.horizontal, .vertical], isRightToLeft: isRightToLeft)
        let (back, forward): (SemanticsAction.Direction, SemanticsAction.Direction) =
            isRightToLeft ? (.right, .left) : (.left, .right)
        func directions() -> Set<SemanticsAction.Direction> {
            func area(_ node: SemanticsNode) -> SemanticsNode? {
                node.role == .scrollArea ? node : node.children.lazy.compactMap(area).first
            }
            let found: [SemanticsAction.Direction] = (area(stage.semantics)?.actions ?? []).compactMap {
                if case .scroll(let direction) = $0 { direction } else { nil }
            }
            return Set(found)
        }
        #expect(directions() == [.down, forward])
        let steps: [(SemanticsAction.Direction, Set<SemanticsAction.Direction>)] = [
            (.down, [.up, .down, forward]), (forward, [.up, .down, back, forward]),
        ]
        for (direction, expected) in steps {
            try stage.scrollAction("scroll", direction)
            try stage.settle()
            #expect(directions() == expected)
        }
        let end = try place(stage, isRightToLeft)
        #expect(abs(end.x + 100) < 0.01 && abs(end.y + 100) < 0.01)
    }
}
