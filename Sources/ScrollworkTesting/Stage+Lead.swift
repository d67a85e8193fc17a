import Foundation
import LayerTree
import ScrollMechanics

extension Stage {
    /// Sets the lead of a host that shows the scene ahead of its frames, and touches the scene so that it describes its
    /// motion.
    ///
    /// - Parameter lead: The time by which the host is ahead, in seconds.
    package func show(ahead lead: Double) {
        graph.lead = lead
        let finger = touch(at: CGPoint(x: size.width / 2, y: size.height / 2))
        finger.hold(for: 0.1)
        finger.move(by: CGSize(width: 3, height: 3), over: 0.1)
        finger.lift()
    }
}

extension LayerMotion.Axis {
    /// Returns the offset at a time of the scene, in points.
    package func offset(at time: Double) -> Double {
        switch course {
        case .none(let offset), .held(let offset): return offset
        case .law(let numbers, let start):
            var trajectory = Trajectory(duration: numbers[0], restPosition: numbers[1])
            for piece in stride(from: 2, to: numbers.count, by: 7) {
                trajectory.add(
                    start: numbers[piece], kind: numbers[piece + 1], numbers[piece + 2], numbers[piece + 3],
                    numbers[piece + 4], numbers[piece + 5], numbers[piece + 6])
            }
            return trajectory.position(at: time - start)
        }
    }
}
