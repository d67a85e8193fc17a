extension EnvironmentValues {
    /// A Boolean value that indicates whether scroll views allow scrolling.
    public var isScrollEnabled: Bool {
        get { scrollConfiguration.isEnabled }
        set { scrollConfiguration.isEnabled = newValue }
    }

    /// The visibility of horizontal scroll indicators.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { scrollConfiguration.horizontalIndicators }
        set { scrollConfiguration.horizontalIndicators = newValue }
    }

    /// The visibility of vertical scroll indicators.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { scrollConfiguration.verticalIndicators }
        set { scrollConfiguration.verticalIndicators = newValue }
    }

    /// How a scroll dismisses the keyboard.
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { scrollConfiguration.dismissesKeyboard }
        set { scrollConfiguration.dismissesKeyboard = newValue }
    }

    /// The bounce behavior of horizontal scroll views.
    public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
        get { scrollConfiguration.horizontalBounce }
        set { scrollConfiguration.horizontalBounce = newValue }
    }

    /// The bounce behavior of vertical scroll views.
    public var verticalScrollBounceBehavior: ScrollBounceBehavior {
        get { scrollConfiguration.verticalBounce }
        set { scrollConfiguration.verticalBounce = newValue }
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
