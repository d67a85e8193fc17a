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
}
