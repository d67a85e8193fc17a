import ScrollworkTesting
import SwiftUI
import Testing

/// What the views in a sheet inherit from the views that present it, and what they don't.
@MainActor
@Suite struct PresentedEnvironmentTests {
    private func stage<V: View>(@ViewBuilder _ content: () -> V) throws -> Stage {
        let stage = Stage(size: CGSize(width: 300, height: 600), content: content)
        try stage.settle()
        return stage
    }

    private func texts(_ stage: Stage) -> [String] {
        stage.marks.compactMap { mark -> String? in
            if case .text(let text, size: _, weight: _) = mark.kind { text } else { nil }
        }
    }

    @Test func `The sheet of a disabled view is enabled`() throws {
        let log = GestureLog()
        let stage = try stage {
            Color.clear.sheet(isPresented: .constant(true)) {
                Button("Act") { log.note("act") }.accessibilityIdentifier("act")
            }
            .disabled(true)
        }
        try stage.tap("act")
        #expect(log.entries == ["act"])
    }

    @Test func `A sheet is outside of the stack that presents it`() throws {
        let stage = try stage {
            NavigationStack {
                Color.clear.sheet(isPresented: .constant(true)) { NavigationLink("Next") { Text("There") } }
            }
        }
        #expect(try stage.element(.button, "Next").traits.contains(.disabled))
    }

    /// In a list, the header would be in upper case.
    @Test func `A sheet is outside of the list that presents it`() throws {
        let stage = try stage {
            List {
                Text("Row").sheet(isPresented: .constant(true)) {
                    VStack {
                        Section {
                            box(20, 10)
                        } header: {
                            Text(verbatim: "Head")
                        }
                    }
                }
            }
        }
        #expect(texts(stage).contains("Head") && !texts(stage).contains("HEAD"))
    }

    @Test func `Labels in a sheet have titles, even if a bar presents it`() throws {
        let stage = try stage {
            NavigationStack {
                Color.clear.toolbar {
                    ToolbarItem {
                        Label("Item", systemImage: "star")
                            .sheet(isPresented: .constant(true)) { Label("Info", systemImage: "star") }
                    }
                }
            }
        }
        #expect(texts(stage).contains("Info") && !texts(stage).contains("Item"))
    }

    // MARK: Changes

    @MainActor @Observable final class Model { var isCard = true }

    private struct Adapting: View {
        let model: Model

        var body: some View {
            VStack {
                Button("Hint") {}
                    .popover(isPresented: .constant(true)) {
                        Text("A short hint").accessibilityIdentifier("hint")
                            .presentationCompactAdaptation(model.isCard ? .popover : .sheet)
                    }
                Spacer()
            }
        }
    }

    @Test func `A popover becomes a sheet when its adaptation changes`() throws {
        let model = Model()
        let stage = try stage { Adapting(model: model) }
        for isCard in [true, false, true] {
            model.isCard = isCard
            try stage.settle()
            // A sheet begins 10 points below the top, and its content is in its middle.
            let middle = try stage.frame(of: "hint").midY
            #expect(isCard ? middle < 100 : abs(middle - 305) < 0.51, "\(middle)")
        }
    }
}
