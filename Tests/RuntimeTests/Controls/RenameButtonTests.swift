import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

/// Buttons that rename, and the action for them.
@MainActor
@Suite struct RenameButtonTests {
    @Test func theButtonRunsTheActionOfTheEnvironment() throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 200, height: 100)) {
            RenameButton().accessibilityIdentifier("rename").renameAction { log.note("rename") }
        }
        #expect(try stage.element(.button, "Rename").traits.contains(.disabled) == false)
        try stage.activate("rename")
        #expect(log.entries == ["rename"])
    }

    @Test func withoutAnActionTheButtonIsDisabled() throws {
        let stage = Stage(size: CGSize(width: 200, height: 100)) { RenameButton() }
        #expect(try stage.element(.button, "Rename").traits.contains(.disabled))
    }

    @Test func aFocusStateReceivesTheFocus() throws {
        struct Title: View {
            @State private var title = "Plan"
            @FocusState private var isRenaming: Bool
            var body: some View {
                VStack {
                    TextField("Title", text: $title).focused($isRenaming).accessibilityIdentifier("title")
                    RenameButton().accessibilityIdentifier("rename")
                }
                .renameAction($isRenaming)
            }
        }
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Title() }
        try stage.activate("rename")
        #expect(try stage.element(.textField, "Title").isFocused)
    }

    @Test func aContextMenuRenames() throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 300, height: 400)) {
            Text("Plan").contextMenu { RenameButton() }.renameAction { log.note("rename") }
        }
        stage.secondaryClick(at: CGPoint(x: 150, y: 200))
        try stage.settle()
        let button = try stage.element(.button, "Rename").frame
        stage.tap(at: CGPoint(x: button.midX, y: button.midY))
        try stage.settle()
        #expect(log.entries == ["rename"])
    }
}
