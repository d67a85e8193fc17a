import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct BackgroundExtensionTests {
    private func pixels(isEnabled: Bool) -> Pixels {
        Pixels(
            Stage(size: CGSize(width: 100, height: 200)) {
                VStack(spacing: 0) {
                    VStack(spacing: 0) {
                        Color.red.frame(height: 50)
                        Color.blue.frame(height: 50)
                    }
                    .backgroundExtensionEffect(isEnabled: isEnabled)
                    Spacer(minLength: 0)
                }
                .safeAreaPadding(.top, 40)
            })
    }

    @Test func aViewIsContinuedMirroredIntoTheSafeArea() {
        let plain = pixels(isEnabled: false), extended = pixels(isEnabled: true)
        #expect(plain[50, 20].green > 0.9)
        // The red upper half, mirrored, is next to the edge.
        #expect(extended[50, 30].red > 0.8 && extended[50, 30].green < 0.4 && extended[50, 30].blue < 0.4)
        // In its own bounds the view is as it was.
        #expect(extended[50, 60] == plain[50, 60] && extended[50, 120] == plain[50, 120])
        #expect(extended[50, 180] == plain[50, 180])
    }
}
