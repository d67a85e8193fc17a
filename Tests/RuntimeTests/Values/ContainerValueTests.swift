import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct ContainerValueTests {
    private struct Tagged<Content: View>: View {
        @ViewBuilder let content: Content

        var body: some View {
            VStack {
                ForEach(subviews: content) { part in
                    HStack {
                        part
                        Text(describe(part.containerValues)).accessibilityIdentifier(
                            "tag-\(describe(part.containerValues))")
                    }
                }
            }
        }

        private func describe(_ values: ContainerValues) -> String {
            let name = values.tag(for: String.self) ?? values.tag(for: Int.self).map(String.init) ?? "none"
            return values.hasTag("b") ? "\(name)!" : name
        }
    }

    @Test func containersReadTheTagsOfTheirSubviews() {
        let stage = Stage(size: CGSize(width: 300, height: 300)) {
            Tagged {
                Text("first").tag("a")
                Text("second").padding().tag("b")
                Text("third").tag(3, includeOptional: false)
                Text("fourth")
            }
        }
        for name in ["a", "b!", "3", "none"] { #expect(stage.exists("tag-\(name)"), "\(stage.frames().keys.sorted())") }
    }
}
