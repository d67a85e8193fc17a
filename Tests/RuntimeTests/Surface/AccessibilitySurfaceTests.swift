import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

/// Accessibility and bars in Apple's spelling. The test is that they compile.
@MainActor
@Suite struct AccessibilitySurfaceTests {
    private struct Devices: View {
        var body: some View {
            Text("A")
                .accessibilityInputLabels(["a", "b"])
                .accessibilityInputLabels([Text("a"), Text("b")])
                .accessibilityInputLabels(["a", "b"].map { $0.uppercased() })
                .accessibilityIgnoresInvertColors()
                .accessibilityIgnoresInvertColors(false)
                .accessibilityShowsLargeContentViewer()
                .accessibilityShowsLargeContentViewer { Label("A", systemImage: "star") }
                .accessibilityRespondsToUserInteraction(false)
                .speechAdjustedPitch(0.5)
                .speechAlwaysIncludesPunctuation()
                .speechAnnouncementsQueued(true)
                .speechSpellsOutCharacters()
        }
    }

    private struct Bars: View {
        var body: some View {
            NavigationStack {
                // A toolbar whose items are for another system.
                Text("A").toolbar {
                    #if os(iOS)
                    ToolbarItem(placement: .topBarLeading) { Text("B") }
                    #endif
                }
            }
        }
    }

    @Test func everyModifierCompilesAndAppears() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            Devices()
            Bars()
        }
        #expect(stage.semantics.children.isEmpty == false)
    }
}
