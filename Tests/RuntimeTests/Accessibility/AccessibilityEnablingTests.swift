import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct AccessibilityEnablingTests {
    private struct Favorite: View {
        let isNamed: Bool

        var body: some View {
            Button("star") {}
                .accessibilityLabel("favorite", isEnabled: isNamed)
                .accessibilityValue("on", isEnabled: isNamed)
                .accessibilityHint("twice", isEnabled: isNamed)
                .accessibilityIdentifier("named", isEnabled: isNamed)
            Text("beside").accessibilityHidden(true, isEnabled: isNamed)
        }
    }

    private func stage(_ isNamed: Bool) -> Stage {
        Stage(size: CGSize(width: 200, height: 200)) { Favorite(isNamed: isNamed) }
    }

    @Test func modifiersThatAreEnabledCount() throws {
        let stage = stage(true)
        let button = try stage.element(.button, "favorite")
        #expect(button.value == "on" && button.hint == "twice")
        #expect(stage.exists("named"))
        #expect(throws: (any Error).self) { try stage.element(.text, "beside") }
    }

    @Test func modifiersThatAreNotEnabledChangeNothing() throws {
        let stage = stage(false)
        let button = try stage.element(.button, "star")
        #expect(button.value == nil && button.hint == nil)
        #expect(!stage.exists("named"))
        _ = try stage.element(.text, "beside")
    }

    private struct Fading: View {
        @State private var opacity = 0.0

        var body: some View {
            Button("Undo") {}.opacity(opacity)
            Button("Show") { opacity = 1 }.accessibilityIdentifier("show")
            Toggle("Sound", isOn: .constant(true)).labelsHidden()
        }
    }

    @Test func aTransparentViewIsNotRead() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Fading() }
        #expect(throws: (any Error).self) { try stage.element(.button, "Undo") }
        _ = try stage.element(.toggle, "Sound")
        stage.press(.tab)
        stage.press(.return)
        try stage.settle()
        _ = try stage.element(.button, "Undo")
    }
}
