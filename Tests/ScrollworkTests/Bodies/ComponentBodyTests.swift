import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// The bodies of the components only describe: a stage evaluates them twice, and at random, while the components are in
/// use.
@MainActor @Suite struct ComponentBodyTests {
    private func expectPure(_ stage: Stage) {
        // Records in the bodies of the tests' own views aren't findings of components.
        #expect(
            stage.bodyFindings.filter { $0.contains("body of Scrollwork.") || $0.contains("while Scrollwork.") } == [])
    }

    @Test(arguments: [false, true])
    func ofAnEndlessPager(_ reducesMotion: Bool) throws {
        let log = PagerLog(5)
        let stage = Stage(size: CGSize(width: 390, height: 300), checksBodies: true) {
            if reducesMotion { $0.setReduceMotion(true) }
        } content: {
            PagerScene(log: log, limit: 3)
        }
        for _ in 0..<3 {
            stage.flick(from: CGPoint(x: 300, y: 100), velocity: CGVector(dx: -2000, dy: 0))
            try stage.settle()
        }
        #expect(log.index > 5)
        log.index = -800
        try stage.settle()
        stage.press(.tab)
        stage.press(.rightArrow)
        try stage.settle()
        #expect(log.index == -799 && stage.restingPage() == -799)
        stage.resize(to: CGSize(width: 500, height: 300))
        try stage.settle()
        expectPure(stage)
    }

    @Test(arguments: [true, false], [CarouselPaging.paged, .free])
    func ofACarousel(_ loops: Bool, _ paging: CarouselPaging) throws {
        let subject = CarouselSubject(count: 12)
        (subject.loops, subject.paging, subject.pageSize, subject.showsIndicator) = (loops, paging, .content, true)
        let stage = Stage(size: CGSize(width: 300, height: 200), checksBodies: true) {
            CarouselSubjectView(subject: subject)
        }
        stage.flick(from: CGPoint(x: 250, y: 100), velocity: CGVector(dx: -900, dy: 0))
        try stage.settle()
        #expect(subject.selection != nil)
        subject.selection = "p9"
        stage.advance(by: 0.1)
        subject.items.removeFirst(2)
        subject.items.insert("new", at: 4)
        try stage.settle()
        #expect(subject.selection == "p9")
        subject.pageSize = .relative(0.5)
        stage.press(.tab)
        stage.press(.leftArrow)
        try stage.settle()
        subject.items = []
        try stage.settle()
        subject.items = ["a", "b"]
        try stage.settle()
        expectPure(stage)
    }

    @Test func ofAWeekPager() throws {
        let log = WeekLog(Day(year: 2026, month: 3, day: 11)!)
        let stage = Stage(size: CGSize(width: 390, height: 600), checksBodies: true) { WeekScene(log: log) }
        stage.flick(from: CGPoint(x: 300, y: 500), velocity: CGVector(dx: -1500, dy: 0))
        try stage.settle()
        #expect(log.day == Day(year: 2026, month: 3, day: 12)!)
        expectPure(stage)
    }

    @Test(arguments: [false, true])
    func ofAWheel(_ reducesMotion: Bool) throws {
        let now = WheelCircumstances()
        let stage = Stage(size: Stage.wheelSize, checksBodies: true) {
            if reducesMotion { $0.setReduceMotion(true) }
        } content: {
            Wheel(now: now)
        }
        stage.flick(from: stage.middle, velocity: CGVector(dx: -900, dy: 0))
        stage.advance(by: 0.1)
        now.blocked = 3
        try stage.settle()
        #expect(now.value != 100 && !now.isDisabled(now.value))
        now.bounds = 40...90
        now.wraps = true
        try stage.settle()
        withAnimation { now.value = 60 }
        stage.advance(by: 0.1)
        (now.isDrum, now.step) = (true, 5)
        try stage.settle()
        #expect(now.value == 60)
        stage.resize(to: CGSize(width: 300, height: 200))
        now.isShown = false
        try stage.settle()
        now.isShown = true
        try stage.settle()
        expectPure(stage)
    }

    private struct Wheel: View {
        @Bindable var now: WheelCircumstances

        var body: some View {
            if now.isShown {
                if now.isDrum { picker.wheelPickerStyle(.drum) } else { picker }
            }
        }

        private var picker: some View {
            WheelPicker("Number", value: $now.value, in: now.bounds, step: now.step)
                .valueDisabled { now.isDisabled($0) }
                .wheelPickerWraps(now.wraps)
        }
    }

    @Test func ofADatePicker() throws {
        let setting = WheelSetting(Date(timeIntervalSince1970: 1_000_000_000))
        let stage = Stage(size: Stage.wheelSize, checksBodies: true) {
            SettingView(setting) { WheelDatePicker("Day", selection: $0) }
        }
        stage.flick(from: CGPoint(x: 60, y: 150), velocity: CGVector(dx: 0, dy: -900))
        try stage.settle()
        setting.value = Date(timeIntervalSince1970: 1_200_000_000)
        try stage.settle()
        expectPure(stage)
    }

    @Test(arguments: [Axis.horizontal, .vertical])
    func ofAMonthCalendar(_ axis: Axis) throws {
        let day = Kept<Day?>(Day(year: 2026, month: 3, day: 11))
        let stage = Stage(size: CGSize(width: 390, height: 500), checksBodies: true) {
            MonthCalendar(selection: Bindable(day).value).monthCalendarAxis(axis)
        }
        try stage.settle()
        stage.flick(from: CGPoint(x: 200, y: 400), velocity: CGVector(dx: -900, dy: -900))
        try stage.settle()
        day.value = Day(year: 2026, month: 3, day: 12)
        try stage.settle()
        stage.resize(to: CGSize(width: 300, height: 400))
        try stage.settle()
        expectPure(stage)
    }
}
