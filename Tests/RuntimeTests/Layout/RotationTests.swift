import ScrollworkTesting
import SwiftUI
import Testing

/// Where a view of 60 by 20 points is drawn after a rotation in space, without perspective.
@MainActor
@Suite struct RotationTests {
    nonisolated private static let rotations: [(degrees: Double, axis: [CGFloat], size: CGSize)] = [
        (60, [1, 0, 0], CGSize(width: 60, height: 10)), (60, [0, 1, 0], CGSize(width: 30, height: 20)),
        (90, [0, 0, 1], CGSize(width: 20, height: 60)), (180, [1, 1, 0], CGSize(width: 20, height: 60)),
        // A third of a turn about the diagonal of space exchanges the axes.
        (120, [1, 1, 1], CGSize(width: 0, height: 60)), (-120, [1, 1, 1], CGSize(width: 20, height: 0)),
        (120, [-1, 1, 1], CGSize(width: 20, height: 0)), (120, [1, -1, 1], CGSize(width: 20, height: 0)),
        (120, [1, 1, -1], CGSize(width: 20, height: 0)), (120, [3, 3, 3], CGSize(width: 0, height: 60)),
    ]

    @Test(arguments: rotations.indices, [false, true])
    func `A rotation turns a view about its axis`(index: Int, isVisualEffect: Bool) throws {
        let (degrees, axis, size) = Self.rotations[index]
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            let view = Color.red.frame(width: 60, height: 20).accessibilityIdentifier("view")
            if isVisualEffect {
                view.visualEffect { effect, _ in
                    effect.rotation3DEffect(.degrees(degrees), axis: (axis[0], axis[1], axis[2]), perspective: 0)
                }
            } else {
                view.rotation3DEffect(.degrees(degrees), axis: (axis[0], axis[1], axis[2]), perspective: 0)
            }
        }
        let frame = try stage.drawnFrame(of: "view")
        #expect(abs(frame.width - size.width) < 0.001 && abs(frame.height - size.height) < 0.001, "\(frame)")
        #expect(abs(frame.midX - 100) < 0.001 && abs(frame.midY - 100) < 0.001)
    }

    /// As in the opening of a film, the top of a text that turns about the horizontal axis is farther away.
    @Test(arguments: [60.0, -60]) func `A nearer edge is longer`(degrees: Double) throws {
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            Color.red.frame(width: 60, height: 20).accessibilityIdentifier("view")
                .rotation3DEffect(.degrees(degrees), axis: (1, 0, 0))
        }
        let frame = try stage.drawnFrame(of: "view")
        #expect(degrees > 0 ? frame.midY > 100.1 : frame.midY < 99.9)
        #expect(frame.width > 60 && abs(frame.midX - 100) < 0.001)
    }
}
