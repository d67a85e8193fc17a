import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

private struct Weight: View {
    @State private var kilograms = 72

    var body: some View {
        VStack {
            Text(verbatim: "\(kilograms)").accessibilityIdentifier("value")
            WheelPicker("Weight", value: $kilograms, in: 40...160).accessibilityIdentifier("picker")
        }
    }
}

@MainActor
@Suite struct WheelPickerTests {
    @Test func aPulledRulerComesToRestOnAnotherValue() throws {
        let stage = Stage(size: CGSize(width: 390, height: 300)) { Weight() }
        #expect(try stage.text(of: "value") == "72")
        stage.drag(from: CGPoint(x: 195, y: 160), to: CGPoint(x: 95, y: 160), over: 0.5)
        try stage.settle()
        let value = try #require(Int(try stage.text(of: "value")))
        #expect(value > 72)
    }
}
