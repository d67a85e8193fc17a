import ScrollworkTesting
@testable import SwiftUI
import Testing

// All forms of previews in programs.

private struct Card: View {
    var title = "Card"
    var isOn: Binding<Bool> = .constant(false)

    var body: some View { Text(title).accessibilityIdentifier("card") }
}

#Preview { Card() }

#Preview("named") {
    Card()
    Card(title: "Another")
}

#Preview(nil) { Card() }

#Preview("turned", traits: .landscapeLeft) { Card() }

#Preview(traits: .sizeThatFitsLayout) { Card() }

#Preview("several", traits: .fixedLayout(width: 200, height: 100), .portraitUpsideDown) {
    if Bool("true") == true { Card() } else { Text("no card") }
}

#Preview {
    let title = "returned"
    return Card(title: title)
}

#Preview {
    @Previewable @State var isOn = true
    Card(isOn: $isOn)
}

#Preview {
    @Previewable @State var count = 0
    Button("\(count)") { count += 1 }.accessibilityIdentifier("counting")
}

@available(iOS 17, *)
#Preview("available") { Card() }

private struct Sample: PreviewModifier {
    static func makeSharedContext() async throws -> String { "sample" }

    func body(content: Content, context: String) -> some View {
        content.accessibilityLabel(context)
    }
}

private struct Framed: PreviewModifier {
    func body(content: Content, context: Void) -> some View { content.padding() }
}

extension PreviewTrait where T == Preview.ViewTraits {
    @MainActor fileprivate static var sample: Self = .modifier(Sample())
}

#Preview(traits: .sample) { Card() }

#Preview(traits: .modifier(Framed()), .defaultLayout, .portrait, .landscapeRight) { Card() }

private struct Card_Previews: PreviewProvider {
    static var previews: some View {
        Card()
            .previewDisplayName("Card")
            .previewLayout(.sizeThatFits)
            .previewDevice("iPhone 15")
            .previewInterfaceOrientation(.landscapeLeft)
        Card()
            .previewLayout(.fixed(width: 100, height: 50))
            .previewDevice(PreviewDevice(rawValue: "iPhone 15"))
    }
}

private struct Desktop_Previews: PreviewProvider {
    static var platform: PreviewPlatform? { .macOS }
    static var previews: some View { Card() }
}

@MainActor
struct PreviewTests {
    @Test func modifiersOfPreviewsChangeNothing() throws {
        let plain = Stage(size: CGSize(width: 200, height: 100)) { Card() }
        let preview = Stage(size: CGSize(width: 200, height: 100)) {
            Card().previewDisplayName("Card").previewLayout(.fixed(width: 10, height: 10)).previewDevice(nil)
        }
        #expect(try preview.frame(of: "card") == plain.frame(of: "card"))
    }

    @Test func everyPreviewOfTheProgramIsFound() throws {
        let previews = RegisteredPreview.all.filter { $0.file == "RuntimeTests/PreviewTests.swift" }
        #expect(previews.count == 12)
        #expect(previews.map(\.line) == previews.map(\.line).sorted())
        #expect(previews.compactMap(\.name) == ["named", "turned", "several", "available"])
        #expect(previews[0].title == "PreviewTests.swift:\(previews[0].line)")
        #expect(previews[0].source == "Card()")
    }

    @Test func aPreviewShowsItsViews() throws {
        let named = try #require(RegisteredPreview.all.first { $0.name == "named" })
        let stage = Stage(size: CGSize(width: 200, height: 100)) { named.view() }
        #expect(stage.semantics.children.map(\.label) == ["Card", "Another"])
    }

    @Test func aPreviewablePropertyKeepsItsValue() throws {
        let counting = try #require(RegisteredPreview.all.first { $0.source.contains("counting") })
        let stage = Stage(size: CGSize(width: 200, height: 100)) { counting.view() }
        try stage.tap("counting")
        try stage.tap("counting")
        #expect(try stage.text(of: "counting") == "2")
    }

    @Test func aProviderCanHaveAPlatform() {
        #expect(Card_Previews.platform == nil)
        #expect(Desktop_Previews.platform == .macOS)
    }
}
