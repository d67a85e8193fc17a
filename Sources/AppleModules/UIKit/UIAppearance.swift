import ViewRuntime

/// A class of views with an appearance proxy: an object whose properties apply to the views that appear later.
///
/// There are no views of these classes. The properties apply to the views of SwiftUI that are views of these classes on
/// an iPhone.
@MainActor @preconcurrency
public protocol UIAppearance: AnyObject {
    /// Returns the appearance proxy.
    static func appearance() -> Self
}

/// The appearance of scroll views. A modifier that sets the same property takes precedence.
@MainActor @preconcurrency
public final class UIScrollView: UIAppearance {
    /// The ways that scrolling dismisses a keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Scrolling doesn't dismiss the keyboard.
        case none
        /// The keyboard is dismissed when a drag begins.
        case onDrag
        /// The keyboard follows a drag that dismisses it.
        case interactive
        /// The keyboard and the bar above it are dismissed when a drag begins.
        case onDragWithAccessory
        /// The keyboard and the bar above it follow a drag that dismisses them.
        case interactiveWithAccessory
    }

    private static let proxy = UIScrollView()

    private init() {}

    /// Returns the appearance proxy.
    public static func appearance() -> UIScrollView { proxy }

    /// A Boolean value that indicates whether content moves beyond its edges and returns.
    public var bounces: Bool {
        get { ScrollAppearance.current.bounces }
        set { ScrollAppearance.current.bounces = newValue }
    }

    /// A Boolean value that indicates whether content stops at multiples of the viewport.
    public var isPagingEnabled: Bool {
        get { ScrollAppearance.current.isPaged }
        set { ScrollAppearance.current.isPaged = newValue }
    }

    /// A Boolean value that indicates whether a person can scroll.
    public var isScrollEnabled: Bool {
        get { ScrollAppearance.current.isEnabled }
        set { ScrollAppearance.current.isEnabled = newValue }
    }

    /// The way that scrolling dismisses a keyboard.
    public var keyboardDismissMode: KeyboardDismissMode {
        get {
            switch ScrollAppearance.current.dismissesKeyboard {
            case .automatic, .never: .none
            case .immediately: .onDrag
            case .interactively: .interactive
            }
        }
        set {
            ScrollAppearance.current.dismissesKeyboard =
                switch newValue {
                case .none: .never
                case .onDrag, .onDragWithAccessory: .immediately
                case .interactive, .interactiveWithAccessory: .interactively
                }
        }
    }
}

/// The appearance of tab bars.
@MainActor @preconcurrency
public final class UITabBar: UIAppearance {
    private static let proxy = UITabBar()

    private init() {}

    /// Returns the appearance proxy.
    public static func appearance() -> UITabBar { proxy }

    /// A Boolean value that indicates whether the bar is hidden.
    public var isHidden: Bool {
        get { TabAppearance.current.isBarHidden }
        set { TabAppearance.current.isBarHidden = newValue }
    }

    /// The color behind the items, or `nil` for the material of bars.
    public var backgroundColor: UIColor? {
        get { TabAppearance.current.barBackground.map { UIColor($0) } }
        set { TabAppearance.current.barBackground = newValue?.color }
    }

    /// The color of the bar, which is the color behind the items.
    public var barTintColor: UIColor? {
        get { backgroundColor }
        set { backgroundColor = newValue }
    }

    /// The color of the selected item, or `nil` for the tint.
    public var tintColor: UIColor? {
        get { TabAppearance.current.selectedItem.map { UIColor($0) } }
        set { TabAppearance.current.selectedItem = newValue?.color }
    }

    /// The color of the items that aren't selected, or `nil` for a gray.
    public var unselectedItemTintColor: UIColor? {
        get { TabAppearance.current.item.map { UIColor($0) } }
        set { TabAppearance.current.item = newValue?.color }
    }
}

/// The appearance of page indicators.
@MainActor @preconcurrency
public final class UIPageControl: UIAppearance {
    private static let proxy = UIPageControl()

    private init() {}

    /// Returns the appearance proxy.
    public static func appearance() -> UIPageControl { proxy }

    /// The color of the dots of pages that aren't visible.
    public var pageIndicatorTintColor: UIColor? {
        get { TabAppearance.current.pageIndicator.map { UIColor($0) } }
        set { TabAppearance.current.pageIndicator = newValue?.color }
    }

    /// The color of the dot of the visible page.
    public var currentPageIndicatorTintColor: UIColor? {
        get { TabAppearance.current.currentPageIndicator.map { UIColor($0) } }
        set { TabAppearance.current.currentPageIndicator = newValue?.color }
    }
}
