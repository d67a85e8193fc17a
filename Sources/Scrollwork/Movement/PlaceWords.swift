import SwiftUI

/// What assistive technology is told of a place, in the words of the program's own strings where it has them.
enum PlaceWords {
    /// "3 of 8", for the key `%lld of %lld`.
    static func place(_ number: Int, of count: Int) -> String { filled("%lld of %lld", ["\(number)", "\(count)"]) }

    /// "Page 5", for the key `Page %lld`.
    static func page(_ number: Int64) -> String { filled("Page %lld", ["\(number)"]) }

    /// "Week of March 9, 2026", for the key `Week of %@`.
    static func week(of date: String) -> String { filled("Week of %@", [date]) }

    /// The key's translation with values in the places of its specifiers, in their order.
    private static func filled(_ key: String, _ values: [String]) -> String {
        var text = Bundle.main.localizedString(forKey: key, value: key, table: nil)
        for value in values {
            if let place = text.range(of: "%lld") ?? text.range(of: "%@") { text.replaceSubrange(place, with: value) }
        }
        return text
    }
}
