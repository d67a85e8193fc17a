import Scrollwork
import SwiftUI

extension Exhibit {
    @MainActor static let wheelPicker = Exhibit(
        name: "wheel-picker", title: "Wheel picker",
        summary: "A ruler and a drum with the same behavior, and all options.",
        visit: """
            at 0.4 drag 300,425 to 190,425 over 0.16
            at 2.4 drag 120,425 to 330,425 over 0.4
            """
    ) {
        WheelPickerExhibit()
    }
}

/// A wheel picker with a choice of styles and values that can change during a movement.
struct WheelPickerExhibit: View {
    @State private var look = Look.ruler
    @State private var isVertical = false
    @State private var values = WheelReading.Values.numbers
    @State private var wraps = false
    @State private var skips = false
    @State private var feedback = true
    @State private var fades = true
    @State private var shown = WheelReading()

    var body: some View {
        ExhibitPage {
            VStack(spacing: 0) {
                WheelReadingLabel(reading: $shown, values: values)
                    .padding(.top, 28)
                    .padding(.bottom, 24)
                styled
                    .padding(.bottom, 28)
            }
            .padding(.horizontal, values == .date ? 16 : 0)
            .card()
        } options: {
            OptionPicker("Look", selection: $look) {
                Text("Ruler").tag(Look.ruler)
                Text("Drum").tag(Look.drum)
            }
            OptionPicker("Values", selection: $values) {
                Text("72").tag(WheelReading.Values.numbers)
                Text("1.5").tag(WheelReading.Values.prices)
                Text("Hz").tag(WheelReading.Values.frequencies)
                Text("Fruit").tag(WheelReading.Values.fruit)
                Text("Date").tag(WheelReading.Values.date)
            }
            Toggle("Other axis", isOn: $isVertical)
            Toggle("Endless", isOn: $wraps)
            Toggle("Skip every third", isOn: $skips)
            Toggle("Feedback", isOn: $feedback)
            Toggle("Fade", isOn: $fades)
        }
    }

    @ViewBuilder private var styled: some View {
        let axis: Axis? = isVertical ? (look == .ruler ? .vertical : .horizontal) : nil
        Group {
            if look == .ruler { picker.wheelPickerStyle(.ruler) } else { picker.wheelPickerStyle(.drum) }
        }
        .frame(height: look == .ruler && isVertical ? 252 : nil)
        .wheelPickerAxis(axis)
        .wheelPickerWraps(wraps)
        .wheelPickerFeedback(feedback ? .automatic : .none)
        .wheelPickerEdgeFade(fades)
        .tint(.red)
    }

    private var picker: some View { WheelChoice(reading: $shown, values: values, skips: skips) }

    private enum Look { case ruler, drum }
}

/// The values of the exhibit, and the phase of their last change. A change updates only the views that read them.
struct WheelReading {
    var kilograms = 72
    var price = 1.5
    var frequency = 450.0
    var fruit = "Cherry"
    var date = Date(timeIntervalSinceReferenceDate: 800_000_000)
    var phase: WheelPickerPhase?

    enum Values { case numbers, prices, frequencies, fruit, date }
}

/// A picker of one kind of value.
private struct WheelChoice: View {
    @Binding var reading: WheelReading
    let values: WheelReading.Values
    let skips: Bool

    var body: some View {
        switch values {
        case .numbers:
            WheelPicker("Weight", value: $reading.kilograms, in: 40...160)
                .valueDisabled { skips && $0.isMultiple(of: 3) }
                .onWheelPickerChange { phase, _ in reading.phase = phase }
        case .prices:
            WheelPicker("Price", value: $reading.price, in: 0...10, step: 0.1)
                .valueDisabled { skips && Int(($0 * 10).rounded()).isMultiple(of: 3) }
                .onWheelPickerChange { phase, _ in reading.phase = phase }
        case .frequencies:
            WheelPicker(
                "Frequency", value: $reading.frequency, scale: WheelScale(logarithmic: 20...20_000, divisions: 18)
            )
            .onWheelPickerChange { phase, _ in reading.phase = phase }
        case .fruit:
            WheelPicker("Fruit", selection: $reading.fruit, values: Self.fruits)
                .valueDisabled { skips && ($0 == "Fig" || $0 == "Banana") }
                .onWheelPickerChange { phase, _ in reading.phase = phase }
                .wheelPickerStyle(.drum)
        case .date:
            WheelDatePicker("Date", selection: $reading.date)
        }
    }

    private static let fruits = ["Apple", "Banana", "Cherry", "Damson", "Elderberry", "Fig", "Grape", "Huckleberry"]
}

/// The value as a large text, with the phase of its last change.
private struct WheelReadingLabel: View {
    @Binding var reading: WheelReading
    let values: WheelReading.Values
    @Environment(\.locale) private var locale

    var body: some View {
        VStack(spacing: 4) {
            Text(value)
                .displayDigits(size: 44)
            Text(moment)
                .font(.subheadline)
                .multilineTextAlignment(.center)
                .foregroundStyle(.secondary)
                .padding(.horizontal)
        }
    }

    private var value: String {
        switch values {
        case .numbers: "\(reading.kilograms.formatted(.number.locale(locale))) kg"
        case .prices: reading.price.formatted(.currency(code: "EUR").locale(locale))
        case .frequencies:
            "\(reading.frequency.formatted(.number.precision(.significantDigits(1...4)).locale(locale))) Hz"
        case .fruit: reading.fruit
        case .date: reading.date.formatted(Date.FormatStyle(date: .abbreviated, time: .omitted, locale: locale))
        }
    }

    private var moment: LocalizedStringKey {
        switch reading.phase {
        case nil: "Pull, turn, type or press the arrow keys."
        case .passing: "passing"
        case .settling: "going to settle"
        case .settled: "settled"
        }
    }
}
