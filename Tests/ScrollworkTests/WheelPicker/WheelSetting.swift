import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// The bound value of a picker, and its reports.
@MainActor @Observable
final class WheelSetting<Value: Hashable> {
    var value: Value
    @ObservationIgnored var reports: [(phase: WheelPickerPhase, value: Value)] = []

    init(_ value: Value) { self.value = value }

    var settled: [Value] { reports.filter { $0.phase == .settled }.map(\.value) }
    var passing: [Value] { reports.filter { $0.phase == .passing }.map(\.value) }
    var settling: [Value] { reports.filter { $0.phase == .settling }.map(\.value) }
}

/// A picker bound to a setting.
struct SettingView<Value: Hashable, Picker: View>: View {
    @Bindable var setting: WheelSetting<Value>
    let picker: (Binding<Value>) -> Picker

    init(_ setting: WheelSetting<Value>, @ViewBuilder picker: @escaping (Binding<Value>) -> Picker) {
        self.setting = setting
        self.picker = picker
    }

    var body: some View {
        picker($setting.value)
            .accessibilityIdentifier("picker")
            .onWheelPickerChange(of: Value.self) { setting.reports.append(($0, $1)) }
    }
}

extension Stage {
    static let wheelSize = CGSize(width: 390, height: 300)
    var middle: CGPoint { CGPoint(x: size.width / 2, y: size.height / 2) }
}

/// A ruler whose ticks are labels, so a test finds each value.
struct EveryLabelStyle: WheelStyle {
    let spacing: CGFloat

    func makeBody(configuration: Configuration) -> some View {
        configuration.track(axis: configuration.axis ?? .horizontal, spacing: spacing) { $0.label }
    }
}
