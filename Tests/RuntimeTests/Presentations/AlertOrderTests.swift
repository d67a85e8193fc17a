import ScrollworkTesting
import SwiftUI
import Testing

/// Apple documents: "All actions in an alert dismiss the alert after the action runs." (and the same for dialogs)
@MainActor
@Suite struct AlertOrderTests {
    private let size = CGSize(width: 320, height: 500)

    @MainActor private final class Log {
        var entries: [String] = []
    }

    private struct Deleting: View {
        @State private var doomed: String? = "draft"
        let isDialog: Bool
        let log: Log

        private var asks: Binding<Bool> {
            Binding(get: { doomed != nil }, set: { if !$0 { doomed = nil } })
        }

        var body: some View {
            if isDialog {
                Color.clear.confirmationDialog("Delete?", isPresented: asks) {
                    Button("Delete", role: .destructive) { log.entries.append(doomed ?? "nothing") }
                    Button("Keep", role: .cancel) { log.entries.append(doomed ?? "nothing") }
                }
            } else {
                Color.clear.alert("Delete?", isPresented: asks) {
                    Button("Delete", role: .destructive) { log.entries.append(doomed ?? "nothing") }
                    Button("Keep", role: .cancel) { log.entries.append(doomed ?? "nothing") }
                }
            }
        }
    }

    @Test(arguments: [false, true], ["Delete", "Keep"])
    func `An action runs before the binding says that the alert is gone`(isDialog: Bool, label: String) throws {
        let log = Log()
        let stage = Stage(size: size) { Deleting(isDialog: isDialog, log: log) }
        try stage.settle()
        let frame = try stage.element(.button, label).frame
        stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        try stage.settle()
        #expect(log.entries == ["draft"])
        #expect(throws: StageError.self) { try stage.element(.button, label) }
    }

    @Test func `A tap outside a dialog performs its cancel action before it dismisses the dialog`() throws {
        let log = Log()
        let stage = Stage(size: size) { Deleting(isDialog: true, log: log) }
        try stage.settle()
        stage.tap(at: CGPoint(x: 160, y: 20))
        try stage.settle()
        #expect(log.entries == ["draft"])
    }
}
