import Testing

@testable import AssetSources

struct SymbolWriterTests {
    @Test func twoNamesOfOneSymbolDeclareItOnceAndAreReported() {
        let writer = SymbolWriter(colors: ["Accent", "AccentColor"], images: [])
        #expect(writer.source.components(separatedBy: "static let accent ").count == 2)
        #expect(writer.warnings == ["AccentColor has no symbol: accent is that of Accent."])
    }

    @Test func aColorWithASystemNameIsNotAMemberOfColor() {
        let writer = SymbolWriter(colors: ["Red"], images: [])
        #expect(writer.source.contains("static let red = SwiftUI.ColorResource(name: \"Red\""))
        #expect(!writer.source.contains("static var red: SwiftUI.Color"))
        #expect(writer.warnings.count == 1)
    }

    @Test func aColorIsAStyleOnceAndOutsideOfNamespaces() {
        let source = SymbolWriter(colors: ["Accent", "Sea/Green"], images: []).source
        let parts = source.components(separatedBy: "extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {\n")
        #expect(parts.count == 2)
        let members = "    /// The asset \"Accent\".\n    static var accent: SwiftUI.Color { .init(.accent) }\n}\n"
        #expect(parts.last?.hasPrefix(members) == true)
    }

    @Test func quotesInNamesAreEscaped() {
        #expect(SymbolWriter(colors: [], images: ["a\"b"]).source.contains("name: \"a\\\"b\""))
    }
}
