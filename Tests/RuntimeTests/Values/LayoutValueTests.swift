import SwiftUI
import Testing

@testable import ViewRuntime

/// Guides, spacing, edges, and other values of layout.
@Suite struct LayoutValueTests {
    private func dimensions(_ explicit: [AlignmentKey: CGFloat] = [:], width: CGFloat = 100) -> ViewDimensions {
        ViewDimensions(width: width, height: 20) { explicit[$0] }
    }

    @Test func `Dimensions are equal if their size and their guides are`() {
        #expect(ViewDimensions(width: 1, height: 2) != ViewDimensions(width: 1, height: 3))
        #expect(dimensions() == ViewDimensions(width: 100, height: 20) && dimensions() != dimensions(width: 99))
        let horizontal: [HorizontalAlignment] = [.leading, .center, .trailing]
        let vertical: [VerticalAlignment] = [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline]
        for key in horizontal.map(\.key) + vertical.map(\.key) {
            #expect(dimensions([key: 5]) == dimensions([key: 5]) && dimensions([key: 5]) != dimensions([key: 6]))
            #expect(dimensions([key: 5]) != dimensions())
            #expect(dimensions([key: 5]) != ViewDimensions(width: 100, height: 20))
        }
    }

    @Test func `The baselines of several views are the first and the last one`() {
        let values: [CGFloat?] = [nil, 7, 4, nil, 10]
        #expect(VerticalAlignment.firstTextBaseline.combineExplicit(values) == 4)
        #expect(VerticalAlignment.lastTextBaseline.combineExplicit(values) == 10)
        #expect(VerticalAlignment.top.combineExplicit(values) == 7)
        #expect(HorizontalAlignment.center.combineExplicit(values) == 7)
        let none: [CGFloat?] = [nil]
        #expect(VerticalAlignment.firstTextBaseline.combineExplicit(none) == nil)
        let leading = HorizontalAlignment.leading.key, center = HorizontalAlignment.center.key
        let top = VerticalAlignment.top.key
        #expect(leading < top && !(top < leading) && !(leading < leading) && (leading < center) != (center < leading))
    }

    @Test func `Views are 8 points apart, except texts above each other and views without spacing`() {
        let plain = ViewSpacing(), text = ViewSpacing.text, none = ViewSpacing.zero
        let rows: [(ViewSpacing, ViewSpacing, across: CGFloat, down: CGFloat)] = [
            (plain, plain, 8, 8), (plain, none, 0, 0), (none, plain, 0, 0), (none, none, 0, 0), (text, text, 8, 0),
            (text, plain, 8, 8), (plain, text, 8, 8), (text, none, 0, 0), (none, text, 0, 0),
            (none.union(text), text, 8, 0), (text.union(none), text, 8, 0), (text.union(plain), text, 8, 8),
            (plain.union(none), plain, 8, 8),
            (text.union(text), text, 8, 0), (none.union(plain, edges: .bottom), plain, 0, 8),
            (none.union(plain, edges: .trailing), plain, 8, 0), (plain, none.union(plain, edges: .bottom), 0, 0),
            (none.union(plain, edges: [.top, .leading]), plain, 0, 0),
            (plain, none.union(plain, edges: [.top, .leading]), 8, 8),
        ]
        for (index, row) in rows.enumerated() {
            #expect(row.0.distance(to: row.1, along: .horizontal) == row.across, "\(index)")
            #expect(row.0.distance(to: row.1, along: .vertical) == row.down, "\(index)")
        }
    }

    @Test func `Sets of edges and regions have a bit for each of them`() {
        #expect([Edge.Set.top, .leading, .bottom, .trailing, .all].map(\.rawValue) == [1, 2, 4, 8, 15])
        #expect([HorizontalEdge.Set.leading, .trailing, .all].map(\.rawValue) == [1, 2, 3])
        #expect([VerticalEdge.Set.top, .bottom, .all].map(\.rawValue) == [1, 2, 3])
        #expect(SafeAreaRegions.container.isDisjoint(with: .keyboard))
        #expect(SafeAreaRegions.all.isSuperset(of: [.container, .keyboard]))
        let kinds: [ContentShapeKinds] = [
            .interaction, .dragPreview, .contextMenuPreview, .hoverEffect, .focusEffect, .accessibility,
        ]
        #expect(kinds.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
    }

    private static let transforms: [(ProjectionTransform, CGRect)] = {
        var perspective = ProjectionTransform()
        perspective.m13 = 0.1
        return [
            (ProjectionTransform(), CGRect(x: 10, y: 20, width: 30, height: 40)),
            (ProjectionTransform(CGAffineTransform(1, 0, 0, 1, 5, -7)), CGRect(x: 15, y: 13, width: 30, height: 40)),
            (ProjectionTransform(CGAffineTransform(2, 0, 0, 1, 0, 0)), CGRect(x: 20, y: 20, width: 60, height: 40)),
            (ProjectionTransform(CGAffineTransform(1, 0, 0, 3, 0, 0)), CGRect(x: 10, y: 60, width: 30, height: 120)),
            (ProjectionTransform(CGAffineTransform(-1, 0, 0, 1, 0, 0)), CGRect(x: -40, y: 20, width: 30, height: 40)),
            (ProjectionTransform(CGAffineTransform(1, 1, 0, 1, 0, 0)), CGRect(x: 10, y: 30, width: 30, height: 70)),
            (ProjectionTransform(CGAffineTransform(1, 0, 1, 1, 0, 0)), CGRect(x: 30, y: 20, width: 70, height: 40)),
            (ProjectionTransform(CGAffineTransform(0, 1, -1, 0, 0, 0)), CGRect(x: -60, y: 10, width: 40, height: 30)),
            // The depth is 2 at the left and 5 at the right.
            (perspective, CGRect(x: 5, y: 4, width: 3, height: 26)),
        ]
    }()

    @Test(arguments: transforms.indices) func `A transformed rectangle surrounds its corners`(index: Int) {
        let (transform, expected) = Self.transforms[index]
        #expect(CGRect(x: 10, y: 20, width: 30, height: 40).applying(transform) == expected)
    }

    @Test func `Lengths and distances are limited to a trillion points`() {
        let rows: [(CGFloat, length: CGFloat, distance: CGFloat)] = [
            (5, 5, 5), (-5, 0, -5), (0, 0, 0), (.nan, 0, 0), (.infinity, 1e12, 0), (-.infinity, 0, 0),
            (2e12, 1e12, 1e12), (-2e12, 0, -1e12),
        ]
        for (number, length, distance) in rows {
            #expect(number.sanitizedLength == length && number.sanitizedDistance == distance, "\(number)")
            #expect(CGSize(width: number, height: 3).sanitized == CGSize(width: length, height: 3))
            #expect(CGPoint(x: 3, y: number).sanitized == CGPoint(x: 3, y: distance))
        }
        if case .flexible(let minimum, let maximum) = GridItem().size {
            #expect(minimum == 10 && maximum == .infinity)
        } else {
            Issue.record("a grid item is flexible")
        }
    }

    @Test func `Feedback has a name, and an intensity from 0 to 1`() {
        let rows: [(SensoryFeedback, String, Double)] = [
            (.success, "success", 1), (.selection, "selection", 1), (.impact, "impact.medium", 1),
            (.impact(weight: .heavy, intensity: 0.5), "impact.heavy", 0.5),
            (.impact(weight: .light, intensity: 3), "impact.light", 1), (.impact(intensity: -1), "impact.medium", 0),
            (.impact(intensity: .nan), "impact.medium", 1), (.impact(flexibility: .soft), "impact.soft", 1),
            (.impact(flexibility: .rigid, intensity: 0.25), "impact.rigid", 0.25),
        ]
        for (feedback, name, intensity) in rows {
            #expect(feedback.name == name && feedback.intensity == intensity, "\(name)")
        }
    }

    @Test func `A scale is that of the nearest text size`() {
        let points: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        for (size, points) in zip(DynamicTypeSize.allCases, points) {
            #expect(DynamicTypeSize(scale: (points - 0.4) / 17) == size)
            #expect(DynamicTypeSize(scale: (points + 0.4) / 17) == size)
            #expect(size.isAccessibilitySize == (points > 23))
        }
        #expect(DynamicTypeSize(scale: .nan) == .large && DynamicTypeSize(scale: 0) == .xSmall)
        #expect(DynamicTypeSize(scale: 99) == .accessibility5 && DynamicTypeSize(scale: .infinity) == .large)
    }
}
