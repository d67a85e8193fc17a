import Scrollwork
import SwiftUI

extension Exhibit {
    @MainActor static let picker = Exhibit(
        name: "picker", title: "Ruler picker", summary: "A weight, picked by pulling a ruler under a line.",
        visit: """
            at 0.4 drag 300,490 to 190,490 over 0.16
            at 2.2 drag 120,490 to 330,490 over 0.5
            """
    ) {
        PickerExhibit()
    }
}

/// Asks for a weight.
struct PickerExhibit: View {
    @State private var kilograms = 72

    var body: some View {
        ExhibitPage {
            VStack(spacing: 24) {
                VStack(spacing: 0) {
                    Text("Weight")
                        .font(.headline)
                        .foregroundStyle(.secondary)
                    WeightReading(kilograms: kilograms)
                        .padding(.top, 4)
                        .padding(.bottom, 28)
                    WheelPicker("Weight", value: $kilograms, in: 40...160)
                        .accessibilityValue("\(kilograms) kilograms")
                }
                .padding(.vertical, 28)
                .card()
                Text("Pull the ruler, turn the wheel or press the arrow keys.")
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                    .multilineTextAlignment(.center)
            }
        }
    }
}

/// The weight in large digits with its unit, and the same in pounds.
private struct WeightReading: View {
    let kilograms: Int

    var body: some View {
        VStack(spacing: 2) {
            HStack(alignment: .firstTextBaseline, spacing: 6) {
                Text("\(kilograms)")
                    .font(.system(size: 84, weight: .semibold).monospacedDigit())
                    .tracking(-4)
                Text("kg")
                    .font(.title2.weight(.medium))
                    .foregroundStyle(.secondary)
            }
            Text("\(pounds, format: .number.precision(.fractionLength(1))) lb")
                .font(.subheadline.monospacedDigit())
                .foregroundStyle(.secondary)
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("\(kilograms) kilograms")
    }

    private var pounds: Double { Double(kilograms) * 2.204_622_6 }
}
