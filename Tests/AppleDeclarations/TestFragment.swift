import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

// What the examples of the documentation that drive a stage, and are not whole files, take for granted.
@MainActor struct Fragment {
    let stage: Stage
    let finger: Finger
    @State var exposures: [PageExposure<Int>] = []

    @MainActor func example() async throws {
        // The example.
    }
}
