import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// A component's own modifiers in any order: each returns the component.
@MainActor
@Suite struct ModifierOrderTests {
    @Test func aWheelsModifiersApplyInAnyOrder() throws {
        let setting = WheelSetting(10)
        let stage = Stage(size: Stage.wheelSize) {
            WheelPicker("Number", value: Bindable(setting).value, in: 0...59)
                .wheelPickerStyle(.drum)
                .wheelPickerAxis(.vertical)
                .wheelPickerEdgeFade(false)
                .wheelPickerFeedback(.none)
                .onWheelPickerChange { setting.reports.append(($0, $1)) }
                .wheelPickerPageStep(20)
                .wheelPickerPageStep(7)
                .wheelPickerWraps()
                .valueText { "No. \($0)" }
                .accessibilityIdentifier("picker")
                .wheelPickerWraps(false)
                .wheelPickerAxis(.horizontal)
        }
        try stage.focus("picker")
        for _ in 0..<3 { stage.press(.pageDown) }
        try stage.settle()
        #expect(setting.value == 10, "it wraps, along the axis that is its own, and pages by what was said first")
        #expect(setting.settled.last == 10)
        #expect(try stage.element(.slider, "Number").value?.hasPrefix("No. 10") == true)
    }

    @Test func aCarouselsModifiersApplyInAnyOrder() throws {
        let kept = Kept<Int?>(0)
        let stage = Stage(size: CGSize(width: 390, height: 300)) {
            Carousel(0..<6, id: \.self) { Text("\($0)").accessibilityIdentifier("page \($0)") }
                .carouselStyle(.scaled)
                .pageIndicator()
                .autoplay(every: .seconds(-1))
                .onPageChange { if $0 == .settled { kept.value = $1 } }
                .frame(height: 200)
        }
        stage.flick(from: CGPoint(x: 300, y: 150), velocity: CGVector(dx: -900, dy: 0))
        try stage.settle()
        #expect(kept.value == 1)
        #expect(!stage.semantics.flattened.contains { $0.label == "Pause" })
    }

    // MARK: The nearest modifier

    @Test func theNearestModifierOfAWheelApplies() throws {
        let setting = WheelSetting(3)
        let stage = Stage(size: Stage.wheelSize) {
            WheelPicker("Number", value: Bindable(setting).value, in: 0...9)
                .valueLabel { Text("\($0)").accessibilityIdentifier("at-\($0)") }
                .wheelPickerStyle(EveryLabelStyle(spacing: 30))
                .wheelPickerStyle(.drum)
                .wheelPickerAxis(.vertical)
                .wheelPickerAxis(.horizontal)
                .wheelPickerWraps()
                .wheelPickerWraps(false)
                .wheelPickerFeedback(.none)
                .wheelPickerFeedback(.automatic)
                .accessibilityIdentifier("picker")
        }
        let three = try stage.frame(of: "at-3"), four = try stage.frame(of: "at-4")
        #expect(abs(four.midY - three.midY - 30) < 0.01 && abs(four.midX - three.midX) < 0.01)
        try stage.focus("picker")
        stage.press(.home)
        try stage.settle()
        stage.press(.upArrow)
        try stage.settle()
        #expect(setting.value == 9 && stage.feedback.isEmpty)
    }

    @Test func theNearestEdgeFadeOfAWheelApplies() throws {
        func picture(_ change: (WheelPicker<Int>) -> WheelPicker<Int>) throws -> Data {
            let picker = change(WheelPicker("Number", value: .constant(3), in: 0...9))
            return try Stage(size: CGSize(width: 200, height: 90)) { picker }.png()
        }
        let sharp = try picture { $0.wheelPickerEdgeFade(false) }, faded = try picture { $0.wheelPickerEdgeFade(true) }
        #expect(sharp != faded)
        #expect(try picture { $0.wheelPickerEdgeFade(false).wheelPickerEdgeFade(true) } == sharp)
        #expect(try picture { $0.wheelPickerEdgeFade(true).wheelPickerEdgeFade(false) } == faded)
    }

    /// Scaled pages of 150 points have 129 points beside the aligned one.
    @Test func theNearestStyleOfACarouselApplies() throws {
        let scaled: any CarouselStyle = ScaledCarouselStyle(), plain: any CarouselStyle = PlainCarouselStyle()
        let known = Stage(size: CGSize(width: 300, height: 200)) {
            Carousel(0..<6, id: \.self, pageSize: .relative(0.5)) { Color.blue.accessibilityIdentifier("page \($0)") }
                .carouselStyle(.scaled)
                .carouselStyle(plain)
                .carouselStyle(.stack)
        }
        #expect(abs(try known.drawnFrame(of: "page 1").width - 129) < 0.01)
        let chosen = Stage(size: CGSize(width: 300, height: 200)) {
            Carousel(0..<6, id: \.self, pageSize: .relative(0.5)) { Color.blue.accessibilityIdentifier("page \($0)") }
                .carouselStyle(scaled)
                .carouselStyle(.plain)
                .carouselStyle(plain)
        }
        #expect(abs(try chosen.drawnFrame(of: "page 1").width - 129) < 0.01)
    }

    // MARK: Pagers

    /// A style whose days have its name and their date as identifiers.
    private struct NamedStyle: WeekDayStyle {
        let name: String

        func makeBody(configuration: Configuration) -> some View {
            Text(configuration.text).accessibilityIdentifier("\(name) \(configuration.day)")
        }
    }

    @Test func aWeekPagersModifiersApplyInAnyOrder() throws {
        let start = Day(year: 2026, month: 3, day: 11)!, kept = Kept(start), settled = Kept<Day?>(nil)
        let stage = Stage(size: CGSize(width: 390, height: 600)) {
            VStack {
                WeekPager(selection: Bindable(kept).value) { Text("On \($0)") }
                    .weekNumbers()
                    .weekDayStyle(NamedStyle(name: "near"))
                    .onPageChange { if $0 == .settled { settled.value = $1 } }
                    .weekDayStyle(NamedStyle(name: "far"))
                    .weekRule(.startingOn(4))
                    .today(nil)
                    .month(isPresented: .constant(false))
                    .onPageChange { _, _ in }
            }
            .weekDayStyle(NamedStyle(name: "around"))
        }
        // The style nearest to the pager applies, and the week begins on a Wednesday.
        let days = stage.frames(prefix: "near ").filter { $0.value.minX >= 0 && $0.value.maxX <= 390 }
        let week: [Day] = (0..<7).map { start + $0 }
        #expect(Set(days.keys) == Set(week.map { "near \($0)" }))
        #expect(stage.frames(prefix: "far ").isEmpty && stage.frames(prefix: "around ").isEmpty)
        stage.flick(from: CGPoint(x: 300, y: 400), velocity: CGVector(dx: -900, dy: 0))
        try stage.settle()
        #expect(settled.value == start + 1)
    }

    @Test func aWeekPagerWithoutAStyleUsesTheSurroundingOne() {
        let start = Day(year: 2026, month: 3, day: 11)!
        let stage = Stage(size: CGSize(width: 390, height: 600)) {
            WeekPager(selection: .constant(start)) { Text("On \($0)") }.weekRule(.iso8601).padding(0)
                .weekDayStyle(NamedStyle(name: "around"))
        }
        #expect(stage.exists("around \(start)"))
    }

    /// A style whose days have their date and whether they are today as identifiers.
    private struct TodayStyle: WeekDayStyle {
        func makeBody(configuration: Configuration) -> some View {
            Text(configuration.text)
                .accessibilityIdentifier("\(configuration.isToday ? "today" : "other") \(configuration.day)")
        }
    }

    /// The dates of a pager are its own, or else the surrounding ones. March 11, 2026, is a Wednesday.
    @Test(arguments: [false, true]) func theDatesOfAWeekPagerPrecedeTheSurroundingOnes(_ hasOwn: Bool) throws {
        let start = Day(year: 2026, month: 3, day: 11)!
        let stage = Stage(size: CGSize(width: 390, height: 600)) {
            VStack {
                let pager = WeekPager(selection: .constant(start)) { Text("On \($0)") }.weekDayStyle(TodayStyle())
                if hasOwn { pager.weekRule(.startingOn(7)).weekNumbers(.hidden).today(start + 1) } else { pager }
            }
            .weekRule(.startingOn(4))
            .weekNumbers()
            .today(start + 2)
        }
        let today = hasOwn ? start + 1 : start + 2, first = hasOwn ? start - 4 : start
        #expect(stage.frames(prefix: "today ").keys.sorted() == ["today \(today)"])
        let days = stage.frames(prefix: "other ").filter { $0.value.minX >= 0 && $0.value.maxX <= 390 }
        let leading = days.min { $0.value.minX < $1.value.minX }
        #expect(leading?.key == "other \(first)")
        let numbers = stage.semantics.flattened.compactMap(\.label).filter {
            $0.hasPrefix("Week ") && !$0.hasPrefix("Week of")
        }
        #expect(numbers.isEmpty == hasOwn)
    }

    private enum Step: CaseIterable { case limit, name, passing, target, settled }

    /// Each rotation of the modifiers has the same result.
    @Test(arguments: 0..<Step.allCases.count) func anEndlessPagersModifiersApplyInAnyOrder(_ first: Int) throws {
        let kept = Kept<Int>(0)
        var passed: [Int] = [], targets: [Int] = [], settled: [Int] = []
        let stage = Stage(size: CGSize(width: 390, height: 300)) {
            let steps = Step.allCases[first...] + Step.allCases[..<first]
            steps.reduce(EndlessPager(index: Bindable(kept).value) { Text("Page \($0)") }) { pager, step in
                switch step {
                case .limit: pager.flingLimit(4)
                case .name: pager.pageName { "Sheet \($0)" }
                case .passing: pager.onPageChange { if $0 == .passing { passed.append($1) } }
                case .target: pager.onPageChange { if $0 == .settling { targets.append($1) } }
                case .settled: pager.onPageChange { if $0 == .settled { settled.append($1) } }
                }
            }
        }
        stage.flick(from: CGPoint(x: 300, y: 150), velocity: CGVector(dx: -4_000, dy: 0))
        try stage.settle()
        #expect(kept.value > 1 && kept.value <= 4)
        #expect(passed == Array(1...kept.value) && targets == [kept.value] && settled == [kept.value])
        stage.press(.tab)
        stage.press(.rightArrow)
        try stage.settle()
        #expect(stage.accessibilityNotifications.last?.text == "Sheet \(kept.value)")
    }

    // MARK: Calendars

    private struct Underlined: MonthCalendarStyle {
        func makeDay(_ day: MonthCalendarDay) -> some View { Text(verbatim: day.text).underline().frame(height: 40) }
    }

    /// The modifiers of a calendar are those of views, so any other modifier can be among them.
    @Test func aCalendarsModifiersApplyInAnyOrder() throws {
        func picture(@ViewBuilder _ calendar: (Kept<[Month]>) -> some View) throws -> (Data, [Month]) {
            let months = Kept<[Month]>([])
            let stage = Stage(size: CGSize(width: 390, height: 600)) { calendar(months) }
            stage.flick(from: CGPoint(x: 300, y: 300), velocity: CGVector(dx: -900, dy: 0))
            try stage.settle()
            return (try stage.png(), months.value)
        }
        let bounds = october - 12...october + 12
        let one = try picture { months in
            MonthCalendar(in: bounds)
                .monthCalendarStyle(Underlined())
                .monthCalendarAxis(.horizontal)
                .monthCalendarScrolling(.paged)
                .onMonthCalendarChange { if $0 == .settled { months.value.append($1) } }
                .weekNumbers()
                .weekRule(.iso8601)
                .today(october21)
                .padding(4)
        }
        let other = try picture { months in
            MonthCalendar(in: bounds)
                .today(october21)
                .padding(4)
                .weekRule(.iso8601)
                .weekNumbers()
                .onMonthCalendarChange { if $0 == .settled { months.value.append($1) } }
                .monthCalendarScrolling(.paged)
                .monthCalendarAxis(.horizontal)
                .monthCalendarStyle(Underlined())
        }
        #expect(one.1 == [october + 1] && other.1 == one.1)
        #expect(one.0 == other.0)
        let plain = try picture { _ in MonthCalendar(in: bounds).today(october21) }
        #expect(plain.0 != one.0)
    }
}
