import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct DatePickerStyleTests {
    private struct NamedStyle: WheelStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.track(axis: .vertical, spacing: 30, isProportional: false) { $0.label }
                .accessibilityIdentifier("named-style")
        }
    }

    @Test func aDatePickerHasTheStyleAroundIt() throws {
        let setting = WheelSetting(Date(timeIntervalSince1970: 43_200))
        let stage = Stage(size: CGSize(width: 390, height: 300)) {
            SettingView(setting) { WheelDatePicker("Birthday", selection: $0) }.wheelPickerStyle(NamedStyle())
        }
        #expect(stage.exists("named-style"))
    }
}
