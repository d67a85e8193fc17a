import SwiftUI

/// The number of a day with a circular mark.
struct StandardDay: View {
    let day: MonthCalendarDay
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiatesWithoutColor
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.colorScheme) private var colorScheme

    /// The diameter of the mark in points, which is large enough for a finger and for larger text.
    private var diameter: CGFloat { dynamicTypeSize >= .xxLarge ? 46 : 40 }

    /// The minimum height of the mark in points, in a month with little space. The number still fits.
    private var least: CGFloat { dynamicTypeSize >= .xxLarge ? 30 : 22 }

    private var isMarked: Bool { day.isSelected && day.rangePart != .middle }

    var body: some View {
        Text(verbatim: day.text)
            .font(.body.weight(day.isToday || isMarked ? .semibold : .regular).monospacedDigit())
            .strikethrough(day.isBlocked || (differentiatesWithoutColor && day.isDisabled))
            .lineLimit(1)
            .minimumScaleFactor(0.4)
            .foregroundStyle(number)
            // Seven columns have no space for larger text.
            .dynamicTypeSize(...DynamicTypeSize.accessibility1)
            .frame(minWidth: 0, maxWidth: diameter - 8)
            // Keep the numbers of adjacent days apart.
            .padding(.horizontal, 3)
            .frame(minWidth: 0, maxWidth: .infinity)
            .frame(minHeight: least, idealHeight: diameter, maxHeight: diameter)
            .background { mark }
            .background { band }
            .padding(.vertical, 3)
    }

    private var number: AnyShapeStyle {
        // With increased contrast, the tint colors of the dark color scheme are light.
        if isMarked { return AnyShapeStyle(contrast == .increased && colorScheme == .dark ? Color.black : .white) }
        if day.isDisabled { return AnyShapeStyle(contrast == .increased ? .secondary : .tertiary) }
        if day.isToday {
            return contrast == .increased && day.isInRange ? AnyShapeStyle(.primary) : AnyShapeStyle(.tint)
        }
        return AnyShapeStyle(.primary)
    }

    @ViewBuilder private var mark: some View {
        ZStack {
            if isMarked {
                Circle().fill(.tint)
            } else if day.isToday, contrast == .increased || differentiatesWithoutColor {
                Circle().strokeBorder(.tint, lineWidth: 2)
            } else if day.isToday {
                Circle().fill(.tint.opacity(strength * 0.8))
            }
            if day.isFocused {
                Circle().strokeBorder(.tint, lineWidth: 2).padding(-3)
            }
        }
        .frame(minWidth: 0, maxWidth: diameter, minHeight: 0, maxHeight: diameter)
    }

    /// The band that connects the days of a range from the center of the first to the center of the last, with rounded
    /// ends of rows.
    @ViewBuilder private var band: some View {
        if let part = day.rangePart, part != .only, !(part == .start && day.isLastOfRow),
            !(part == .end && day.isFirstOfRow)
        {
            GeometryReader { geometry in
                // The band is as high as the mark, which is smaller in a narrow column.
                let height = min(geometry.size.height, geometry.size.width), radius = height / 2
                let start: CGFloat = part != .start && day.isFirstOfRow ? radius : 0
                let end: CGFloat = part != .end && day.isLastOfRow ? radius : 0
                let width = part == .middle ? geometry.size.width : (geometry.size.width / 2).rounded()
                UnevenRoundedRectangle(
                    topLeadingRadius: start, bottomLeadingRadius: start, bottomTrailingRadius: end,
                    topTrailingRadius: end
                )
                .fill(.tint.opacity(strength))
                .frame(width: width, height: height)
                .frame(
                    minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity,
                    alignment: part == .start ? .trailing : .leading)
            }
        }
    }

    private var strength: Double {
        if contrast == .increased { return 0.4 }
        return colorScheme == .dark ? 0.3 : 0.16
    }
}
