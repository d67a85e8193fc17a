import SwiftUI

/// Makes a day a single accessibility element with its date and the text of its view.
struct DaySpeech: ViewModifier {
    let day: Day
    let isToday: Bool
    let state: DayState
    let strings: CalendarStrings
    /// Whether the view shows only the number of the day, which the date includes.
    let isPlain: Bool
    @Environment(\.monthCalendarPhrases) private var phrases
    @Environment(\.monthCalendarStyle) private var style

    func body(content: Content) -> some View {
        if isPlain, style.isStandard {
            content
                .accessibilityElement(children: .ignore)
                .accessibilityLabel(label)
                .modifier(SpokenRange(state: state, strings: strings))
        } else {
            content
                .background {
                    Color.clear
                        .accessibilityElement()
                        .accessibilityLabel(label)
                        .modifier(SpokenRange(state: state, strings: strings))
                        .accessibilitySortPriority(1)
                }
                .accessibilityElement(children: .combine)
        }
    }

    private var label: Text { Text(verbatim: isToday ? phrases.today(strings.label(day)) : strings.label(day)) }
}

/// Adds the selected range of several days that contains the day as the accessibility value.
private struct SpokenRange: ViewModifier {
    let state: DayState
    let strings: CalendarStrings

    func body(content: Content) -> some View {
        content.accessibilityValue(Text(verbatim: range.map(strings.label) ?? ""))
    }

    private var range: ClosedRange<Day>? {
        guard let range = state.range, range.lowerBound < range.upperBound else { return nil }
        return range
    }
}
