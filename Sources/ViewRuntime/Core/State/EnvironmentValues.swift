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
        var colorScheme = ColorScheme.light
        var colorSchemeContrast = ColorSchemeContrast.standard
        var layoutDirection = LayoutDirection.leftToRight
        var dynamicTypeSize = DynamicTypeSize.large
        var displayScale: CGFloat = 2
        var isEnabled = true
        var redaction: RedactionReasons = []
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
        var scenePhase = ScenePhase.active
        /// The window's storage for `SceneStorage`.
        var sceneValues: SceneValues?
        /// The values of the layers above the core.
        var groups = EnvironmentGroups()
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
        var values = storage.values
        let others = other.storage.values
        guard values.groups.areEqual(to: others.groups) else { return false }
        values.groups = others.groups
        return ValueComparison.areEqual(values, others)
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
