import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct AppStorageTests {
    private enum Mode: String { case slow, fast }

    private struct Settings: View {
        @AppStorage private var count: Int
        @AppStorage private var mode: Mode
        @AppStorage private var name: String?

        init(_ store: UserDefaults) {
            _count = AppStorage(wrappedValue: 3, "count", store: store)
            _mode = AppStorage(wrappedValue: .slow, "mode", store: store)
            _name = AppStorage("name", store: store)
        }

        var body: some View {
            Text("\(count) \(mode.rawValue) \(name ?? "no one")").accessibilityIdentifier("text")
            Stepper("Count", value: $count).accessibilityIdentifier("stepper")
            Button("Change") {
                count += 1
                mode = .fast
                name = name == nil ? "Ada" : nil
            }
            .accessibilityIdentifier("change")
        }
    }

    @Test func valuesAreStoredAndSharedByAllViews() throws {
        let suite = "scrollwork-tests-\(UUID().uuidString)"
        let store = try #require(UserDefaults(suiteName: suite))
        defer { store.removePersistentDomain(forName: suite) }
        let stage = Stage(size: CGSize(width: 300, height: 200)) { Settings(store) }
        let other = Stage(size: CGSize(width: 300, height: 200)) { Settings(store) }
        #expect(try stage.text(of: "text") == "3 slow no one")
        try stage.tap("change")
        #expect(try stage.text(of: "text") == "4 fast Ada")
        other.advance(by: 0.1)
        #expect(try other.text(of: "text") == "4 fast Ada")
        #expect(
            store.integer(forKey: "count") == 4 && store.string(forKey: "mode") == "fast"
                && store.string(forKey: "name") == "Ada")
        try stage.tap("change")
        #expect(store.object(forKey: "name") == nil)
        #expect(try stage.text(of: "text") == "5 fast no one")
    }

    private enum Level: Int { case low = 1, high = 2 }

    @Test func `A stored text is read as a value, and an unknown one as the default`() throws {
        let suite = "scrollwork-tests-\(UUID().uuidString)"
        let store = try #require(UserDefaults(suiteName: suite))
        defer { store.removePersistentDomain(forName: suite) }
        for (key, text) in [("url", "https://a.b/c"), ("mode", "fast"), ("other", "slower")] {
            store.set(text, forKey: key)
        }
        let first = try #require(URL(string: "https://a.b")), url = AppStorage(wrappedValue: first, "url", store: store)
        #expect(url.wrappedValue.absoluteString == "https://a.b/c")
        url.wrappedValue = first
        #expect(store.string(forKey: "url") == "https://a.b" && url.projectedValue.wrappedValue == first)
        #expect(AppStorage(wrappedValue: Mode.slow, "mode", store: store).wrappedValue == .fast)
        #expect(AppStorage(wrappedValue: Mode.fast, "other", store: store).wrappedValue == .fast)
        let level = AppStorage<Level?>("level", store: store)
        #expect(level.wrappedValue == nil)
        level.wrappedValue = .high
        #expect(store.integer(forKey: "level") == 2 && level.wrappedValue == .high)
        level.projectedValue.wrappedValue = nil
        #expect(store.object(forKey: "level") == nil && level.wrappedValue == nil)
    }

    private struct Resettable: View {
        @AppStorage private var count: Int
        @State private var isShown = true
        private let store: UserDefaults

        init(_ store: UserDefaults) {
            _count = AppStorage(wrappedValue: 3, "count", store: store)
            self.store = store
        }

        private struct Count: View {
            @AppStorage var count: Int
            var body: some View { Text("\(count)").accessibilityIdentifier("text") }
        }

        var body: some View {
            if isShown { Count(count: _count) }
            Button("Show") { isShown.toggle() }.accessibilityIdentifier("show")
            Button("Set") { count = 8 }.accessibilityIdentifier("set")
            Button("Reset") { store.removeObject(forKey: "count") }.accessibilityIdentifier("reset")
        }
    }

    @Test func viewsShowValuesThatTheProgramStoresItself() throws {
        let suite = "scrollwork-tests-\(UUID().uuidString)"
        let store = try #require(UserDefaults(suiteName: suite))
        defer { store.removePersistentDomain(forName: suite) }
        let stage = Stage(size: CGSize(width: 300, height: 200)) { Resettable(store) }
        try stage.tap("set")
        #expect(try stage.text(of: "text") == "8")
        try stage.tap("reset")
        #expect(try stage.text(of: "text") == "3")
        store.set(5, forKey: "count")
        #expect(AppStorage(wrappedValue: 3, "count", store: store).wrappedValue == 5)
        stage.update()
        #expect(try stage.text(of: "text") == "5")
        try stage.tap("show")
        store.set(6, forKey: "count")
        try stage.tap("show")
        #expect(try stage.text(of: "text") == "6", "a view that appears later")
    }

    @Test func aURLAndADateCanBeMissing() throws {
        let suite = "scrollwork-tests-\(UUID().uuidString)"
        let store = try #require(UserDefaults(suiteName: suite))
        defer { store.removePersistentDomain(forName: suite) }
        let url = AppStorage<URL?>("url", store: store), date = AppStorage<Date?>("date", store: store)
        #expect(url.wrappedValue == nil && date.wrappedValue == nil)
        url.wrappedValue = URL(string: "https://a.b")
        date.wrappedValue = Date(timeIntervalSince1970: 5)
        #expect(url.wrappedValue?.host() == "a.b" && date.wrappedValue?.timeIntervalSince1970 == 5)
        url.wrappedValue = nil
        #expect(url.wrappedValue == nil)
    }
}
