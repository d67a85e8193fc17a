import Foundation
import LayerTree

/// The values that views inherit from the views around them.
public struct EnvironmentValues {
    private var storage: Storage

    /// Creates an environment with default values.
    public init() { storage = Storage() }

    /// The value of a key, or the key's default value.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            if let value = storage.custom[ObjectIdentifier(key)] { return value as! K.Value }
            return K.defaultValue
        }
        set {
            makeUnique()
            storage.custom[ObjectIdentifier(key)] = newValue
        }
    }

    /// The built-in values, which views read most often.
    private final class Storage: @unchecked Sendable {
        var values = BuiltIn()
        var custom: [ObjectIdentifier: Any] = [:]
    }

    package struct BuiltIn {
        var font: Font?
        var foregroundStyle: AnyShapeStyle?
        var tint: AnyShapeStyle?
        var colorScheme = ColorScheme.light
        var colorSchemeContrast = ColorSchemeContrast.standard
        var layoutDirection = LayoutDirection.leftToRight
        var dynamicTypeSize = DynamicTypeSize.large
        var displayScale: CGFloat = 2
        var isEnabled = true
        var lineLimit: Int?
        /// The minimum number of lines for which text reserves space.
        var leastLines = 1
        var redaction: RedactionReasons = []
        var lineSpacing: CGFloat = 0
        var multilineTextAlignment = TextAlignment.leading
        var truncationMode = Text.TruncationMode.tail
        var minimumScaleFactor: CGFloat = 1
        /// Whether text that doesn't fit may have tighter character spacing.
        var allowsTightening = false
        var text = TextStyleValues()
        // The next three values are `nil` for the defaults, which take several milliseconds to create and are rarely
        // used.
        var locale: Locale?
        var calendar: Calendar?
        var timeZone: TimeZone?
        var horizontalSizeClass: UserInterfaceSizeClass? = .compact
        var verticalSizeClass: UserInterfaceSizeClass? = .regular
        var accessibilityReduceMotion = false
        var accessibilityReduceTransparency = false
        var accessibilityDifferentiateWithoutColor = false
        var accessibilityVoiceOverEnabled = false
        var controls = ControlValues()
        var scenePhase = ScenePhase.active
        var scroll = ScrollConfiguration()
        var list = ListValues()
        var menu = MenuValues()
        /// The window's storage for `SceneStorage`.
        var sceneValues: SceneValues?
        /// The edit mode of the screen, if the program doesn't set one.
        var editMode: StateLocation<EditMode>?
    }

    package subscript<Value>(builtIn keyPath: WritableKeyPath<BuiltIn, Value>) -> Value {
        get { storage.values[keyPath: keyPath] }
        set {
            makeUnique()
            storage.values[keyPath: keyPath] = newValue
        }
    }

    /// Reads values without a key path, for values that every layout needs.
    package var builtIn: BuiltIn {
        _read { yield storage.values }
        _modify {
            makeUnique()
            yield &storage.values
        }
    }

    package func isIdentical(to other: EnvironmentValues) -> Bool { storage === other.storage }

    /// Whether all values are equal, as far as the runtime can compare them.
    @MainActor func isEqual(to other: EnvironmentValues) -> Bool {
        if storage === other.storage { return true }
        guard storage.custom.isEmpty, other.storage.custom.isEmpty else { return false }
        return ValueComparison.areEqual(storage.values, other.storage.values)
    }

    /// Whether text has the same layout in both environments.
    func hasSameText(as other: EnvironmentValues) -> Bool {
        let a = storage.values, b = other.storage.values
        return a.font == b.font && a.text == b.text && a.dynamicTypeSize == b.dynamicTypeSize && a.lineLimit == b.lineLimit
            && a.lineSpacing == b.lineSpacing && a.multilineTextAlignment == b.multilineTextAlignment
            && a.truncationMode == b.truncationMode && a.minimumScaleFactor == b.minimumScaleFactor
            && a.allowsTightening == b.allowsTightening
            && a.layoutDirection == b.layoutDirection && a.locale == b.locale
    }

    /// Whether images in text have the same shapes in both environments, apart from the colors of styles.
    func hasSameImages(as other: EnvironmentValues) -> Bool {
        imageScale == other.imageScale && symbolVariants == other.symbolVariants && displayScale == other.displayScale
            && symbolRenderingMode?.kind == other.symbolRenderingMode?.kind
    }

    /// Whether styles resolve to the same paints in both environments.
    @MainActor func hasSameStyle(as other: EnvironmentValues) -> Bool {
        let a = storage.values, b = other.storage.values
        return a.colorScheme == b.colorScheme && a.colorSchemeContrast == b.colorSchemeContrast && a.isEnabled == b.isEnabled
            && ValueComparison.areEqual(a.foregroundStyle, b.foregroundStyle) && ValueComparison.areEqual(a.tint, b.tint)
    }

    private mutating func makeUnique() {
        if isKnownUniquelyReferenced(&storage) { return }
        let copy = Storage()
        copy.values = storage.values
        copy.custom = storage.custom
        storage = copy
    }

    static let usualLocale = Locale(identifier: "en_US_POSIX")
    static let usualTimeZone = TimeZone(secondsFromGMT: 0)!
    static let usualCalendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = usualTimeZone
        calendar.locale = usualLocale
        return calendar
    }()
}

extension EnvironmentValues: CustomStringConvertible {
    public var description: String { "EnvironmentValues(\(storage.custom.count) custom values)" }
}

/// The appearance of text in addition to its font.
struct TextStyleValues: Equatable {
    var weight: Font.Weight?
    var isItalic: Bool?
    var hasUnderline = false
    var underlineColor: Color?
    var hasStrikethrough = false
    var strikethroughColor: Color?
    var kerning: CGFloat = 0
    var tracking: CGFloat = 0
    var baselineOffset: CGFloat = 0
    var isMonospaced = false
    var hasMonospacedDigits = false
    var design: Font.Design?
    var width: Font.Width?
    var textCase: Text.Case?
    /// A factor for the size of the font.
    var scale = 1.0
}
