import SwiftUI

/// The text that a locale writes around a single year or day. In Korean, a year is 1970년. In Danish, a day is 1.
struct DateUnit: Equatable {
    private let before: String
    private let after: String

    /// - Parameters:
    ///   - field: `y` or `d`, as in Unicode date patterns.
    ///   - locale: The locale. If its pattern contains more than one part, such as an era, the unit is empty.
    init(_ field: Character, in locale: Locale) {
        var components = Locale.Components(locale: locale)
        components.calendar = nil
        let pattern =
            DateFormatter.dateFormat(fromTemplate: String(field), options: 0, locale: Locale(components: components))
            ?? ""
        // Text between apostrophes is literal.
        var parts = ["", ""], isQuoted = false, isPast = false, isAlone = true
        for character in pattern {
            if character == "'" {
                isQuoted.toggle()
            } else if !isQuoted, character == field {
                isPast = true
            } else if !isQuoted, character.isASCII, character.isLetter {
                isAlone = false
            } else {
                parts[isPast ? 1 : 0].append(character)
            }
        }
        (before, after) = isAlone && isPast ? (parts[0], parts[1]) : ("", "")
    }

    /// Returns a number with the unit.
    func text(_ number: String) -> String { before + number + after }
}
