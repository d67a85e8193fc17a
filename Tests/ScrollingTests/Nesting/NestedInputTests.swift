import ScrollworkTesting
import SwiftUI
import Testing

/// Which of two nested scroll views a wheel or a finger moves: an inner one of 200 by 100 points at the top of an outer
/// one of 200 by 200 points, which scrolls vertically.
@MainActor
@Suite struct NestedInputTests {
    private struct Pages: View {
        let axes: Axis.Set
        let isDisabled: Bool
        let isAtEnd: Bool

        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView(axes) {
                        Color.red.frame(
                            width: axes.contains(.horizontal) ? 600 : 200,
                            height: axes.contains(.vertical) ? 500 : 100)
                    }
                    .defaultScrollAnchor(isAtEnd ? .bottomTrailing : .topLeading, for: .initialOffset)
                    .scrollDisabled(isDisabled)
                    .frame(height: 100)
                    .accessibilityIdentifier("inner")
                    Color.blue.frame(height: 1_000)
                }
            }
            .accessibilityIdentifier("outer")
        }
    }

    private static let start = CGPoint(x: 100, y: 60)

    /// Returns the distances by which the inner and the outer content move.
    private func move(
        _ axes: Axis.Set, isDisabled: Bool = false, isAtEnd: Bool = false, _ act: (Stage) throws -> Void
    ) throws -> [CGFloat] {
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            Pages(axes: axes, isDisabled: isDisabled, isAtEnd: isAtEnd)
        }
        let before = try stage.scroll("inner").offset
        try act(stage)
        let after = try stage.scroll("inner").offset
        return [after.x - before.x, after.y - before.y, try stage.scroll("outer").offset.y]
    }

    private func isNear(_ a: [CGFloat], _ b: [CGFloat]) -> Bool { zip(a, b).allSatisfy { abs($0 - $1) < 0.01 } }

    /// Each row is the axes of the inner scroll view, the notches, and the distances.
    @Test(
        arguments: [
            (.horizontal, [0, 1], [0, 0, 100]), (.horizontal, [1, 0], [100, 0, 0]),
            (.horizontal, [1, 2], [0, 0, 200]),
            (.horizontal, [2, 1], [200, 0, 0]), (.horizontal, [1, 1], [0, 0, 100]), (.vertical, [0, 1], [0, 100, 0]),
            (.vertical, [1, 0], [0, 100, 0]), (.vertical, [0, -1], [0, 0, 0]), (.horizontal, [-1, 0], [0, 0, 0]),
            ([.horizontal, .vertical], [0, 1], [0, 100, 0]), ([.horizontal, .vertical], [1, 0], [100, 0, 0]),
            ([.horizontal, .vertical], [1, 2], [100, 200, 0]),
        ] as [(Axis.Set, [CGFloat], [CGFloat])])
    func `A wheel moves the innermost content that can move in its direction`(
        axes: Axis.Set, notches: [CGFloat], expected: [CGFloat]
    ) throws {
        let found = try move(axes) { stage in
            stage.wheel(by: CGSize(width: notches[0], height: notches[1]), at: Self.start)
            try stage.settle()
        }
        #expect(isNear(found, expected), "\(found)")
    }

    @Test(
        arguments: [
            (.vertical, [0, 1], [0, 0, 100]), (.vertical, [0, -1], [0, -100, 0]), (.horizontal, [1, 0], [0, 0, 0]),
            (.horizontal, [-1, 0], [-100, 0, 0]),
        ] as [(Axis.Set, [CGFloat], [CGFloat])])
    func `A wheel at the end of the inner content moves the outer content`(
        axes: Axis.Set, notches: [CGFloat], expected: [CGFloat]
    ) throws {
        let found = try move(axes, isAtEnd: true) { stage in
            stage.wheel(by: CGSize(width: notches[0], height: notches[1]), at: Self.start)
            try stage.settle()
        }
        #expect(isNear(found, expected), "\(found)")
    }

    @Test(arguments: [Axis.Set.vertical, [.horizontal, .vertical]])
    func `A disabled scroll view leaves wheels and fingers to the one around it`(axes: Axis.Set) throws {
        let wheel = try move(axes, isDisabled: true) { stage in
            stage.wheel(by: CGSize(width: 0, height: 1), at: Self.start)
            try stage.settle()
        }
        #expect(isNear(wheel, [0, 0, 100]))
        let finger = try move(axes, isDisabled: true) { stage in
            let finger = stage.touch(at: Self.start)
            finger.move(by: CGSize(width: 0, height: -50), over: 0.3)
        }
        #expect(isNear(finger, [0, 0, 40]))
    }

    /// The first ten points don't move the content.
    @Test(
        arguments: [
            (.horizontal, false, [0, -60], [0, 0, 50]), (.horizontal, false, [-60, 0], [50, 0, 0]),
            (.horizontal, false, [-48, -36], [40, 0, 0]), (.horizontal, false, [-36, -48], [0, 0, 40]),
            (.vertical, false, [0, -60], [0, 50, 0]), (.vertical, false, [-60, 0], [0, 0, 0]),
            (.vertical, false, [-36, -48], [0, 40, 0]), (.vertical, true, [0, -60], [0, 0, 50]),
            (.vertical, true, [0, 60], [0, -50, 0]), (.horizontal, true, [60, 0], [-50, 0, 0]),
            ([.horizontal, .vertical], false, [-48, -36], [40, 30, 0]),
        ] as [(Axis.Set, Bool, [CGFloat], [CGFloat])])
    func `A finger moves the innermost content along the axis of its longer distance`(
        axes: Axis.Set, isAtEnd: Bool, distance: [CGFloat], expected: [CGFloat]
    ) throws {
        let found = try move(axes, isAtEnd: isAtEnd) { stage in
            let finger = stage.touch(at: Self.start)
            finger.move(by: CGSize(width: distance[0], height: distance[1]), over: 0)
        }
        #expect(isNear(found, expected), "\(found)")
    }

    /// At the start, neither content can move down, so the inner one stretches. The resistance of 100 points takes 40
    /// points to 18.
    @Test func `Content that can't move stretches inside`() throws {
        let found = try move(.vertical) { stage in
            let finger = stage.touch(at: Self.start)
            finger.move(by: CGSize(width: 0, height: 50), over: 0.3)
        }
        let stretch: CGFloat = 22 * 100 / 122
        #expect(isNear(found, [0, -stretch, 0]), "\(found)")
    }

    /// A drag of 110 points: the inner content has 30 points left, and the outer content moves by the rest.
    @Test func `The rest of a drag moves the outer content, and the way back begins there`() throws {
        var offsets: [[CGFloat]] = []
        _ = try move(.vertical, isAtEnd: true) { stage in
            stage.wheel(by: CGSize(width: 0, height: -30), at: Self.start, precise: true)
            try stage.settle()
            let finger = stage.touch(at: CGPoint(x: 100, y: 90))
            for distance in [-50, -60, 40, 60, 20] as [CGFloat] {
                finger.move(by: CGSize(width: 0, height: distance), over: 0.2)
                offsets.append([try stage.scroll("inner").offset.y, try stage.scroll("outer").offset.y])
            }
        }
        let expected: [[CGFloat]] = [[400, 10], [400, 70], [400, 30], [370, 0], [350, 0]]
        for (found, place) in zip(offsets, expected) { #expect(isNear(found, place), "\(found) \(place)") }
    }
}
