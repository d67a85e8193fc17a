import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct ControlGroupStyleTests {
    private struct Column: ControlGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                configuration.content
            }
        }
    }

    private struct Tools: View {
        let log: GestureLog

        var body: some View {
            ControlGroup("Tools") {
                Button("Cut") { log.note("cut") }.accessibilityIdentifier("cut")
                Button("Copy") { log.note("copy") }.accessibilityIdentifier("copy")
            }
        }
    }

    @Test func aProgramsStyleArrangesTheControls() throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 300, height: 300)) { Tools(log: log).controlGroupStyle(Column()) }
        #expect(try stage.frame(of: "cut").midY < stage.frame(of: "copy").midY - 10)
        try stage.tap("copy")
        #expect(log.entries == ["copy"])
    }

    @Test func aGroupCanBeAMenu() throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 300, height: 300)) { Tools(log: log).controlGroupStyle(.menu) }
        #expect(!stage.exists("cut"))
        stage.tap(at: CGPoint(x: 150, y: 150))
        try stage.settle()
        try stage.tap("cut")
        #expect(log.entries == ["cut"])
    }

    /// A style that shows a menu in place of controls with a name.
    private struct Compact: ControlGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            ControlGroup(configuration).controlGroupStyle(.menu)
        }
    }

    @Test func aStyleCanModifyAGroupAndKeepItsLabel() throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 300, height: 300)) { Tools(log: log).controlGroupStyle(Compact()) }
        #expect(!stage.exists("cut"))
        let menu = try stage.element(.button, "Tools").frame
        stage.tap(at: CGPoint(x: menu.midX, y: menu.midY))
        try stage.settle()
        try stage.tap("cut")
        #expect(log.entries == ["cut"])
    }
}
