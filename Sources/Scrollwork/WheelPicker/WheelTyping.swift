import SwiftUI

/// The text that a person typed on a wheel picker within the last second.
@MainActor @Observable
final class WheelTyping {
    @ObservationIgnored private(set) var text = ""
    fileprivate private(set) var count = 0

    /// Whether a character starts or continues the name of a value. Spaces and similar characters can't start a name.
    func takes(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || ".,-".contains(character)
            || !text.isEmpty && (character == " " || character.isPunctuation || character.isSymbol)
    }

    func add(_ character: Character) {
        text.append(character)
        count += 1
    }

    /// Whether a person typed one letter repeatedly, to select the next value that begins with it.
    var isRepeated: Bool { text.count > 1 && Set(text.lowercased()).count == 1 }

    /// Removes the last character.
    func removeLast() {
        if !text.isEmpty { text.removeLast() }
        count += 1
    }

    /// Starts again with a character, and returns it.
    func restart(with character: Character) -> String {
        text = String(character)
        return text
    }

    func clear() { text = "" }
}

extension String {
    /// Returns the text in the form for comparisons with typed text, with ASCII digits, a period as the decimal
    /// separator, and a hyphen as the minus sign.
    func asTyped(in locale: Locale) -> String {
        let separator = locale.decimalSeparator?.first
        return String(
            compactMap { character -> Character? in
                if character == separator { return "." }
                if character == "\u{2212}" { return "-" }
                guard let properties = character.unicodeScalars.first?.properties, !properties.isBidiControl else {
                    return nil
                }
                guard properties.numericType == .decimal, let digit = character.wholeNumberValue else {
                    return character
                }
                return Character(String(digit))
            })
    }

    /// The number in the text, without the text before and after it.
    var number: Double? { Double(filter { $0.isNumber || $0 == "." || $0 == "-" }) }

    /// Whether the text begins with the typed text, ignoring case and accents.
    func begins(with typed: String) -> Bool { end(of: typed) != nil }

    /// Whether the text is the typed text, or a typed number with its unit.
    func isNamed(_ typed: String) -> Bool {
        guard let end = end(of: typed) else { return false }
        return end == endIndex || typed.last?.isNumber == true && !self[end].isNumber && !self[end].isLetter
    }

    private func end(of typed: String) -> Index? {
        range(of: typed, options: [.anchored, .caseInsensitive, .diacriticInsensitive])?.upperBound
    }
}

/// A view that resets the typed text a second after the last key. It uses an animation as its clock, so that it runs on
/// the time of the views.
struct WheelTypingClock: View {
    let typing: WheelTyping
    @State private var clock = 0.0

    var body: some View {
        // Uses the opacity of a view, because a change of a clear color isn't treated as an animated change.
        Color.clear
            .frame(width: 0, height: 0)
            .opacity(1 - clock.truncatingRemainder(dividingBy: 2) / 1000)
            .onChange(of: typing.count) { _, count in
                withAnimation(.linear(duration: 1)) {
                    clock += 1
                } completion: {
                    if typing.count == count { typing.clear() }
                }
            }
    }
}
