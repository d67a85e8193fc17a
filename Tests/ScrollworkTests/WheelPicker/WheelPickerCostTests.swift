import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct WheelPickerCostTests {
    private func cost(of count: Int) throws -> (opening: StageStatistics, frame: StageStatistics) {
        let setting = WheelSetting(count / 2 * 1)
        let stage = Stage(size: Stage.wheelSize) {
            SettingView(setting) { WheelPicker("Number", value: $0, in: 0...count - 1) }
        }
        let opening = stage.statistics
        let finger = stage.touch(at: stage.middle)
        finger.move(by: CGSize(width: -20, height: 0), over: 0.1)
        stage.resetStatistics()
        finger.move(by: CGSize(width: -170, height: 0), over: 2)
        return (opening, stage.statistics)
    }

    @Test func tenMillionTicksCostAsMuchAsAFew() throws {
        let few = try cost(of: 101)
        for count in [10_001, 10_000_001] {
            let many = try cost(of: count)
            for (a, b) in [(few.opening, many.opening), (few.frame, many.frame)] {
                #expect(Double(b.bodiesEvaluated) <= Double(a.bodiesEvaluated) * 1.1 + 2)
                #expect(Double(b.nodesLaidOut) <= Double(a.nodesLaidOut) * 1.1 + 2)
                #expect(Double(b.layersChanged) <= Double(a.layersChanged) * 1.1 + 2)
                #expect(b.rowsRealized <= a.rowsRealized + 1)
            }
        }
    }

    @Test func aFrameOfTenThousandItemsCostsAsMuchAsOfADozen() throws {
        func cost(of count: Int) throws -> (opening: StageStatistics, frame: StageStatistics) {
            let names = (0..<count).map { "Name \($0)" }, setting = WheelSetting(names[count / 2])
            let stage = Stage(size: Stage.wheelSize) {
                SettingView(setting) { WheelPicker("Name", selection: $0, values: names).wheelPickerStyle(.drum) }
            }
            let opening = stage.statistics
            let finger = stage.touch(at: stage.middle)
            finger.move(by: CGSize(width: 0, height: -20), over: 0.1)
            stage.resetStatistics()
            finger.move(by: CGSize(width: 0, height: 130), over: 2)
            #expect(setting.value != names[count / 2])
            return (opening, stage.statistics)
        }
        let few = try cost(of: 24), many = try cost(of: 10_000)
        for (a, b) in [(few.opening, many.opening), (few.frame, many.frame)] {
            #expect(Double(b.bodiesEvaluated) <= Double(a.bodiesEvaluated) * 1.1 + 2)
            #expect(Double(b.nodesLaidOut) <= Double(a.nodesLaidOut) * 1.1 + 2)
            #expect(Double(b.layersChanged) <= Double(a.layersChanged) * 1.1 + 2)
        }
    }

    /// Elements that count comparisons and hashes.
    private struct Counted: Hashable {
        nonisolated(unsafe) static var looks = 0
        let number: Int

        static func == (a: Counted, b: Counted) -> Bool {
            looks += 1
            return a.number == b.number
        }

        func hash(into hasher: inout Hasher) {
            Self.looks += 1
            hasher.combine(number)
        }
    }

    @Test func theElementsOfACollectionAreVisitedOnce() throws {
        let elements = (0..<10_000).map { Counted(number: $0) }, setting = WheelSetting(elements[5_000])
        let stage = Stage(size: Stage.wheelSize, checksBodies: false) {
            SettingView(setting) { WheelPicker("Element", selection: $0, values: elements) }
        }
        let opening = Counted.looks
        #expect(opening < 60_000)
        stage.drag(from: stage.middle, to: CGPoint(x: 50, y: 150), over: 0.5)
        try stage.settle()
        #expect(setting.value != elements[5_000])
        #expect(Counted.looks - opening < 5_000, "a dozen values have passed, and none was searched for")
    }

    @Test func betweenTwoValuesAFrameEvaluatesAndLaysOutNothing() throws {
        let stage = Stage(size: Stage.wheelSize) {
            SettingView(WheelSetting(50)) { WheelPicker("Number", value: $0, in: 0...100) }
        }
        let finger = stage.touch(at: stage.middle)
        finger.move(by: CGSize(width: -20, height: 0), over: 0.1)
        stage.advance(by: 0.5)
        stage.resetStatistics()
        finger.move(by: CGSize(width: -4, height: 0), over: 0.2)
        #expect(stage.statistics.bodiesEvaluated == 0)
        #expect(stage.statistics.nodesLaidOut == 0)
    }

    @Test func aPassingValueEvaluatesOnlyTheViewsThatShowIt() throws {
        // The following values are in the same chunk, so no ticks are created.
        let setting = WheelSetting(497)
        let stage = Stage(size: Stage.wheelSize) {
            SettingView(setting) { WheelPicker("Number", value: $0, in: 0...1_000) }
        }
        let finger = stage.touch(at: stage.middle)
        finger.move(by: CGSize(width: -20, height: 0), over: 0.1)
        stage.advance(by: 0.5)
        let before = setting.value
        stage.resetStatistics()
        finger.move(by: CGSize(width: -30, height: 0), over: 1)
        #expect(setting.value == before + 3)
        // The spoken value, the probe of its transaction, and the feedback.
        #expect(stage.statistics.bodiesEvaluated == 3 * 3)
    }

    /// The program shows the value, and creates the picker again whenever it changes.
    private struct Shown: View {
        @Bindable var setting: WheelSetting<Int>
        let style: RulerWheelStyle

        var body: some View {
            VStack {
                Text("\(setting.value)")
                WheelPicker("Number", value: $setting.value, in: 0...1_000).wheelPickerStyle(style)
            }
        }
    }

    /// The feedback of the first value is a change with an animation, between two changes of the value.
    @Test func aFrameThatPassesThreeValuesEvaluatesThePickerOnce() throws {
        func cost(samples: Int) throws -> (bodies: Int, value: Int) {
            let setting = WheelSetting(497)
            let stage = Stage(size: Stage.wheelSize) { Shown(setting: setting, style: RulerWheelStyle(spacing: 10)) }
            let finger = stage.touch(at: stage.middle)
            finger.move(by: CGSize(width: -20, height: 0), over: 0.1)
            stage.advance(by: 0.5)
            stage.resetStatistics()
            finger.move(
                by: CGSize(width: -10 * samples, height: 0), over: 1 / 60, samplesPerSecond: 60 * Double(samples))
            return (stage.statistics.bodiesEvaluated, setting.value)
        }
        let one = try cost(samples: 1), three = try cost(samples: 3)
        #expect(three.value == one.value + 2)
        #expect(three.bodies == one.bodies)
    }

    @Test func aPassingValueEvaluatesAsManyBodiesForAnyNumberOfVisibleTicks() throws {
        func cost(width: CGFloat) -> Int {
            let setting = WheelSetting(500)
            let stage = Stage(size: CGSize(width: width, height: 300)) {
                Shown(setting: setting, style: .ruler(spacing: 10))
            }
            let finger = stage.touch(at: stage.middle)
            finger.move(by: CGSize(width: -20, height: 0), over: 0.1)
            stage.advance(by: 0.5)
            stage.resetStatistics()
            finger.move(by: CGSize(width: -80, height: 0), over: 0.5)
            #expect((508...510).contains(setting.value))
            return stage.statistics.bodiesEvaluated
        }
        let few = cost(width: 200)
        #expect(cost(width: 800) <= few + 2)
        #expect(few < 8 * 12 + 40, "eight values passed, and one chunk of ticks came into sight")
    }

    /// A picker with a rule of its own and texts of the program.
    private struct Renamed: View {
        let picker: WheelPicker<Int>
        let unit: Kept<String>

        var body: some View {
            let name = unit.value
            picker.valueText { $0 == 52 ? "52 \(name)" : "\($0)" }
        }
    }

    /// The rule is the same, so it's asked only for the bound value again, and not for all visible values.
    @Test func otherTextsAskForNoDisabledValues() throws {
        let unit = Kept("kg")
        var asked = 0
        let picker: WheelPicker<Int> = WheelPicker("Number", value: .constant(50), in: 0...100).valueDisabled {
            asked += 1
            return $0 == 3
        }
        let stage = Stage(size: Stage.wheelSize, checksBodies: false) { Renamed(picker: picker, unit: unit) }
        let opening = asked
        unit.value = "lb"
        try stage.settle()
        #expect(opening >= 40 && asked - opening < 10)
    }

    private struct Starred: View {
        @Bindable var setting: WheelSetting<Int>

        var body: some View {
            let value = setting.value
            WheelPicker("Number", value: $setting.value, in: 0...1_000)
                .valueLabel {
                    Text($0 == value ? "*" : "\($0)").accessibilityIdentifier($0 == value ? "star" : "at-\($0)")
                }
                .wheelPickerStyle(EveryLabelStyle(spacing: 20))
        }
    }

    @Test func customViewsFollowTheirData() throws {
        let setting = WheelSetting(500)
        let stage = Stage(size: Stage.wheelSize) { Starred(setting: setting) }
        let finger = stage.touch(at: stage.middle)
        for _ in 0..<5 {
            finger.move(by: CGSize(width: -25, height: 0), over: 0.1)
            #expect(abs(try stage.frame(of: "star").midX - stage.middle.x) <= 10.01)
        }
        #expect(setting.value > 503)
    }
}
