import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct PopoverTests {
    private let size = CGSize(width: 390, height: 700)

    private struct Hint: View {
        let adaptation: PresentationAdaptation
        let attachment: PopoverAttachmentAnchor
        var isAtBottom = false
        @State private var isShown = false

        var body: some View {
            VStack {
                if isAtBottom { Spacer() }
                Button("Hint") { isShown = true }
                    .accessibilityIdentifier("button")
                    .popover(isPresented: $isShown, attachmentAnchor: attachment) {
                        Text("A short hint")
                            .padding()
                            .accessibilityIdentifier("hint")
                            .presentationCompactAdaptation(adaptation)
                    }
                if !isAtBottom { Spacer() }
            }
        }
    }

    private func hint(
        _ adaptation: PresentationAdaptation, at attachment: PopoverAttachmentAnchor = .rect(.bounds),
        isAtBottom: Bool = false
    ) throws -> Stage {
        let stage = Stage(size: size) {
            Hint(adaptation: adaptation, attachment: attachment, isAtBottom: isAtBottom)
        }
        try stage.tap("button")
        try stage.settle()
        return stage
    }

    @Test func aPopoverStaysBesideItsAnchorAndHasTheSizeOfItsContent() throws {
        let stage = try hint(.popover)
        let button = try stage.frame(of: "button"), hint = try stage.frame(of: "hint")
        #expect(hint.minY > button.maxY && hint.minY < button.maxY + 20)
        #expect(abs(hint.midX - button.midX) < 1)
        #expect(hint.width < 200 && hint.height < 80)
        stage.tap(at: CGPoint(x: 195, y: 600))
        try stage.settle()
        #expect(!stage.exists("hint"))
    }

    @Test func aPopoverIsBesideItsAnchorInASafeArea() throws {
        let stage = Stage(size: size, safeArea: EdgeInsets(top: 60, leading: 0, bottom: 30, trailing: 0)) {
            Hint(adaptation: .popover, attachment: .rect(.bounds))
        }
        try stage.tap("button")
        try stage.settle()
        let button = try stage.frame(of: "button"), hint = try stage.frame(of: "hint")
        #expect(button.minY >= 60)
        #expect(hint.minY > button.maxY && hint.minY < button.maxY + 20)
    }

    private struct Adaptive: View {
        @State private var isShown = true

        var body: some View {
            Button("Hint") { isShown = true }
                .popover(isPresented: $isShown) {
                    Text("A short hint").accessibilityIdentifier("hint")
                        .presentationCompactAdaptation(horizontal: .popover, vertical: .fullScreenCover)
                }
                .frame(maxHeight: .infinity, alignment: .top)
        }
    }

    @Test(arguments: [(UserInterfaceSizeClass.regular, false), (.compact, true)])
    func theFormDependsOnTheHeightOfTheWindow(height: UserInterfaceSizeClass, covers: Bool) throws {
        let stage = Stage(size: size, environment: { $0.verticalSizeClass = height }) { Adaptive() }
        try stage.settle()
        #expect((abs(try stage.frame(of: "hint").midY - 350) < 1) == covers)
    }

    @Test func aPopoverIsAboveAnAnchorAtTheBottom() throws {
        let stage = try hint(.popover, isAtBottom: true)
        let button = try stage.frame(of: "button"), hint = try stage.frame(of: "hint")
        #expect(hint.maxY < button.minY && hint.maxY > button.minY - 20)
        #expect(abs(hint.midX - button.midX) < 1)
    }

    @Test func anAnchorCanBeARectangle() throws {
        let stage = try hint(.popover, at: .rect(.rect(CGRect(x: -40, y: 100, width: 20, height: 50))))
        let button = try stage.frame(of: "button"), hint = try stage.frame(of: "hint")
        #expect(abs(hint.midX - (button.minX - 30)) < 1)
        #expect(abs(hint.minY - (button.minY + 150 + 13)) < 1)
    }

    @Test func anAnchorCanBeAPoint() throws {
        let stage = try hint(.none, at: .point(.topLeading))
        let button = try stage.frame(of: "button"), hint = try stage.frame(of: "hint")
        #expect(abs(hint.midX - button.minX) < 1)
    }

    @Test func withoutAnotherFormAPopoverIsASheet() throws {
        let stage = try hint(.automatic)
        #expect(try stage.frame(of: "hint").midY > 300)
        stage.drag(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 650), over: 0.2)
        try stage.settle()
        #expect(!stage.exists("hint"))
    }

    @Test func aPopoverCanCoverTheWindow() throws {
        let stage = try hint(.fullScreenCover)
        #expect(abs(try stage.frame(of: "hint").midY - 350) < 1)
        stage.drag(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 650), over: 0.2)
        try stage.settle()
        #expect(stage.exists("hint"))
    }

    private struct Map: View {
        let interaction: PresentationBackgroundInteraction
        @State private var isShown = true
        @State private var taps = 0
        @State private var detent = PresentationDetent.height(100)

        var body: some View {
            VStack {
                Button("Taps: \(taps)") { taps += 1 }.accessibilityIdentifier("button")
                Spacer()
            }
            .sheet(isPresented: $isShown) {
                Button("Higher") { detent = .height(300) }
                    .accessibilityIdentifier("higher")
                    .presentationDetents([.height(100), .height(300)], selection: $detent)
                    .presentationBackgroundInteraction(interaction)
            }
        }
    }

    @Test func aSheetLetsTouchesThroughToTheViewsBehindIt() throws {
        let stage = Stage(size: size) { Map(interaction: .enabled) }
        try stage.settle()
        try stage.tap("button")
        #expect(try stage.text(of: "button") == "Taps: 1")
        #expect(stage.exists("higher"))
    }

    @Test func aSheetLetsTouchesThroughUpToADetent() throws {
        let stage = Stage(size: size) { Map(interaction: .enabled(upThrough: .height(100))) }
        try stage.settle()
        try stage.tap("button")
        #expect(try stage.text(of: "button") == "Taps: 1")
        try stage.tap("higher")
        try stage.settle()
        let button = try stage.frame(of: "button")
        stage.tap(at: CGPoint(x: button.midX, y: button.midY))
        try stage.settle()
        #expect(try stage.text(of: "button") == "Taps: 1")
        #expect(!stage.exists("higher"))
    }
}
