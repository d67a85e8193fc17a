import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// A picker in containers that affect scroll views, and in others.
@MainActor
@Suite struct WheelPickerHostTests {
    private let setting = WheelSetting(100)

    private func picker(_ setting: WheelSetting<Int>) -> some View {
        SettingView(setting) {
            WheelPicker("Number", value: $0, in: 0...200)
                .valueLabel { Text(verbatim: "\($0)").accessibilityIdentifier("at-\($0)") }
                .wheelPickerStyle(EveryLabelStyle(spacing: 20))
        }
    }

    private func distance(_ stage: Stage) throws -> CGFloat {
        try stage.frame(of: "at-\(setting.value)").midX - stage.frame(of: "picker").midX
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func aTapMovesToTheValueUnderItWhereverThePickerIs(_ direction: LayoutDirection) throws {
        let stage = Stage(size: CGSize(width: 500, height: 400), environment: { $0.layoutDirection = direction }) {
            HStack(spacing: 0) {
                Color.clear.frame(width: 150)
                VStack(spacing: 0) {
                    Color.clear.frame(height: 200)
                    picker(setting)
                }
            }
        }
        for step in [1, -2, 3] {
            let value = setting.value + step, label = try stage.frame(of: "at-\(value)")
            stage.tap(at: CGPoint(x: label.midX, y: label.midY))
            try stage.settle()
            #expect(setting.value == value)
        }
    }

    @Test func contentMarginsOfSurroundingScrollViewsDoNotAffectTheWheel() throws {
        for margins in [
            EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 40),
            EdgeInsets(top: 9, leading: 70, bottom: 0, trailing: 0),
        ] {
            setting.value = 100
            let stage = Stage(size: Stage.wheelSize) { picker(setting).contentMargins(.all, margins) }
            #expect(abs(try distance(stage)) < 0.01)
            stage.drag(from: stage.middle, to: CGPoint(x: 145, y: 150), over: 2)
            try stage.settle()
            #expect(setting.value == 102)
            #expect(abs(try distance(stage)) < 0.01)
        }
    }

    @MainActor @Observable final class ScrollGoal { var goal: Int? }

    @Test func aSurroundingScrollViewDoesNotMistakeAValueForAView() throws {
        let scrollGoal = ScrollGoal()
        let stage = Stage(size: Stage.wheelSize) {
            ScrollViewReader { proxy in
                ScrollView {
                    Color.clear.frame(height: 200)
                    picker(setting).frame(height: 80)
                    Color.clear.frame(height: 2_000)
                }
                .accessibilityIdentifier("page")
                .onChange(of: scrollGoal.goal) { _, goal in proxy.scrollTo(goal, anchor: .top) }
            }
        }
        for number in 20...110 {
            scrollGoal.goal = number
            stage.update()
        }
        try stage.settle()
        #expect(try stage.scroll("page").offset.y == 0)
    }

    @Test func aDisabledPickerDoesNotMove() throws {
        let stage = Stage(size: Stage.wheelSize) { picker(setting).disabled(true) }
        stage.flick(from: stage.middle, velocity: CGVector(dx: -900, dy: 0))
        stage.tap(at: CGPoint(x: 250, y: 150))
        stage.wheel(by: CGSize(width: 0, height: 1), at: stage.middle)
        stage.press(.tab)
        stage.press(.rightArrow)
        try? stage.adjust("picker", .increment)
        try? stage.scrollAction("picker", .right)
        try? stage.perform("Last value", on: "picker")
        try stage.settle()
        #expect(setting.value == 100)
        #expect(setting.reports.isEmpty)
    }

    @Test func aPickerInAListReturnsAfterAFlingThatScrolledItsRowAway() throws {
        let stage = Stage(size: Stage.wheelSize) {
            List {
                picker(setting).frame(height: 80)
                ForEach(0..<60, id: \.self) { Text("row \($0)").frame(height: 60) }
            }
        }
        let row = try stage.frame(of: "picker")
        stage.flick(from: CGPoint(x: row.midX, y: row.midY), velocity: CGVector(dx: -900, dy: 0))
        let target = try #require(setting.settling.last)
        stage.flick(from: CGPoint(x: 195, y: 250), velocity: CGVector(dx: 0, dy: -5_000))
        try stage.settle()
        #expect(!stage.exists("picker"))
        #expect(setting.settled == [target])
        setting.value = 33
        for _ in 0..<3 {
            stage.flick(from: CGPoint(x: 195, y: 250), velocity: CGVector(dx: 0, dy: 9_000))
            try stage.settle()
        }
        #expect(abs(try distance(stage)) < 0.02)
    }

    @Test func aPageCanBeLongerThanTenThousandValues() throws {
        let wide = WheelSetting(0)
        let stage = Stage(size: Stage.wheelSize) {
            SettingView(wide) { WheelPicker("Number", value: $0, in: 0...10_000_000).wheelPickerPageStep(250_000) }
        }
        try stage.focus("picker")
        stage.press(.pageUp)
        #expect(wide.value == 250_000)
        stage.press(.end)
        stage.press(.pageDown)
        try stage.settle()
        #expect(wide.value == 9_750_000)
    }

    @Test func disabledValuesAreQueriedOnlyNearby() throws {
        let wide = WheelSetting(5_000_000)
        var asked = 0
        let stage = Stage(size: Stage.wheelSize) {
            SettingView(wide) {
                WheelPicker("Number", value: $0, in: 0...10_000_000).valueDisabled {
                    asked += 1
                    return $0 < 5_000_000
                }
            }
        }
        stage.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 300, y: 150), over: 0.5)
        try stage.settle()
        #expect(wide.value == 5_000_000)
        #expect(asked < 5_000)
    }
}
