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
