import ScrollworkTesting
import SwiftUI
import Testing

/// Preferences are reduced in document order, whatever wraps the views.
@MainActor
struct PreferenceOrderTests {
    private struct Names: PreferenceKey {
        static let defaultValue: [String] = []
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    @Observable
    @MainActor
    final class Model {
        var names = (0..<12).map { "\($0)" }
        var hasMore = false
        @ObservationIgnored var received: [[String]] = []
    }

    private func named(_ name: String) -> some View { Color.red.preference(key: Names.self, value: [name]) }

    @Test func `Preferences of a background follow those of each of its views`() {
        for _ in 0..<10 {
            let model = Model()
            _ = Stage(size: CGSize(width: 100, height: 100)) {
                VStack(spacing: 0) {
                    named("first")
                    ForEach(model.names, id: \.self) { named($0) }
                        .background { named("behind") }
                    named("last")
                }
                .onPreferenceChange(Names.self) { model.received.append($0) }
            }
            #expect(model.received == [["first"] + model.names.flatMap { [$0, "behind"] } + ["last"]])
        }
    }

    @Test func `Anchors of several views arrive in their order, with each view's preferences`() {
        struct Places: PreferenceKey {
            static var defaultValue: [Int] { [] }
            static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
        }
        var received: [[Int]] = []
        _ = Stage(size: CGSize(width: 100, height: 120)) {
            VStack(spacing: 0) {
                ForEach(0..<12) { index in Color.red.preference(key: Places.self, value: [index]) }
                    .transformAnchorPreference(key: Places.self, value: .bounds) { value, _ in value.append(-1) }
            }
            .onPreferenceChange(Places.self) { received.append($0) }
        }
        #expect(received.last == (0..<12).flatMap { [$0, -1] })
    }

    @Test func `Reordered views are read again`() throws {
        struct Rows: View {
            let model: Model
            let isLazy: Bool
            var body: some View {
                VStack(spacing: 0) {
                    if isLazy {
                        LazyVStack(spacing: 0) { rows }
                    } else {
                        rows
                    }
                }
                .onPreferenceChange(Names.self) { model.received.append($0) }
            }
            private var rows: some View {
                ForEach(model.names, id: \.self) { name in
                    Color.red.frame(height: 5).preference(key: Names.self, value: [name])
                }
            }
        }
        for isLazy in [false, true] {
            let model = Model()
            let stage = Stage(size: CGSize(width: 100, height: 100)) { Rows(model: model, isLazy: isLazy) }
            #expect(model.received == [model.names])
            model.names.reverse()
            stage.update()
            #expect(model.received.last == model.names)
            #expect(model.received.count == 2)
        }
    }

    /// The frames around the preferences move, and nothing else changes.
    @Test func `Reordered views are read again if their preferences are inside of them`() throws {
        struct Rows: View {
            let model: Model
            var body: some View {
                VStack(spacing: 0) {
                    ForEach(model.names, id: \.self) { name in
                        Color.red.preference(key: Names.self, value: [name]).frame(height: 5)
                    }
                }
                .onPreferenceChange(Names.self) { model.received.append($0) }
                .overlayPreferenceValue(Names.self) {
                    Text(verbatim: $0.joined(separator: " ")).accessibilityIdentifier("names")
                }
            }
        }
        let model = Model()
        let stage = Stage(size: CGSize(width: 300, height: 100)) { Rows(model: model) }
        for count in 1...3 {
            #expect(model.received.count == count && model.received.last == model.names)
            #expect(try stage.text(of: "names") == model.names.joined(separator: " "))
            model.names.reverse()
            stage.update()
        }
    }

    @Test func `A modifier of several views applies to each of them`() {
        struct Rows: View {
            let model: Model
            var body: some View {
                VStack {
                    Group {
                        Color.red
                        if model.hasMore { Color.red }
                    }
                    .preference(key: Names.self, value: ["each"])
                    Group {
                        Color.red.preference(key: Names.self, value: ["a"])
                        Color.red.preference(key: Names.self, value: ["b"])
                    }
                    .transformPreference(Names.self) { $0.append("!") }
                }
                .onPreferenceChange(Names.self) { model.received.append($0) }
            }
        }
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Rows(model: model) }
        #expect(model.received == [["each", "a", "!", "b", "!"]])
        model.hasMore = true
        stage.update()
        #expect(model.received.last == ["each", "each", "a", "!", "b", "!"])
    }
}
