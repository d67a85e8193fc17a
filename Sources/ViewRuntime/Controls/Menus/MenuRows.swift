import Foundation

/// A row that dismisses the menu and then performs its action.
struct MenuRowStyle: PrimitiveButtonStyle {
    let dismiss: @MainActor () -> Void
    @Environment(\.menuValues) private var menu

    init(dismiss: @escaping @MainActor () -> Void) { self.dismiss = dismiss }

    func makeBody(configuration: Configuration) -> some View {
        let staysOpen = menu.staysOpen
        Button {
            if !staysOpen { dismiss() }
            configuration.trigger()
        } label: {
            MenuRow(
                mark: menu.mark, isDestructive: configuration.role == .destructive, label: AnyView(configuration.label))
        }
        .buttonStyle(MenuRowLook())
    }
}

/// The mark and the label of a row.
struct MenuRow: View {
    /// The name of the symbol at the leading edge.
    let mark: String?
    let isDestructive: Bool
    let label: AnyView
    @Environment(\.menuValues.keepsRoomForMarks) private var keepsRoom
    @Environment(\.isEnabled) private var isEnabled

    init(mark: String?, isDestructive: Bool = false, label: AnyView) {
        self.mark = mark
        self.isDestructive = isDestructive
        self.label = label
    }

    var body: some View {
        HStack(spacing: 8) {
            if keepsRoom {
                ZStack { if let mark { Image(systemName: mark).font(.system(size: 13, weight: .semibold)) } }
                    .frame(width: 16)
                    .accessibilityHidden(true)
            }
            label.frame(maxWidth: .infinity, alignment: .leading)
        }
        .foregroundStyle(isDestructive ? Color.red : Color.primary)
        .opacity(isEnabled ? 1 : 0.35)
        .padding(.leading, keepsRoom ? 10 : 16)
        .padding(.trailing, 16)
        .padding(.vertical, 11)
        .frame(minHeight: 44)
        .contentShape(.rect)
    }
}

struct MenuRowLook: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .background(configuration.isPressed ? AnyShapeStyle(SystemFill.secondary) : AnyShapeStyle(.clear))
            .contentShape(.hoverEffect, .rect)
            .hoverEffect(.highlight)
    }
}

/// A label style that shows the icon after the title.
struct MenuLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) {
            configuration.title.frame(maxWidth: .infinity, alignment: .leading)
            configuration.icon.accessibilityHidden(true)
        }
    }
}

/// A row that shows a checkmark while its toggle is on.
struct MenuToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        MarkedRow(isMarked: configuration.isOn, label: AnyView(configuration.label)) { configuration.isOn.toggle() }
    }
}

/// A row that shows a checkmark while it's selected.
struct MarkedRow: View {
    let isMarked: Bool
    let label: AnyView
    let action: @MainActor () -> Void

    init(isMarked: Bool, label: AnyView, action: @escaping @MainActor () -> Void) {
        self.isMarked = isMarked
        self.label = label
        self.action = action
    }

    var body: some View {
        Button(action: action) { label }
            .environment(\.menuValues.mark, isMarked ? "checkmark" : nil)
            .accessibilityAddTraits(isMarked ? .isSelected : [])
            .preference(key: MenuMarksKey.self, value: true)
    }
}

/// Whether any row of the menu can show a mark.
enum MenuMarksKey: PreferenceKey {
    static var defaultValue: Bool { false }

    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}
