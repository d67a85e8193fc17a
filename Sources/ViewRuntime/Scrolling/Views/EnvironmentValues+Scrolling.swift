extension EnvironmentValues {
    /// Whether scroll views allow scrolling.
    public var isScrollEnabled: Bool {
        get { builtIn.scroll.isEnabled }
        set { builtIn.scroll.isEnabled = newValue }
    }

    /// The visibility of horizontal scroll indicators.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { builtIn.scroll.horizontalIndicators }
        set { builtIn.scroll.horizontalIndicators = newValue }
    }

    /// The visibility of vertical scroll indicators.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { builtIn.scroll.verticalIndicators }
        set { builtIn.scroll.verticalIndicators = newValue }
    }

    /// How a scroll dismisses the keyboard.
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { builtIn.scroll.dismissesKeyboard }
        set { builtIn.scroll.dismissesKeyboard = newValue }
    }

    /// The bounce behavior of horizontal scroll views.
    public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
        get { builtIn.scroll.horizontalBounce }
        set { builtIn.scroll.horizontalBounce = newValue }
    }

    /// The bounce behavior of vertical scroll views.
    public var verticalScrollBounceBehavior: ScrollBounceBehavior {
        get { builtIn.scroll.verticalBounce }
        set { builtIn.scroll.verticalBounce = newValue }
    }
}

extension EnvironmentValues {
    private enum BarFollowsScrollingKey: EnvironmentKey {
        static let defaultValue = false
    }

    /// Whether the bar above shrinks when the content scrolls, without a change of the visible content's position.
    var barFollowsScrolling: Bool {
        get { self[BarFollowsScrollingKey.self] }
        set { self[BarFollowsScrollingKey.self] = newValue }
    }
}
