import Foundation
import LayerTree

extension EnvironmentValues {
    /// The font of text, or `nil` for the body style.
    public var font: Font? {
        get { builtIn.font }
        set { builtIn.font = newValue }
    }

    /// The color scheme: light or dark.
    public var colorScheme: ColorScheme {
        get { builtIn.colorScheme }
        set { builtIn.colorScheme = newValue }
    }

    /// The contrast of the color scheme.
    public var colorSchemeContrast: ColorSchemeContrast { builtIn.colorSchemeContrast }

    /// The layout direction.
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

    /// Whether controls respond to interaction.
    public var isEnabled: Bool {
        get { builtIn.isEnabled }
        set { builtIn.isEnabled = newValue }
    }

    /// The maximum number of lines of text, or `nil` for no limit.
    public var lineLimit: Int? {
        get { builtIn.lineLimit }
        set { builtIn.lineLimit = newValue }
    }

    /// The additional distance between lines of text, in points.
    public var lineSpacing: CGFloat {
        get { builtIn.lineSpacing }
        set { builtIn.lineSpacing = newValue }
    }

    /// The alignment of text with several lines.
    public var multilineTextAlignment: TextAlignment {
        get { builtIn.multilineTextAlignment }
        set { builtIn.multilineTextAlignment = newValue }
    }

    /// The position at which text that doesn't fit is truncated.
    public var truncationMode: Text.TruncationMode {
        get { builtIn.truncationMode }
        set { builtIn.truncationMode = newValue }
    }

    /// The smallest factor by which text may shrink to fit.
    public var minimumScaleFactor: CGFloat {
        get { builtIn.minimumScaleFactor }
        set { builtIn.minimumScaleFactor = newValue }
    }

    /// Whether the runtime may tighten the spacing between characters so that text fits.
    public var allowsTightening: Bool {
        get { builtIn.allowsTightening }
        set { builtIn.allowsTightening = newValue }
    }

    /// The case to which text is transformed, or `nil` for no change.
    public var textCase: Text.Case? {
        get { builtIn.text.textCase }
        set { builtIn.text.textCase = newValue }
    }

    /// The locale.
    public var locale: Locale {
        get { builtIn.locale ?? Self.usualLocale }
        set { builtIn.locale = newValue }
    }

    /// The calendar.
    public var calendar: Calendar {
        get { builtIn.calendar ?? Self.usualCalendar }
        set { builtIn.calendar = newValue }
    }

    /// The time zone.
    public var timeZone: TimeZone {
        get { builtIn.timeZone ?? Self.usualTimeZone }
        set { builtIn.timeZone = newValue }
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

    /// Whether the person prefers reduced motion.
    public var accessibilityReduceMotion: Bool { builtIn.accessibilityReduceMotion }

    /// Whether bars and materials are opaque. Hosts do not report the setting, so only tests change it.
    public var accessibilityReduceTransparency: Bool { builtIn.accessibilityReduceTransparency }

    /// Whether the person prefers that views don't convey information by color alone.
    public var accessibilityDifferentiateWithoutColor: Bool { builtIn.accessibilityDifferentiateWithoutColor }

    /// Whether a screen reader is active. Browsers don't report this, so only tests set it.
    public var accessibilityVoiceOverEnabled: Bool { builtIn.accessibilityVoiceOverEnabled }

    /// The phase of the scene.
    public var scenePhase: ScenePhase {
        get { builtIn.scenePhase }
        set { builtIn.scenePhase = newValue }
    }

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
    /// Adopts the properties of the device and the person's preferences from the host.
    package mutating func adopt(_ host: HostEnvironment) {
        colorScheme = host.isDark ? .dark : .light
        layoutDirection = host.isRightToLeft ? .rightToLeft : .leftToRight
        displayScale = host.displayScale
        builtIn.colorSchemeContrast = host.increasesContrast ? .increased : .standard
        builtIn.accessibilityReduceMotion = host.reducesMotion
        dynamicTypeSize = DynamicTypeSize(scale: host.textScale)
        scenePhase = host.isActive ? .active : .background
        if let identifier = host.localeIdentifier {
            locale = Locale(identifier: identifier)
            calendar.locale = locale
        }
    }

    package mutating func setReduceMotion(_ value: Bool) { builtIn.accessibilityReduceMotion = value }

    package mutating func setReduceTransparency(_ value: Bool) { builtIn.accessibilityReduceTransparency = value }

    package mutating func setDifferentiateWithoutColor(_ value: Bool) { builtIn.accessibilityDifferentiateWithoutColor = value }

    package mutating func setVoiceOver(_ value: Bool) { builtIn.accessibilityVoiceOverEnabled = value }

    package mutating func setContrast(_ value: ColorSchemeContrast) { builtIn.colorSchemeContrast = value }
}

/// The operational state of a scene.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum ScenePhase: Comparable, Hashable, Sendable {
    case background, inactive, active
}
