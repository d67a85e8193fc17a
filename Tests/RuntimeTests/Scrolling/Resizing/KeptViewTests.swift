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
}
