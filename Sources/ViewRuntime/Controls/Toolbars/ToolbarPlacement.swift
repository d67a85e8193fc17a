/// The position of an item in the bars.
public struct ToolbarItemPlacement {
    enum Side: Sendable { case leading, center, trailing, bottom, keyboard }
    enum Role: Sendable { case ordinary, confirmation, status }
    let side: Side
    let role: Role

    private init(side: Side, role: Role = .ordinary) {
        self.side = side
        self.role = role
    }

    /// The trailing edge of the navigation bar.
    public static var automatic: ToolbarItemPlacement { ToolbarItemPlacement(side: .trailing) }
    /// The center of the navigation bar, in place of the title.
    public static var principal: ToolbarItemPlacement { ToolbarItemPlacement(side: .center) }
    /// The center of the navigation bar, in place of the title.
    ///
    /// Available from iOS 26 and macOS 26.
    public static var title: ToolbarItemPlacement { ToolbarItemPlacement(side: .center) }
    /// The leading edge of the navigation bar.
    public static var navigation: ToolbarItemPlacement { ToolbarItemPlacement(side: .leading) }
    /// The position of a primary action: the trailing edge of the navigation bar.
    public static var primaryAction: ToolbarItemPlacement { ToolbarItemPlacement(side: .trailing) }
    /// The position of secondary actions: the trailing edge of the navigation bar.
    public static var secondaryAction: ToolbarItemPlacement { ToolbarItemPlacement(side: .trailing) }
    /// The position of a confirmation: the trailing edge of the navigation bar, in a heavier weight.
    public static var confirmationAction: ToolbarItemPlacement {
        ToolbarItemPlacement(side: .trailing, role: .confirmation)
    }
    /// The position of a cancellation: the leading edge of the navigation bar.
    public static var cancellationAction: ToolbarItemPlacement { ToolbarItemPlacement(side: .leading) }
    /// The position of a destructive action: the trailing edge of the navigation bar.
    public static var destructiveAction: ToolbarItemPlacement { ToolbarItemPlacement(side: .trailing) }
    /// The leading edge of the navigation bar.
    public static var topBarLeading: ToolbarItemPlacement { ToolbarItemPlacement(side: .leading) }
    /// The trailing edge of the navigation bar.
    public static var topBarTrailing: ToolbarItemPlacement { ToolbarItemPlacement(side: .trailing) }
    /// The leading edge of the navigation bar.
    @available(*, deprecated, renamed: "topBarLeading")
    public static var navigationBarLeading: ToolbarItemPlacement { ToolbarItemPlacement(side: .leading) }
    /// The trailing edge of the navigation bar.
    @available(*, deprecated, renamed: "topBarTrailing")
    public static var navigationBarTrailing: ToolbarItemPlacement { ToolbarItemPlacement(side: .trailing) }
    /// A bar below the screen.
    ///
    /// Available from iOS 14.
    public static var bottomBar: ToolbarItemPlacement { ToolbarItemPlacement(side: .bottom) }
    /// The center of a bar below the screen.
    ///
    /// Available from iOS 14 and macOS 11.
    public static var status: ToolbarItemPlacement { ToolbarItemPlacement(side: .bottom, role: .status) }
    /// The bar above the keyboard, while a text field inside the view has the focus.
    ///
    /// Without an onscreen keyboard, the bar is at the bottom of the window.
    ///
    /// Available from iOS 15 and macOS 12.
    public static var keyboard: ToolbarItemPlacement { ToolbarItemPlacement(side: .keyboard) }
}

/// A bar that a toolbar modifier changes.
public struct ToolbarPlacement {
    enum Bar: Sendable { case automatic, navigation, bottom, tabs }
    let bar: Bar

    /// The bar that the context suggests: the navigation bar.
    public static var automatic: ToolbarPlacement { ToolbarPlacement(bar: .automatic) }
    /// The navigation bar.
    public static var navigationBar: ToolbarPlacement { ToolbarPlacement(bar: .navigation) }
    /// The bar below the screen.
    public static var bottomBar: ToolbarPlacement { ToolbarPlacement(bar: .bottom) }
    /// The tab bar.
    public static var tabBar: ToolbarPlacement { ToolbarPlacement(bar: .tabs) }
}
