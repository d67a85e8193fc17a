import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// Typical programs with wheels.
@MainActor
@Suite struct WheelIdiomTests {
    private struct Weight: View {
        @Bindable var kept: Kept<Int>

        var body: some View {
            WheelPicker("Weight", value: $kept.value, in: 40...160).wheelPickerStyle(.drum).accessibilityIdentifier(
                "wheel")
        }
    }

    @Test(arguments: Surroundings.allCases, [nil, 150.0]) func aDrumIsTurnedInAnyContainer(
        _ place: Surroundings, _ height: Double?
    ) throws {
        let kept = Kept(70)
        let stage = Stage(size: CGSize(width: 390, height: 700)) {
            Placed(surrounding: place, height: height.map { CGFloat($0) }) { Weight(kept: kept) }
        }
        try stage.arrive(in: place)
        let frame = try stage.frame(of: "wheel")
        #expect(frame.height <= (height ?? 252) + 0.5)
        stage.drag(
            from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.midX, y: frame.midY - 108), over: 0.4)
        try stage.settle()
        let turned = kept.value
        #expect(turned > 70 && turned < 80)
        try stage.leaveAndReturn(to: place)
        #expect(kept.value == turned)
        #expect(abs(try stage.frame(of: "wheel").minY - frame.minY) < 0.5, "nothing around it has moved")
        try stage.adjust("wheel", .decrement)
        try stage.settle()
        #expect(kept.value == turned - 1)
    }

    private struct Length: View {
        @Bindable var kept: Kept<Int>

        var body: some View {
            WheelPicker("Length", value: $kept.value, in: 40...160).accessibilityIdentifier("wheel")
        }
    }

    @Test(arguments: Surroundings.allCases) func aRulerIsTurnedInAnyContainer(_ place: Surroundings) throws {
        let kept = Kept(70)
        let stage = Stage(size: CGSize(width: 390, height: 700)) {
            Placed(surrounding: place, height: nil) { Length(kept: kept) }
        }
        try stage.arrive(in: place)
        let frame = try stage.frame(of: "wheel")
        #expect(frame.minX >= 0 && frame.maxX <= 390 && frame.height > 40)
        stage.drag(
            from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.midX - 80, y: frame.midY), over: 0.4)
        try stage.settle()
        let turned = kept.value
        #expect(turned > 72 && turned < 90)
        try stage.leaveAndReturn(to: place)
        #expect(try stage.frame(of: "wheel") == frame, "nothing around it has moved")
        #expect(stage.semantics.flattened.first { $0.label == "Length" }?.value == "\(turned)")
        stage.flick(from: CGPoint(x: frame.midX, y: frame.midY), velocity: CGVector(dx: 600, dy: 0))
        try stage.settle()
        #expect(kept.value < turned)
    }

    /// A finger that moves along the container belongs to the container, not to the ruler.
    @Test(arguments: [Surroundings.list, .scrollView]) func aRulerLetsTheSurroundingViewScroll(_ place: Surroundings)
        throws
    {
        let kept = Kept(70)
        let stage = Stage(size: CGSize(width: 390, height: 700)) {
            Placed(surrounding: place, height: nil) { Length(kept: kept) }
        }
        try stage.arrive(in: place)
        let frame = try stage.frame(of: "wheel")
        stage.drag(
            from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.midX, y: frame.midY - 60), over: 0.4)
        #expect(try stage.frame(of: "wheel").minY < frame.minY - 20)
        try stage.settle()
        #expect(kept.value == 70)
    }

    @Test(arguments: Setter.allCases) func everySetterChangesTheValue(_ setter: Setter) async throws {
        let kept = Kept(70)
        let stage = Stage(size: CGSize(width: 390, height: 500)) {
            Driven(kept: kept, setter: setter, next: 90) {
                WheelPicker("Weight", value: $0, in: 40...160).accessibilityIdentifier("wheel")
            }
        }
        try await stage.drive(kept, by: setter) { kept.value == 90 }
        #expect(kept.value == 90)
        #expect(stage.semantics.flattened.first { $0.label == "Weight" }?.value == "90")
        #expect(kept.seen == [90])
        // From there, the wheel continues.
        try stage.adjust("wheel", .increment)
        try stage.settle()
        #expect(kept.value == 91)
    }

    @Test(arguments: Setter.allCases) func everySetterChangesTheDate(_ setter: Setter) async throws {
        let kept = Kept(Date(timeIntervalSince1970: 43_200)), next = Date(timeIntervalSince1970: 43_200 + 40 * 86_400)
        let stage = Stage(size: CGSize(width: 390, height: 500), environment: { $0.timeZone = .gmt }) {
            Driven(kept: kept, setter: setter, next: next) { WheelDatePicker("Birthday", selection: $0) }
        }
        try await stage.drive(kept, by: setter) { kept.value == next }
        #expect(kept.seen == [next])
        // From there the columns go on.
        try stage.adjust("Scrollwork.WheelDatePicker.month", .increment)
        try stage.settle()
        #expect(Day(kept.value, in: .gmt) == Day(year: 1970, month: 3, day: 10))
    }

    private struct Reader: View {
        @State private var weight = 70
        @State private var passing = 70

        var body: some View {
            VStack {
                Text("\(weight) by way of \(passing)").accessibilityIdentifier("value")
                WheelPicker("Weight", value: $weight, in: 40...160)
                    .onWheelPickerChange { phase, value in if phase == .passing { passing = value } }
                    .accessibilityIdentifier("wheel")
            }
        }
    }

    @Test func aParentReadsThePassingValues() throws {
        let stage = Stage(size: CGSize(width: 390, height: 300)) { Reader() }
        try stage.settle()
        let frame = try stage.frame(of: "wheel")
        stage.flick(from: CGPoint(x: frame.midX, y: frame.midY), velocity: CGVector(dx: -900, dy: 0))
        try stage.settle()
        let value = try #require(stage.semantics.flattened.first { $0.label == "Weight" }?.value)
        #expect(Int(value).map { $0 > 75 } == true)
        #expect(try stage.text(of: "value") == "\(value) by way of \(value)")
    }

    private struct Old: View {
        @ObservedObject var kept: Shared<Double>

        var body: some View {
            VStack {
                Text("\(kept.value)")
                WheelPicker("Price", value: $kept.value, in: 0...100, step: 0.25).accessibilityIdentifier("wheel")
            }
        }
    }

    @Test func anObservableObjectCanBeBound() throws {
        let kept = Shared(10.0)
        let stage = Stage(size: CGSize(width: 390, height: 300)) { Old(kept: kept) }
        for _ in 0..<3 { try stage.adjust("wheel", .increment) }
        try stage.settle()
        #expect(kept.value == 10.75)
    }

    private struct OldBirthday: View {
        @ObservedObject var kept: Shared<Date>

        var body: some View {
            VStack {
                Text(kept.value, format: .iso8601.year().month().day()).accessibilityIdentifier("value")
                WheelDatePicker("Birthday", selection: $kept.value)
            }
        }
    }

    @Test func anObservableObjectCanStoreABirthday() throws {
        let kept = Shared(Date(timeIntervalSince1970: 43_200))
        let stage = Stage(size: CGSize(width: 390, height: 400)) { OldBirthday(kept: kept) }
        try stage.settle()
        let month = try stage.frame(of: "Scrollwork.WheelDatePicker.month")
        stage.drag(
            from: CGPoint(x: month.midX, y: month.midY), to: CGPoint(x: month.midX, y: month.midY - 72), over: 0.4)
        try stage.settle()
        let day = Day(kept.value, in: .gmt)
        #expect(day.components().month > 1)
        #expect(try stage.text(of: "value") == "\(day)")
        // The object changes, and the columns follow.
        kept.value = Date(timeIntervalSince1970: 43_200 + 400 * 86_400)
        try stage.settle()
        #expect(try stage.text(of: "value") == "1971-02-05")
        try stage.adjust("Scrollwork.WheelDatePicker.day", .increment)
        try stage.settle()
        #expect(Day(kept.value, in: .gmt) == Day(year: 1971, month: 2, day: 6))
    }

    private struct DateReader: View {
        @State private var date = Date(timeIntervalSince1970: 43_200)
        @State private var passing: [Day] = []

        var body: some View {
            VStack {
                Text("\(Day(date, in: .gmt)) by way of \(passing.count)").accessibilityIdentifier("value")
                Text(passing.map(\.description).joined(separator: " ")).font(.caption2).lineLimit(1)
                    .accessibilityIdentifier("passing")
                WheelDatePicker("Birthday", selection: $date)
                    .onWheelPickerChange(of: Date.self) { phase, date in
                        if phase == .passing { passing.append(Day(date, in: .gmt)) }
                    }
            }
        }
    }

    @Test func aParentReadsThePassingDates() throws {
        let stage = Stage(size: CGSize(width: 390, height: 500)) { DateReader() }
        try stage.settle()
        let column = try stage.frame(of: "Scrollwork.WheelDatePicker.day")
        stage.drag(
            from: CGPoint(x: column.midX, y: column.midY), to: CGPoint(x: column.midX, y: column.midY - 144), over: 0.6)
        try stage.settle()
        let passing = try stage.text(of: "passing").split(separator: " ")
        let last = try #require(passing.last)
        #expect(passing.count >= 3 && passing == passing.sorted())
        #expect(try stage.text(of: "value") == "\(last) by way of \(passing.count)")
    }

    @Test(arguments: Surroundings.allCases) func aBirthdayCanBePickedInAnyContainer(_ place: Surroundings) throws {
        let kept = Kept(Date(timeIntervalSince1970: 43_200))
        let stage = Stage(size: CGSize(width: 390, height: 700)) {
            Placed(surrounding: place, height: nil) { WheelDatePicker("Birthday", selection: Bindable(kept).value) }
        }
        try stage.arrive(in: place)
        try stage.adjust("Scrollwork.WheelDatePicker.month", .increment)
        try stage.settle()
        #expect(Day(kept.value, in: .gmt) == Day(year: 1970, month: 2, day: 1))
        try stage.leaveAndReturn(to: place)
        let year = try stage.frame(of: "Scrollwork.WheelDatePicker.year")
        stage.drag(from: CGPoint(x: year.midX, y: year.midY), to: CGPoint(x: year.midX, y: year.midY - 40), over: 0.4)
        try stage.settle()
        #expect(Day(kept.value, in: .gmt).components().year > 1970)
    }
}
