import LayerTree
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct TextAppearanceTests {
    private struct Scheme: View {
        @State private var isDark = false

        var body: some View {
            VStack(spacing: 0) {
                Text("MMMM").font(.system(size: 40)).accessibilityIdentifier("text")
                Text("MMMM").font(.system(size: 40)).foregroundStyle(.secondary)
                Button("Switch") { isDark.toggle() }.accessibilityIdentifier("switch")
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(.background)
            .environment(\.colorScheme, isDark ? .dark : .light)
        }
    }

    @Test func withoutModifiersTextHasTheUsualValues() {
        let values = EnvironmentValues()
        #expect(values.minimumScaleFactor == 1 && values.lineSpacing == 0 && !values.allowsTightening)
        #expect(values.lineLimit == nil && values.font == nil && values.textCase == nil)
        #expect(values.multilineTextAlignment == .leading && values.truncationMode == .tail)
    }

    @Test func textHasTheColorsOfAnotherColorScheme() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Scheme() }
        func darkest() throws -> Float {
            let pixels = Pixels(stage), frame = try stage.frame(of: "text")
            var least = Float(1)
            for y in Int(frame.minY)..<Int(frame.maxY) {
                for x in Int(frame.minX)..<Int(frame.maxX) { least = min(least, pixels[x, y].green) }
            }
            return least
        }
        func lightest() throws -> Float {
            let pixels = Pixels(stage), frame = try stage.frame(of: "text")
            var most = Float(0)
            for y in Int(frame.minY)..<Int(frame.maxY) {
                for x in Int(frame.minX)..<Int(frame.maxX) { most = max(most, pixels[x, y].green) }
            }
            return most
        }
        #expect(try darkest() < 0.1 && lightest() > 0.9)
        let light = try Pixels(stage)[Int(stage.frame(of: "text").minX) - 10, 5]
        try stage.tap("switch")
        try stage.settle()
        #expect(try darkest() < 0.1 && lightest() > 0.9)
        let dark = try Pixels(stage)[Int(stage.frame(of: "text").minX) - 10, 5]
        #expect(light.green > 0.9 && dark.green < 0.1)
    }

    @Test func aSecondaryScaleIsFourFifthsAndCanBeDisabled() throws {
        let stage = Stage(size: CGSize(width: 400, height: 300)) {
            Text("kilometres").accessibilityIdentifier("plain")
            Text("kilometres").textScale(.secondary).accessibilityIdentifier("text")
            VStack { Text("kilometres") }.textScale(.secondary).accessibilityIdentifier("view")
            Text("kilometres").textScale(.secondary, isEnabled: false).accessibilityIdentifier("off")
            Text("kilometres").textScale(.default).accessibilityIdentifier("default")
        }
        let plain = try stage.frame(of: "plain").width
        #expect(try abs(stage.frame(of: "text").width - plain * 0.8) < 0.6)
        #expect(try abs(stage.frame(of: "view").width - plain * 0.8) < 0.6)
        #expect(try stage.frame(of: "off").width == plain && stage.frame(of: "default").width == plain)
    }
}
