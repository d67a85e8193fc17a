import SwiftUI

/// The header above the months, with the weekdays and, if the title is pinned, the month's name and buttons to adjacent
/// months.
struct CalendarHeader: View {
    let setting: CalendarSetting
    /// The month of the pinned title, or `nil`.
    let month: Int?
    let months: ClosedRange<Int>
    let go: (Int) -> Void
    @Environment(\.monthCalendarStyle) private var style
    @Environment(\.monthCalendarPhrases) private var phrases

    var body: some View {
        let strings = setting.strings
        VStack(spacing: 0) {
            if let month {
                let shown = Month(number: month, in: setting.system)
                HStack(spacing: 4) {
                    MonthTitle(
                        configuration: MonthCalendarTitleConfiguration(
                            month: shown, title: strings.title(shown), isPinned: true)
                    )
                    .accessibilityAddTraits(.isHeader)
                    .accessibilityIdentifier("month-title")
                    Spacer(minLength: 8)
                    turn("chevron.backward", phrases.previousMonth, to: month - 1)
                    turn("chevron.forward", phrases.nextMonth, to: month + 1)
                }
            }
            WeekdayLayout(showsNumbers: setting.showsNumbers) {
                ForEach(Array(strings.weekdays(startingOn: setting.firstWeekday).enumerated()), id: \.offset) {
                    index, name in
                    style.weekday(
                        MonthCalendarWeekdayConfiguration(
                            weekday: (setting.firstWeekday - 1 + index) % 7 + 1, text: name.short, name: name.full)
                    )
                    .frame(minWidth: 0, maxWidth: .infinity)
                    .accessibilityElement(children: .ignore)
                    .accessibilityLabel(Text(verbatim: name.full))
                }
            }
            .accessibilityElement(children: .contain)
        }
    }

    private func turn(_ image: String, _ name: String, to number: Int) -> some View {
        Button {
            go(number)
        } label: {
            Image(systemName: image)
                .font(.body.weight(.semibold))
                .foregroundStyle(.tint)
                .frame(width: 44, height: 44)
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .disabled(!months.contains(number))
        .opacity(months.contains(number) ? 1 : 0.3)
        .accessibilityLabel(Text(verbatim: name))
    }
}

/// Places the names of the weekdays above their columns.
private struct WeekdayLayout: Layout {
    let showsNumbers: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 308, height: 0)).width
        let usable = width.isFinite ? max(width, 0) : 308
        let column = ProposedViewSize(
            width: MonthGridLayout.column(in: usable, showsNumbers: showsNumbers), height: nil)
        return CGSize(width: usable, height: subviews.reduce(0) { max($0, $1.sizeThatFits(column).height) })
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let column = MonthGridLayout.column(in: bounds.width, showsNumbers: showsNumbers)
        let start = bounds.minX + (showsNumbers ? column * MonthGridLayout.numberShare : 0)
        for (index, subview) in subviews.enumerated() {
            subview.place(
                at: CGPoint(x: start + CGFloat(index) * column, y: bounds.minY),
                proposal: ProposedViewSize(width: column, height: bounds.height))
        }
    }
}
