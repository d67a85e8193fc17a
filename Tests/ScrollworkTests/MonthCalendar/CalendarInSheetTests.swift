import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// A calendar in a sheet, which a finger can also move.
@MainActor
@Suite struct CalendarInSheetTests {
    private struct Screen: View {
        @Bindable var bound: Bound
        let detents: Set<PresentationDetent>
        @State private var isShown = true

        var body: some View {
            Color.gray.sheet(isPresented: $isShown) {
                MonthCalendar(selection: $bound.range, position: $bound.month)
                    .accessibilityIdentifier("calendar")
                    .presentationDetents(detents)
            }
        }
    }

    private func opened(_ bound: Bound, _ detents: Set<PresentationDetent>) throws -> Stage {
        let stage = Stage.calendar(size: CGSize(width: 390, height: 900)) { Screen(bound: bound, detents: detents) }
        try stage.settle()
        return stage
    }

    @Test(arguments: [Set([PresentationDetent.large]), [.medium, .large]])
    func extendingARangeDownwardDoesNotDragTheSheet(_ detents: Set<PresentationDetent>) throws {
        let bound = Bound(), first = october.firstDay + 6
        let stage = try opened(bound, detents)
        let start = try stage.drawnFrame(of: "day-\(first)")
        let finger = stage.touch(at: CGPoint(x: start.midX, y: start.midY))
        finger.hold(for: 0.5)
        finger.move(by: CGSize(width: 0, height: 220), over: 0.2)
        #expect(bound.range?.lowerBound == first)
        #expect((bound.range?.upperBound ?? first) >= first + 14)
        let drawn = bound.range
        finger.lift()
        try stage.settle()
        #expect(stage.exists("calendar"))
        #expect(bound.range == drawn)
        #expect(abs(try stage.drawnFrame(of: "day-\(first)").minY - start.minY) < 1)
    }

    @Test func aPullAtTheTopOfTheMonthsDismissesTheSheet() throws {
        let bound = Bound()
        let stage = Stage.calendar(size: CGSize(width: 390, height: 900)) { Screen(bound: bound, detents: [.large]) }
        try stage.settle()
        let top = try stage.drawnFrame(of: "calendar").minY
        stage.drag(from: CGPoint(x: 195, y: top + 15), to: CGPoint(x: 195, y: 880), over: 0.3)
        try stage.settle()
        #expect(!stage.exists("calendar"))
    }
}
