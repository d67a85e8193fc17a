import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// Components that a program shows and hides, also under a finger.
@MainActor
@Suite struct VanishingProgramTests {
    enum Component: String, CaseIterable, Sendable {
        case carousel, calendar, weekPager, pager, wheel, datePicker
    }

    @MainActor @Observable
    final class Values {
        var isShown = true
        var photo: Int? = 0
        var day = october21
        var page = 0
        var weight = 70
        var date = Date(timeIntervalSince1970: 43_200)

        func value(of component: Component) -> String {
            switch component {
            case .carousel: "\(photo ?? -1)"
            case .calendar, .weekPager: "\(day)"
            case .pager: "\(page)"
            case .wheel: "\(weight)"
            case .datePicker: "\(Day(date, in: .gmt))"
            }
        }
    }

    private struct Screen: View {
        @Bindable var values: Values
        let component: Component

        var body: some View {
            VStack {
                Button("Toggle") { withAnimation { values.isShown.toggle() } }
                if values.isShown {
                    content
                        .accessibilityElement(children: .contain)
                        .accessibilityIdentifier("component")
                        .transition(.move(edge: .bottom).combined(with: .opacity))
                }
                Spacer(minLength: 0)
            }
        }

        @ViewBuilder private var content: some View {
            switch component {
            case .carousel: Carousel(0..<6, id: \.self, selection: $values.photo) { Text("Photo \($0)") }
            case .calendar: MonthCalendar(selection: $values.day)
            case .weekPager: WeekPager(selection: $values.day) { Text($0.description) }
            case .pager: EndlessPager(index: $values.page) { Text("Page \($0)") }
            case .wheel: WheelPicker("Weight", value: $values.weight, in: 40...160).wheelPickerStyle(.drum)
            case .datePicker: WheelDatePicker("Birthday", selection: $values.date)
            }
        }
    }

    private func stage(_ values: Values, _ component: Component) throws -> Stage {
        let stage = Stage.calendar(size: CGSize(width: 390, height: 600)) {
            Screen(values: values, component: component)
        }
        try stage.settle()
        return stage
    }

    /// Begins a movement along the axis of a component.
    private func fling(_ component: Component, _ stage: Stage, velocity: CGFloat = -900) throws {
        let name = component == .datePicker ? "Scrollwork.WheelDatePicker.month" : "component"
        let frame = try stage.frame(of: name)
        let isVertical = [.calendar, .wheel, .datePicker].contains(component)
        stage.flick(
            from: CGPoint(x: frame.midX, y: frame.midY),
            velocity: CGVector(dx: isVertical ? 0 : velocity, dy: isVertical ? velocity : 0))
    }

    @Test(arguments: Component.allCases) func itIsHiddenDuringAMovementAndShownAgain(_ component: Component) throws {
        let values = Values(), stage = try stage(values, component)
        let frame = try stage.frame(of: "component")
        for round in 0..<3 {
            try fling(component, stage)
            stage.advance(by: 0.05 + 0.1 * Double(round))
            try stage.tapButton("Toggle")
            #expect(!stage.exists("component"))
            let value = values.value(of: component)
            stage.advance(by: 1)
            #expect(values.value(of: component) == value, "a hidden component changes nothing")
            try stage.tapButton("Toggle")
            #expect(try stage.frame(of: "component") == frame)
            #expect(values.value(of: component) == value)
        }
        // It still works.
        let before = values.value(of: component)
        if component == .calendar {
            try stage.tap(try #require(stage.seenDays.first { "\($0)" != before }))
        } else {
            try fling(component, stage, velocity: 900)
        }
        try stage.settle()
        #expect(values.value(of: component) != before)
        #expect(stage.warnings.isEmpty, "\(stage.warnings)")
    }

    @Test(arguments: Component.allCases) func itIsHiddenUnderAFinger(_ component: Component) throws {
        let values = Values(), stage = try stage(values, component)
        let name = component == .datePicker ? "Scrollwork.WheelDatePicker.month" : "component"
        let frame = try stage.frame(of: name)
        let finger = stage.touch(at: CGPoint(x: frame.midX, y: frame.midY))
        finger.move(by: CGSize(width: -60, height: -60), over: 0.2)
        values.isShown = false
        stage.update()
        let value = values.value(of: component)
        finger.move(by: CGSize(width: -60, height: -60), over: 0.2)
        values.isShown = true
        stage.update()
        finger.move(by: CGSize(width: 30, height: 30), over: 0.2)
        finger.lift()
        try stage.settle()
        #expect(values.value(of: component) == value, "the finger belongs to the view that is gone")
        if component != .calendar {
            try fling(component, stage)
            try stage.settle()
            #expect(values.value(of: component) != value)
        }
    }
}
