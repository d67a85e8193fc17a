import SwiftUI

/// Makes a day one element for assistive technology: its date, and then what its view says besides.
struct DaySpeech: ViewModifier {
    let day: Day
    let isToday: Bool
    let state: DayState
    let words: CalendarWords
    /// Whether the view says no more than the number that the date has already.
    let isPlain: Bool
    @Environment(\.monthCalendarPhrases) private var phrases
    @Environment(\.monthCalendarStyle) private var style

    func body(content: Content) -> some View {
        if isPlain, style.isStandard {
            content
                .accessibilityElement(children: .ignore)
                .accessibilityLabel(label)
                .modifier(SpokenRange(state: state, words: words))
        } else {
            content
                .background {
                    Color.clear
                        .accessibilityElement()
                        .accessibilityLabel(label)
                        .modifier(SpokenRange(state: state, words: words))
                        .accessibilitySortPriority(1)
                }
                .accessibilityElement(children: .combine)
        }
    }

    private var label: Text { Text(verbatim: isToday ? phrases.today(words.label(day)) : words.label(day)) }
}

/// Tells assistive technology of the range that a day is in.
private struct SpokenRange: ViewModifier {
    let state: DayState
    let words: CalendarWords

    func body(content: Content) -> some View { content.accessibilityValue(Text(verbatim: state.range.map(words.label) ?? "")) }
}
