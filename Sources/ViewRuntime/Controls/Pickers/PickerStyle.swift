/// A type that defines the appearance of pickers.
///
/// Available from iOS 13 and macOS 10.15.
public protocol PickerStyle {
    /// The appearance that the style selects.
    nonisolated var _look: _PickerLook { get }
}

/// The appearance that a picker style selects.
public struct _PickerLook: Equatable, Sendable {
    enum Kind: Sendable { case automatic, menu, segmented, inline, wheel, navigationLink }

    let kind: Kind
}

/// The default picker style, which is the menu style.
///
/// Available from iOS 13 and macOS 10.15.
nonisolated public struct DefaultPickerStyle: PickerStyle {
    /// Creates a default picker style.
    public init() {}
    public var _look: _PickerLook { _PickerLook(kind: .automatic) }
}

/// A picker style that shows a button with the selected value. The button opens a menu of the others.
///
/// Available from iOS 14 and macOS 11.
nonisolated public struct MenuPickerStyle: PickerStyle {
    /// Creates a menu picker style.
    public init() {}
    public var _look: _PickerLook { _PickerLook(kind: .menu) }
}

/// A picker style that shows the values in adjacent segments.
///
/// Available from iOS 13 and macOS 10.15.
nonisolated public struct SegmentedPickerStyle: PickerStyle {
    /// Creates a segmented picker style.
    public init() {}
    public var _look: _PickerLook { _PickerLook(kind: .segmented) }
}

/// A picker style that shows the values as rows, with a checkmark on the selected one.
///
/// Available from iOS 14 and macOS 11.
nonisolated public struct InlinePickerStyle: PickerStyle {
    /// Creates an inline picker style.
    public init() {}
    public var _look: _PickerLook { _PickerLook(kind: .inline) }
}

/// A picker style that shows the values on a scrolling wheel.
///
/// Available from iOS 13.
nonisolated public struct WheelPickerStyle: PickerStyle {
    /// Creates a wheel picker style.
    public init() {}
    public var _look: _PickerLook { _PickerLook(kind: .wheel) }
}

/// A picker style that shows the values in a row of segments.
///
/// Available from iOS 17 and macOS 14.
nonisolated public struct PalettePickerStyle: PickerStyle {
    /// Creates a palette picker style.
    public init() {}
    public var _look: _PickerLook { _PickerLook(kind: .segmented) }
}

/// A picker style that shows a link to a screen with the values. Outside a navigation stack, it shows a menu.
///
/// Available from iOS 16.
nonisolated public struct NavigationLinkPickerStyle: PickerStyle {
    /// Creates a navigation link picker style.
    public init() {}
    public var _look: _PickerLook { _PickerLook(kind: .navigationLink) }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The default picker style, which is the menu style.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// A picker style that shows a button with the selected value.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// A picker style that shows the values in adjacent segments.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// A picker style that shows the values as rows, with a checkmark on the selected one.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// A picker style that shows the values on a scrolling wheel.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// A picker style that shows the values in a row of segments.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A picker style that shows a link to a screen with the values.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension View {
    /// Sets the style of pickers in this view.
    ///
    /// Available from iOS 13 and macOS 10.15.
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        let kind = style._look.kind
        return controls { $0.pickerStyle = kind }
    }
}
