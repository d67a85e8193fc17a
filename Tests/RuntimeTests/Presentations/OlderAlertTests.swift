import ScrollworkTesting
import SwiftUI
import Testing

/// Alerts and action sheets as programs of before iOS 15 have them.
@MainActor
@Suite struct OlderAlertTests {
    private struct Row: Identifiable {
        let id: Int
    }

    @available(*, deprecated)
    private struct Asking: View {
        let log: GestureLog
        @State private var asks = false
        @State private var row: Row?
        @State private var offers = false

        var body: some View {
            VStack {
                Button("Ask") { asks = true }.accessibilityIdentifier("ask")
                Button("Pick") { row = Row(id: 7) }.accessibilityIdentifier("pick")
                Button("Offer") { offers = true }.accessibilityIdentifier("offer")
            }
            .alert(isPresented: $asks) {
                Alert(
                    title: Text("Delete?"), message: Text("It cannot be undone."),
                    primaryButton: .destructive(Text("Delete")) { log.note("delete") }, secondaryButton: .cancel())
            }
            .alert(item: $row) { row in Alert(title: Text("Row \(row.id)")) }
            .actionSheet(isPresented: $offers) {
                ActionSheet(title: Text("Share"), buttons: [.default(Text("Mail")) { log.note("mail") }, .cancel()])
            }
            .onChange(of: row?.id) { log.note("row \($1.map(String.init) ?? "none")") }
        }
    }

    private func press(_ label: String, _ stage: Stage) throws {
        let frame = try stage.element(.button, label).frame
        stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        try stage.settle()
    }

    private func shows(_ label: String, _ stage: Stage) -> Bool {
        stage.semantics.flattened.contains { $0.label == label }
    }

    @available(*, deprecated)
    @Test func anAlertAppearsAndDisappears() throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 320, height: 600)) { Asking(log: log) }
        try stage.tap("ask")
        try stage.settle()
        #expect(shows("It cannot be undone.", stage))
        try press("Delete", stage)
        #expect(log.entries == ["delete"])
        #expect(!shows("Delete?", stage))
        try stage.tap("ask")
        try stage.settle()
        try press("Cancel", stage)
        #expect(!shows("Delete?", stage))
    }

    @available(*, deprecated)
    @Test func dismissingAnAlertClearsItsItem() throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 320, height: 600)) { Asking(log: log) }
        try stage.tap("pick")
        try stage.settle()
        #expect(shows("Row 7", stage))
        try press("OK", stage)
        #expect(log.entries == ["row 7", "row none"])
        #expect(!shows("Row 7", stage))
    }

    @available(*, deprecated)
    @Test func anActionSheetShowsItsButtons() throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 320, height: 600)) { Asking(log: log) }
        try stage.tap("offer")
        try stage.settle()
        #expect(shows("Share", stage))
        try press("Mail", stage)
        #expect(log.entries == ["mail"])
        #expect(!shows("Share", stage))
    }

    private struct Choosing: View {
        let log: GestureLog
        let isListed: Bool
        @State private var asks = false

        var body: some View {
            Button("Ask") { asks = true }
                .accessibilityIdentifier("ask")
                .alert("Which?", isPresented: $asks) {
                    if isListed {
                        Button("One") { log.note("One") }
                        Button("Two") { log.note("Two") }
                    } else {
                        ForEach(["One", "Two"], id: \.self) { name in Button(name) { log.note(name) } }
                    }
                }
        }
    }

    @Test(arguments: [true, false]) func anAlertDisappearsByEachOfItsButtons(isListed: Bool) throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 320, height: 600)) { Choosing(log: log, isListed: isListed) }
        try stage.tap("ask")
        try stage.settle()
        try press("Two", stage)
        #expect(log.entries == ["Two"])
        #expect(!shows("Which?", stage))
    }
}
