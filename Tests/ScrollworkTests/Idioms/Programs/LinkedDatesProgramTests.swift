import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// Two date pickers, of which the second begins at the date of the first.
@MainActor
@Suite struct LinkedDatesProgramTests {
    private struct Stay: View {
        @Bindable var arrival: Kept<Date>
        @Bindable var departure: Kept<Date>

        var body: some View {
            VStack(spacing: 0) {
                Text("\(Day(arrival.value, in: .gmt)) to \(Day(departure.value, in: .gmt))")
                    .accessibilityIdentifier("stay")
                WheelDatePicker("Arrival", selection: $arrival.value)
                    .frame(height: 200)
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier("arrival")
                WheelDatePicker(
                    "Departure", selection: $departure.value,
                    in: arrival.value...arrival.value.addingTimeInterval(60 * 86_400)
                )
                .frame(height: 200)
                .accessibilityElement(children: .contain)
                .accessibilityIdentifier("departure")
            }
            .onChange(of: arrival.value) { _, arrival in departure.value = max(departure.value, arrival) }
        }
    }

    private let noon = Day(year: 2026, month: 1, day: 30)!.start(in: .gmt).addingTimeInterval(43_200)

    private func column(_ part: String, of picker: String, _ stage: Stage) throws -> SemanticsNode {
        let frame = try stage.frame(of: picker)
        return try #require(
            stage.semantics.flattened.first {
                $0.identifier == "Scrollwork.WheelDatePicker.\(part)"
                    && frame.contains(CGPoint(x: $0.frame.midX, y: $0.frame.midY))
            })
    }

    private func expectColumns(_ picker: String, _ date: Date, _ stage: Stage, line: Int = #line) throws {
        let place = SourceLocation(fileID: #fileID, filePath: #filePath, line: line, column: 1)
        let day = Day(date, in: .gmt).components()
        #expect(try column("day", of: picker, stage).value == "\(day.day)", "\(picker)", sourceLocation: place)
        #expect(try column("year", of: picker, stage).value == "\(day.year)", "\(picker)", sourceLocation: place)
    }

    /// A later arrival pushes the departure and its bounds.
    @Test func theDepartureStaysAfterTheArrival() throws {
        let arrival = Kept(noon), departure = Kept(noon.addingTimeInterval(86_400))
        let stage = Stage(size: CGSize(width: 390, height: 500)) { Stay(arrival: arrival, departure: departure) }
        try stage.settle()
        for (part, velocity) in [("month", -300.0), ("day", 900), ("day", -1_500), ("year", -200), ("month", 600)] {
            let frame = try column(part, of: "arrival", stage).frame
            stage.flick(from: CGPoint(x: frame.midX, y: frame.midY), velocity: CGVector(dx: 0, dy: velocity))
            try stage.settle()
            #expect(departure.value >= arrival.value, "\(part)")
            try expectColumns("arrival", arrival.value, stage)
            // A person picks a departure within the bounds, so the picker shows one of them.
            let bounds = arrival.value...arrival.value.addingTimeInterval(60 * 86_400)
            try expectColumns("departure", min(max(departure.value, bounds.lowerBound), bounds.upperBound), stage)
        }
    }

    /// The departure can't be turned before the arrival.
    @Test(arguments: ["day", "month", "year"], [-2_000.0, 2_000]) func theBoundsAreKept(
        _ part: String, _ velocity: Double
    )
        throws
    {
        let arrival = Kept(noon), departure = Kept(noon.addingTimeInterval(9 * 86_400))
        let stage = Stage(size: CGSize(width: 390, height: 500)) { Stay(arrival: arrival, departure: departure) }
        try stage.settle()
        let frame = try column(part, of: "departure", stage).frame
        stage.flick(from: CGPoint(x: frame.midX, y: frame.midY), velocity: CGVector(dx: 0, dy: velocity))
        try stage.settle()
        #expect(arrival.value == noon)
        #expect(departure.value >= noon && departure.value <= noon.addingTimeInterval(60 * 86_400))
        try expectColumns("departure", departure.value, stage)
    }
}
