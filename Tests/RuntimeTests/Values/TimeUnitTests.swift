import SwiftUI
import Testing

/// The factors that `import SwiftUI` alone makes available.
@Suite struct TimeUnitTests {
    @Test func theFactorsBetweenUnitsOfTimeAgree() {
        let second: UInt64 = NSEC_PER_SEC
        #expect(second == 1_000_000_000)
        #expect(NSEC_PER_SEC == 1_000 * NSEC_PER_MSEC)
        #expect(NSEC_PER_MSEC == 1_000 * NSEC_PER_USEC)
        #expect(NSEC_PER_SEC == USEC_PER_SEC * NSEC_PER_USEC)
    }
}
