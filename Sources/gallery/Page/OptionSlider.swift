import SwiftUI

/// A number on a slider, with its title and its value above.
struct OptionSlider: View {
    private let title: LocalizedStringKey
    @Binding private var value: Double
    private let bounds: ClosedRange<Double>
    private let step: Double
    private let fractionDigits: Int

    init(
        _ title: LocalizedStringKey, value: Binding<Double>, in bounds: ClosedRange<Double>, step: Double = 1,
        fractionDigits: Int = 0
    ) {
        self.title = title
        _value = value
        self.bounds = bounds
        self.step = step
        self.fractionDigits = fractionDigits
    }

    var body: some View {
        VStack(spacing: 4) {
            HStack(alignment: .firstTextBaseline) {
                Text(title)
                Spacer(minLength: 12)
                reading
                    .monospacedDigit()
                    .foregroundStyle(.secondary)
            }
            .accessibilityHidden(true)
            Slider(value: $value, in: bounds, step: step) { Text(title) }
                .labelsHidden()
                .accessibilityValue(reading)
        }
    }

    private var reading: Text { Text(value, format: .number.precision(.fractionLength(fractionDigits))) }
}
