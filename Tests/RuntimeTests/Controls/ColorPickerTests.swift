import LayerTree
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct ColorPickerTests {
    struct Ink: View {
        @State private var color = Color(red: 0, green: 0, blue: 1)

        var body: some View {
            ColorPicker("Ink", selection: $color).accessibilityIdentifier("picker")
            color.frame(width: 20, height: 20)
            Text(verbatim: "\(color)").accessibilityIdentifier("color")
        }
    }

    @Test func aColorOfTheFieldIsTheSelection() throws {
        let stage = Stage(size: CGSize(width: 390, height: 700)) { Ink() }
        let before = try stage.text(of: "color")
        let picker = try stage.frame(of: "picker")
        stage.tap(at: CGPoint(x: picker.maxX - 14, y: picker.midY))
        try stage.settle()
        let black = Color(white: 0).resolve(in: EnvironmentValues()).description
        let cell = try stage.element(.button, black).frame
        stage.tap(at: CGPoint(x: cell.midX, y: cell.midY))
        try stage.settle()
        #expect(try stage.text(of: "color") == black)
        #expect(before != black)
    }

    private struct Translucent: View {
        let supportsOpacity: Bool
        @State private var color = Color(red: 0, green: 0, blue: 1, opacity: 0.4)

        var body: some View {
            ColorPicker("Ink", selection: $color, supportsOpacity: supportsOpacity).accessibilityIdentifier("picker")
            Text(verbatim: "\(color)").accessibilityIdentifier("color")
        }
    }

    /// Eight rows of twelve cells: grays in the first column, and hues with tints above them and shades below.
    @Test(arguments: [true, false]) func theCellsAreGraysAndHuesAndKeepTheOpacity(_ supportsOpacity: Bool) throws {
        let stage = Stage(size: CGSize(width: 390, height: 700)) { Translucent(supportsOpacity: supportsOpacity) }
        #expect(stage.fills(18, 18).count == 1)
        #expect(stage.marks.contains { $0.kind == .line(3) && abs($0.frame.width - 25) < 0.01 })
        let picker = try stage.frame(of: "picker")
        stage.tap(at: CGPoint(x: picker.maxX - 14, y: picker.midY))
        try stage.settle()
        func cells() -> [SemanticsNode] {
            stage.semantics.flattened.filter { $0.role == .button && $0.label?.hasPrefix("#") == true }
                .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
        }
        let shown = cells()
        try #require(shown.count == 96)
        for (row, column, color) in [
            (0, 0, "#FFFFFFFF"), (1, 0, "#DBDBDBFF"), (7, 0, "#000000FF"), (0, 1, "#FFD9D9FF"), (1, 1, "#FF9090FF"),
            (2, 1, "#FF4747FF"), (3, 1, "#FF0000FF"), (5, 1, "#D10000FF"), (6, 1, "#890000FF"), (7, 1, "#400000FF"),
            (0, 4, "#E7FFD9FF"), (3, 4, "#5DFF00FF"), (3, 11, "#FF008BFF"),
        ] { #expect(shown[12 * row + column].label == color) }
        #expect(stage.semantics.flattened.contains { $0.role == .slider && $0.label == "Opacity" } == supportsOpacity)
        stage.tap(at: CGPoint(x: shown[84].frame.midX, y: shown[84].frame.midY))
        try stage.settle()
        #expect(try stage.text(of: "color") == (supportsOpacity ? "#00000066" : "#000000FF"))
        #expect(cells().filter { $0.traits.contains(.selected) }.map(\.label) == ["#000000FF"])
    }

    /// The hues begin with red at the right edge and go around clockwise. The button is 28 points wide.
    @Test func theRingOfTheButtonHasAllHues() {
        let stage = Stage(size: CGSize(width: 28, height: 28)) {
            ColorPicker("Ink", selection: .constant(.black)).labelsHidden()
        }
        let pixels = Pixels(stage), red = pixels[26, 14], cyan = pixels[1, 14]
        #expect(red.red > 0.9 && red.green < 0.35 && red.blue < 0.35, "\(red)")
        #expect(cyan.red < 0.35 && cyan.green > 0.9 && cyan.blue > 0.8, "\(cyan)")
    }

    private struct Night: ShapeStyle, Hashable {
        func resolve(in environment: EnvironmentValues) -> Color.Resolved {
            (environment.colorScheme == .dark ? Color.white : .black).resolve(in: environment)
        }
    }

    @Test func aStyleOfTheProgramIsAColorInEachEnvironment() {
        var environment = EnvironmentValues()
        #expect(Color(Night()).resolve(in: environment).red == 0)
        environment.colorScheme = .dark
        #expect(abs(Color(Night()).resolve(in: environment).red - 1) < 1e-6)
        #expect(Color(Night()) == Color(Night()))
    }
}
