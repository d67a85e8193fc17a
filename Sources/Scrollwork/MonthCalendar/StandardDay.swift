import SwiftUI

/// A day's number in a round mark.
struct StandardDay: View {
    let day: MonthCalendarDay
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    /// The diameter of the mark, points: wide enough for a finger, and for larger text.
    private var diameter: CGFloat { dynamicTypeSize >= .xxLarge ? 46 : 40 }

    private var isMarked: Bool { day.isSelected && day.rangePart != .middle }

    var body: some View {
        Text(verbatim: day.text)
            .font(.body.weight(day.isToday || isMarked ? .semibold : .regular).monospacedDigit())
            .strikethrough(day.isBlocked)
            .lineLimit(1)
            .minimumScaleFactor(0.4)
            .foregroundStyle(number)
            .padding(.horizontal, 3)
            .frame(maxWidth: .infinity)
            .frame(height: diameter)
            .background { mark }
            .background { band }
            .padding(.vertical, 3)
    }

    private var number: AnyShapeStyle {
        if isMarked { return AnyShapeStyle(.white) }
        if day.isDisabled { return AnyShapeStyle(contrast == .increased ? .secondary : .tertiary) }
        if day.isToday { return AnyShapeStyle(.tint) }
        return day.isWeekend && !day.isInRange && contrast != .increased ? AnyShapeStyle(.secondary) : AnyShapeStyle(.primary)
    }

    @ViewBuilder private var mark: some View {
        ZStack {
            if isMarked {
                Circle().fill(.tint)
            } else if day.isToday {
                Circle().fill(.tint.opacity(contrast == .increased ? 0.3 : 0.13))
            }
            if day.isFocused {
                Circle().strokeBorder(.tint, lineWidth: 2).padding(-3)
            }
        }
        .frame(width: diameter, height: diameter)
    }

    /// What connects the days of a range, from the middle of the first to the middle of the last.
    @ViewBuilder private var band: some View {
        if let part = day.rangePart, part != .only {
            HStack(spacing: 0) {
                Rectangle().fill(part == .start ? AnyShapeStyle(.clear) : fill)
                Rectangle().fill(part == .end ? AnyShapeStyle(.clear) : fill)
            }
        }
    }

    private var fill: AnyShapeStyle { AnyShapeStyle(.tint.opacity(contrast == .increased ? 0.4 : 0.16)) }
}
