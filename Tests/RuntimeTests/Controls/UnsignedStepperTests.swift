import SwiftUI
import Testing

/// A stepper computes both steps when it's created. At the bound of an unsigned type, one of them overflows.
@MainActor
@Suite struct UnsignedStepperTests {
    @Test func `A stepper of an unsigned value can be at zero`() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run { _ = Stepper("Copies", value: Binding.constant(UInt(0)), in: 0...10) }
        }
    }

    @Test func `A stepper can be at the largest value of a type`() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run { _ = Stepper("Level", value: Binding.constant(UInt8(255)), in: 0...255) }
        }
    }
}
