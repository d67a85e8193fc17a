import ScrollworkTesting
import SwiftUI
import Testing

/// A drag of content in a sheet continues with the sheet when it reaches the top of the content.
@MainActor
@Suite struct SheetChainingTests {
    private struct Page: View {
        let log: GestureLog
        var isRefreshable = false
        @State private var isShown = true

        var body: some View {
            Color.clear.sheet(isPresented: $isShown, onDismiss: { log.note("gone") }) {
                let rows = ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<100, id: \.self) { Color.red.frame(height: 40).accessibilityIdentifier("row\($0)") }
                    }
                }
                .accessibilityIdentifier("scroll")
                if isRefreshable { rows.refreshable {} } else { rows }
            }
        }
    }

    private func opened(_ page: Page, rate: Double = 60) throws -> Stage {
        let stage = Stage(size: CGSize(width: 300, height: 600), framesPerSecond: rate) { page }
        try stage.settle()
        // Content at 100 points from its top.
        let finger = stage.touch(at: CGPoint(x: 150, y: 400))
        finger.move(by: CGSize(width: 0, height: -110), over: 0.3)
        finger.hold(for: 0.2)
        finger.lift()
        try stage.settle()
        #expect(abs(try stage.scroll("scroll").offset.y - 100) < 0.01)
        return stage
    }

    @Test(arguments: [24.0, 60, 120]) func aPullPastTheTopMovesTheSheetAndBack(rate: Double) throws {
        let stage = try opened(Page(log: GestureLog()), rate: rate)
        let top = try stage.drawnFrame(of: "scroll").minY
        let finger = stage.touch(at: CGPoint(x: 150, y: 200))
        // 10 points to begin, 100 to the top, and 90 with the sheet.
        finger.move(by: CGSize(width: 0, height: 200), over: 0.4)
        #expect(abs(try stage.scroll("scroll").offset.y) < 0.01)
        #expect(abs(try stage.drawnFrame(of: "scroll").minY - top - 90) < 0.01)
        finger.move(by: CGSize(width: 0, height: -60), over: 0.2)
        #expect(abs(try stage.drawnFrame(of: "scroll").minY - top - 30) < 0.01)
        #expect(abs(try stage.scroll("scroll").offset.y) < 0.01)
        finger.move(by: CGSize(width: 0, height: -80), over: 0.2)
        #expect(abs(try stage.drawnFrame(of: "scroll").minY - top) < 0.01)
        #expect(abs(try stage.scroll("scroll").offset.y - 50) < 0.01)
        finger.hold(for: 0.2)
        finger.lift()
        try stage.settle()
        #expect(abs(try stage.drawnFrame(of: "scroll").minY - top) < 0.01)
        #expect(abs(try stage.scroll("scroll").offset.y - 50) < 0.01)
    }

    @Test func aShortPullReturnsTheSheetAndALongOneDismissesIt() throws {
        let log = GestureLog()
        let stage = try opened(Page(log: log))
        let top = try stage.drawnFrame(of: "scroll").minY
        var finger = stage.touch(at: CGPoint(x: 150, y: 200))
        finger.move(by: CGSize(width: 0, height: 200), over: 0.4)
        finger.hold(for: 0.3)
        finger.lift()
        try stage.settle()
        #expect(abs(try stage.drawnFrame(of: "scroll").minY - top) < 0.01)
        #expect(log.entries.isEmpty)
        finger = stage.touch(at: CGPoint(x: 150, y: 100))
        finger.move(by: CGSize(width: 0, height: 480), over: 0.5)
        finger.lift()
        try stage.settle()
        #expect(log.entries == ["gone"])
    }

    @Test func contentThatIsRefreshedKeepsThePull() throws {
        let stage = try opened(Page(log: GestureLog(), isRefreshable: true))
        let top = try stage.drawnFrame(of: "scroll").minY
        let finger = stage.touch(at: CGPoint(x: 150, y: 200))
        finger.move(by: CGSize(width: 0, height: 170), over: 0.4)
        #expect(abs(try stage.drawnFrame(of: "scroll").minY - top) < 0.01)
        #expect(try stage.scroll("scroll").offset.y < -10)
        finger.lift()
        try stage.settle()
    }

    /// The sheet moves by the whole distance. Content that is refreshed follows after 10 points, and its resistance
    /// takes 70 points to 36.
    @Test(arguments: [false, true]) func `A pull at the top moves the sheet, or content that is refreshed`(
        isRefreshable: Bool
    ) throws {
        let page = Page(log: GestureLog(), isRefreshable: isRefreshable)
        let stage = Stage(size: CGSize(width: 300, height: 600)) { page }
        try stage.settle()
        let top = try stage.drawnFrame(of: "scroll").minY, length = try stage.scroll("scroll").containerSize.height
        let finger = stage.touch(at: CGPoint(x: 150, y: 200))
        finger.move(by: CGSize(width: 0, height: 80), over: 0.4)
        let stretch = isRefreshable ? 38.5 * length / (length + 38.5) : 0
        #expect(abs(try stage.scroll("scroll").offset.y + stretch) < 0.01)
        #expect(abs(try stage.drawnFrame(of: "scroll").minY - top - (isRefreshable ? 0 : 80)) < 0.01)
        finger.hold(for: 0.3)
        finger.lift()
        try stage.settle()
        #expect(abs(try stage.drawnFrame(of: "scroll").minY - top) < 0.01)
    }

    @Test func `A finger pulls the sheet after fingers on a trackpad scrolled its content`() throws {
        let page = Page(log: GestureLog())
        let stage = Stage(size: CGSize(width: 300, height: 600)) { page }
        try stage.settle()
        let point = CGPoint(x: 150, y: 200), top = try stage.drawnFrame(of: "scroll").minY
        stage.trackpad(.began, at: point)
        stage.trackpad(.changed, by: CGSize(width: 0, height: 60), at: point)
        stage.advance(by: 0.2)
        stage.trackpad(.ended, at: point)
        try stage.settle()
        #expect(abs(try stage.scroll("scroll").offset.y - 60) < 0.01)
        let finger = stage.touch(at: point)
        // 10 points to begin, 60 to the top, and 90 with the sheet.
        finger.move(by: CGSize(width: 0, height: 160), over: 0.4)
        #expect(abs(try stage.scroll("scroll").offset.y) < 0.01)
        #expect(abs(try stage.drawnFrame(of: "scroll").minY - top - 90) < 0.01)
        finger.cancel()
        try stage.settle()
        #expect(abs(try stage.drawnFrame(of: "scroll").minY - top) < 0.01)
    }

    @Test func aCanceledDragReturnsTheSheet() throws {
        let log = GestureLog()
        let stage = try opened(Page(log: log))
        let top = try stage.drawnFrame(of: "scroll").minY
        let finger = stage.touch(at: CGPoint(x: 150, y: 200))
        finger.move(by: CGSize(width: 0, height: 200), over: 0.4)
        finger.cancel()
        try stage.settle()
        #expect(abs(try stage.drawnFrame(of: "scroll").minY - top) < 0.01)
        #expect(log.entries.isEmpty)
    }
}
