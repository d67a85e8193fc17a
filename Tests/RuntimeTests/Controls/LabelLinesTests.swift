import ScrollworkTesting
import SwiftUI
import Testing

/// Labels of several views.
@MainActor
@Suite struct LabelLinesTests {
    private struct Lines: View {
        var body: some View {
            Text("Title").accessibilityIdentifier("title")
            Text("Detail").accessibilityIdentifier("detail")
        }
    }

    private func frames(@ViewBuilder _ control: () -> some View) throws -> (title: CGRect, detail: CGRect) {
        let stage = Stage(size: CGSize(width: 300, height: 300)) { List { control() } }
        return (try stage.frame(of: "title"), try stage.frame(of: "detail"))
    }

    @Test func theOtherViewsAreSmallerLinesBelowTheTitle() throws {
        for (title, detail) in [
            try frames { Toggle(isOn: .constant(true)) { Lines() } },
            try frames {
                LabeledContent {
                    Text("Value")
                } label: {
                    Lines()
                }
            },
            try frames { Stepper(value: .constant(1)) { Lines() } },
            try frames {
                Picker(selection: .constant(1)) {
                    Text("One").tag(1)
                } label: {
                    Lines()
                }
            },
        ] {
            #expect(title.minX == detail.minX && title.maxY <= detail.minY)
            #expect(detail.height < title.height)
        }
    }

    @Test func oneViewKeepsItsFont() throws {
        let stage = Stage(size: CGSize(width: 300, height: 300)) {
            List {
                Toggle(isOn: .constant(true)) { Text("Title").accessibilityIdentifier("title") }
                Text("Title").accessibilityIdentifier("text")
            }
        }
        #expect(try stage.frame(of: "title").size == stage.frame(of: "text").size)
    }
}
