import Foundation
import LayerTree

extension EnvironmentValues {
    /// The color scheme: light or dark.
    public var colorScheme: ColorScheme {
        get { builtIn.colorScheme }
        set { builtIn.colorScheme = newValue }
    }

    /// The contrast of the color scheme.
    public var colorSchemeContrast: ColorSchemeContrast { builtIn.colorSchemeContrast }

    /// The layout direction of the environment.
    public var layoutDirection: LayoutDirection {
        get { builtIn.layoutDirection }
        set { builtIn.layoutDirection = newValue }
    }

    /// The Dynamic Type size.
    public var dynamicTypeSize: DynamicTypeSize {
        get { builtIn.dynamicTypeSize }
        set { builtIn.dynamicTypeSize = newValue }
    }

    /// The number of pixels per point.
    public var displayScale: CGFloat {
        get { builtIn.displayScale }
        set { builtIn.displayScale = newValue.isFinite && newValue > 0 ? newValue : 1 }
    }

    /// The length of a pixel, in points.
    public var pixelLength: CGFloat { 1 / displayScale }

    /// A Boolean value that indicates whether controls respond to interaction.
    public var isEnabled: Bool {
        get { builtIn.isEnabled }
        set { builtIn.isEnabled = newValue }
    }

    /// The locale that views use to format text.
    public var locale: Locale {
        get { builtIn.locale ?? Self.usualLocale }
        set { builtIn.locale = newValue }
    }

    /// The calendar that views use for dates.
    public var calendar: Calendar {
        get { builtIn.calendar ?? Self.usualCalendar }
        set { builtIn.calendar = newValue }
    }

    /// The time zone that views use for dates.
    public var timeZone: TimeZone {
        get { builtIn.timeZone ?? Self.usualTimeZone }
        set { builtIn.timeZone = newValue }
    }

    /// The calendar in the time zone that views use.
    var localCalendar: Calendar {
        var calendar = calendar
        calendar.timeZone = timeZone
        return calendar
    }

    /// The horizontal size class.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { builtIn.horizontalSizeClass }
        set { builtIn.horizontalSizeClass = newValue }
    }

    /// The vertical size class.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { builtIn.verticalSizeClass }
        set { builtIn.verticalSizeClass = newValue }
    }

    /// A Boolean value that indicates whether the person prefers reduced motion.
    public var accessibilityReduceMotion: Bool { builtIn.accessibilityReduceMotion }

    /// A Boolean value that indicates whether bars and materials are opaque. Hosts do not report the setting, so only
    /// tests change it.
    public var accessibilityReduceTransparency: Bool { builtIn.accessibilityReduceTransparency }

    /// A Boolean value that indicates whether the person prefers that views don't convey information by color alone.
    public var accessibilityDifferentiateWithoutColor: Bool { builtIn.accessibilityDifferentiateWithoutColor }

    /// A Boolean value that indicates whether a screen reader is active. Browsers don't report this, so only tests set
    /// it.
    public var accessibilityVoiceOverEnabled: Bool { builtIn.accessibilityVoiceOverEnabled }

    /// A Boolean value that indicates whether an assistive technology is active. Unless a view sets it, this is the
    /// value of `accessibilityVoiceOverEnabled`.
    public var accessibilityEnabled: Bool {
        get { self[AccessibilityEnabledKey.self] ?? accessibilityVoiceOverEnabled }
        set { self[AccessibilityEnabledKey.self] = newValue }
    }

    private enum AccessibilityEnabledKey: EnvironmentKey {
        static let defaultValue: Bool? = nil
    }

    /// The phase of the scene.
    public var scenePhase: ScenePhase {
        get { builtIn.scenePhase }
        set { builtIn.scenePhase = newValue }
    }
}

extension EnvironmentValues {
    /// Adopts the properties of the device and the person's preferences from the host.
    package mutating func adopt(_ host: HostEnvironment) {
        colorScheme = host.isDark ? .dark : .light
        layoutDirection = host.isRightToLeft ? .rightToLeft : .leftToRight
        displayScale = host.displayScale
        builtIn.colorSchemeContrast = host.increasesContrast ? .increased : .standard
        builtIn.accessibilityReduceMotion = host.reducesMotion
        dynamicTypeSize = DynamicTypeSize(scale: host.textScale)
        scenePhase = !host.isActive ? .background : host.isFocused ? .active : .inactive
        if let identifier = host.localeIdentifier {
            locale = Locale(identifier: identifier)
            var own = locale.calendar
            own.locale = locale
            own.timeZone = calendar.timeZone
            calendar = own
        }
    }

    package mutating func setReduceMotion(_ value: Bool) { builtIn.accessibilityReduceMotion = value }

    package mutating func setReduceTransparency(_ value: Bool) { builtIn.accessibilityReduceTransparency = value }

    package mutating func setDifferentiateWithoutColor(_ value: Bool) {
        builtIn.accessibilityDifferentiateWithoutColor = value
    }

    package mutating func setVoiceOver(_ value: Bool) { builtIn.accessibilityVoiceOverEnabled = value }

    package mutating func setContrast(_ value: ColorSchemeContrast) { builtIn.colorSchemeContrast = value }
}

/// The operational state of a scene.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// The scene isn't visible.
    case background
    /// The scene is visible, but receives no input.
    case inactive
    /// The scene is visible and receives input.
    case active
}
