import ScrollworkTesting
import SwiftUI
import Testing

/// Views in a file that doesn't import SwiftUI.
@MainActor
@Suite struct CoreModulesTests {
    @Test func viewsOfSwiftUICoreAreThoseOfSwiftUI() throws {
        let stage = Stage(size: CGSize(width: 300, height: 200), environment: { $0.colorScheme = .dark }) {
            CoreViews()
        }
        #expect(try stage.text(of: "text") == "0 dark 60")
        let steps = try (1..<4).map { try stage.frame(of: "step-\($0)") }
        #expect(steps.map(\.width) == [20, 40, 60])
        for (upper, lower) in zip(steps, steps.dropFirst()) {
            #expect(abs(lower.minX - upper.maxX) < 0.01 && abs(lower.minY - upper.maxY) < 0.01)
        }
        try stage.tap("step-3")
        try stage.settle()
        #expect(try stage.text(of: "text") == "1 dark 60")
    }
}
