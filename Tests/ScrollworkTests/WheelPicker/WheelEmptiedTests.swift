import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// A program removes all values and resets the selection in one update.
@MainActor @Suite struct WheelEmptiedTests {
    @MainActor @Observable final class Letters {
        var values = ["a", "b", "c"]
        var value = "b"
    }

    private struct Picker: View {
        @Bindable var letters: Letters

        var body: some View {
            WheelPicker("Letter", selection: $letters.value, values: letters.values)
                .accessibilityIdentifier("picker")
        }
    }

    @Test func aWheelThatLosesItsValuesAndGetsAnotherValueContinuesWithLaterValues() throws {
        let letters = Letters()
        let stage = Stage(size: Stage.wheelSize) { Picker(letters: letters) }
        try stage.settle()
        letters.values = []
        letters.value = "x"
        try stage.settle()
        #expect(letters.value == "x")
        letters.values = ["w", "x", "y"]
        try stage.settle()
        #expect(letters.value == "x")
        try stage.adjust("picker", .increment)
        try stage.settle()
        #expect(letters.value == "y")
    }
}
