import ScrollworkTesting
import SwiftUI
import Testing

/// Where modifiers place content that doesn't fill them, layers, and neighbors.
@MainActor
@Suite struct ModifierPlaceTests {
    // MARK: Safe areas

    /// The safe area is 185 by 250 points, which is the largest size of the view. The view is in the middle of its
    /// extension.
    @Test(
        arguments: [
            (.all, false, 7.5, 25), (.all, true, 7.5, 25), (.top, false, 10, 10), (.bottom, false, 10, 35),
            (.leading, false, 5, 20), (.trailing, false, 12.5, 20), (.leading, true, 10, 20),
            (.trailing, true, 2.5, 20), (.vertical, false, 10, 25), ([], false, 10, 20),
        ] as [(Edge.Set, Bool, CGFloat, CGFloat)])
    func `A view that doesn't fill its extension is in the middle`(
        edges: Edge.Set, isRightToLeft: Bool, x: CGFloat, y: CGFloat
    ) throws {
        let stage = Stage(
            size: CGSize(width: 200, height: 300),
            safeArea: EdgeInsets(top: 20, leading: 10, bottom: 30, trailing: 5),
            environment: { $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
        ) {
            Color.red.accessibilityIdentifier("view").frame(maxWidth: 185, maxHeight: 250)
                .ignoresSafeArea(edges: edges)
        }
        #expect(try stage.frame(of: "view") == CGRect(x: x, y: y, width: 185, height: 250))
    }

    // MARK: Layers

    /// The base is at (50, 60).
    @Test func `A layer is aligned with the guides of its base, and with its own`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            box(100, 80).alignmentGuide(.leading) { _ in 7 }.alignmentGuide(.top) { _ in 9 }
                .overlay(alignment: .topLeading) { box(10, 10, "front") }
                .overlay(alignment: .topLeading) {
                    box(10, 10, "moved").alignmentGuide(.leading) { _ in 3 }.alignmentGuide(.top) { $0.height }
                }
                .background(alignment: .topLeading) { box(12, 12, "back") }
        }
        #expect(try stage.frame(of: "front").origin == CGPoint(x: 57, y: 69))
        #expect(try stage.frame(of: "moved").origin == CGPoint(x: 54, y: 59))
        #expect(try stage.frame(of: "back").origin == CGPoint(x: 57, y: 69))
    }

    // MARK: Neighbors

    private func gap(_ first: some View, _ second: some View, _ axis: Axis = .vertical) throws -> CGFloat {
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            let views = Group {
                first.accessibilityIdentifier("first")
                second.accessibilityIdentifier("second")
            }
            if axis == .vertical { VStack { views } } else { HStack { views } }
        }
        let a = try stage.frame(of: "first"), b = try stage.frame(of: "second")
        return axis == .vertical ? b.minY - a.maxY : b.minX - a.maxX
    }

    /// Text follows text without a distance. Views are 8 points apart.
    @Test func `Padding and frames are views with a distance at the edges that they move`() throws {
        let text = Text(verbatim: "word")
        #expect(try abs(gap(text, text)) < 0.01)
        let near: [(AnyView, AnyView)] = [
            (AnyView(text), AnyView(text.padding(.horizontal, 3))), (AnyView(text), AnyView(text.padding(.bottom, 3))),
            (AnyView(text.padding(.top, 3)), AnyView(text)), (AnyView(text), AnyView(text.frame(width: 50))),
            (AnyView(text.frame(width: 50)), AnyView(text)), (AnyView(text), AnyView(text.overlay { Color.red })),
        ]
        for (index, pair) in near.enumerated() { #expect(try abs(gap(pair.0, pair.1)) < 0.01, "\(index)") }
        let apart: [(AnyView, AnyView)] = [
            (AnyView(text), AnyView(text.padding(.top, 3))), (AnyView(text.padding(.bottom, 3)), AnyView(text)),
            (AnyView(text), AnyView(text.frame(height: 30))), (AnyView(text.frame(height: 30)), AnyView(text)),
        ]
        for (index, pair) in apart.enumerated() { #expect(try abs(gap(pair.0, pair.1) - 8) < 0.01, "\(index)") }
    }

    /// A spacer has no distance from its neighbors.
    @Test func `A frame around a spacer has a distance along the axis on which it has a length`() throws {
        let view = box(20, 20)
        #expect(try gap(view, Spacer().frame(height: 20), .horizontal) == 0)
        #expect(try gap(view, Spacer().frame(width: 20), .horizontal) == 8)
        #expect(try gap(Spacer().frame(width: 20), view, .horizontal) == 8)
    }

    @Test func `A spacer has no distance along the axis of its stack, and none at all without a stack`() throws {
        let view = box(20, 20)
        for axis in [Axis.vertical, .horizontal] {
            #expect(try gap(view, Spacer(), axis) == 0 && gap(Spacer(), view, axis) == 0)
            #expect(try gap(view, VStack { Spacer() }, axis) == (axis == .vertical ? 0 : 8))
            #expect(try gap(view, HStack { Spacer() }, axis) == (axis == .vertical ? 8 : 0))
            #expect(try gap(view, ZStack { Spacer() }, axis) == 0)
        }
    }
}
