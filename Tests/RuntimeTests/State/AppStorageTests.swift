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

    // MARK: Kinds of values

    private enum Level: Int { case low = 1, high = 7 }

    /// Checks that an unused property has its initial value, that a new value reaches the store, and that a property
    /// for a stored value has that value.
    private func check<Value: Equatable>(
        _ name: String, _ store: UserDefaults, initial: Value, new: Value, stored: (UserDefaults, String) -> Bool,
        _ make: (String) -> AppStorage<Value>
    ) {
        let property = make(name)
        #expect(property.wrappedValue == initial, "\(name)")
        property.wrappedValue = new
        #expect(property.wrappedValue == new && make(name).wrappedValue == new, "\(name)")
        #expect(stored(store, name), "\(name)")
        let again = name + "-again"
        store.set(store.object(forKey: name), forKey: again)
        #expect(make(again).wrappedValue == new, "\(name)")
        #expect(property.projectedValue.wrappedValue == new)
        property.projectedValue.wrappedValue = initial
        #expect(property.wrappedValue == initial, "\(name)")
    }

    @Test func everyKindOfValueIsStored() throws {
        let suite = "scrollwork-tests-\(UUID().uuidString)"
        let store = try #require(UserDefaults(suiteName: suite))
        defer { store.removePersistentDomain(forName: suite) }
        check("flag", store, initial: false, new: true, stored: { $0.bool(forKey: $1) }) {
            AppStorage(wrappedValue: false, $0, store: store)
        }
        check("number", store, initial: 0.5, new: 2.25, stored: { $0.double(forKey: $1) == 2.25 }) {
            AppStorage(wrappedValue: 0.5, $0, store: store)
        }
        check("data", store, initial: Data([1]), new: Data([2, 3]), stored: { $0.data(forKey: $1) == Data([2, 3]) }) {
            AppStorage(wrappedValue: Data([1]), $0, store: store)
        }
        let home = URL(string: "https://example.com/home")!, shop = URL(string: "https://example.com/shop")!
        check("address", store, initial: home, new: shop, stored: { $0.string(forKey: $1) == shop.absoluteString }) {
            AppStorage(wrappedValue: home, $0, store: store)
        }
        check("level", store, initial: Level.low, new: .high, stored: { $0.integer(forKey: $1) == 7 }) {
            AppStorage(wrappedValue: Level.low, $0, store: store)
        }
        check("maybe", store, initial: Int?.none, new: 4, stored: { $0.integer(forKey: $1) == 4 }) {
            AppStorage($0, store: store)
        }
        check("maybe-level", store, initial: Level?.none, new: .high, stored: { $0.integer(forKey: $1) == 7 }) {
            AppStorage($0, store: store)
        }
        check("maybe-mode", store, initial: Mode?.none, new: .fast, stored: { $0.string(forKey: $1) == "fast" }) {
            AppStorage($0, store: store)
        }
        // A value of another kind is as good as none.
        store.set("neither", forKey: "other")
        #expect(AppStorage(wrappedValue: Mode.slow, "other", store: store).wrappedValue == .slow)
        #expect(AppStorage(wrappedValue: 5, "other", store: store).wrappedValue == 5)
    }
}

/// Values that a window stores for its views.
@MainActor
@Suite struct SceneStorageTests {
    private struct Counter: View {
        let name: String
        @SceneStorage private var count: Int

        init(_ name: String, key: String) {
            self.name = name
            _count = SceneStorage(wrappedValue: 3, key)
        }

        var body: some View {
            Text("\(count)").accessibilityIdentifier(name)
            Button("One") { $count.wrappedValue += 1 }.accessibilityIdentifier("\(name)-one")
            Button("More") { count += 10 }.accessibilityIdentifier("\(name)-more")
        }
    }

    private func stage() -> Stage {
        Stage(size: CGSize(width: 300, height: 600)) {
            VStack {
                Counter("one", key: "pages")
                Counter("two", key: "pages")
                Counter("other", key: "books")
            }
        }
    }

    @Test func viewsOfAWindowShareTheValueOfAKey() throws {
        let first = stage(), second = stage()
        func counts(_ stage: Stage) throws -> [String] { try ["one", "two", "other"].map { try stage.text(of: $0) } }
        #expect(try counts(first) == ["3", "3", "3"])
        try first.tap("two-more")
        #expect(try counts(first) == ["13", "13", "3"])
        try first.tap("one-one")
        #expect(try counts(first) == ["14", "14", "3"])
        try first.tap("other-more")
        second.update()
        #expect(try counts(first) == ["14", "14", "13"] && counts(second) == ["3", "3", "3"])
    }
}
