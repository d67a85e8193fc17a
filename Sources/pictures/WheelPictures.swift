import Foundation
import Scrollwork
import SwiftUI

extension Pictures {
    static let wheels = [
        Picture("wheel-picker", 390, 500) {
            VStack(spacing: 28) {
                weight
                Bound(200.0) { WheelPicker("Frequency", value: $0, scale: WheelScale(logarithmic: 20...20_000)) }
                HStack {
                    hours
                    fruit
                }
                .wheelPickerStyle(.drum)
                .padding(.horizontal, 24)
            }
            .tint(.red)
        },
        Picture("wheel-picker-spacing", 300, 90) { weight.wheelPickerStyle(.ruler(spacing: 22)) },
        Picture("wheel-picker-no-fade", 300, 90) { weight.wheelPickerEdgeFade(false) },
        Picture("wheel-picker-disabled", 300, 90) {
            Bound(72) { WheelPicker("Weight", value: $0, in: 40...160).valueDisabled { $0 > 75 } }
                .wheelPickerEdgeFade(false)
        },
        Picture("wheel-picker-disabled-drum", 300, 230) { hours.wheelPickerStyle(.drum).padding(.horizontal, 60) },
        Picture("wheel-picker-vertical", 300, 260) {
            weight.wheelPickerAxis(.vertical)
        },
        Picture("wheel-picker-horizontal-drum", 390, 90) {
            hours.wheelPickerStyle(.drum(rowLength: 56)).wheelPickerAxis(.horizontal)
        },
        Picture("wheel-picker-labels", 300, 190) {
            Bound(3) {
                WheelPicker("Rating", value: $0, in: 1...5)
                    .valueLabel { rating in
                        HStack(spacing: 2) {
                            ForEach(0..<rating, id: \.self) { _ in Image(systemName: "star.fill") }
                        }
                        .foregroundStyle(.orange)
                    }
            }
            .wheelPickerStyle(.drum)
            .padding(.horizontal, 60)
        },
        Picture("wheel-picker-rows", 300, 160) {
            fruit.wheelPickerStyle(.drum(rowLength: 48, rows: 3)).padding(.horizontal, 60)
        },
        Picture("wheel-date-picker", 390, 280) {
            Bound(date) { WheelDatePicker("Birthday", selection: $0) }.padding(.horizontal, 24)
        },
        columns("wheel-date-picker-time", .time),
        columns("wheel-date-picker-seconds", .timeWithSeconds),
        columns("wheel-date-picker-korean", .date, locale: "ko_KR"),
    ]

    /// October 21, 2026, at 9:41:30 in Greenwich.
    private static let date = Date(timeIntervalSinceReferenceDate: 814_268_490)

    private static var weight: some View {
        Bound(72) { WheelPicker("Weight", value: $0, in: 40...160) }
    }

    private static var hours: some View {
        Bound(9) { WheelPicker("Hour", value: $0, in: 0...23).valueDisabled { $0 < 8 } }
    }

    private static var fruit: some View {
        Bound("Cherry") {
            WheelPicker(
                "Fruit", selection: $0, values: ["Apple", "Banana", "Cherry", "Damson", "Elderberry", "Fig"])
        }
    }

    private static func columns(
        _ name: String, _ components: WheelDatePicker.Components, locale: String = "en_US"
    ) -> Picture {
        Picture(name, 300, 260, locale: locale) {
            Bound(date) { WheelDatePicker("Date", selection: $0, displayedComponents: components) }
                .padding(.horizontal, 16)
        }
    }
}
