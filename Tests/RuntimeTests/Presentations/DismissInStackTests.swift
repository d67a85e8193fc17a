import ScrollworkTesting
import SwiftUI
import Testing

/// The dismiss action on the screens of a navigation stack.
@MainActor @Suite struct DismissInStackTests {
    private struct Screen: View {
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented
        let name: String

        var body: some View {
            Text(isPresented ? "presented" : "alone").accessibilityIdentifier("\(name)-state")
            Button("Done") { dismiss() }.accessibilityIdentifier("\(name)-done")
            NavigationLink("Next") { Screen(name: "second") }.accessibilityIdentifier("\(name)-next")
        }
    }

    private struct Editor: View {
        @State private var isEditing = true
        let isCover: Bool

        var body: some View {
            Text(isEditing ? "editing" : "done").accessibilityIdentifier("state")
                .sheet(isPresented: isCover ? .constant(false) : $isEditing) { stack }
                .fullScreenCover(isPresented: isCover ? $isEditing : .constant(false)) { stack }
        }

        private var stack: some View { NavigationStack { Screen(name: "first").navigationTitle("Edit") } }
    }

    private func tap(_ identifier: String, _ stage: Stage) throws {
        try stage.tap(identifier)
        try stage.settle()
    }

    @Test(arguments: [false, true])
    func theFirstScreenDismissesThePresentationAroundTheStack(isCover: Bool) throws {
        let stage = Stage(size: CGSize(width: 390, height: 600)) { Editor(isCover: isCover) }
        try stage.settle()
        #expect(try stage.text(of: "first-state") == "presented")
        try tap("first-next", stage)
        #expect(try stage.text(of: "second-state") == "presented")
        try tap("second-done", stage)
        #expect(try stage.text(of: "state") == "editing")
        try tap("first-done", stage)
        #expect(try stage.text(of: "state") == "done")
    }

    @Test func theFirstScreenOfAWindowStays() throws {
        let stage = Stage(size: CGSize(width: 390, height: 600)) { NavigationStack { Screen(name: "first") } }
        #expect(try stage.text(of: "first-state") == "alone")
        try tap("first-done", stage)
        #expect(try stage.text(of: "first-state") == "alone")
    }
}
