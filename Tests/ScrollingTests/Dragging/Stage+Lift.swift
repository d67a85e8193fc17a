import LayerTree
@testable import ScrollworkTesting
import SwiftUI

extension Stage {
    /// Lifts the view at a point, with a finger.
    func lift(at point: CGPoint) -> Finger {
        let finger = touch(at: point)
        finger.hold(for: 0.6)
        return finger
    }

    /// Lifts the view with an identifier, with a finger.
    func lift(_ identifier: String) throws -> Finger {
        let frame = try frame(of: identifier)
        return lift(at: CGPoint(x: frame.midX, y: frame.midY))
    }

    /// Presses, moves, or releases the mouse, which drags at once, and runs a frame.
    func mouse(_ phase: PointerEvent.Phase, at point: CGPoint) {
        send(.pointer(PointerEvent(id: 9, kind: .mouse, phase: phase, location: point, time: time)))
        update()
    }
}
