import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

/// The style of backgrounds from the environment.
@MainActor
@Suite struct BackgroundStyleTests {
    private func color(@ViewBuilder _ content: () -> some View) -> (red: Double, green: Double, blue: Double) {
        let pixel = Pixels(Stage(size: CGSize(width: 20, height: 20), scale: 1, content: content))[10, 10]
        return (Double(pixel.red), Double(pixel.green), Double(pixel.blue))
    }

    @Test func backgroundsHaveTheStyle() {
        #expect(color { Color.clear.background().backgroundStyle(.blue) }.red < 0.5)
        #expect(color { Rectangle().fill(.background).backgroundStyle(Color.blue) }.red < 0.5)
        #expect(
            color { Color.clear.background(.background).environment(\.backgroundStyle, AnyShapeStyle(.blue)) }.red < 0.5
        )
        #expect(color { Color.clear.background() }.red > 0.9)
    }

    @Test func levelsAreTheBackgroundsOfTheSystem() {
        func fill<S: ShapeStyle>(_ style: S, _ scheme: ColorScheme) -> String {
            let stage = Stage(size: CGSize(width: 20, height: 20)) {
                Rectangle().fill(style).environment(\.colorScheme, scheme)
            }
            return hex(stage.marks.first?.color)
        }
        #expect(fill(.background, .light) == "#FFFFFFFF")
        #expect(fill(.background.secondary, .light) == "#F2F2F7FF")
        #expect(fill(.background.secondary, .dark) == "#1C1C1EFF")
        #expect(fill(.background.tertiary, .dark) == "#2C2C2EFF")
        #expect(fill(.background.quaternary, .dark) == "#2C2C2EFF")
    }

    @Test func aStyleThatRefersToTheBackgroundEnds() {
        let faint = color { Rectangle().fill(.background).backgroundStyle(.background.opacity(0.5)).background(.black) }
        #expect(abs(faint.red - 0.5) < 0.02)
    }

    @Test func aChangeOfTheStyleIsVisible() {
        struct Changing: View {
            @State private var isBlue = false
            var body: some View {
                Rectangle().fill(.background).backgroundStyle(isBlue ? Color.blue : Color.red)
                    .onTapGesture { isBlue = true }
            }
        }
        let stage = Stage(size: CGSize(width: 20, height: 20), scale: 1) { Changing() }
        #expect(Pixels(stage)[10, 10].red > 0.9)
        stage.tap(at: CGPoint(x: 10, y: 10))
        #expect(Pixels(stage)[10, 10].red < 0.5)
    }
}
