import Foundation
import ImpressionLedger

/// The clocks of the machine.
package enum SystemClock {
    private static let suspendingStart = SuspendingClock().now
    private static let continuousStart = ContinuousClock().now

    package static var awake: Double { suspendingStart.duration(to: SuspendingClock().now) / .seconds(1) }

    package static var reading: ClockReading {
        ClockReading(
            awake: awake, elapsed: continuousStart.duration(to: ContinuousClock().now) / .seconds(1),
            wall: Date().timeIntervalSince1970)
    }
}
