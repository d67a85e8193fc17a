/// How pickers look. Apple: iOS 13, macOS 10.15.
public protocol PickerStyle {
    nonisolated var _look: _PickerLook { get }
}

/// What a picker style asks for.
public struct _PickerLook: Equatable, Sendable {
    enum Kind: Sendable { case automatic, menu, segmented, inline, wheel, navigationLink }

    let kind: Kind
}

/// The usual style, which is that of `MenuPickerStyle`. Apple: iOS 13, macOS 10.15.
nonisolated public struct DefaultPickerStyle: PickerStyle {
    public init() {}
    public var _look: _PickerLook { _PickerLook(kind: .automatic) }
}

/// A button that shows what is chosen and uncovers the other values. Apple: iOS 14, macOS 11.
nonisolated public struct MenuPickerStyle: PickerStyle {
    public init() {}
    public var _look: _PickerLook { _PickerLook(kind: .menu) }
}

/// Values side by side. Apple: iOS 13, macOS 10.15.
nonisolated public struct SegmentedPickerStyle: PickerStyle {
    public init() {}
    public var _look: _PickerLook { _PickerLook(kind: .segmented) }
}

/// Rows among the others around, with a mark on the one that is chosen. Apple: iOS 14, macOS 11.
nonisolated public struct InlinePickerStyle: PickerStyle {
    public init() {}
    public var _look: _PickerLook { _PickerLook(kind: .inline) }
}

/// A drum that is turned. Apple: iOS 13.
nonisolated public struct WheelPickerStyle: PickerStyle {
    public init() {}
    public var _look: _PickerLook { _PickerLook(kind: .wheel) }
}

/// Values in a row of their own, side by side. Apple: iOS 17, macOS 14.
nonisolated public struct PalettePickerStyle: PickerStyle {
    public init() {}
    public var _look: _PickerLook { _PickerLook(kind: .segmented) }
}

/// A link to a screen with the values. Outside of a navigation stack a menu. Apple: iOS 16.
nonisolated public struct NavigationLinkPickerStyle: PickerStyle {
    public init() {}
    public var _look: _PickerLook { _PickerLook(kind: .navigationLink) }
}

extension PickerStyle where Self == DefaultPickerStyle {
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension View {
    /// How pickers in the view look. Apple: iOS 13, macOS 10.15.
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        let kind = style._look.kind
        return controls { $0.pickerStyle = kind }
    }
}
