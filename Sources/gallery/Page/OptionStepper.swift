import SwiftUI

/// A whole number with its title, changed by a button each way.
struct OptionStepper: View {
    private let title: LocalizedStringKey
    @Binding private var value: Int
    private let bounds: ClosedRange<Int>
    private let step: Int

    init(_ title: LocalizedStringKey, value: Binding<Int>, in bounds: ClosedRange<Int>, step: Int = 1) {
        self.title = title
        _value = value
        self.bounds = bounds
        self.step = step
    }

    var body: some View {
        Stepper(value: $value, in: bounds, step: step) {
            HStack(alignment: .firstTextBaseline) {
                Text(title)
                Spacer(minLength: 12)
                Text(value, format: .number)
                    .monospacedDigit()
                    .foregroundStyle(.secondary)
            }
        }
    }
}
