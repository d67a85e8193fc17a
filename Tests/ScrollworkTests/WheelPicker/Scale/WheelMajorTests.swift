import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// A style that shows only the labels of major values.
private struct MajorsStyle: WheelStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.track(spacing: 20) { if $0.kind == .major { $0.label } }
    }
}

/// The major values of a ruler: the multiples of the program's number.
@MainActor
@Suite struct WheelMajorTests {
    nonisolated private static let cases: [(bounds: ClosedRange<Int>, step: Int, major: Int, expected: [Int])] = [
        (0...100, 5, 20, [0, 20, 40, 60, 80, 100]), (0...30, 3, 10, [0, 30]), (0...12, 2, 5, [0, 10]),
        (1...31, 2, 5, [5, 15, 25]),
        (-7...9, 2, 3, [-3, 3, 9]), (5...45, 10, 20, [5, 25, 45]),
    ]

    private func majors<Value: Hashable>(_ picker: WheelPicker<Value>, _ number: @escaping (Value) -> Int) -> [Int] {
        let stage = Stage(size: CGSize(width: 2_000, height: 100)) {
            picker.valueLabel { Text("x").accessibilityIdentifier("\(number($0))") }.wheelPickerStyle(MajorsStyle())
        }
        return stage.frames().keys.compactMap { Int($0) }.sorted()
    }

    @Test(arguments: cases.indices) func multiplesAreMajor(_ index: Int) {
        let (bounds, step, major, expected) = Self.cases[index], low = bounds.lowerBound, high = bounds.upperBound
        #expect(
            majors(WheelPicker("N", value: .constant(low), in: bounds, step: step, majorStep: major)) { $0 } == expected
        )
        let doubles = WheelPicker(
            "N", value: .constant(Double(low)), in: Double(low)...Double(high), step: Double(step),
            majorStep: Double(major))
        #expect(majors(doubles) { Int($0) } == expected)
        let decimals = WheelPicker(
            "N", value: .constant(Decimal(low)), in: Decimal(low)...Decimal(high), step: Decimal(step),
            majorStep: Decimal(major))
        #expect(majors(decimals) { NSDecimalNumber(decimal: $0).intValue } == expected)
        let durations = WheelPicker(
            "N", value: .constant(.seconds(low)), in: .seconds(low) ... .seconds(high), step: .seconds(step),
            majorStep: .seconds(major))
        #expect(majors(durations) { Int($0.components.seconds) } == expected)
    }
}
