import Foundation

/// A button that uncovers things to do. Apple: iOS 14, macOS 11.
///
/// Buttons, toggles, pickers, links, sections, dividers and further menus of the content are its rows. A row that does something
/// takes the menu away.
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

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
        primaryAction = nil
    }

    /// - Parameter primaryAction: What a tap does; a long press uncovers the menu then.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void) {
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
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) {
        self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) {
        self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == ViewRuntime.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Label(title, systemImage: systemImage) }
    }

    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Label(titleKey, systemImage: systemImage) }, primaryAction: primaryAction)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Label(title, systemImage: systemImage) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// The menu that a style is asked to show, in the style around it.
    public init(_ configuration: MenuStyleConfiguration) {
        label = configuration.label
        content = configuration.content
        primaryAction = configuration.primaryAction
    }
}

/// Shows a menu in the style that the environment chooses; inside of a menu as rows of it.
private struct ChosenMenu: View {
    @Environment(\.builtIn.menu) private var menu
    @Environment(\.builtIn.controls.menuStyle) private var style
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

/// The button of a menu, which is pressed like any other.
struct MenuButton: View {
    @State private var place = WindowPlace()
    @State private var anchor: CGRect?
    let configuration: MenuStyleConfiguration

    init(configuration: MenuStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        Button {
            if let action = configuration.primaryAction { action() } else { open() }
        } label: {
            configuration.label
        }
        .modifier(WindowPlaceModifier(place: place))
        .modifier(LongPressOpens(isOn: configuration.primaryAction != nil, open: open))
        .presentsMenu(at: $anchor) { configuration.content }
    }

    private func open() { anchor = place.frame }
}

/// Uncovers a menu by a long press, where a tap does something else.
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

/// A menu in a menu: a row that folds its rows out below it.
private struct Submenu: View {
    @State private var isOpen = false
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
        .environment(\.builtIn.menu.staysOpen, true)
        .accessibilityValue(isOpen ? "Expanded" : "Collapsed")
        if isOpen { content }
    }
}
