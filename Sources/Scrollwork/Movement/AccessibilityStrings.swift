import SwiftUI

/// The spoken texts for positions, from the localized strings of the main bundle if available.
enum AccessibilityStrings {
    /// Returns a text such as "3 of 8" for the key `%lld of %lld`.
    static func place(_ number: Int, of count: Int) -> String { filled("%lld of %lld", ["\(number)", "\(count)"]) }

    /// Returns a text such as "Page 5" for the key `Page %lld`.
    static func page(_ number: Int64) -> String { filled("Page %lld", ["\(number)"]) }

    /// Returns a text such as "Week of March 9, 2026" for the key `Week of %@`.
    static func week(of date: String) -> String { filled("Week of %@", [date]) }

    /// Returns the localized string of a key with its specifiers replaced in order.
    private static func filled(_ key: String, _ values: [String]) -> String {
        var text = Bundle.main.localizedString(forKey: key, value: key, table: nil)
        for value in values {
            if let place = text.range(of: "%lld") ?? text.range(of: "%@") { text.replaceSubrange(place, with: value) }
        }
        return text
    }
}
