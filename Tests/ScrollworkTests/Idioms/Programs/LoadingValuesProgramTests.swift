import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// Wheels whose values are loaded, filtered, and replaced.
@MainActor
@Suite struct LoadingValuesProgramTests {
    struct City: Hashable, Identifiable {
        let id: Int
        var name: String
    }

    @MainActor @Observable
    final class Cities {
        var cities: [City] = []
        var chosen: City
        init(_ chosen: City) { self.chosen = chosen }
    }

    private struct Screen: View {
        @Bindable var cities: Cities

        var body: some View {
            VStack {
                Text(cities.chosen.name).accessibilityIdentifier("chosen")
                WheelPicker("City", selection: $cities.chosen, values: cities.cities) {
                    Text($0.name).accessibilityIdentifier("city \($0.id)")
                }
                .wheelPickerStyle(.drum)
                .frame(height: 220)
                .accessibilityIdentifier("wheel")
            }
        }
    }

    private let all = ["Aachen", "Berlin", "Cologne", "Dresden", "Essen", "Frankfurt"].enumerated().map {
        City(id: $0.offset, name: $0.element)
    }

    private func expectCentered(_ city: City, _ stage: Stage, line: Int = #line) throws {
        let place = SourceLocation(fileID: #fileID, filePath: #filePath, line: line, column: 1)
        let row = try stage.drawnFrame(of: "city \(city.id)"), wheel = try stage.frame(of: "wheel")
        #expect(abs(row.midY - wheel.midY) < 0.5, "\(city) at \(row)", sourceLocation: place)
    }

    @Test func theSelectedCityIsVisibleOnceItIsLoaded() throws {
        let cities = Cities(all[3])
        let stage = Stage(size: CGSize(width: 390, height: 400)) { Screen(cities: cities) }
        try stage.settle()
        #expect(cities.chosen == all[3])
        cities.cities = all
        try stage.settle()
        #expect(cities.chosen == all[3])
        try expectCentered(all[3], stage)
        // More arrive before it.
        cities.cities = (10..<20).map { City(id: $0, name: "City \($0)") } + all
        try stage.settle()
        #expect(cities.chosen == all[3])
        try expectCentered(all[3], stage)
        // They are sorted again.
        cities.cities.reverse()
        try stage.settle()
        #expect(cities.chosen == all[3])
        try expectCentered(all[3], stage)
        try stage.adjust("wheel", .increment)
        try stage.settle()
        #expect(cities.chosen == all[2])
        try expectCentered(all[2], stage)
    }

    /// The list changes while the wheel flings.
    @Test(arguments: [0.05, 0.2, 0.5]) func citiesArriveDuringAFling(_ moment: Double) throws {
        let cities = Cities(all[0])
        cities.cities = all
        let stage = Stage(size: CGSize(width: 390, height: 400)) { Screen(cities: cities) }
        try stage.settle()
        let wheel = try stage.frame(of: "wheel")
        stage.flick(from: CGPoint(x: wheel.midX, y: wheel.midY), velocity: CGVector(dx: 0, dy: -500))
        stage.advance(by: moment)
        cities.cities = (10..<20).map { City(id: $0, name: "City \($0)") } + all
        try stage.settle()
        #expect(cities.cities.contains(cities.chosen))
        try expectCentered(cities.chosen, stage)
    }

    /// The chosen city is deleted. The wheel shows another one, and a person chooses from there.
    @Test func theSelectedCityIsDeleted() throws {
        let cities = Cities(all[2])
        cities.cities = all
        let stage = Stage(size: CGSize(width: 390, height: 400)) { Screen(cities: cities) }
        try stage.settle()
        cities.cities.removeAll { $0 == all[2] }
        try stage.settle()
        let wheel = try stage.frame(of: "wheel")
        let centered = stage.frames(prefix: "city ").keys.filter {
            (try? abs(stage.drawnFrame(of: $0).midY - wheel.midY) < 0.5) == true
        }
        #expect(centered.count == 1)
        try stage.adjust("wheel", .increment)
        try stage.settle()
        #expect(cities.cities.contains(cities.chosen))
        try expectCentered(cities.chosen, stage)
    }
}
