import ScrollworkTesting
import SwiftUI
import Testing

/// Several alerts of one binding.
@MainActor
@Suite struct SharedBindingTests {
    private struct Alerts: View {
        @State private var isShown = false

        var body: some View {
            VStack {
                Button("Show") { isShown = true }.accessibilityIdentifier("show")
                    .alert("First", isPresented: $isShown) { Button("One") {} }
                Text(isShown ? "yes" : "no").accessibilityIdentifier("shown")
                    .alert("Second", isPresented: $isShown) { Button("Two") {} }
            }
        }
    }

    @Test func `One alert of several with the same binding appears`() throws {
        let stage = Stage(size: CGSize(width: 390, height: 600)) { Alerts() }
        func titles() -> [String] {
            stage.semantics.flattened.compactMap(\.label).filter { ["First", "Second"].contains($0) }
        }
        func drawn() -> [String] {
            stage.marks.compactMap { if case .text(let text, _, _) = $0.kind { text } else { nil } }
                .filter { ["First", "Second"].contains($0) }
        }
        for _ in 0..<2 {
            try stage.tap("show")
            try stage.settle()
            #expect(titles().count == 1 && drawn() == titles())
            let one = try stage.element(.button, titles() == ["First"] ? "One" : "Two").frame
            stage.tap(at: CGPoint(x: one.midX, y: one.midY))
            try stage.settle()
            #expect(try titles().isEmpty && drawn().isEmpty && stage.text(of: "shown") == "no")
        }
    }
}
