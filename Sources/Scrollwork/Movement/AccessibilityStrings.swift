import SwiftUI

/// The spoken texts for positions, from the localized strings of the main bundle if available.
enum AccessibilityStrings {
    /// Returns a text such as "3 of 8" for the key `%lld of %lld`.
    static func place(_ number: Int, of count: Int) -> String { filled("%lld of %lld", ["\(number)", "\(count)"]) }

    /// Returns a text such as "Page 5" for the key `Page %lld`.
    static func page(_ number: Int64) -> String { filled("Page %lld", ["\(number)"]) }

    /// Returns a text such as "Week of March 9, 2026" for the key `Week of %@`.
    static func week(of date: String) -> String { filled("Week of %@", [date]) }

    private static func filled(_ key: String, _ values: [String]) -> String {
        filled(Bundle.main.localizedString(forKey: key, value: key, table: nil), with: values)
    }

    /// Returns a localized string with its specifiers replaced: in their order, or by their numbers, as in `%2$lld`.
    static func filled(_ text: String, with values: [String]) -> String {
        var next = 0
        return text.replacing(#/%(?:(\d+)\$)?(?:lld|@)/#) { specifier in
            let index = specifier.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
            next += 1
            return values.indices.contains(index) ? values[index] : String(specifier.0)
        }
    }
}
