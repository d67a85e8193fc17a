import ScrollworkTesting
import SwiftUI
import Testing

/// The action of a tap gesture, for assistive technology.
@MainActor
@Suite struct TapActionTests {
    private func stage(isDisabled: Bool, _ log: GestureLog) -> Stage {
        Stage(size: CGSize(width: 200, height: 200)) {
            Text("Play").onTapGesture { log.note("tap") }.disabled(isDisabled).accessibilityIdentifier("play")
        }
    }

    @Test func onlyTheActivationOfAnEnabledViewIsPerformed() throws {
        let log = GestureLog()
        let stage = stage(isDisabled: false, log)
        #expect(throws: StageError.self) { try stage.adjust("play", .increment) }
        #expect(log.entries.isEmpty)
        try stage.activate("play")
        #expect(log.entries == ["tap"])
    }

    @Test func aDisabledViewHasNoAction() {
        let log = GestureLog()
        let stage = stage(isDisabled: true, log)
        #expect(throws: StageError.self) { try stage.activate("play") }
        #expect(log.entries.isEmpty)
    }
}
