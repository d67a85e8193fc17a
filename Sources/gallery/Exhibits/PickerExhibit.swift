import Scrollwork
import SwiftUI

extension Exhibit {
    @MainActor static let picker = Exhibit(
        name: "picker", title: "Ruler picker", summary: "A ruler that selects a weight.",
        visit: """
            at 0.4 drag 300,440 to 190,440 over 0.16
            at 2.2 drag 120,440 to 330,440 over 0.5
            """
    ) {
        PickerExhibit()
    }
}

/// A form that asks for a weight.
struct PickerExhibit: View {
    @State private var kilograms = 72
    @State private var unit = MassUnit.kilogram
    @State private var majorStep = 5
    @State private var most = 160

    var body: some View {
        ExhibitPage {
            VStack(spacing: 24) {
                VStack(spacing: 0) {
                    Text("Weight")
                        .font(.headline)
                        .foregroundStyle(.secondary)
                    WeightReading(kilograms: kilograms, unit: unit)
                        .padding(.top, 4)
                        .padding(.bottom, 28)
                    WheelPicker("Weight", value: $kilograms, in: 40...most, majorStep: majorStep)
                        .tint(.red)
                        .accessibilityValue("\(kilograms) kilograms")
                }
                .padding(.vertical, 28)
                .card()
                Text("Pull the ruler, turn the wheel or press the arrow keys.")
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                    .multilineTextAlignment(.center)
            }
        } options: {
            OptionPicker("Read in", selection: $unit) {
                Text("Kilograms").tag(MassUnit.kilogram)
                Text("Pounds").tag(MassUnit.pound)
            }
            OptionPicker("A number every", selection: $majorStep) {
                ForEach([5, 10, 20], id: \.self) { step in
                    Text(step, format: .number).tag(step)
                }
            }
            OptionStepper("Up to", value: $most, in: 80...400, step: 40)
        }
        .onChange(of: most) { _, most in kilograms = min(kilograms, most) }
    }
}

private enum MassUnit { case kilogram, pound }

/// The weight in large digits with its unit, and the same weight in the other unit.
private struct WeightReading: View {
    let kilograms: Int
    let unit: MassUnit
    @Environment(\.locale) private var locale

    var body: some View {
        VStack(spacing: 2) {
            HStack(alignment: .firstTextBaseline, spacing: 6) {
                Text(unit == .kilogram ? inKilograms : inPounds)
                    .tracking(-4)
                    .displayDigits(size: 84)
                Text(unit == .kilogram ? "kg" : "lb")
                    .font(.title2.weight(.medium))
                    .foregroundStyle(.secondary)
            }
            Text(unit == .kilogram ? "\(inPounds) lb" : "\(inKilograms) kg")
                .font(.subheadline.monospacedDigit())
                .foregroundStyle(.secondary)
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("\(kilograms) kilograms")
    }

    private var inKilograms: String { kilograms.formatted(.number.locale(locale)) }

    private var inPounds: String {
        (Double(kilograms) * 2.204_622_6).formatted(.number.precision(.fractionLength(1)).locale(locale))
    }
}
