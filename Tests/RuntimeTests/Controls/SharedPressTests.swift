import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

/// Two fingers on one control.
@MainActor
@Suite struct SharedPressTests {
    nonisolated enum Target: CaseIterable, Sendable { case button, buttonInList, row, segment, link }

    private struct Control: View {
        let target: Target
        let log: GestureLog
        @State private var choice = 0
        @State private var choices: Set<Int> = []

        var body: some View {
            control.onChange(of: choice) { log.note("act") }.onChange(of: choices) { log.note("act") }
        }

        @ViewBuilder private var control: some View {
            switch target {
            case .button: button
            case .buttonInList: List { button }
            case .row: List(selection: $choices) { Text("Row").tag(1) }
            case .segment:
                Picker("Day", selection: $choice) { ForEach(0..<2) { Text("Day \($0)").tag($0) } }
                    .pickerStyle(.segmented)
            case .link:
                Text("[Docs](https://example.org/docs)")
                    .environment(
                        \.openURL,
                        OpenURLAction { _ in
                            log.note("act")
                            return .handled
                        })
            }
        }

        private var button: some View { Button("Act") { log.note("act") } }
    }

    /// The finger that came first decides.
    @Test(arguments: Target.allCases) func `A control acts once for two fingers`(target: Target) throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Control(target: target, log: log) }
        let roles: [SemanticsRole] = [.button, .radio, .link]
        let frame = try #require(stage.semantics.flattened.last { roles.contains($0.role) }).frame
        let first = stage.touch(at: CGPoint(x: frame.midX - 4, y: frame.midY))
        let second = stage.touch(at: CGPoint(x: frame.midX + 4, y: frame.midY))
        second.lift()
        stage.update()
        #expect(log.entries.isEmpty)
        first.lift()
        stage.update()
        #expect(log.entries == ["act"])
    }
}
