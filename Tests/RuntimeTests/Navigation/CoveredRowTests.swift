import ScrollworkTesting
import SwiftUI
import Testing

/// Views that come into being on a covered screen haven't appeared.
@MainActor
@Suite struct CoveredRowTests {
    private let size = CGSize(width: 300, height: 500)

    private struct Restored: View {
        let log: GestureLog
        @State private var path = [1]

        var body: some View {
            NavigationStack(path: $path) {
                List {
                    ForEach(0..<3) { row in Text("row \(row)").onAppear { log.note("+\(row)") } }
                }
                .navigationDestination(for: Int.self) { _ in
                    Button("Home") { path = [] }.accessibilityIdentifier("home")
                }
            }
        }
    }

    @Test func `Rows below a restored screen appear when it leaves`() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Restored(log: log) }
        try stage.settle()
        #expect(log.entries == [])
        try stage.tap("home")
        try stage.settle()
        #expect(log.entries == ["+0", "+1", "+2"])
    }

    @MainActor @Observable final class Model {
        var path: [Int] = []
        var rows = [0]
    }

    private struct Growing: View {
        @Bindable var model: Model
        let log: GestureLog

        var body: some View {
            NavigationStack(path: $model.path) {
                VStack {
                    ForEach(model.rows, id: \.self) { row in
                        Text("row \(row)").onAppear { log.note("+\(row)") }.onDisappear { log.note("-\(row)") }
                    }
                }
                .navigationDestination(for: Int.self) { Text("number \($0)") }
            }
        }
    }

    @Test func `A view that a covered screen inserts appears with the screen`() throws {
        let model = Model(), log = GestureLog()
        let stage = Stage(size: size) { Growing(model: model, log: log) }
        model.path = [1]
        try stage.settle()
        #expect(log.entries == ["+0", "-0"])
        model.rows = [0, 1]
        try stage.settle()
        #expect(log.entries == ["+0", "-0"])
        model.path = []
        try stage.settle()
        #expect(log.entries == ["+0", "-0", "+0", "+1"])
    }

    private struct Nested: View {
        @Bindable var model: Model
        @Bindable var inner: Model
        let log: GestureLog

        var body: some View {
            NavigationStack(path: $model.path) {
                NavigationStack(path: $inner.path) {
                    Text("inner root").onAppear { log.note("+root") }.onDisappear { log.note("-root") }
                        .navigationDestination(for: Int.self) { _ in
                            Text("inner").onAppear { log.note("+inner") }.onDisappear { log.note("-inner") }
                        }
                }
                .navigationDestination(for: Int.self) { Text("number \($0)") }
            }
        }
    }

    @Test func `A covered screen stays covered when a screen around it returns`() throws {
        let model = Model(), inner = Model(), log = GestureLog()
        let stage = Stage(size: size) { Nested(model: model, inner: inner, log: log) }
        inner.path = [1]
        try stage.settle()
        #expect(log.entries == ["+root", "+inner", "-root"])
        model.path = [1]
        try stage.settle()
        #expect(log.entries == ["+root", "+inner", "-root", "-inner"])
        model.path = []
        try stage.settle()
        #expect(log.entries == ["+root", "+inner", "-root", "-inner", "+inner"])
    }
}
