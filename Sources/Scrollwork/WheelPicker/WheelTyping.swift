import SwiftUI

/// What was typed on a wheel picker within the last second.
@MainActor @Observable
final class WheelTyping {
    @ObservationIgnored private(set) var text = ""
    fileprivate private(set) var count = 0

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

/// Forgets what was typed, a second after the last key. Its clock is an animation, so it runs on the time that the views run on.
struct WheelTypingClock: View {
    let typing: WheelTyping
    @State private var clock = 0.0

    var body: some View {
        Color.clear
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
