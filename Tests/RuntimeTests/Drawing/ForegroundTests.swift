import LayerTree
@testable import ScrollworkTesting
import SwiftUI
import Testing

/// The colors that views inherit from the views around them.
@MainActor
@Suite struct ForegroundTests {
    private let red = Color(red: 1, green: 0, blue: 0)
    private let green = Color(red: 0, green: 1, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)

    /// Returns the color of the only shape in a view.
    private func color(_ view: some View) -> String {
        let stage = Stage(size: CGSize(width: 20, height: 20)) { view }
        return hex(stage.marks.first?.color)
    }

    @Test func `The nearest foreground applies, and none is the color of labels`() {
        #expect(color(Rectangle()) == "#000000FF")
        #expect(color(Rectangle().foregroundColor(red)) == "#FF0000FF")
        #expect(color(Rectangle().foregroundColor(blue).foregroundStyle(red)) == "#0000FFFF")
        #expect(color(Rectangle().foregroundColor(nil).foregroundStyle(red)) == "#000000FF")
        #expect(color(Rectangle().foregroundStyle(.foreground).foregroundStyle(red)) == "#FF0000FF")
    }

    @Test func `Each level has its own style, and further levels are weaker`() {
        let two = [HierarchicalShapeStyle.primary, .secondary, .tertiary].map { level in
            color(Rectangle().fill(level).foregroundStyle(red, blue))
        }
        #expect(two == ["#FF0000FF", "#0000FFFF", "#0000FF80"])
        let three = [HierarchicalShapeStyle.primary, .secondary, .tertiary, .quaternary].map { level in
            color(Rectangle().fill(level).foregroundStyle(red, blue, green))
        }
        #expect(three == ["#FF0000FF", "#0000FFFF", "#00FF00FF", "#00FF0080"])
    }

    @Test func `A level inside a foreground is a level of that foreground`() {
        #expect(color(Rectangle().foregroundStyle(.secondary).foregroundStyle(red)) == "#FF000080")
        #expect(color(Rectangle().foregroundStyle(.secondary).foregroundStyle(red, blue)) == "#0000FFFF")
    }

    @Test func `A symbol has the level of its foreground once`() {
        func symbol(_ style: HierarchicalShapeStyle) -> String {
            color(Image(systemName: "square.fill").foregroundStyle(style))
        }
        #expect(symbol(.secondary) == color(Rectangle().foregroundStyle(.secondary)))
        #expect(symbol(.tertiary) == color(Rectangle().foregroundStyle(.tertiary)))
    }

    @Test func `Several levels inside a foreground are levels of that foreground`() {
        let found = [HierarchicalShapeStyle.primary, .secondary, .tertiary].map { level in
            color(Rectangle().fill(level).foregroundStyle(.secondary, .tertiary).foregroundStyle(red))
        }
        #expect(found == ["#FF000080", "#FF000040", "#FF000033"])
        #expect(color(Rectangle().foregroundStyle(.foreground, blue).foregroundStyle(red)) == "#FF0000FF")
    }

    @Test func `A tint that refers to the tint is the accent color`() {
        #expect(color(Rectangle().fill(.tint)) == "#007AFFFF")
        #expect(color(Rectangle().fill(.tint).tint(red)) == "#FF0000FF")
        #expect(color(Rectangle().fill(.selection).tint(red)) == "#FF0000FF")
        #expect(color(Rectangle().fill(.tint).tint(nil as Color?).tint(red)) == "#007AFFFF")
        #expect(color(Rectangle().fill(.tint).accentColor(green)) == "#00FF00FF")
        #expect(color(Rectangle().fill(.tint).tint(TintShapeStyle().opacity(0.5))) == "#007AFF80")
        #expect(color(Rectangle().fill(.link).tint(red)) == "#007AFFFF")
    }
}
