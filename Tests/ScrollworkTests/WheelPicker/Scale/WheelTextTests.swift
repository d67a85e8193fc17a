import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// The text of values that the program doesn't name itself.
@MainActor
@Suite struct WheelTextTests {
    private func said<Value: Hashable>(
        _ start: Value, locale: String = "en_US", _ picker: (Binding<Value>) -> some View
    ) throws -> [String?] {
        let picker = picker(.constant(start))
        let stage = Stage(size: Stage.wheelSize, environment: { $0.locale = Locale(identifier: locale) }) { picker }
        let element = try stage.element(.slider, "Number")
        return [element.value, element.hint]
    }

    @Test func valuesOfAScaleAreWrittenAsTheLocaleWritesThem() throws {
        #expect(
            try said(Float(400)) { WheelPicker("Number", value: $0, scale: WheelScale(logarithmic: 20...20_000)) } == [
                "400", "20 – 20000",
            ])
        #expect(
            try said(1_234_567.0) { WheelPicker("Number", value: $0, scale: WheelScale(in: 0...2_000_000)) } == [
                "1234567", "0 – 2000000",
            ])
        #expect(
            try said(Int32(3), locale: "ar_EG") { WheelPicker("Number", value: $0, scale: WheelScale(in: 0...10)) } == [
                "٣", "٠ – ١٠",
            ])
        let tenth = Decimal(string: "0.1")!
        #expect(
            try said(tenth * 3, locale: "de_DE") {
                WheelPicker("Number", value: $0, scale: WheelScale(in: 0...1, step: tenth))
            } == ["0,3", "0 – 1"])
        #expect(
            try said(Duration.seconds(90)) {
                WheelPicker("Number", value: $0, scale: WheelScale(in: .zero ... .seconds(600), step: .seconds(10)))
            }
                == ["1:30", "0:00 – 10:00"])
        let first = Date(timeIntervalSinceReferenceDate: 0)
        #expect(
            try said(first) {
                WheelPicker("Number", value: $0, scale: WheelScale(in: first...first + 86_400 * 30, by: .day))
            }
                == ["Jan 1", "Jan 1 – Jan 31"])
    }

    @Test func durationsUpToTheirBoundsAreWritten() throws {
        let ends = Duration.seconds(Int64.min) ... .seconds(Int64.max)
        for duration in [ends.lowerBound, .zero, ends.upperBound] {
            let said = try said(duration) { WheelPicker("Number", value: $0, in: ends, step: .seconds(Int64.max)) }
            #expect(said[0]?.isEmpty == false)
        }
        let long = Duration.seconds(Int64.max) * 10
        #expect(
            try said(long) { WheelPicker("Number", selection: $0, values: [.zero, long]) }[0]?.hasSuffix("2 of 2")
                == true)
    }

    @Test func smallStepsAreDistinguished() throws {
        #expect(
            try said(1e-7) { WheelPicker("Number", value: $0, in: 0...1e-6, step: 1e-7) } == [
                "0.0000001", "0 – 0.000001",
            ])
        #expect(
            try said(Duration.milliseconds(50)) {
                WheelPicker("Number", value: $0, in: .zero ... .milliseconds(100), step: .milliseconds(10))
            }
                == ["0:00.05", "0:00 – 0:00.1"])
        #expect(
            try said(Duration.seconds(-4_000)) {
                WheelPicker("Number", value: $0, in: .seconds(-5_000) ... .zero, step: .seconds(10))
            }
                == ["-1:06:40", "-1:23:20 – 0:00"])
    }
}
