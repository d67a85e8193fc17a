import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
private final class Handle {
    var proxy: MonthCalendarProxy?
}

/// The current screen of the program.
@MainActor @Observable
private final class Place {
    var tab = 0
    var path: [Int] = []
}

private struct CalledCalendar: View {
    let handle: Handle
    let bound: Bound
    var months: ClosedRange<Month>?

    var body: some View {
        MonthCalendarReader { proxy in
            let _ = handle.proxy = proxy
            MonthCalendar(in: months, position: Bindable(bound).month)
        }
    }
}

private struct Tabs: View {
    @Bindable var place: Place
    let calendar: CalledCalendar

    var body: some View {
        TabView(selection: $place.tab) {
            calendar.tabItem { Text("Months") }.tag(0)
            Text("Nothing").tabItem { Text("Nothing") }.tag(1)
        }
    }
}

private struct Screens: View {
    @Bindable var place: Place
    let calendar: CalledCalendar

    var body: some View {
        NavigationStack(path: $place.path) {
            calendar.navigationDestination(for: Int.self) { Text("\($0)") }
        }
    }
}

/// A calendar that disappears on the second tab.
private struct Removable: View {
    let place: Place
    let calendar: CalledCalendar

    var body: some View {
        VStack { if place.tab == 0 { calendar } }
    }
}

/// Calls to scroll to a month, and their results.
@MainActor
@Suite struct CalendarCallTests {
    private func call(_ stage: Stage, _ handle: Handle, _ month: Month) async throws -> Task<Bool, Never> {
        let proxy = try #require(handle.proxy)
        var hasBegun = false
        let task = Task {
            hasBegun = true
            return await proxy.scroll(to: month)
        }
        await stage.mainQueue(until: { hasBegun })
        return task
    }

    @Test func aSecondScrollToAMonthReturnsOnArrival() async throws {
        let handle = Handle(), bound = Bound()
        let stage = Stage.calendar { CalledCalendar(handle: handle, bound: bound) }
        let first = try await call(stage, handle, october + 50)
        stage.advance(by: 0.2)
        stage.drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 500), over: 0.1)
        stage.advance(by: 0.5)
        let second = try await call(stage, handle, october + 50)
        stage.advance(by: 2)
        #expect(await first.value == false)
        #expect(await second.value)
        #expect(stage.seenDays.first == (october + 50).firstDay)
    }

    @Test func aMonthOutsideTheCalendarIsNotReached() async throws {
        let handle = Handle(), bound = Bound()
        let stage = Stage.calendar { CalledCalendar(handle: handle, bound: bound, months: october...october + 10) }
        let task = try await call(stage, handle, october + 500)
        stage.advance(by: 1.5)
        #expect(await task.value == false)
        #expect(bound.month == october + 10, "the nearest is shown")
    }

    @Test func aScrollReturnsWithAnimationsDisabled() async throws {
        let handle = Handle(), bound = Bound()
        let stage = Stage.calendar { CalledCalendar(handle: handle, bound: bound).transaction { $0.animation = nil } }
        let task = try await call(stage, handle, october + 50)
        stage.advance(by: 1.5)
        #expect(await task.value)
        #expect(stage.seenDays.first == (october + 50).firstDay)
    }

    @Test func aScrollOfARemovedCalendarReturns() async throws {
        let handle = Handle(), bound = Bound(), place = Place()
        let stage = Stage.calendar {
            Removable(place: place, calendar: CalledCalendar(handle: handle, bound: bound))
        }
        let proxy = try #require(handle.proxy)
        var first: Bool?, second: Bool?
        Task { first = await proxy.scroll(to: october + 50) }
        await stage.mainQueue(until: { bound.month == october + 50 }, within: 1)
        stage.advance(by: 0.1)
        #expect(first == nil)
        place.tab = 1
        stage.update()
        await stage.mainQueue(until: { first != nil }, within: 1)
        #expect(first == false)
        Task { second = await proxy.scroll(to: october + 20) }
        await stage.mainQueue(until: { second != nil }, within: 1)
        #expect(second == false && bound.month == october + 50)
    }

    @Test(arguments: [false, true]) func aCalendarThatReappearsKeepsItsMonthAndScrolls(_ isPushed: Bool)
        async throws
    {
        let handle = Handle(), bound = Bound(), place = Place()
        let stage = Stage.calendar(size: CGSize(width: 390, height: 700)) {
            let calendar = CalledCalendar(handle: handle, bound: bound)
            if isPushed { Screens(place: place, calendar: calendar) } else { Tabs(place: place, calendar: calendar) }
        }
        stage.drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 270), over: 0.3)
        try stage.settle()
        let day = "day-\(bound.month.firstDay + 14)"
        let before = try stage.frame(of: day)
        for isAway in [true, false] {
            if isPushed { place.path = isAway ? [1] : [] } else { place.tab = isAway ? 1 : 0 }
            stage.update()
            stage.advance(by: 1)
        }
        #expect(abs(try stage.frame(of: day).minY - before.minY) < 0.5)
        let task = try await call(stage, handle, october + 5)
        stage.advance(by: 1.5)
        #expect(await task.value)
    }
}
