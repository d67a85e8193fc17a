import SwiftUI

/// What a locale writes around a year or a day that stands alone: in Korean a year is 1970년, in Danish a day is 1.
struct DateUnit: Equatable {
    private let before: String
    private let after: String

    /// - Parameters:
    ///   - field: `y` or `d`, as Unicode's patterns name the parts of dates.
    ///   - locale: One that writes more than one part, an era for example, has no unit here.
    init(_ field: Character, in locale: Locale) {
        var components = Locale.Components(locale: locale)
        components.calendar = nil
        let pattern = DateFormatter.dateFormat(fromTemplate: String(field), options: 0, locale: Locale(components: components)) ?? ""
        // What is between apostrophes stands for itself.
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

    /// A number with the unit.
    func text(_ number: String) -> String { before + number + after }
}
