import LayerTree
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// The accessibility of custom day views.
@MainActor
@Suite struct CalendarSpeechTests {
    @Test func aPriceIsReadAfterTheDateOfItsDay() throws {
        let bound = Bound()
        let stage = Stage.calendar {
            MonthCalendar(selection: Bindable(bound).day) { day in
                VStack {
                    MonthCalendarDayLabel(day)
                    Text("€\(day.day.number % 50 + 20)")
                    Image(systemName: "star").accessibilityLabel("Holiday").accessibilityValue("\(day.text) places")
                }
            }
        }
        let spoken = try #require(stage.spoken(october21))
        #expect(spoken.label == "Today, Wednesday, October 21, 2026, €\(october21.number % 50 + 20), Holiday")
        #expect(spoken.value == "21 places")
        #expect(spoken.role == .button)
        try stage.activate("day-\(october21)")
        #expect(bound.day == october21)
        #expect(stage.spoken(october21)?.traits.contains(.selected) == true)
    }

    @Test func aPlainDayIsReadAsItsDate() throws {
        for stage in [
            Stage.calendar { MonthCalendar() },
            Stage.calendar { MonthCalendar { MonthCalendarDayLabel($0) } },
            Stage.calendar {
                MonthCalendar { MonthCalendarDayLabel($0).overlay { Circle().frame(width: 4, height: 4) } }
            },
        ] { #expect(stage.spoken(october21)?.label == "Today, Wednesday, October 21, 2026") }
    }

    @Test func theRangeIsReadAfterTheTextOfADay() throws {
        let bound = Bound()
        bound.range = october21...october21 + 2
        let stage = Stage.calendar {
            MonthCalendar(selection: Bindable(bound).range) { day in
                MonthCalendarDayLabel(day).accessibilityElement().accessibilityLabel("sold out").accessibilityValue(
                    "0 rooms")
            }
        }
        let spoken = try #require(stage.spoken(october21 + 1))
        #expect(spoken.label == "Thursday, October 22, 2026, sold out")
        #expect(spoken.value?.contains("October 21") == true && spoken.value?.hasSuffix("0 rooms") == true)
        #expect(stage.spoken(october21 + 5)?.value == "0 rooms")
    }

    private struct Priced: WeekDayStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text(configuration.text).accessibilityHidden(true)
                Text("€30")
            }
        }
    }

    @Test func aDayOfTheStripReadsTheTextOfItsStyle() throws {
        let stage = Stage(size: CGSize(width: 390, height: 600)) {
            WeekPager(selection: .constant(october21)) { Text($0.description) }.weekDayStyle(Priced())
        }
        let day = try #require(stage.spoken(october21))
        #expect(day.label == "Wednesday, October 21, 2026, €30")
        #expect(day.role == .button && day.traits.contains(.selected))
    }
}
