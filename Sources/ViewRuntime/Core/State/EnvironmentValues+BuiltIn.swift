import Foundation
import LayerTree

extension EnvironmentValues {
    /// The font of texts; nil is the body style.
    public var font: Font? {
        get { builtIn.font }
        set { builtIn.font = newValue }
    }

    public var colorScheme: ColorScheme {
        get { builtIn.colorScheme }
        set { builtIn.colorScheme = newValue }
    }

    public var colorSchemeContrast: ColorSchemeContrast { builtIn.colorSchemeContrast }

    public var layoutDirection: LayoutDirection {
        get { builtIn.layoutDirection }
        set { builtIn.layoutDirection = newValue }
    }

    public var dynamicTypeSize: DynamicTypeSize {
        get { builtIn.dynamicTypeSize }
        set { builtIn.dynamicTypeSize = newValue }
    }

    /// Pixels per point.
    public var displayScale: CGFloat {
        get { builtIn.displayScale }
        set { builtIn.displayScale = newValue.isFinite && newValue > 0 ? newValue : 1 }
    }

    /// The length of a pixel in points.
    public var pixelLength: CGFloat { 1 / displayScale }

    public var isEnabled: Bool {
        get { builtIn.isEnabled }
        set { builtIn.isEnabled = newValue }
    }

    public var lineLimit: Int? {
        get { builtIn.lineLimit }
        set { builtIn.lineLimit = newValue }
    }

    /// Points added between lines of text.
    public var lineSpacing: CGFloat {
        get { builtIn.lineSpacing }
        set { builtIn.lineSpacing = newValue }
    }

    public var multilineTextAlignment: TextAlignment {
        get { builtIn.multilineTextAlignment }
        set { builtIn.multilineTextAlignment = newValue }
    }

    public var truncationMode: Text.TruncationMode {
        get { builtIn.truncationMode }
        set { builtIn.truncationMode = newValue }
    }

    public var minimumScaleFactor: CGFloat {
        get { builtIn.minimumScaleFactor }
        set { builtIn.minimumScaleFactor = newValue }
    }

    /// Whether the characters of texts that do not fit stand a little closer.
    public var allowsTightening: Bool {
        get { builtIn.allowsTightening }
        set { builtIn.allowsTightening = newValue }
    }

    public var textCase: Text.Case? {
        get { builtIn.text.textCase }
        set { builtIn.text.textCase = newValue }
    }

    public var locale: Locale {
        get { builtIn.locale ?? Self.usualLocale }
        set { builtIn.locale = newValue }
    }

    public var calendar: Calendar {
        get { builtIn.calendar ?? Self.usualCalendar }
        set { builtIn.calendar = newValue }
    }

    public var timeZone: TimeZone {
        get { builtIn.timeZone ?? Self.usualTimeZone }
        set { builtIn.timeZone = newValue }
    }

    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { builtIn.horizontalSizeClass }
        set { builtIn.horizontalSizeClass = newValue }
    }

    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { builtIn.verticalSizeClass }
        set { builtIn.verticalSizeClass = newValue }
    }

    public var accessibilityReduceMotion: Bool { builtIn.accessibilityReduceMotion }

    /// Whether what lies under bars and materials is to stay unseen. Hosts do not report it, so only tests set it.
    public var accessibilityReduceTransparency: Bool { builtIn.accessibilityReduceTransparency }

    /// Whether things are to be told apart by more than their colours.
    public var accessibilityDifferentiateWithoutColor: Bool { builtIn.accessibilityDifferentiateWithoutColor }

    /// Whether a screen reader is on. Browsers do not tell, so only tests set it.
    public var accessibilityVoiceOverEnabled: Bool { builtIn.accessibilityVoiceOverEnabled }

    public var scenePhase: ScenePhase {
        get { builtIn.scenePhase }
        set { builtIn.scenePhase = newValue }
    }

    public var isScrollEnabled: Bool {
        get { builtIn.scroll.isEnabled }
        set { builtIn.scroll.isEnabled = newValue }
    }

    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { builtIn.scroll.horizontalIndicators }
        set { builtIn.scroll.horizontalIndicators = newValue }
    }

    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { builtIn.scroll.verticalIndicators }
        set { builtIn.scroll.verticalIndicators = newValue }
    }

    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { builtIn.scroll.dismissesKeyboard }
        set { builtIn.scroll.dismissesKeyboard = newValue }
    }

    public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
        get { builtIn.scroll.horizontalBounce }
        set { builtIn.scroll.horizontalBounce = newValue }
    }

    public var verticalScrollBounceBehavior: ScrollBounceBehavior {
        get { builtIn.scroll.verticalBounce }
        set { builtIn.scroll.verticalBounce = newValue }
    }
}

extension EnvironmentValues {
    /// Takes over what the host knows of the device and of the person's wishes.
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

/// Whether a scene can be seen and used.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum ScenePhase: Comparable, Hashable, Sendable {
    case background, inactive, active
}
