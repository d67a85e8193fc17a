/// The events that views report to a test, in order.
@MainActor
package final class GestureLog {
    package var entries: [String] = []

    package init() {}

    package func note(_ entry: String) { entries.append(entry) }

    package func count(_ entry: String) -> Int { entries.filter { $0 == entry }.count }
}
