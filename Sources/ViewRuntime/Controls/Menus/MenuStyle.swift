/// How menus look. Apple: iOS 14, macOS 11.
@MainActor @preconcurrency
public protocol MenuStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    typealias Configuration = MenuStyleConfiguration
}

/// A menu that a style is asked to show, with `Menu(configuration)`. Apple: iOS 14, macOS 11.
nonisolated public struct MenuStyleConfiguration {
    public struct Label: View {
        // Views are made and shown on the main actor.
        nonisolated(unsafe) let content: AnyView
        public var body: some View { content }

        nonisolated init(content: AnyView) { self.content = content }
    }

    public struct Content: View {
        nonisolated(unsafe) let content: AnyView
        public var body: some View { content }
        public static var _elementCount: Int? { nil }

        nonisolated init(content: AnyView) { self.content = content }
    }

    let label: Label
    let content: Content
    let primaryAction: (() -> Void)?
}

/// The usual style: a button in the style of the buttons around. Apple: iOS 14, macOS 11.
nonisolated public struct DefaultMenuStyle: MenuStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View { MenuButton(configuration: configuration) }
}

/// A button in the style of the buttons around. Apple: iOS 16, macOS 13.
nonisolated public struct ButtonMenuStyle: MenuStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View { MenuButton(configuration: configuration) }
}

/// A button without a border. Apple: iOS 14, macOS 11.
@available(*, deprecated, message: "Use .menuStyle(.button) and .buttonStyle(.borderless)")
nonisolated public struct BorderlessButtonMenuStyle: MenuStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        MenuButton(configuration: configuration).buttonStyle(.borderless)
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

@available(*, deprecated, message: "Use .menuStyle(.button) and .buttonStyle(.borderless)")
extension MenuStyle where Self == BorderlessButtonMenuStyle {
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// In which order the rows of a menu are. Apple: iOS 16, macOS 13.
public struct MenuOrder: Equatable, Hashable, Sendable {
    private let name: String

    /// As they are written.
    public static let automatic = MenuOrder(name: "automatic")
    /// The first beside what was pressed: in a menu above it the rows are the other way round.
    public static let priority = MenuOrder(name: "priority")
    /// As they are written.
    public static let fixed = MenuOrder(name: "fixed")
}

/// Whether what a row does takes the menu away. Apple: iOS 16.4, macOS 13.3.
public struct MenuActionDismissBehavior: Equatable {
    private let name: String

    /// It does.
    public static var automatic: MenuActionDismissBehavior { MenuActionDismissBehavior(name: "automatic") }
    public static var enabled: MenuActionDismissBehavior { MenuActionDismissBehavior(name: "enabled") }
    /// The menu stays.
    public static var disabled: MenuActionDismissBehavior { MenuActionDismissBehavior(name: "disabled") }
}

/// What is inherited of menus.
struct MenuValues {
    /// Whether the view is in a menu.
    var isInside = false
    /// Whether what rows do leaves the menu open.
    var staysOpen = false
    var order = MenuOrder.automatic
    var indicator = Visibility.automatic
    /// The sign before the row.
    var mark: String?
    /// Whether a row has a mark, so that all keep room for one.
    var keepsRoomForMarks = false
}

extension EnvironmentValues {
    /// The order of menus' rows. Apple: iOS 16, macOS 13.
    public var menuOrder: MenuOrder {
        get { builtIn.menu.order }
        set { builtIn.menu.order = newValue }
    }

    /// Whether menus show a sign that they are ones. Apple: iOS 15, macOS 12.
    public var menuIndicatorVisibility: Visibility {
        get { builtIn.menu.indicator }
        set { builtIn.menu.indicator = newValue }
    }
}

extension View {
    /// How menus in the view look. Apple: iOS 14, macOS 11.
    nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return controls { $0.menuStyle = StyleChoice(style) { $0.makeBody(configuration: $1) } }
    }

    /// The order of menus' rows. Apple: iOS 16, macOS 13.
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

    /// Whether menus in the view show a sign that they are ones. Those of pickers do by themselves. Apple: iOS 15, macOS 12.
    nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { environment(\.menuIndicatorVisibility, visibility) }

    /// Whether what the rows in the view do takes the menu away. Apple: iOS 16.4, macOS 13.3.
    nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        environment(\.builtIn.menu.staysOpen, behavior == .disabled)
    }
}
