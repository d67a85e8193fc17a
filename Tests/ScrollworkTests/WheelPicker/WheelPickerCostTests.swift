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

    @Test func tenMillionTicksCostAFrameWhatAFewDoAndOpenAsFast() throws {
        let few = try cost(of: 101)
        for count in [10_001, 10_000_001] {
            let many = try cost(of: count)
            for (a, b) in [(few.opening, many.opening), (few.frame, many.frame)] {
                #expect(Double(b.bodiesEvaluated) <= Double(a.bodiesEvaluated) * 1.1 + 2)
                #expect(Double(b.nodesLaidOut) <= Double(a.nodesLaidOut) * 1.1 + 2)
                #expect(Double(b.layersChanged) <= Double(a.layersChanged) * 1.1 + 2)
                #expect(b.rowsRealised <= a.rowsRealised + 1)
            }
        }
    }

    @Test func betweenTwoValuesAFrameEvaluatesAndLaysOutNothing() throws {
        let stage = Stage(size: Stage.wheelSize) { SettingView(WheelSetting(50)) { WheelPicker("Number", value: $0, in: 0...100) } }
        let finger = stage.touch(at: stage.middle)
        finger.move(by: CGSize(width: -20, height: 0), over: 0.1)
        stage.advance(by: 0.5)
        stage.resetStatistics()
        finger.move(by: CGSize(width: -4, height: 0), over: 0.2)
        #expect(stage.statistics.bodiesEvaluated == 0)
        #expect(stage.statistics.nodesLaidOut == 0)
    }
}
