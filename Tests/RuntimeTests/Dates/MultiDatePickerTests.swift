import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct MultiDatePickerTests {
    private struct Days: View {
        let log: GestureLog
        @State private var days: Set<DateComponents> = []
        @Environment(\.calendar) private var calendar

        var body: some View {
            let month = calendar.dateInterval(of: .month, for: .now)!
            MultiDatePicker("Days", selection: $days, in: month.start..<month.start.addingTimeInterval(20 * 86400))
                .onChange(of: days) {
                    log.note(days.compactMap(\.day).sorted().map(String.init).joined(separator: " "))
                }
        }
    }

    private func tap(_ day: Int, _ stage: Stage) throws {
        func find(_ node: SemanticsNode) -> SemanticsNode? {
            if node.role == .button, let label = node.label, label.contains(" \(day), ") { return node }
            return node.children.lazy.compactMap(find).first
        }
        let node = try #require(find(stage.semantics))
        stage.tap(at: CGPoint(x: node.frame.midX, y: node.frame.midY))
        try stage.settle()
    }

    @Test func tapsSelectAndDeselectDaysInTheRange() throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 390, height: 500)) { Days(log: log) }
        try tap(3, stage)
        try tap(12, stage)
        try tap(3, stage)
        try tap(27, stage)
        #expect(log.entries == ["3", "3 12", "12"])
    }
}
