import ScrollworkTesting
import SwiftUI

extension Stage {
    /// Drags through the center of the stage without a fling, and runs a closure after every frame.
    package func dragSlowly(by distance: CGFloat, step: CGFloat = 9, eachFrame: () -> Void = {}) {
        var left = abs(distance)
        let sign: CGFloat = distance < 0 ? -1 : 1
        while left > 0 {
            let length = min(left, size.height - 20)
            var y = sign < 0 ? size.height - 10 : 10
            let finger = touch(at: CGPoint(x: size.width / 2, y: y))
            var moved: CGFloat = 0
            while moved < length {
                let next = min(moved + step, length)
                y += sign * (next - moved)
                moved = next
                finger.move(to: CGPoint(x: size.width / 2, y: y), over: 1 / 60)
                eachFrame()
            }
            finger.hold(for: 0.3)
            finger.lift()
            eachFrame()
            left -= length
        }
    }
}
