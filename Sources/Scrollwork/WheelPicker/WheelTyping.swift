import SwiftUI

/// What was typed on a wheel picker within the last second.
@MainActor @Observable
final class WheelTyping {
    @ObservationIgnored private(set) var text = ""
    fileprivate private(set) var count = 0

    /// Whether a character names a value or goes on with a name. Spaces and the like are in names, and do not begin one.
    func takes(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || ".,-".contains(character)
            || !text.isEmpty && (character == " " || character.isPunctuation || character.isSymbol)
    }

    func add(_ character: Character) {
        text.append(character)
        count += 1
    }

    /// Whether one letter was typed again and again, which asks for one value after the other that begins so.
    var isRepeated: Bool { text.count > 1 && Set(text.lowercased()).count == 1 }

    /// Takes the last character back.
    func removeLast() {
        if !text.isEmpty { text.removeLast() }
        count += 1
    }

    /// Begins anew with a character, and returns it.
    func restart(with character: Character) -> String {
        text = String(character)
        return text
    }

    func clear() { text = "" }
}

extension String {
    /// As typed text is compared: the digits of every script are ASCII's, the decimal separator is a point, a minus a hyphen.
    func asTyped(in locale: Locale) -> String {
        let separator = locale.decimalSeparator?.first
        return String(
            compactMap { character -> Character? in
                if character == separator { return "." }
                if character == "\u{2212}" { return "-" }
                guard let properties = character.unicodeScalars.first?.properties, !properties.isBidiControl else { return nil }
                guard properties.numericType == .decimal, let digit = character.wholeNumberValue else { return character }
                return Character(String(digit))
            })
    }

    /// The number in it, without what is written before and after it.
    var number: Double? { Double(filter { $0.isNumber || $0 == "." || $0 == "-" }) }

    /// Whether it begins so, whatever the case and accents.
    func begins(with typed: String) -> Bool { end(of: typed) != nil }

    /// Whether it is just that, or a number and its unit.
    func isNamed(_ typed: String) -> Bool {
        guard let end = end(of: typed) else { return false }
        return end == endIndex || typed.last?.isNumber == true && !self[end].isNumber && !self[end].isLetter
    }

    private func end(of typed: String) -> Index? {
        range(of: typed, options: [.anchored, .caseInsensitive, .diacriticInsensitive])?.upperBound
    }
}

/// Forgets what was typed, a second after the last key. Its clock is an animation, so it runs on the time that the views run on.
struct WheelTypingClock: View {
    let typing: WheelTyping
    @State private var clock = 0.0

    var body: some View {
        // Of a view, not of the color: that a clear color changes is no change that is animated.
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
            .allowsHitTesting(false)
            .accessibilityHidden(true)
    }
}
