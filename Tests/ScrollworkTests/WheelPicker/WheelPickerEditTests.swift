import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor @Observable
private final class Numbers {
    var values = Array(0..<200)
    var bounds = 0...200
    var step = 1
    var spacing: CGFloat = 10
    var wraps = false
}

/// Values that are inserted and removed during a fling.
@MainActor
@Suite struct WheelPickerEditTests {
    enum Look: CaseIterable { case ruler, drum, sidewaysDrum, verticalRuler }

    private let setting = WheelSetting(100)
    private let numbers = Numbers()

    private func list(_ look: Look, _ direction: LayoutDirection = .leftToRight) -> Stage {
        Stage(size: Stage.wheelSize, environment: { $0.layoutDirection = direction }) {
            SettingView(setting) {
                WheelPicker("Number", selection: $0, values: numbers.values)
                    .valueLabel { Text(verbatim: "\($0)").accessibilityIdentifier("at-\($0)") }
                    .look(look)
            }
        }
    }

    /// Flings the wheel toward larger values, so that it settles 35 values further on.
    private func fling(_ stage: Stage, _ look: Look, _ direction: LayoutDirection = .leftToRight) {
        let isHorizontal = look == .ruler || look == .sidewaysDrum, side: CGFloat = direction == .rightToLeft ? 1 : -1
        let distance: CGFloat = look == .ruler || look == .verticalRuler ? 120 : look == .drum ? 280 : 380
        let from = isHorizontal ? CGPoint(x: side < 0 ? 380 : 10, y: 150) : CGPoint(x: 195, y: 245)
        let finger = stage.touch(at: from)
        finger.move(
            by: isHorizontal ? CGSize(width: side * distance, height: 0) : CGSize(width: 0, height: -distance),
            over: 0.25)
        finger.lift()
        stage.advance(by: 0.1)
    }

    @Test(arguments: Look.allCases, [LayoutDirection.leftToRight, .rightToLeft])
    func twoEditsDuringAFlingKeepItsTarget(_ look: Look, _ direction: LayoutDirection) throws {
        typealias Edit = (inout [Int]) -> Void
        let edits: [(Edit, Edit)] = [
            ({ $0.removeFirst(40) }, { $0.insert(contentsOf: 1_000..<1_070, at: 0) }),
            ({ $0.removeLast(20) }, { $0.append(contentsOf: 2_000..<2_010) }),
            ({ $0.removeAll { $0.isMultiple(of: 9) } }, { $0.removeFirst(10) }),
        ]
        for (first, second) in edits {
            let fresh = WheelPickerEditTests()
            try fresh.check(look, direction, first, second)
        }
    }

    private func check(
        _ look: Look, _ direction: LayoutDirection, _ first: (inout [Int]) -> Void, _ second: (inout [Int]) -> Void
    ) throws {
        let stage = list(look, direction)
        fling(stage, look, direction)
        let target = try #require(setting.settling.last)
        #expect(target > setting.value + 2)
        first(&numbers.values)
        stage.advance(by: 0.1)
        second(&numbers.values)
        try stage.settle()
        #expect(setting.settled == [setting.value])
        #expect(numbers.values.contains(target) ? setting.value == target : numbers.values.contains(setting.value))
        let frame = try stage.frame(of: "at-\(setting.value)")
        let isHorizontal = look == .ruler || look == .sidewaysDrum
        #expect(abs(isHorizontal ? frame.midX - stage.middle.x : frame.midY - stage.middle.y) < 0.02)
    }

    @Test(arguments: [false, true])
    func aFlingThatLosesAllValuesSettlesOnANewOne(_ isProgramDriven: Bool) throws {
        let stage = list(.ruler)
        fling(stage, .ruler)
        numbers.values = []
        stage.advance(by: 0.5)
        if isProgramDriven { setting.value = 1_040 }
        stage.advance(by: 0.5)
        #expect(setting.settled.isEmpty)
        numbers.values = Array(1_000..<1_070)
        try stage.settle()
        #expect(setting.settled == [setting.value])
        #expect(isProgramDriven ? setting.value == 1_040 : numbers.values.contains(setting.value))
        #expect(abs(try stage.frame(of: "at-\(setting.value)").midX - stage.middle.x) < 0.02)
        try stage.adjust("picker", .increment)
        try stage.settle()
        #expect(setting.settled.count == 2, "each movement is reported once")
    }

    /// Returns the movement of a tick on the screen, in points per frame.
    private func steps(_ stage: Stage, of tick: String, frames: Int, edit: () -> Void) throws -> [CGFloat] {
        var steps: [CGFloat] = []
        for frame in 0..<frames {
            let before = try stage.frame(of: tick).midX
            if frame == frames / 2 { edit() }
            stage.advance(by: 1 / 60)
            steps.append(before - (try stage.frame(of: tick).midX))
        }
        return steps
    }

    @Test(arguments: [false, true])
    func anEditDoesNotDisturbTheMovement(_ isAnimated: Bool) throws {
        let stage = list(.ruler)
        fling(stage, .ruler)
        let tick = "at-\(setting.value)"
        let steps = try steps(stage, of: tick, frames: 6) {
            withAnimation(isAnimated ? .default : nil) { numbers.values.removeFirst(37) }
        }
        for (a, b) in zip(steps, steps.dropFirst()) { #expect(b < a && b > a * 0.8, "\(steps)") }
    }

    @Test func aRangeThatGrowsMovesNothing() throws {
        let stage = Stage(size: Stage.wheelSize) {
            SettingView(setting) {
                WheelPicker("Number", value: $0, in: numbers.bounds)
                    .valueLabel { Text(verbatim: "\($0)").accessibilityIdentifier("at-\($0)") }
            }
        }
        stage.resize(to: CGSize(width: 391, height: 300))
        let before = try stage.frame(of: "at-100")
        numbers.bounds = -300...1_000
        try stage.settle()
        #expect(try stage.frame(of: "at-100") == before)
        fling(stage, .ruler)
        numbers.bounds = 90...120
        try stage.settle()
        #expect(setting.settled == [120], "the nearest to where it was going")
        #expect(setting.value == 120)
    }

    @Test func anotherStepKeepsTheCenteredValue() throws {
        let stage = Stage(size: Stage.wheelSize) {
            SettingView(setting) { WheelPicker("Number", value: $0, in: numbers.bounds, step: numbers.step) }
        }
        fling(stage, .ruler)
        let target = try #require(setting.settling.last)
        numbers.step = 5
        stage.advance(by: 0.05)
        numbers.step = 1
        try stage.settle()
        #expect(setting.settled == [setting.value])
        #expect(abs(setting.value - target) <= 20)
        numbers.step = 7
        try stage.settle()
        #expect(setting.settled.count == 1, "a change by the program alone isn't reported")
    }

    @Test func otherSpacingAndWrappingKeepTheTarget() throws {
        let stage = Stage(size: Stage.wheelSize) {
            SettingView(setting) {
                WheelPicker("Number", value: $0, in: numbers.bounds)
                    .valueLabel { Text(verbatim: "\($0)").accessibilityIdentifier("at-\($0)") }
                    .wheelPickerWraps(numbers.wraps)
                    .wheelPickerStyle(EveryLabelStyle(spacing: numbers.spacing))
            }
        }
        fling(stage, .ruler)
        let target = setting.settling
        numbers.wraps = true
        stage.advance(by: 0.1)
        numbers.spacing = 23
        stage.advance(by: 0.1)
        numbers.wraps = false
        try stage.settle()
        #expect(setting.settled == target)
        #expect(abs(try stage.frame(of: "at-\(setting.value)").midX - 195) < 0.02)
    }

    /// After many turns of a few values, the values become many: the value in the center stays there, with values all
    /// around it.
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft], [true, false])
    func lapsOfAnotherLengthKeepTheCenteredValue(_ direction: LayoutDirection, isHeld: Bool) throws {
        numbers.bounds = 0...29
        setting.value = 14
        let stage = Stage(size: Stage.wheelSize, environment: { $0.layoutDirection = direction }) {
            SettingView(setting) {
                WheelPicker("Number", value: $0, in: numbers.bounds)
                    .valueLabel { Text(verbatim: "\($0)").accessibilityIdentifier("at-\($0)") }
                    .wheelPickerWraps(true)
                    .wheelPickerStyle(EveryLabelStyle(spacing: 20))
            }
        }
        for _ in 0..<6 { stage.flick(from: CGPoint(x: 195, y: 150), velocity: CGVector(dx: -6_000, dy: 0)) }
        try stage.settle()
        for bounds in [0...300, 0...29, 0...5_000, 0...40] {
            // A value that exists before and after.
            setting.value = 14
            try stage.settle()
            let finger = isHeld ? stage.touch(at: CGPoint(x: 195, y: 150)) : nil
            finger?.move(by: CGSize(width: -44, height: 0), over: 0.2)
            finger?.hold(for: 0.2)
            let held = setting.value, place = try stage.frame(of: "at-\(held)").midX
            #expect(abs(place - 195) < (isHeld ? 12 : 0.02))
            numbers.bounds = bounds
            stage.update()
            #expect(setting.value == held)
            #expect(abs(try stage.frame(of: "at-\(held)").midX - place) < 0.02)
            finger?.move(by: CGSize(width: -60, height: 0), over: 0.2)
            if isHeld {
                #expect(abs(try stage.frame(of: "at-\(held)").midX - place + 60) < 0.02)
                finger?.hold(for: 0.2)
                finger?.lift()
            }
            try stage.settle()
            #expect(abs(try stage.frame(of: "at-\(setting.value)").midX - 195) < 0.02)
            let before = setting.value
            stage.drag(from: CGPoint(x: 195, y: 150), to: CGPoint(x: 115, y: 150), over: 0.6)
            try stage.settle()
            #expect(setting.value != before)
            #expect(abs(try stage.frame(of: "at-\(setting.value)").midX - 195) < 0.02)
        }
    }

    @Test func aValueSetUnderAFingerIsReachedWithTheFingersVelocity() throws {
        let stage = list(.ruler)
        let finger = stage.touch(at: CGPoint(x: 380, y: 150))
        finger.move(by: CGSize(width: -300, height: 0), over: 0.25)
        let tick = "at-\(setting.value)", before = try stage.frame(of: tick).midX
        setting.value = 160
        stage.advance(by: 1 / 60)
        stage.advance(by: 1 / 60)
        // 1,200 points per second; a spring from rest would move less than 5 points in this time.
        #expect(before - (try stage.frame(of: tick).midX) > 15)
        finger.lift()
        try stage.settle()
        #expect(setting.settled == [160])
    }

    @Test func aValueRemovedDuringAFlingIsNotTheTarget() throws {
        let stage = list(.ruler)
        fling(stage, .ruler)
        let target = try #require(setting.settling.last)
        numbers.values.removeAll { abs($0 - target) < 3 }
        stage.advance(by: 0.05)
        #expect(setting.settling.count == 2, "the wheel says at once where it is going instead")
        try stage.settle()
        #expect(setting.settled == [setting.settling[1]])
        #expect(numbers.values.contains(setting.value))
    }

    @Test func aWheelWhoseValuesAreReplacedRestsOnOne() throws {
        let stage = list(.drum)
        fling(stage, .drum)
        numbers.values = []
        stage.advance(by: 0.1)
        numbers.values = [7, 8, 9]
        try stage.settle()
        let shown = stage.frames(prefix: "at-").filter { abs($0.value.midY - 150) < 0.02 }
        #expect(shown.count == 1)
        stage.wheel(by: CGSize(width: 0, height: -1), at: stage.middle)
        try stage.settle()
        #expect([7, 8, 9].contains(setting.value))
    }

    @Test func aPickerRemovedDuringAFlingSettlesItsValue() throws {
        let shown = Shown()
        let stage = Stage(size: Stage.wheelSize) {
            if shown.isShown { SettingView(setting) { WheelPicker("Number", value: $0, in: 0...200) } }
        }
        fling(stage, .ruler)
        shown.isShown = false
        try stage.settle()
        #expect(setting.settled == [setting.value])
        shown.isShown = true
        try stage.settle()
        #expect(setting.settled.count == 1)
    }

    /// The only selectable value is half a turn from the bound value and equally near on both sides: the wheel doesn't
    /// turn forever.
    @Test(arguments: [2, 4, 10]) func anEndlessWheelWithOneValueLeftDoesNotMove(_ count: Int) throws {
        let setting = WheelSetting(0), rules = Rules()
        let stage = Stage(size: Stage.wheelSize) {
            SettingView(setting) {
                WheelPicker("Number", selection: $0, values: Array(0..<count)) { Text("\($0)") }
                    .valueDisabled { rules.areOddDisabled && $0 != count / 2 }
                    .wheelPickerWraps()
                    .wheelPickerStyle(EveryLabelStyle(spacing: rules.spacing))
            }
        }
        try stage.settle()
        rules.areOddDisabled = true
        try stage.settle()
        rules.spacing += 7
        try stage.settle()
        #expect(stage.isAtRest)
        #expect(setting.value == 0 && setting.settled.isEmpty)
    }

    /// The bound value isn't on the wheel, so only the position of the wheel determines its value.
    @Test func aValueThatBecomesDisabledIsLeftAfterANewSpacing() throws {
        let setting = WheelSetting(8), rules = Rules()
        let stage = Stage(size: Stage.wheelSize) {
            SettingView(setting) {
                WheelPicker("Number", selection: $0, values: Array(0..<20)) {
                    Text("\($0)").accessibilityIdentifier("at-\($0)")
                }
                .valueDisabled { rules.areOddDisabled && $0 % 2 == 1 }
                .wheelPickerStyle(EveryLabelStyle(spacing: rules.spacing))
            }
        }
        (rules.spacing, rules.areOddDisabled) = (30, false)
        try stage.settle()
        for value in [7, 99] {
            setting.value = value
            try stage.settle()
        }
        #expect(abs(try stage.frame(of: "at-7").midX - 195) < 0.01)
        rules.areOddDisabled = true
        try stage.settle()
        #expect(abs(try stage.frame(of: "at-7").midX - 195) > 29)
        #expect(try [6, 8].contains { abs(try stage.frame(of: "at-\($0)").midX - 195) < 0.01 })
    }

    @MainActor @Observable final class Rules {
        var spacing: CGFloat = 20
        var areOddDisabled = true
    }

    private func spoken(_ stage: Stage) throws -> String? { try stage.element(.slider, "Number").value }

    private func isCentered(_ number: Int, _ stage: Stage) throws -> Bool {
        try abs(stage.frame(of: "at-\(number)").midY - stage.middle.y) < 0.01
    }

    /// At rest, the wheel shows the element that takes the position of the removed one.
    @Test func assistiveTechnologyReadsTheVisibleElementAfterTheSelectedOneIsRemoved() throws {
        numbers.values = [1, 2, 3, 4]
        setting.value = 3
        let stage = list(.drum)
        #expect(try spoken(stage) == "3, 3 of 4")
        numbers.values = [1, 2, 4]
        stage.update()
        try stage.settle()
        #expect(try isCentered(4, stage) && spoken(stage) == "4, 3 of 3" && setting.value == 3)
        numbers.values = [1, 2]
        stage.update()
        try stage.settle()
        #expect(try isCentered(2, stage) && spoken(stage) == "2, 2 of 2" && setting.value == 3)
        numbers.values = [1, 2, 3]
        stage.update()
        try stage.settle()
        #expect(try isCentered(3, stage) && spoken(stage) == "3, 3 of 3")
    }
}

@MainActor @Observable private final class Shown { var isShown = true }

extension View {
    @ViewBuilder fileprivate func look(_ look: WheelPickerEditTests.Look) -> some View {
        switch look {
        case .ruler: wheelPickerStyle(EveryLabelStyle(spacing: 10))
        case .verticalRuler: wheelPickerStyle(EveryLabelStyle(spacing: 10)).wheelPickerAxis(.vertical)
        case .drum: wheelPickerStyle(.drum)
        case .sidewaysDrum: wheelPickerStyle(.drum).wheelPickerAxis(.horizontal)
        }
    }
}
