import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct SheetTests {
    private let size = CGSize(width: 300, height: 600)

    private struct Page: View {
        let log: GestureLog
        var detents: Set<PresentationDetent> = [.large]
        var isFixed = false
        @State private var isShown = false
        @State private var count = 0

        var body: some View {
            Button("Show \(count)") { isShown = true }
                .accessibilityIdentifier("show")
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .sheet(isPresented: $isShown, onDismiss: { log.note("gone") }) {
                    Inside(count: $count).presentationDetents(detents).interactiveDismissDisabled(isFixed)
                }
                .onChange(of: isShown) { log.note("\(isShown)") }
                .environment(\.lineLimit, 7)
        }
    }

    private struct Inside: View {
        @Binding var count: Int
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented
        @Environment(\.lineLimit) private var lineLimit

        var body: some View {
            VStack {
                Text("counted \(count) \(lineLimit ?? 0) \(isPresented ? "up" : "down")").accessibilityIdentifier(
                    "inside")
                Button("Count") { count += 1 }.accessibilityIdentifier("count")
                Button("Close") { dismiss() }.accessibilityIdentifier("close")
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .accessibilityElement(children: .contain)
            .accessibilityIdentifier("sheet")
        }
    }

    private func opened(_ page: Page) throws -> Stage {
        let stage = Stage(size: size) { page }
        try stage.tap("show")
        try stage.settle()
        return stage
    }

    @Test(arguments: [[PresentationDetent.large], [.medium, .large]])
    func aSheetThatCannotBeDismissedResistsAPullBelowItsLowestDetent(_ detents: [PresentationDetent]) throws {
        let stage = try opened(Page(log: GestureLog(), detents: Set(detents), isFixed: true))
        let top = try stage.drawnFrame(of: "sheet").minY
        let finger = stage.touch(at: CGPoint(x: 150, y: top + 150))
        finger.move(by: CGSize(width: 0, height: 200), over: 0.3)
        finger.hold(for: 0.2)
        #expect(abs(try stage.drawnFrame(of: "sheet").minY - top - 40) < 0.01)
        finger.lift()
        try stage.settle()
        #expect(abs(try stage.drawnFrame(of: "sheet").minY - top) < 0.01)
    }

    @Test func aSheetSharesStateAndEnvironmentWithItsPresenter() throws {
        let log = GestureLog()
        let stage = try opened(Page(log: log))
        #expect(try stage.text(of: "inside") == "counted 0 7 up")
        try stage.tap("count")
        try stage.settle()
        #expect(try stage.text(of: "inside") == "counted 1 7 up")
        try stage.tap("close")
        try stage.settle()
        #expect(!stage.exists("inside"))
        #expect(log.entries == ["true", "false", "gone"])
        try stage.tap("show")
        try stage.settle()
        #expect(try stage.text(of: "inside") == "counted 1 7 up")
    }

    @Test func itEntersFromTheBottomAndCoversTheViewsBehindIt() throws {
        let stage = Stage(size: size) { Page(log: GestureLog()) }
        try stage.tap("show")
        stage.advance(by: 0.1)
        #expect(try stage.drawnFrame(of: "sheet").minY > 30)
        try stage.settle()
        #expect(try abs(stage.frame(of: "sheet").minY - 10) < 0.01 && abs(stage.frame(of: "sheet").maxY - 600) < 0.01)
        #expect(throws: StageError.self) { try stage.element(.button, "Show 0") }
    }

    @Test func aDragDownDismissesItAndAShortOneDoesNot() throws {
        let log = GestureLog()
        let stage = try opened(Page(log: log))
        stage.drag(from: CGPoint(x: 150, y: 40), to: CGPoint(x: 150, y: 120), over: 0.5)
        try stage.settle()
        #expect(stage.exists("inside"))
        let finger = stage.touch(at: CGPoint(x: 150, y: 40))
        finger.move(to: CGPoint(x: 150, y: 140), over: 0.3)
        #expect(try stage.drawnFrame(of: "sheet").minY > 80)
        finger.move(to: CGPoint(x: 150, y: 450), over: 0.3)
        finger.lift()
        try stage.settle()
        #expect(!stage.exists("inside") && log.entries == ["true", "false", "gone"])
    }

    @Test func aTapOutsideDismissesItUnlessThatIsDisabled() throws {
        for isFixed in [false, true] {
            let stage = try opened(Page(log: GestureLog(), detents: [.medium], isFixed: isFixed))
            #expect(try abs(stage.frame(of: "sheet").minY - 305) < 0.01)
            stage.tap(at: CGPoint(x: 150, y: 100))
            try stage.settle()
            #expect(stage.exists("inside") == isFixed)
        }
    }

    @Test func aDragMovesFromDetentToDetent() throws {
        let stage = try opened(Page(log: GestureLog(), detents: [.height(200), .fraction(0.75), .large]))
        #expect(try abs(stage.frame(of: "sheet").minY - 400) < 0.01)
        stage.drag(from: CGPoint(x: 20, y: 420), to: CGPoint(x: 20, y: 190), over: 1)
        try stage.settle()
        #expect(try abs(stage.frame(of: "sheet").minY - (600 - 590 * 0.75)) < 0.01)
    }

    private struct Item: Identifiable {
        let id: Int
    }

    private struct Items: View {
        let log: GestureLog
        @State private var item: Item?

        var body: some View {
            VStack {
                Button("One") { item = Item(id: 1) }.accessibilityIdentifier("one")
            }
            .fullScreenCover(item: $item, onDismiss: { log.note("gone") }) { item in
                VStack {
                    Text("item \(item.id)").accessibilityIdentifier("item")
                    Button("Next") { self.item = Item(id: item.id + 1) }.accessibilityIdentifier("next")
                    Button("Done") { self.item = nil }.accessibilityIdentifier("done")
                }
            }
        }
    }

    @Test func anotherItemPresentsAnotherCover() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Items(log: log) }
        try stage.tap("one")
        try stage.settle()
        #expect(try stage.text(of: "item") == "item 1")
        try stage.tap("next")
        try stage.settle()
        #expect(try stage.text(of: "item") == "item 2")
        try stage.tap("done")
        try stage.settle()
        #expect(!stage.exists("item") && log.entries == ["gone", "gone"])
    }

    @Test func aSheetCanBePresentedFromTheStart() throws {
        let stage = Stage(size: size) {
            Color.gray.sheet(isPresented: .constant(true)) { Text("Welcome").accessibilityIdentifier("welcome") }
        }
        try stage.settle()
        let frame = try stage.frame(of: "welcome")
        #expect(CGRect(origin: .zero, size: size).contains(frame))
    }

    @Test func anAlertCanBePresentedFromTheStart() throws {
        let stage = Stage(size: size) {
            Color.gray.alert("Sorry", isPresented: .constant(true)) { Button("OK") {}.accessibilityIdentifier("ok") }
        }
        try stage.settle()
        #expect(stage.exists("ok"))
    }

    private struct ListInSheet: View {
        let interaction: PresentationContentInteraction
        @State private var isShown = true
        @State private var detent = PresentationDetent.medium

        var body: some View {
            Text(isShown ? "shown" : "gone").accessibilityIdentifier("state")
                .sheet(isPresented: $isShown) {
                    ScrollView { Color.red.frame(height: 3000) }
                        .accessibilityIdentifier("scroll")
                        .presentationDetents([.medium, .large], selection: $detent)
                        .presentationContentInteraction(interaction)
                }
        }
    }

    @Test func aScrollViewAtItsTopChainsAPullToTheSheet() throws {
        let stage = Stage(size: CGSize(width: 320, height: 600)) { ListInSheet(interaction: .scrolls) }
        try stage.settle()
        // Away from its top, the content moves instead of the sheet.
        stage.drag(from: CGPoint(x: 160, y: 550), to: CGPoint(x: 160, y: 400), over: 0.5)
        try stage.settle()
        #expect(try stage.scroll("scroll").offset.y > 100)
        stage.drag(from: CGPoint(x: 160, y: 350), to: CGPoint(x: 160, y: 590), over: 0.2)
        try stage.settle()
        #expect(try stage.text(of: "state") == "shown" && stage.scroll("scroll").offset.y == 0)
        stage.drag(from: CGPoint(x: 160, y: 350), to: CGPoint(x: 160, y: 590), over: 0.2)
        try stage.settle()
        #expect(try stage.text(of: "state") == "gone")
    }

    @Test func pushingUpRaisesTheSheetFirstUnlessTheContentScrolls() throws {
        for (interaction, raises) in [
            (PresentationContentInteraction.automatic, true), (.resizes, true), (.scrolls, false),
        ] {
            let stage = Stage(size: CGSize(width: 320, height: 600)) { ListInSheet(interaction: interaction) }
            try stage.settle()
            let top = try stage.frame(of: "scroll").minY
            stage.drag(from: CGPoint(x: 160, y: 550), to: CGPoint(x: 160, y: 350), over: 0.5)
            try stage.settle()
            let offset = try stage.scroll("scroll").offset.y
            #expect(try (stage.frame(of: "scroll").minY < top - 100) == raises)
            #expect((offset > 100) == !raises, "\(offset)")
            // The content of a raised sheet scrolls.
            stage.drag(from: CGPoint(x: 160, y: 550), to: CGPoint(x: 160, y: 350), over: 0.5)
            try stage.settle()
            #expect(try stage.scroll("scroll").offset.y > 100)
        }
    }

    private struct LockedSheet: View {
        @State private var isShown = false

        var body: some View {
            Button("Show") { isShown = true }
                .accessibilityIdentifier("show")
                .sheet(isPresented: $isShown, content: Lock.init)
        }
    }

    private struct Lock: View {
        @State private var isOpen = false

        var body: some View {
            VStack {
                Button("Open: \(isOpen.description)") { isOpen.toggle() }.accessibilityIdentifier("lock")
            }
            .interactiveDismissDisabled(!isOpen)
        }
    }

    @Test func aButtonActsAfterALockedSheetWasPulled() throws {
        let stage = Stage(size: CGSize(width: 390, height: 760)) { LockedSheet() }
        try stage.tap("show")
        try stage.settle()
        try stage.tap("lock")
        #expect(try stage.text(of: "lock") == "Open: true")
        try stage.tap("lock")
        stage.drag(from: CGPoint(x: 195, y: 250), to: CGPoint(x: 195, y: 520), over: 0.25)
        try stage.settle()
        try stage.tap("lock")
        #expect(try stage.text(of: "lock") == "Open: true")
    }

    private struct WideSheet: View {
        @State private var isShown = true

        var body: some View {
            Color.clear.sheet(isPresented: $isShown) { Reader().presentationDetents([.height(200)]) }
        }

        struct Reader: View {
            @Environment(\.horizontalSizeClass) private var sizeClass

            var body: some View {
                Text(sizeClass == .regular ? "regular" : "compact")
                    .frame(maxWidth: .infinity)
                    .accessibilityIdentifier("reader")
            }
        }
    }

    @Test(
        arguments: [
            (1000, UserInterfaceSizeClass.regular, 180, 640), (500, .regular, 0, 500), (1000, .compact, 0, 1000),
        ] as [(CGFloat, UserInterfaceSizeClass, CGFloat, CGFloat)])
    func aSheetInARegularWidthIsNarrow(
        window: CGFloat, sizeClass: UserInterfaceSizeClass, left: CGFloat, width: CGFloat
    ) throws {
        let stage = Stage(
            size: CGSize(width: window, height: 700), environment: { $0.horizontalSizeClass = sizeClass },
            content: WideSheet.init)
        try stage.settle()
        let frame = try stage.drawnFrame(of: "reader")
        #expect(frame.minX == left && frame.width == width)
        #expect(try stage.text(of: "reader") == "compact")
    }
}
