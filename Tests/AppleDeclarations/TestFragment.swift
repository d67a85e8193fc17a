import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

// The context of the documentation's examples that drive a stage and aren't whole files.
@MainActor struct Fragment {
    let stage: Stage
    let finger: Finger
    @State var exposures: [PageExposure<Int>] = []

    @MainActor func example() async throws {
        // The example.
    }
}
