import Foundation

/// A button that shows the selected value and opens a menu of the others. In a list, it is a row with its label.
struct MenuPicker: View {
    let parts: PickerParts
    @Environment(\.listValues.isInside) private var isInList
    @Environment(\.controlValues.hidesLabels) private var hidesLabel

    init(parts: PickerParts) { self.parts = parts }

    var body: some View {
        if isInList && !hidesLabel {
            MenuPickerRow(parts: parts)
        } else {
            Menu {
                PickerRows(parts: parts, showsLabel: false)
            } label: {
                HStack(spacing: 5) {
                    ControlLabel(isHidden: true) { parts.label }
                    CurrentValue(parts: parts)
                }
                .contentShape(.rect)
            }
            .menuStyle(.automatic)
        }
    }
}

/// A row that opens a menu beside its value.
private struct MenuPickerRow: View {
    let parts: PickerParts
    @State private var place = WindowFrameReader()
    @State private var anchor: CGRect?
    @Environment(\.menuValues.staysOpen) private var staysOpen

    init(parts: PickerParts) { self.parts = parts }

    var body: some View {
        Button {
            anchor = place.frame
        } label: {
            HStack(spacing: 8) {
                LabelLines(content: parts.label)
                Spacer(minLength: 0)
                CurrentValue(parts: parts)
                    .foregroundStyle(Color.secondary)
                    .modifier(WindowFrameReaderModifier(place: place))
            }
        }
        .buttonStyle(ListLinkStyle())
        .presentsMenu(at: $anchor, staysOpen: staysOpen) { PickerRows(parts: parts, showsLabel: false) }
    }
}

/// The selected value of a menu, and the menu's indicator.
private struct CurrentValue: View {
    let parts: PickerParts
    @Environment(\.menuValues.indicator) private var indicator

    init(parts: PickerParts) { self.parts = parts }

    var body: some View {
        HStack(spacing: 5) {
            if let label = parts.currentValueLabel { label } else { CurrentOption(parts: parts) }
            if indicator != .hidden {
                Image(systemName: "chevron.up.chevron.down")
                    .font(.system(size: 13, weight: .medium))
                    .accessibilityHidden(true)
            }
        }
        .lineLimit(1)
    }
}

/// The view of the selected value.
private struct CurrentOption: View {
    let parts: PickerParts

    var body: some View {
        Group(subviews: parts.content) { options in
            // Sources with different values have no common value to show.
            if Set(parts.selection).count == 1, let option = options.first(where: parts.isChosen) { option }
        }
    }
}

/// The values as rows with a checkmark on the selected one: in a menu, in a list, or stacked.
struct PickerRows: View {
    let parts: PickerParts
    let showsLabel: Bool
    @Environment(\.listValues.isInside) private var isInList
    @Environment(\.menuValues.isInside) private var isInMenu
    @Environment(\.controlValues.hidesLabels) private var hidesLabel

    init(parts: PickerParts, showsLabel: Bool) {
        self.parts = parts
        self.showsLabel = showsLabel
    }

    var body: some View {
        if isInMenu {
            Section {
                rows
            } header: {
                if showsLabel { parts.label }
            }
        } else if isInList {
            if showsLabel && !hidesLabel {
                parts.label.font(.footnote).foregroundStyle(.secondary).accessibilityAddTraits(.isHeader)
            }
            rows
        } else {
            VStack(alignment: .leading, spacing: 12) {
                if showsLabel && !hidesLabel { parts.label.accessibilityAddTraits(.isHeader) }
                rows
            }
        }
    }

    private var rows: some View {
        Group(subviews: parts.content) { options in
            ForEach(options) { option in
                if isInMenu {
                    MarkedRow(isMarked: parts.isChosen(option), label: AnyView(option)) { parts.choose(option) }
                } else {
                    Button {
                        parts.choose(option)
                    } label: {
                        HStack(spacing: 8) {
                            option
                            Spacer(minLength: 0)
                            Image(systemName: "checkmark")
                                .font(.system(size: 15, weight: .semibold))
                                .foregroundStyle(.tint)
                                .opacity(parts.isChosen(option) ? 1 : 0)
                                .accessibilityHidden(true)
                        }
                        .contentShape(.rect)
                    }
                    .buttonStyle(ListLinkStyle())
                    .accessibilityAddTraits(parts.isChosen(option) ? .isSelected : [])
                }
            }
        }
    }
}

/// A link to a screen with the values. The screen closes after a selection.
struct LinkedPicker: View {
    let parts: PickerParts

    var body: some View {
        NavigationLink {
            PickerScreen(parts: parts)
        } label: {
            HStack(spacing: 8) {
                LabelLines(content: parts.label)
                Spacer(minLength: 0)
                CurrentOption(parts: parts).foregroundStyle(.secondary)
            }
        }
    }
}

private struct PickerScreen: View {
    let parts: PickerParts
    @Environment(\.dismiss) private var dismiss
    @State private var chosen: [AnyHashable]?

    init(parts: PickerParts) { self.parts = parts }

    var body: some View {
        List {
            PickerRows(
                parts: PickerParts(
                    label: parts.label, content: parts.content, currentValueLabel: nil,
                    selection: chosen ?? parts.selection,
                    choose: { value in
                        guard parts.choose(value) else { return false }
                        chosen = [value]
                        dismiss()
                        return true
                    }), showsLabel: false)
        }
        .navigationBarTitleDisplayMode(.inline)
    }
}
