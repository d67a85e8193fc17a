/// A type that defines the appearance of menus.
///
/// Available from iOS 14 and macOS 11.
@MainActor @preconcurrency
public protocol MenuStyle {
    /// A view that represents the body of a menu.
    associatedtype Body: View
    /// Creates a view that represents the body of a menu.
    ///
    /// - Parameter configuration: The properties of the menu.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    /// The properties of a menu.
    typealias Configuration = MenuStyleConfiguration
}

/// The properties of a menu that a menu style shows with `Menu(configuration)`.
///
/// Available from iOS 14 and macOS 11.
nonisolated public struct MenuStyleConfiguration {
    /// A type-erased label of a menu.
    public struct Label: View {
        // The runtime creates and shows views on the main actor.
        nonisolated(unsafe) let content: AnyView
        public var body: some View { content }

        nonisolated init(content: AnyView) { self.content = content }
    }

    /// A type-erased content of a menu.
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

/// The default menu style, which shows a button in the style of the buttons around it.
///
/// Available from iOS 14 and macOS 11.
nonisolated public struct DefaultMenuStyle: MenuStyle {
    /// Creates a menu style.
    public init() {}

    /// Creates a view that represents the body of a menu.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        MenuButton(configuration: configuration)
    }
}

/// A menu style that shows a button in the style of the buttons around it.
///
/// Available from iOS 16 and macOS 13.
nonisolated public struct ButtonMenuStyle: MenuStyle {
    /// Creates a menu style.
    public init() {}

    /// Creates a view that represents the body of a menu.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        MenuButton(configuration: configuration)
    }
}

/// A menu style that shows a borderless button.
///
/// Available from iOS 14 and macOS 11.
@available(*, deprecated, message: "Use .menuStyle(.button) and .buttonStyle(.borderless)")
nonisolated public struct BorderlessButtonMenuStyle: MenuStyle {
    /// Creates a menu style.
    public init() {}

    /// Creates a view that represents the body of a menu.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        MenuButton(configuration: configuration).buttonStyle(.borderless)
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The default menu style, which shows a button in the style of the buttons around it.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// A menu style that shows a button in the style of the buttons around it.
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

@available(*, deprecated, message: "Use .menuStyle(.button) and .buttonStyle(.borderless)")
extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A menu style that shows a borderless button.
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// The order of the rows in a menu.
///
/// Available from iOS 16 and macOS 13.
public struct MenuOrder: Equatable, Hashable, Sendable {
    private let name: String

    /// The order of the content.
    public static let automatic = MenuOrder(name: "automatic")
    /// The first row is nearest to the control. In a menu above its control the order is reversed.
    public static let priority = MenuOrder(name: "priority")
    /// The order of the content.
    public static let fixed = MenuOrder(name: "fixed")
}

/// Whether a menu closes after an action.
///
/// Available from iOS 16.4 and macOS 13.3.
public struct MenuActionDismissBehavior: Equatable {
    private let name: String

    /// The menu closes after an action.
    public static var automatic: MenuActionDismissBehavior { MenuActionDismissBehavior(name: "automatic") }
    /// The menu closes after an action.
    public static var enabled: MenuActionDismissBehavior { MenuActionDismissBehavior(name: "enabled") }
    /// The menu stays open after an action.
    public static var disabled: MenuActionDismissBehavior { MenuActionDismissBehavior(name: "disabled") }
}

/// The menu properties that views inherit.
struct MenuValues: EnvironmentGroup {
    static var slot: EnvironmentSlot { .menus }
    static let initial = EnvironmentBox(MenuValues())

    /// Whether the view is inside a menu.
    var isInside = false
    /// Whether the menu stays open after an action.
    var staysOpen = false
    var order = MenuOrder.automatic
    var indicator = Visibility.automatic
    /// The name of the symbol before the row.
    var mark: String?
    /// Whether a row has a mark, so that all rows reserve space for one.
    var keepsRoomForMarks = false
    /// Whether menus inside the menu always show their rows.
    var expandsSubmenus = false
}

extension EnvironmentValues {
    var menuValues: MenuValues {
        @inline(__always) _read { yield self[group: MenuValues.self] }
        _modify { yield &self[group: MenuValues.self] }
    }
}

extension EnvironmentValues {
    /// The order of the rows in menus.
    ///
    /// Available from iOS 16 and macOS 13.
    public var menuOrder: MenuOrder {
        get { menuValues.order }
        set { menuValues.order = newValue }
    }

    /// The visibility of menu indicators.
    ///
    /// Available from iOS 15 and macOS 12.
    public var menuIndicatorVisibility: Visibility {
        get { menuValues.indicator }
        set { menuValues.indicator = newValue }
    }
}

extension View {
    /// Sets the style of menus in this view.
    ///
    /// Available from iOS 14 and macOS 11.
    nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return controls { $0.menuStyle = StyleChoice(style) { $0.makeBody(configuration: $1) } }
    }

    /// Sets the order of the rows in menus in this view.
    ///
    /// Available from iOS 16 and macOS 13.
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

    /// Sets whether menus in this view show an indicator. By default only pickers do.
    ///
    /// Available from iOS 15 and macOS 12.
    nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility)
    }

    /// Sets whether menus close after an action in this view.
    ///
    /// Available from iOS 16.4 and macOS 13.3.
    nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        environment(\.menuValues.staysOpen, behavior == .disabled)
    }
}
