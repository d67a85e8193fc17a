import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct AlertTests {
    private let size = CGSize(width: 320, height: 600)

    private struct Broken: LocalizedError {
        var errorDescription: String? { "It broke" }
    }

    private struct Asking: View {
        let log: GestureLog
        @State private var asks = false
        @State private var offers = false
        @State private var informs = false
        @State private var fails = false

        var body: some View {
            VStack {
                Button("Ask") { asks = true }.accessibilityIdentifier("ask")
                Button("Offer") { offers = true }.accessibilityIdentifier("offer")
                Button("Tell") { informs = true }.accessibilityIdentifier("tell")
                Button("Fail") { fails = true }.accessibilityIdentifier("fail")
            }
            .alert("Delete?", isPresented: $asks) {
                Button("Delete", role: .destructive) { log.note("delete") }
                Button("Keep", role: .cancel) { log.note("keep") }
            } message: {
                Text("It cannot be undone.")
            }
            .confirmationDialog("Share", isPresented: $offers, titleVisibility: .visible) {
                Button("Mail") { log.note("mail") }
                Button("Copy") { log.note("copy") }
            }
            .alert("Told", isPresented: $informs, presenting: "this") { _ in
            } message: {
                Text("about \($0)")
            }
            .alert(isPresented: $fails, error: Broken()) { Button("Again") { log.note("again") } }
            .onChange(of: [asks, offers, informs, fails]) { log.note($1.contains(true) ? "shown" : "hidden") }
        }
    }

    private func press(_ label: String, _ stage: Stage) throws {
        let frame = try stage.element(.button, label).frame
        stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        try stage.settle()
    }

    @Test func buttonsRunTheirActionAndDismissTheAlert() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Asking(log: log) }
        for (button, expected) in [("Delete", "delete"), ("Keep", "keep")] {
            try stage.tap("ask")
            try stage.settle()
            let labels = stage.semantics.flattened.compactMap(\.label)
            #expect(labels.contains("Delete?") && labels.contains("It cannot be undone.") && !labels.contains("Offer"))
            #expect(try stage.element(.button, "Delete").frame.midY == stage.element(.button, "Keep").frame.midY)
            try press(button, stage)
            #expect(throws: StageError.self) { try stage.element(.button, button) }
            #expect(log.entries.contains(expected))
        }
        #expect(log.entries.filter { $0 == "hidden" }.count == 2)
    }

    @MainActor @Observable final class Model { var number: Int? }

    private struct Waiting: View {
        let model: Model
        let form: Int

        var body: some View {
            switch form {
            case 0:
                Color.clear.alert("Told", isPresented: .constant(true), presenting: model.number) {
                    Button("Number \($0)") {}
                }
            case 1:
                Color.clear.alert("Told", isPresented: .constant(true), presenting: model.number) {
                    Button("Number \($0)") {}
                } message: {
                    Text("about \($0)")
                }
            case 2:
                Color.clear.confirmationDialog("Told", isPresented: .constant(true), presenting: model.number) {
                    Button("Number \($0)") {}
                }
            default:
                Color.clear.alert(isPresented: .constant(true), error: model.number.map { _ in Broken() }) {
                    Button("Number 3") {}
                }
            }
        }
    }

    @Test(arguments: 0..<4) func anAlertAppearsWhenThereIsSomethingToPresent(form: Int) throws {
        let model = Model()
        let stage = Stage(size: size) { Waiting(model: model, form: form) }
        // A presented alert ignores changes.
        for (number, isShown) in [(nil, false), (3, true), (nil, true)] as [(Int?, Bool)] {
            model.number = number
            try stage.settle()
            #expect(stage.semantics.flattened.contains { $0.label == "Number 3" } == isShown)
        }
    }

    @Test func aTapOutsideAnAlertDoesNothing() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Asking(log: log) }
        try stage.tap("ask")
        try stage.settle()
        stage.tap(at: CGPoint(x: 160, y: 20))
        try stage.settle()
        #expect(throws: Never.self) { try stage.element(.button, "Keep") }
        #expect(log.entries == ["shown"])
    }

    @Test func anAlertWithoutButtonsHasAnOKButton() throws {
        let stage = Stage(size: size) { Asking(log: GestureLog()) }
        try stage.tap("tell")
        try stage.settle()
        #expect(stage.semantics.flattened.compactMap(\.label).contains("about this"))
        try press("OK", stage)
        #expect(stage.exists("tell"))
        #expect(throws: StageError.self) { try stage.element(.button, "OK") }
    }

    @Test func anErrorIsReportedByItsDescription() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Asking(log: log) }
        try stage.tap("fail")
        try stage.settle()
        #expect(stage.semantics.flattened.compactMap(\.label).contains("It broke"))
        try press("Again", stage)
        #expect(log.entries == ["shown", "again", "hidden"] || log.entries == ["shown", "hidden", "again"])
    }

    @Test func aDialogHasACancelButtonAndATapOutsideDismissesIt() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Asking(log: log) }
        try stage.tap("offer")
        try stage.settle()
        #expect(stage.semantics.flattened.compactMap(\.label).contains("Share"))
        let mail = try stage.element(.button, "Mail").frame, cancel = try stage.element(.button, "Cancel").frame
        #expect(mail.maxY < cancel.minY && cancel.maxY > 560)
        try press("Copy", stage)
        #expect(log.entries.contains("copy"))
        try stage.tap("offer")
        try stage.settle()
        try press("Cancel", stage)
        try stage.tap("offer")
        try stage.settle()
        stage.tap(at: CGPoint(x: 160, y: 20))
        try stage.settle()
        #expect(throws: StageError.self) { try stage.element(.button, "Mail") }
        #expect(log.entries.filter { $0 == "hidden" }.count == 3)
    }

    private struct Leaving: View {
        let log: GestureLog
        @State private var asks = true

        var body: some View {
            Text("Draft")
                .confirmationDialog("Leave?", isPresented: $asks) {
                    Button("Save") { log.note("save") }
                    Button("Stay", role: .cancel) { log.note("stay") }
                }
                .onChange(of: asks) { log.note("hidden") }
        }
    }

    @Test func aTapOutsideOfADialogPerformsItsCancelAction() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Leaving(log: log) }
        try stage.settle()
        stage.tap(at: CGPoint(x: 160, y: 20))
        try stage.settle()
        #expect(log.entries == ["stay", "hidden"])
        #expect(throws: (any Error).self) { try stage.element(.button, "Save") }
    }

    @MainActor @Observable final class Cancellation {
        var isShown = true
        var isOffered = true
    }

    private struct Undecided: View {
        @Bindable var model: Cancellation
        let log: GestureLog

        var body: some View {
            Color.clear.confirmationDialog("Leave?", isPresented: $model.isShown) {
                Button("Save") {}.accessibilityIdentifier("save")
                if model.isOffered { Button("Stay", role: .cancel) { log.note("stay") } }
            }
        }
    }

    @Test func `A tap outside of a dialog performs only a cancel action that the dialog shows`() throws {
        let log = GestureLog(), model = Cancellation()
        let stage = Stage(size: size) { Undecided(model: model, log: log) }
        try stage.settle()
        model.isOffered = false
        try stage.settle()
        stage.tap(at: CGPoint(x: 160, y: 20))
        try stage.settle()
        #expect(!model.isShown)
        #expect(log.entries == [])
        model.isShown = true
        try stage.settle()
        model.isOffered = true
        try stage.settle()
        stage.tap(at: CGPoint(x: 160, y: 20))
        try stage.settle()
        #expect(log.entries == ["stay"])
    }

    @Test func `The escape gesture performs the cancel action of a dialog`() throws {
        let log = GestureLog(), model = Cancellation()
        let stage = Stage(size: size) { Undecided(model: model, log: log) }
        try stage.settle()
        try stage.escape("save")
        try stage.settle()
        #expect(!model.isShown)
        #expect(log.entries == ["stay"])
    }

    private struct Order: View {
        let isDialog: Bool
        let names: [String]

        var body: some View {
            if isDialog {
                Color.white.confirmationDialog("Title", isPresented: .constant(true)) { buttons }
            } else {
                Color.white.alert("Title", isPresented: .constant(true)) { buttons }
            }
        }

        private var buttons: some View {
            ForEach(names, id: \.self) { Button($0, role: $0 == "Keep" ? .cancel : nil) {} }
        }
    }

    private func frames(_ names: [String], isDialog: Bool = false) throws -> [CGRect] {
        let stage = Stage(size: size) { Order(isDialog: isDialog, names: names) }
        try stage.settle()
        return try names.map { try stage.element(.button, $0).frame }
    }

    @Test func theCancelButtonIsFirstOfTwoAndLastOfMore() throws {
        let two = try frames(["Send", "Keep"])
        #expect(two[1].minX < two[0].minX && two[0].minY == two[1].minY)
        let equal = try frames(["Send", "Save"])
        #expect(equal[0].minX < equal[1].minX)
        let three = try frames(["Keep", "Send", "Save"])
        #expect(three[1].minY < three[2].minY && three[2].minY < three[0].minY)
    }

    @Test func theCancelButtonOfADialogIsApart() throws {
        let frames = try frames(["Keep", "Send", "Save"], isDialog: true)
        #expect(frames[2].minY - frames[1].maxY < 2)
        #expect(abs(frames[0].minY - frames[2].maxY - 8) < 0.01)
    }
}
