import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// Movements for which a program waits.
@MainActor
@Suite struct SelectionReaderTests {
    @MainActor
    private final class Handle<Value: Hashable> {
        var proxy: SelectionProxy<Value>?
    }

    @MainActor
    private final class Answer {
        var hasBegun = false
        var isThere: Bool?
    }

    private struct Read<Value: Hashable, Content: View>: View {
        let handle: Handle<Value>
        @ViewBuilder let content: () -> Content

        var body: some View {
            SelectionReader(of: Value.self) { proxy in
                content().onAppear { handle.proxy = proxy }
            }
        }
    }

    private func begin<Value>(_ stage: Stage, _ handle: Handle<Value>, _ value: Value) async throws -> Answer {
        let proxy = try #require(handle.proxy), answer = Answer()
        Task {
            answer.hasBegun = true
            answer.isThere = await proxy.scroll(to: value)
        }
        await stage.mainQueue { answer.hasBegun }
        stage.update()
        return answer
    }

    private func move<Value>(_ stage: Stage, _ handle: Handle<Value>, to value: Value) async throws -> Bool? {
        let answer = try await begin(stage, handle, value)
        try stage.settle()
        await stage.mainQueue { answer.isThere != nil }
        return answer.isThere
    }

    @Test(arguments: [false, true])
    func aPagerIsMoved(_ reducesMotion: Bool) async throws {
        let kept = Kept(3), handle = Handle<Int>()
        let stage = Stage(size: CGSize(width: 390, height: 300)) {
            if reducesMotion { $0.setReduceMotion(true) }
        } content: {
            Read(handle: handle) {
                EndlessPager(index: Bindable(kept).value, in: 0...9) {
                    Text("Page \($0)").accessibilityIdentifier("page \($0)")
                }
            }
        }
        #expect(try await move(stage, handle, to: 7) == true)
        #expect(kept.value == 7)
        #expect(abs(try stage.frame(of: "page 7").midX - 195) < 0.5)
        #expect(try await move(stage, handle, to: 7) == true, "it is there already")
        #expect(try await move(stage, handle, to: 10) == false, "there is no such page")
        #expect(kept.value == 7)
    }

    /// The columns of a date picker are wheels over numbers, and the pages of a week pager are numbered.
    @Test func thePartsOfAComponentDoNotConnect() async throws {
        let kept = Kept(3), date = Kept(Date(timeIntervalSince1970: 0)), handle = Handle<Int>()
        let stage = Stage(size: CGSize(width: 390, height: 600)) {
            Read(handle: handle) {
                VStack {
                    EndlessPager(index: Bindable(kept).value, in: 0...9) { Text("Page \($0)") }
                    WheelDatePicker("Date", selection: Bindable(date).value)
                }
            }
        }
        #expect(try await move(stage, handle, to: 7) == true)
        #expect(kept.value == 7 && date.value == Date(timeIntervalSince1970: 0))
        let page = Kept(Int64(3)), day = Kept(Day(number: 0)), pages = Handle<Int64>()
        let weeks = Stage(size: CGSize(width: 390, height: 600)) {
            Read(handle: pages) {
                VStack {
                    EndlessPager(index: Bindable(page).value, in: 0...9) { Text("Page \($0)") }
                    WeekPager(selection: Bindable(day).value) { Text("Day \($0.number)") }
                }
            }
        }
        #expect(try await move(weeks, pages, to: 7) == true)
        #expect(page.value == 7 && day.value == Day(number: 0))
    }

    @Test func aFingerTakesOver() async throws {
        let kept = Kept(3), handle = Handle<Int>()
        let stage = Stage(size: CGSize(width: 390, height: 300)) {
            Read(handle: handle) { EndlessPager(index: Bindable(kept).value) { Text("Page \($0)") } }
        }
        let answer = try await begin(stage, handle, 4)
        stage.advance(by: 0.05)
        #expect(answer.isThere == nil)
        stage.flick(from: CGPoint(x: 100, y: 150), velocity: CGVector(dx: 2_500, dy: 0))
        try stage.settle()
        await stage.mainQueue { answer.isThere != nil }
        #expect(answer.isThere == (kept.value == 4))
        #expect(kept.value != 4)
    }

    @Test func aMoveTakesOverFromAnother() async throws {
        let kept = Kept(0), handle = Handle<Int>()
        let stage = Stage(size: CGSize(width: 390, height: 300)) {
            Read(handle: handle) { EndlessPager(index: Bindable(kept).value) { Text("Page \($0)") } }
        }
        let first = try await begin(stage, handle, 5)
        stage.advance(by: 0.05)
        #expect(try await move(stage, handle, to: 2) == true)
        #expect(first.isThere == false)
        #expect(kept.value == 2)
    }

    @Test func aMoveOfARemovedComponentReturns() async throws {
        let isShown = Kept(true), handle = Handle<Int>()
        let stage = Stage(size: CGSize(width: 390, height: 300)) {
            Read(handle: handle) {
                VStack { if isShown.value { EndlessPager(index: .constant(0)) { Text("Page \($0)") } } }
            }
        }
        // The binding does not take the value.
        #expect(try await move(stage, handle, to: 2) == false)
        isShown.value = false
        try stage.settle()
        #expect(try await move(stage, handle, to: 2) == false)
    }

    @Test(arguments: [false, true])
    func aCarouselIsMoved(_ reducesMotion: Bool) async throws {
        let kept = Kept<String?>("a"), handle = Handle<String>(), items = (0..<30).map { "\($0)" } + ["a", "b"]
        let stage = Stage(size: CGSize(width: 390, height: 300)) {
            if reducesMotion { $0.setReduceMotion(true) }
        } content: {
            Read(handle: handle) {
                Carousel(items, id: \.self, selection: Bindable(kept).value) { Text($0).accessibilityIdentifier($0) }
            }
        }
        #expect(try await move(stage, handle, to: "b") == true)
        #expect(kept.value == "b")
        #expect(try await move(stage, handle, to: "14") == true)
        #expect(abs(try stage.frame(of: "14").minX) < 0.5)
        #expect(try await move(stage, handle, to: "14") == true)
        #expect(try await move(stage, handle, to: "unknown") == false)
        #expect(kept.value == "14")
    }

    @Test func aCarouselWithoutASelectionIsMoved() async throws {
        let handle = Handle<Int>()
        let stage = Stage(size: CGSize(width: 390, height: 300)) {
            Read(handle: handle) { Carousel(0..<6, id: \.self) { Text("\($0)").accessibilityIdentifier("page \($0)") } }
        }
        #expect(try await move(stage, handle, to: 4) == true)
        #expect(abs(try stage.frame(of: "page 4").minX) < 0.5)
    }

    /// A style whose track can be replaced or removed.
    private struct ChangingStyle: WheelStyle {
        enum Track { case ticks, rows, none }

        let track: Track

        func makeBody(configuration: Configuration) -> some View {
            switch track {
            case .ticks: configuration.track(spacing: 10) { _ in Color.blue.frame(width: 2) }
            case .rows: configuration.track(spacing: 30) { _ in Color.red.frame(width: 2) }
            case .none: Color.gray
            }
        }
    }

    private func changingWheel(
        _ setting: WheelSetting<Int>, _ track: Kept<ChangingStyle.Track>, _ handle: Handle<Int>
    ) -> Stage {
        Stage(size: Stage.wheelSize) {
            Read(handle: handle) {
                SettingView(setting) {
                    WheelPicker("Number", value: $0, in: 0...200).wheelPickerStyle(ChangingStyle(track: track.value))
                }
            }
        }
    }

    @Test(arguments: [false, true]) func aMoveOfAWheelWhoseTrackIsReplacedReturns(_ isRemoved: Bool) async throws {
        let setting = WheelSetting(20), handle = Handle<Int>(), track = Kept(ChangingStyle.Track.ticks)
        let stage = changingWheel(setting, track, handle)
        let answer = try await begin(stage, handle, 160)
        stage.advance(by: 0.05)
        #expect(answer.isThere == nil)
        track.value = isRemoved ? .none : .rows
        stage.update()
        await stage.mainQueue { answer.isThere != nil }
        #expect(answer.isThere == false)
        #expect(setting.value == 160)
        track.value = .ticks
        try stage.settle()
        #expect(try await move(stage, handle, to: 30) == true)
        #expect(setting.value == 30)
    }

    @Test func aMoveOfAWheelWithoutATrackReturns() async throws {
        let setting = WheelSetting(20), handle = Handle<Int>(), track = Kept(ChangingStyle.Track.none)
        let stage = changingWheel(setting, track, handle)
        #expect(try await move(stage, handle, to: 160) == false)
        #expect(setting.value == 160)
        track.value = .ticks
        try stage.settle()
        #expect(try await move(stage, handle, to: 160) == true)
    }

    @Test(arguments: [false, true])
    func aWheelIsMoved(_ reducesMotion: Bool) async throws {
        let setting = WheelSetting(100), handle = Handle<Int>()
        let stage = Stage(size: Stage.wheelSize) {
            if reducesMotion { $0.setReduceMotion(true) }
        } content: {
            Read(handle: handle) {
                SettingView(setting) {
                    WheelPicker("Number", value: $0, in: 0...200, step: 2).valueDisabled { $0 == 44 }
                }
            }
        }
        #expect(try await move(stage, handle, to: 160) == true)
        #expect(setting.value == 160)
        #expect(try await move(stage, handle, to: 160) == true)
        #expect(try await move(stage, handle, to: 44) == false, "it rests beside a value that cannot be picked")
        #expect(try await move(stage, handle, to: 44) == false, "it still rests beside the value")
        #expect(try await move(stage, handle, to: 161) == false)
        #expect(setting.value == 44)
    }

    /// Moves to a value in the update in which the program sets another one.
    private func move<Value>(
        _ stage: Stage, _ handle: Handle<Value>, to value: Value, with change: @escaping @MainActor () -> Void
    ) async throws -> Bool? {
        let proxy = try #require(handle.proxy), answer = Answer()
        Task {
            change()
            answer.hasBegun = true
            answer.isThere = await proxy.scroll(to: value)
        }
        await stage.mainQueue { answer.hasBegun }
        try stage.settle()
        await stage.mainQueue { answer.isThere != nil }
        return answer.isThere
    }

    @Test(arguments: [false, true])
    func aPagerIsBackInTheSameUpdate(_ isObserved: Bool) async throws {
        let kept = Kept(3), trigger = Kept(0), handle = Handle<Int>()
        let stage = Stage(size: CGSize(width: 390, height: 300)) {
            Read(handle: handle) {
                EndlessPager(index: Bindable(kept).value) { Text("Page \($0)") }
                    .onChange(of: trigger.value) { kept.value = 7 }
            }
        }
        let isThere = try await move(stage, handle, to: 3) {
            if isObserved { trigger.value = 1 } else { kept.value = 7 }
        }
        #expect(isThere == true)
        #expect(kept.value == 3)
    }

    @Test(arguments: [false, true])
    func aWheelIsBackInTheSameUpdate(_ isObserved: Bool) async throws {
        let setting = WheelSetting(100), trigger = Kept(0), handle = Handle<Int>()
        let stage = Stage(size: Stage.wheelSize) {
            Read(handle: handle) {
                SettingView(setting) {
                    WheelPicker("Number", value: $0, in: 0...200)
                        .onChange(of: trigger.value) { setting.value = 7 }
                }
            }
        }
        let isThere = try await move(stage, handle, to: 100) {
            if isObserved { trigger.value = 1 } else { setting.value = 7 }
        }
        #expect(isThere == true)
        #expect(setting.value == 100)
    }

    @Test func onlyTheWeekPagerMovesAndNotThePagersOnItsPages() async throws {
        let today = try #require(Day(year: 2026, month: 3, day: 11)), day = Kept(today), inner = Kept(today),
            handle = Handle<Day>()
        let stage = Stage(size: CGSize(width: 390, height: 600)) {
            Read(handle: handle) {
                WeekPager(selection: Bindable(day).value) { _ in
                    WeekPager(selection: Bindable(inner).value) { Text($0.description) }
                }
            }
        }
        #expect(try await move(stage, handle, to: today + 40) == true)
        #expect(day.value == today + 40)
        #expect(inner.value == today)
    }
}
