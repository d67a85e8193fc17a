import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

// The context of the documentation's examples that drive a stage and aren't whole files.
@MainActor struct Fragment {
    let stage: Stage
    let finger: Finger
    @State var exposures: [PageExposure<Int>] = []
    @State var day = Day(.now, in: .current)
    @State var nights: ClosedRange<Day>?

    func load(_ month: Month) {}
    func book(_ nights: ClosedRange<Day>) {}

    @MainActor func example() async throws {
        // The example.
    }
}
