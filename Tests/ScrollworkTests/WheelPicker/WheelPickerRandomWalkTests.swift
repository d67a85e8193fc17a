import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// Random fingers, wheels, keys, and changes of value and size. Whenever the picker rests, it shows its value.
@MainActor
@Suite struct WheelPickerRandomWalkTests {
    private static let values = 0...60

    private static func isDisabled(_ value: Int) -> Bool { value % 7 == 3 }

    @Test(arguments: [false, true], [LayoutDirection.leftToRight, .rightToLeft])
    func atRestThePickerShowsItsValue(_ wraps: Bool, _ direction: LayoutDirection) throws {
        var random = RandomWalk()
        let setting = WheelSetting(30)
        let stage = Stage(size: Stage.wheelSize, environment: { $0.layoutDirection = direction }) {
            SettingView(setting) {
                WheelPicker("Number", value: $0, in: Self.values)
                    .valueLabel { Text("\($0)").accessibilityIdentifier("at-\($0)") }
                    .valueDisabled(Self.isDisabled)
                    .wheelPickerWraps(wraps)
                    .wheelPickerStyle(.drum)
                    .wheelPickerAxis(.horizontal)
            }
        }
        for step in 0..<RandomWalk.steps(50) {
            let before = setting.settled.count
            var byCode: Int?
            switch Int.random(in: 0..<8, using: &random) {
            case 0:
                stage.flick(
                    from: stage.middle, velocity: CGVector(dx: .random(in: -6000...6000, using: &random), dy: 0))
            case 1:
                let finger = stage.touch(at: stage.middle)
                finger.move(by: CGSize(width: .random(in: -150...150, using: &random), height: 0), over: 0.2)
                finger.lift()
            case 2:
                stage.flick(
                    from: stage.middle, velocity: CGVector(dx: .random(in: -3000...3000, using: &random), dy: 0))
                stage.advance(by: .random(in: 0...0.5, using: &random))
                byCode = enabled(&random)
            case 3: byCode = enabled(&random)
            case 4: stage.wheel(by: CGSize(width: 0, height: Bool.random(using: &random) ? 1 : -1), at: stage.middle)
            case 5:
                try stage.focus("picker")
                stage.press([.leftArrow, .rightArrow, .home, .end, .pageUp].randomElement(using: &random)!)
            case 6: stage.resize(to: CGSize(width: .random(in: 200...700, using: &random), height: 300))
            default:
                let finger = stage.touch(at: stage.middle)
                finger.hold(for: 0.1)
                finger.lift()
            }
            // Setting the value that currently passes isn't a change.
            if byCode == setting.value { byCode = nil }
            if let byCode { setting.value = byCode }
            if Bool.random(using: &random), byCode == nil {
                stage.advance(by: .random(in: 0...0.3, using: &random))
                continue
            }
            try stage.settle()
            let isOnValue = stage.frames(prefix: "at-\(setting.value)").contains { identifier, frame in
                identifier == "at-\(setting.value)" && abs(frame.midX - stage.size.width / 2) < 0.02
            }
            let isSound =
                isOnValue && !Self.isDisabled(setting.value) && setting.settled.count <= before + 2
                && (byCode == nil || setting.value == byCode)
            #expect(isSound, "seed \(random.seed), step \(step), value \(setting.value)")
            if !isSound { return }
        }
    }

    private func enabled(_ random: inout RandomWalk) -> Int {
        let value = Int.random(in: Self.values, using: &random)
        return Self.isDisabled(value) ? value + 1 : value
    }
}
