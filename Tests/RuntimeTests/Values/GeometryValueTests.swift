import SwiftUI
import Testing

@testable import ViewRuntime

/// Insets, edges, and rectangles.
@MainActor
@Suite struct GeometryValueTests {
    private let insets = EdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8)

    @Test func `Insets have their edges`() {
        #expect(
            insets.start(on: .horizontal) == 2 && insets.end(on: .horizontal) == 8 && insets.sum(on: .horizontal) == 10)
        #expect(insets.start(on: .vertical) == 1 && insets.end(on: .vertical) == 4 && insets.sum(on: .vertical) == 5)
        for (edge, length) in [(.top, 1), (.leading, 2), (.bottom, 4), (.trailing, 8)] as [(Edge, CGFloat)] {
            #expect(insets[edge] == length)
            var changed = EdgeInsets()
            changed[edge] = 7
            #expect(changed[edge] == 7 && changed.sum(on: edge.axis) == 7 && changed.sum(on: edge.axis.other) == 0)
        }
        #expect([Edge.top, .bottom].allSatisfy { $0.axis == .vertical })
        #expect([Edge.leading, .trailing].allSatisfy { $0.axis == .horizontal })
        #expect(Edge.Set(across: .horizontal) == .horizontal && Edge.Set(across: .vertical) == .vertical)
        #expect(Edge.Set(across: [.horizontal, .vertical]) == .all && Edge.Set(across: []) == [])
    }

    @Test func `Physical edges are mirrored from right to left`() {
        let physical = PhysicalInsets(top: 1, left: 2, bottom: 4, right: 8)
        #expect(physical.logical(.leftToRight) == insets)
        #expect(physical.logical(.rightToLeft) == EdgeInsets(top: 1, leading: 8, bottom: 4, trailing: 2))
        #expect(!physical.isZero && PhysicalInsets().isZero && !PhysicalInsets(right: 1).isZero)
        let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
        #expect(rect.inset(by: insets, isMirrored: false) == CGRect(x: 12, y: 21, width: 90, height: 45))
        #expect(rect.inset(by: insets, isMirrored: true) == CGRect(x: 18, y: 21, width: 90, height: 45))
        #expect(
            CGRect(x: 0, y: 0, width: 9, height: 4).inset(by: insets, isMirrored: false)
                == CGRect(x: 2, y: 1, width: 0, height: 0))
    }

    /// In a container of 100 points.
    @Test(
        arguments: [
            (CGRect(x: 10, y: 10, width: 20, height: 20), 1), (CGRect(x: -10, y: 0, width: 20, height: 100), 0.5),
            (CGRect(x: -50, y: -50, width: 100, height: 100), 0.25),
            (CGRect(x: 0, y: -100, width: 100, height: 400), 1),
            (CGRect(x: 0, y: -350, width: 100, height: 400), 0.5), (CGRect(x: 50, y: 50, width: 0, height: 0), 1),
            (CGRect(x: 150, y: 50, width: 0, height: 10), 0), (CGRect(x: 100, y: 0, width: 20, height: 20), 0),
            (CGRect(x: 100, y: 50, width: 0, height: 10), 1), (CGRect(x: 0, y: 95, width: 50, height: 20), 0.25),
            (CGRect(x: 300, y: 300, width: 10, height: 10), 0), (CGRect(x: -300, y: 50, width: 10, height: 10), 0),
        ] as [(CGRect, Double)])
    func `A part of a rectangle is visible`(rect: CGRect, share: Double) {
        let room = CGRect(x: 0, y: 0, width: 100, height: 100)
        #expect(abs(room.visibleShare(of: rect) - share) < 1e-12)
        #expect(abs(room.offsetBy(dx: 7, dy: 9).visibleShare(of: rect.offsetBy(dx: 7, dy: 9)) - share) < 1e-12)
    }

    @Test(
        arguments: [
            (3.0, 2.0, Axis.horizontal), (-3, 2, .horizontal), (2, 3, .vertical), (2, -3, .vertical), (2, 2, .vertical),
            (-2, 2, .vertical), (0, 0, .vertical),
        ] as [(Double, Double, Axis)])
    func `The longer distance is along the main axis`(width: Double, height: Double, axis: Axis) {
        #expect(CGSize(width: width, height: height).mainAxis == axis)
        #expect(CGSize(5, along: axis)[axis] == 5 && CGSize(5, along: axis)[axis.other] == 0)
    }

    @Test func `New values are zero`() {
        #expect(UnitPoint() == UnitPoint(x: 0, y: 0) && UnitPoint.zero == UnitPoint(x: 0, y: 0))
        #expect(CGVector() == CGVector(dx: 0, dy: 0) && CGVector.zero == CGVector(dx: 0, dy: 0))
        let none = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
        #expect(NSDirectionalEdgeInsets() == none && NSDirectionalEdgeInsets.zero == none)
        #expect(EdgeInsets() == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
        #expect(Angle() == .radians(0) && ProposedViewSize.zero == ProposedViewSize(width: 0, height: 0))
    }

    @Test func `Angles are numbers`() {
        var angle = Angle.degrees(90)
        #expect(abs(angle.radians - .pi / 2) < 1e-12 && abs(angle.degrees - 90) < 1e-12)
        #expect(Angle(degrees: 90) == angle && Angle(radians: .pi / 2) == .radians(.pi / 2))
        #expect((-angle).degrees == -90 && (angle + angle).degrees == 180 && (angle - angle) == .zero)
        #expect((angle * 3).degrees == 270 && (angle / 2).degrees == 45)
        angle.degrees = 30
        #expect(abs(angle.radians - .pi / 6) < 1e-12)
        angle += .radians(1)
        angle *= 2
        angle -= .radians(2)
        angle /= 2
        #expect(abs(angle.degrees - 30) < 1e-9)
        #expect(Angle.degrees(1) < .degrees(2) && !(Angle.degrees(2) < .degrees(2)))
    }

    @Test(
        arguments: [([], nil), ([4], 4), ([4, 10], 7), ([4, nil, 10, 1], 5), ([nil], nil)] as [([CGFloat?], CGFloat?)])
    func `Guides of several views combine to their mean`(values: [CGFloat?], mean: CGFloat?) {
        let id = VerticalAlignment.center.key.id
        #expect(id.combine(values) == mean)
        #expect(id.combine(values.compactMap { $0 }) == mean)
    }

    // MARK: Sizes

    @Test func `The sizes for the last four proposals are known`() {
        var cache = SizeCache()
        func proposal(_ width: Int) -> ProposedViewSize { ProposedViewSize(width: CGFloat(width), height: nil) }
        #expect(cache.isEmpty && cache[.unspecified] == nil)
        for number in 1...11 {
            cache[proposal(number)] = CGSize(width: number, height: 1)
            #expect(!cache.isEmpty)
            for known in 1...12 {
                let isKnown = known <= number && known > number - 4
                #expect(cache[proposal(known)]?.width == (isKnown ? CGFloat(known) : nil), "\(known) after \(number)")
            }
            #expect(cache[.unspecified] == nil)
        }
        cache[proposal(11)] = nil
        #expect(cache[proposal(11)] != nil)
        cache.removeAll()
        #expect(cache.isEmpty && cache[proposal(11)] == nil)
        cache[proposal(11)] = .zero
        #expect(cache[proposal(11)] == .zero && cache[proposal(10)] == nil)
    }

    @Test func `A frame has an allowance of rows, and of nodes, each of which counts once`() {
        let allowance = RowAllowance()
        #expect(!allowance.isUsedUp)
        allowance.note(nodes: 0..<9_000)
        allowance.note(nodes: 5_000..<9_000)
        allowance.note(nodes: 8_000..<9_999)
        #expect(!allowance.isUsedUp)
        allowance.note(nodes: 3..<3)
        allowance.note(nodes: 20_000..<20_001)
        #expect(allowance.isUsedUp)
    }
}
