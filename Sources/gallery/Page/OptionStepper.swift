import SwiftUI

/// An integer with its title and two buttons that change it.
struct OptionStepper: View {
    private let title: LocalizedStringKey
    @Binding private var value: Int
    private let bounds: ClosedRange<Int>
    private let step: Int
    @Environment(\.dynamicTypeSize) private var textSize

    init(_ title: LocalizedStringKey, value: Binding<Int>, in bounds: ClosedRange<Int>, step: Int = 1) {
        self.title = title
        _value = value
        self.bounds = bounds
        self.step = step
    }

    var body: some View {
        // With large text, the title has its own line.
        let layout =
            textSize.isAccessibilitySize
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: 2)) : AnyLayout(HStackLayout(spacing: 12))
        Stepper(value: $value, in: bounds, step: step) {
            layout {
                Text(title)
                    .frame(maxWidth: .infinity, alignment: .leading)
                Text(value, format: .number)
                    .monospacedDigit()
                    .foregroundStyle(.secondary)
                    // The value of the stepper is the same number.
                    .accessibilityHidden(true)
            }
        }
    }
}
