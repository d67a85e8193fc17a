import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct EnvironmentalModifierTests {
    private struct Inset: EnvironmentalModifier {
        let factor: CGFloat

        func resolve(in environment: EnvironmentValues) -> some ViewModifier {
            Padding(length: environment.colorScheme == .dark ? 20 * factor : 5 * factor)
        }
    }

    private struct Padding: ViewModifier {
        let length: CGFloat

        func body(content: Content) -> some View { content.padding(.leading, length) }
    }

    @Test func theModifierFollowsTheEnvironment() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            Color.red.accessibilityIdentifier("red").modifier(Inset(factor: 2))
        }
        #expect(try stage.frame(of: "red").minX == 10)
        stage.changeEnvironment { $0.colorScheme = .dark }
        #expect(try stage.frame(of: "red").minX == 40)
    }
}
