import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct SectionSeparatorTests {
    private enum Line: Equatable { case none, usual, red }

    private struct Rows: View {
        var body: some View {
            Section {
                box(50, 10, "a")
                box(50, 10, "b")
            }
        }
    }

    /// Returns the lines above row a, between rows a and b, and below row b.
    private func lines<Style: ListStyle>(
        _ style: Style, @ViewBuilder _ section: (Rows) -> some View
    ) throws -> [Line] {
        let stage = Stage(size: CGSize(width: 300, height: 300), environment: { $0.displayScale = 1 }) {
            List { section(Rows()) }.listStyle(style)
        }
        let pixels = Pixels(stage), a = try stage.frame(of: "a").midY, b = try stage.frame(of: "b").midY
        return [a - 22, a + 21, b + 21].map { y in
            let pixel = pixels[150, Int(y.rounded())]
            if pixel.red > 0.9, pixel.green < 0.1 { return .red }
            return pixel.green < 0.95 ? .usual : .none
        }
    }

    private static let red = Color(red: 1, green: 0, blue: 0)

    @Test func theSeparatorsAroundASectionCanBeHiddenOrShown() throws {
        #expect(try lines(.plain) { $0 } == [.none, .usual, .usual])
        #expect(try lines(.plain) { $0.listSectionSeparator(.visible) } == [.usual, .usual, .usual])
        #expect(try lines(.plain) { $0.listSectionSeparator(.visible, edges: .bottom) } == [.none, .usual, .usual])
        #expect(try lines(.plain) { $0.listSectionSeparator(.hidden) } == [.none, .usual, .none])
        #expect(try lines(.plain) { $0.listSectionSeparator(.hidden, edges: .top) } == [.none, .usual, .usual])
    }

    @Test func onlyTheSeparatorsAroundASectionHaveItsTint() throws {
        let red = Self.red
        #expect(
            try lines(.plain) { $0.listSectionSeparatorTint(red).listSectionSeparator(.visible) }
                == [.red, .usual, .red])
        #expect(
            try lines(.plain) { $0.listSectionSeparatorTint(red, edges: .top).listSectionSeparator(.visible) }
                == [.red, .usual, .usual])
        #expect(try lines(.plain) { $0.listSectionSeparatorTint(red, edges: .bottom) } == [.none, .usual, .red])
        #expect(try lines(.plain) { $0.listSectionSeparatorTint(nil) } == [.none, .usual, .usual])
    }

    @Test func theTintOfTheSectionTakesPrecedenceOverThatOfTheRow() throws {
        let gray = Color(red: 0.5, green: 0.5, blue: 0.5), red = Self.red
        #expect(
            try lines(.plain) { $0.listRowSeparatorTint(gray).listSectionSeparatorTint(red) }
                == [.none, .usual, .red])
        #expect(
            try lines(.plain) { $0.listRowSeparatorTint(red).listSectionSeparatorTint(gray) }
                == [.none, .red, .usual])
    }
}
