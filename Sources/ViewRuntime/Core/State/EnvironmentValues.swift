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

    private final class Storage: @unchecked Sendable {
        /// The values that the core reads.
        var values = BuiltIn()
        /// The values that the layers above the core read often.
        let groups: EnvironmentGroups
        var custom: [ObjectIdentifier: Any] = [:]

        init() { groups = EnvironmentGroups() }

        init(copying other: Storage) {
            values = other.values
            groups = EnvironmentGroups(copying: other.groups)
            custom = other.custom
        }
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
    }

    /// The values that the core reads.
    package var builtIn: BuiltIn {
        _read { yield storage.values }
        _modify {
            makeUnique()
            yield &storage.values
        }
    }

    /// Reads and changes a group of a layer above the core.
    subscript<Group: EnvironmentGroup>(group group: Group.Type) -> Group {
        @inline(__always) _read { yield storage.groups[group] }
        _modify {
            makeUnique()
            yield &storage.groups[group]
        }
    }

    package func isIdentical(to other: EnvironmentValues) -> Bool { storage === other.storage }

    /// Whether all values are equal, as far as the runtime can compare them.
    @MainActor func isEqual(to other: EnvironmentValues) -> Bool {
        if storage === other.storage { return true }
        return ValueComparison.areEqual(storage.values, other.storage.values)
            && storage.groups.areEqual(to: other.storage.groups) && hasEqualCustomValues(other)
    }

    @MainActor private func hasEqualCustomValues(_ other: EnvironmentValues) -> Bool {
        func areEqual<T>(_ a: T, _ b: Any) -> Bool { (b as? T).map { ValueComparison.areEqual(a, $0) } ?? false }
        let a = storage.custom, b = other.storage.custom
        return a.count == b.count && a.allSatisfy { key, value in b[key].map { areEqual(value, $0) } ?? false }
    }

    private mutating func makeUnique() {
        if isKnownUniquelyReferenced(&storage) { return }
        storage = Storage(copying: storage)
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
    /// A description with the number of custom values.
    public var description: String { "EnvironmentValues(\(storage.custom.count) custom values)" }
}
