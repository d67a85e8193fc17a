import ScrollworkTesting
import SwiftUI
import Testing

/// Two spaces of one toolbar are equal items.
@MainActor
@Suite struct RepeatedToolbarSpacerTests {
    @Test func equalSpacesOfAToolbarAreAllShownBesideAnotherPreference() throws {
        let stage = Stage(size: CGSize(width: 320, height: 400)) {
            NavigationStack {
                VStack {
                    Text("first").navigationTitle("Notes")
                    Text("second").toolbar {
                        ToolbarItem { box(20, 20, "a") }
                        ToolbarSpacer(.fixed)
                        ToolbarItem { box(20, 20, "b") }
                        ToolbarSpacer(.fixed)
                        ToolbarItem { box(20, 20, "c") }
                    }
                }
            }
        }
        #expect(try stage.frame(of: "b").minX - stage.frame(of: "a").maxX == 32)
        #expect(try stage.frame(of: "c").minX - stage.frame(of: "b").maxX == 32)
    }
}
