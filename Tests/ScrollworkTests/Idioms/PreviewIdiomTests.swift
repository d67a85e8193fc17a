import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

// The components in previews, each in a view with its own state, with a state of the preview, and in a provider.

private let day = Day(year: 2026, month: 10, day: 21)!
private let noon = Date(timeIntervalSince1970: 43_200)

/// A component below the text of its value.
private struct Exhibit<Value, Content: View>: View {
    let value: Value
    @ViewBuilder let content: Content

    var body: some View {
        VStack {
            Text(verbatim: "\(value)").accessibilityIdentifier("value")
            content.accessibilityIdentifier("component")
        }
    }
}

private struct Photos: View {
    @Binding var photo: Int?

    var body: some View {
        Exhibit(value: photo ?? -1) {
            Carousel(0..<6, id: \.self, selection: $photo) {
                Text("Photo \($0)").frame(maxWidth: .infinity, maxHeight: .infinity)
            }
        }
    }
}

private struct Departure: View {
    @Binding var departure: Day

    var body: some View {
        Exhibit(value: departure) { MonthCalendar(selection: $departure).today(day) }
    }
}

private struct Diary: View {
    @Binding var shown: Day

    var body: some View {
        Exhibit(value: shown) { WeekPager(selection: $shown) { Text($0.description) } }
    }
}

private struct Numbers: View {
    @Binding var number: Int

    var body: some View {
        Exhibit(value: number) { EndlessPager(index: $number) { Text("Page \($0)") } }
    }
}

private struct Weight: View {
    @Binding var kilograms: Int

    var body: some View {
        Exhibit(value: kilograms) { WheelPicker("Weight", value: $kilograms, in: 40...160).wheelPickerStyle(.drum) }
    }
}

private struct Birthday: View {
    @Binding var date: Date

    var body: some View {
        Exhibit(value: Day(date, in: .gmt)) { WheelDatePicker("Birthday", selection: $date) }
    }
}

/// A view that keeps the value of another one.
private struct Keeper<Value, Content: View>: View {
    @State var value: Value
    @ViewBuilder let content: (Binding<Value>) -> Content

    var body: some View { content($value) }
}

#Preview("screen carousel") { Keeper(value: Optional(0)) { Photos(photo: $0) } }
#Preview("screen monthCalendar") { Keeper(value: day) { Departure(departure: $0) } }
#Preview("screen weekPager") { Keeper(value: day) { Diary(shown: $0) } }
#Preview("screen endlessPager") { Keeper(value: 0) { Numbers(number: $0) } }
#Preview("screen wheelPicker") { Keeper(value: 70) { Weight(kilograms: $0) } }
#Preview("screen wheelDatePicker", traits: .sizeThatFitsLayout) { Keeper(value: noon) { Birthday(date: $0) } }

#Preview("state carousel") {
    @Previewable @State var photo: Int? = 0
    Photos(photo: $photo)
}

#Preview("state monthCalendar", traits: .fixedLayout(width: 390, height: 500)) {
    @Previewable @State var departure = day
    Departure(departure: $departure)
}

#Preview("state weekPager") {
    @Previewable @State var shown = day
    Diary(shown: $shown)
}

#Preview("state endlessPager") {
    @Previewable @State var number = 0
    Numbers(number: $number)
}

#Preview("state wheelPicker") {
    @Previewable @State var kilograms = 70
    Weight(kilograms: $kilograms)
}

#Preview("state wheelDatePicker") {
    @Previewable @State var date = noon
    Birthday(date: $date)
}

private struct Photos_Previews: PreviewProvider {
    static var previews: some View {
        Keeper(value: Optional(0)) { Photos(photo: $0) }.previewDisplayName("Photos")
    }
}

private struct Departure_Previews: PreviewProvider {
    static var previews: some View {
        Keeper(value: day) { Departure(departure: $0) }.previewLayout(.fixed(width: 390, height: 500))
    }
}

private struct Diary_Previews: PreviewProvider {
    static var previews: some View { Keeper(value: day) { Diary(shown: $0) } }
}

private struct Numbers_Previews: PreviewProvider {
    static var previews: some View { Keeper(value: 0) { Numbers(number: $0) } }
}

private struct Weight_Previews: PreviewProvider {
    static var previews: some View { Keeper(value: 70) { Weight(kilograms: $0) }.previewLayout(.sizeThatFits) }
}

private struct Birthday_Previews: PreviewProvider {
    static var previews: some View { Keeper(value: noon) { Birthday(date: $0) } }
}

@MainActor
@Suite struct PreviewIdiomTests {
    enum Component: String, CaseIterable, Sendable {
        case carousel, monthCalendar, weekPager, endlessPager, wheelPicker, wheelDatePicker

        var first: String {
            switch self {
            case .carousel, .endlessPager: "0"
            case .monthCalendar, .weekPager: "2026-10-21"
            case .wheelPicker: "70"
            case .wheelDatePicker: "1970-01-01"
            }
        }

        /// The value after `use(_:_:)`.
        var second: String {
            switch self {
            case .carousel, .endlessPager: "1"
            case .monthCalendar: "2026-10-13"
            case .weekPager: "2026-10-22"
            case .wheelPicker: "72"
            case .wheelDatePicker: "1970-03-01"
            }
        }

        @MainActor var provided: AnyView {
            switch self {
            case .carousel: AnyView(Photos_Previews.previews)
            case .monthCalendar: AnyView(Departure_Previews.previews)
            case .weekPager: AnyView(Diary_Previews.previews)
            case .endlessPager: AnyView(Numbers_Previews.previews)
            case .wheelPicker: AnyView(Weight_Previews.previews)
            case .wheelDatePicker: AnyView(Birthday_Previews.previews)
            }
        }
    }

    /// Turns a page, taps a day, or turns a wheel by two rows.
    private func use(_ component: Component, _ stage: Stage) throws {
        switch component {
        case .carousel, .weekPager, .endlessPager:
            let frame = try stage.frame(of: "component")
            stage.flick(from: CGPoint(x: frame.midX + 60, y: frame.midY + 40), velocity: CGVector(dx: -1_200, dy: 0))
        case .monthCalendar: try stage.tap("day-2026-10-13")
        case .wheelPicker, .wheelDatePicker:
            let name = component == .wheelPicker ? "component" : "Scrollwork.WheelDatePicker.month"
            let frame = try stage.frame(of: name)
            let finger = stage.touch(at: CGPoint(x: frame.midX, y: frame.midY))
            // The first points of a drag are those by which it's recognized.
            finger.move(by: CGSize(width: 0, height: -82), over: 0.4)
            finger.hold(for: 0.2)
            finger.lift()
        }
        try stage.settle()
    }

    private func expectUse(_ component: Component, _ view: AnyView) throws {
        let stage = Stage(size: CGSize(width: 390, height: 600)) { view }
        try stage.settle()
        #expect(try stage.text(of: "value") == component.first)
        try use(component, stage)
        #expect(try stage.text(of: "value") == component.second)
        #expect(stage.warnings.isEmpty)
    }

    @Test(arguments: Component.allCases, ["screen", "state"])
    func aComponentIsUsedInItsPreview(_ component: Component, _ kind: String) throws {
        let file = "ScrollworkTests/PreviewIdiomTests.swift", name = "\(kind) \(component.rawValue)"
        let preview = try #require(RegisteredPreview.all.first { $0.file == file && $0.name == name })
        try expectUse(component, preview.view())
    }

    @Test(arguments: Component.allCases) func aComponentIsUsedInItsProvider(_ component: Component) throws {
        try expectUse(component, component.provided)
    }
}
