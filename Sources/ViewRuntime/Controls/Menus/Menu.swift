import Foundation

/// A control that shows a menu of actions.
///
/// The buttons, toggles, pickers, links, sections, dividers, and menus of the content become the rows of the menu. A
/// row that performs an action dismisses the menu.
///
/// Available from iOS 14 and macOS 11.
///
/// ```swift
/// Menu("Sort", systemImage: "arrow.up.arrow.down") {
///     Button("By name") { sort(by: .name) }
///     Button("By date") { sort(by: .date) }
/// }
/// ```
nonisolated public struct Menu<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    private let primaryAction: (() -> Void)?

    /// Creates a menu with a custom label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
        primaryAction = nil
    }

    /// Creates a menu with a custom label and a primary action.
    ///
    /// - Parameters:
    ///   - content: The rows of the menu.
    ///   - label: A view that describes the menu.
    ///   - primaryAction: The closure that runs on a tap. A long press opens the menu.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) {
        self.label = label()
        self.content = content()
        self.primaryAction = primaryAction
    }

    @MainActor public var body: some View {
        ChosenMenu(
            configuration: MenuStyleConfiguration(
                label: MenuStyleConfiguration.Label(content: AnyView(label)),
                content: MenuStyleConfiguration.Content(content: AnyView(content)), primaryAction: primaryAction))
    }
}

extension Menu where Label == Text {
    /// Creates a menu with a label from a localized string key.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a menu with a label from a string.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// Creates a menu with a label from a localized string key, and a primary action.
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
    }

    /// Creates a menu with a label from a string, and a primary action.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void)
    {
        self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == ViewRuntime.Label<Text, Image> {
    /// Creates a menu with a symbol and a title from a localized string key.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a menu with a symbol and a title from a string.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Label(title, systemImage: systemImage) }
    }

    /// Creates a menu with a symbol, a title from a localized string key, and a primary action.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Label(titleKey, systemImage: systemImage) }, primaryAction: primaryAction)
    }

    /// Creates a menu with a symbol, a title from a string, and a primary action.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Label(title, systemImage: systemImage) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// Creates a menu from the configuration of a menu style. Use it in a style to build on the style around it.
    public init(_ configuration: MenuStyleConfiguration) {
        label = configuration.label
        content = configuration.content
        primaryAction = configuration.primaryAction
    }
}

/// A menu in the style from the environment. Inside a menu, it shows its rows.
private struct ChosenMenu: View {
    @Environment(\.menuValues) private var menu
    @Environment(\.controlValues.menuStyle) private var style
    let configuration: MenuStyleConfiguration

    init(configuration: MenuStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        if menu.isInside {
            Submenu(label: configuration.label, content: configuration.content)
        } else if let style {
            style.makeBody(configuration).controls { $0.menuStyle = nil }
        } else {
            MenuButton(configuration: configuration)
        }
    }
}

/// The button that opens a menu.
struct MenuButton: View {
    @State private var place = WindowFrameReader()
    @State private var anchor: CGRect?
    @Environment(\.menuValues.staysOpen) private var staysOpen
    let configuration: MenuStyleConfiguration

    init(configuration: MenuStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        Button {
            if let action = configuration.primaryAction { action() } else { open() }
        } label: {
            configuration.label
        }
        .modifier(WindowFrameReaderModifier(place: place))
        .modifier(LongPressOpens(isOn: configuration.primaryAction != nil, open: open))
        .presentsMenu(at: $anchor, staysOpen: staysOpen) { configuration.content }
    }

    private func open() { anchor = place.frame }
}

/// Opens a menu on a long press if a tap performs the primary action.
private struct LongPressOpens: ViewModifier {
    let isOn: Bool
    let open: @MainActor () -> Void

    func body(content: Content) -> some View {
        if isOn {
            content
                .highPriorityGesture(LongPressGesture().onEnded { _ in open() })
                .accessibilityAction(named: Text("Show menu")) { open() }
        } else {
            content
        }
    }
}

/// A menu inside a menu, shown as a row that expands its rows below it.
private struct Submenu: View {
    @State private var isOpen = false
    @Environment(\.menuValues.expandsSubmenus) private var isExpanded
    let label: MenuStyleConfiguration.Label
    let content: MenuStyleConfiguration.Content

    init(label: MenuStyleConfiguration.Label, content: MenuStyleConfiguration.Content) {
        self.label = label
        self.content = content
    }

    var body: some View {
        Button {
            isOpen.toggle()
        } label: {
            HStack(spacing: 8) {
                label
                Spacer(minLength: 0)
                Image(systemName: "chevron.forward")
                    .font(.system(size: 13, weight: .semibold))
                    .rotationEffect(.degrees(isOpen ? 90 : 0))
                    .accessibilityHidden(true)
            }
        }
        .environment(\.menuValues.staysOpen, true)
        .accessibilityValue(isOpen ? "Expanded" : "Collapsed")
        if isOpen || isExpanded { content }
    }
}
