import Foundation

/// A property wrapper for a value in the user defaults, which persists between launches.
///
/// Setting the value updates the views that read it, in all views with the same key. A value that the program stores
/// through `UserDefaults` appears in the next frame. The wrapper doesn't observe writes by other processes.
///
/// Available from iOS 14 and macOS 11.
///
/// ```swift
/// @AppStorage("startsOnMonday") private var startsOnMonday = true
/// ```
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let entry: DefaultsEntry<Value>
    private let fallback: Value

    private init(_ key: String, _ store: UserDefaults?, _ fallback: Value, _ coding: DefaultsCoding<Value>) {
        entry = DefaultsEntry.of(key, in: store ?? .standard, coding)
        self.fallback = fallback
    }

    /// The current value of the key.
    public var wrappedValue: Value {
        get { entry.read() ?? fallback }
        nonmutating set { entry.write(newValue) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        let entry = entry
        nonisolated(unsafe) let fallback = fallback
        return Binding(get: { entry.read() ?? fallback }, set: { entry.write($0) })
    }
}

extension AppStorage {
    /// Creates a property for a Boolean value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, store, wrappedValue, .plain)
    }

    /// Creates a property for an integer.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, store, wrappedValue, .plain)
    }

    /// Creates a property for a floating-point number.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, store, wrappedValue, .plain)
    }

    /// Creates a property for a string.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, store, wrappedValue, .plain)
    }

    /// Creates a property for data.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, store, wrappedValue, .plain)
    }

    /// Creates a property for a date.
    ///
    /// Available from iOS 18 and macOS 15.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(key, store, wrappedValue, .plain)
    }

    /// Creates a property for a URL.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key, store, wrappedValue, .url)
    }

    /// Creates a property for a value with an integer as its raw value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, store, wrappedValue, .raw)
    }

    /// Creates a property for a value with a string as its raw value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, store, wrappedValue, .raw)
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// Creates a property for an optional Boolean value.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, store, nil, .optional(.plain))
    }
    /// Creates a property for an optional integer.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, store, nil, .optional(.plain))
    }
    /// Creates a property for an optional floating-point number.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, store, nil, .optional(.plain))
    }
    /// Creates a property for an optional string.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, store, nil, .optional(.plain))
    }
    /// Creates a property for optional data.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, store, nil, .optional(.plain))
    }
    /// Creates a property for an optional date. Available from iOS 18 and macOS 15.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(key, store, nil, .optional(.plain))
    }
    /// Creates a property for an optional URL.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, store, nil, .optional(.url))
    }

    /// Creates a property for an optional value with a string as its raw value.
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(key, store, nil, .optional(.raw))
    }

    /// Creates a property for an optional value with an integer as its raw value.
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(key, store, nil, .optional(.raw))
    }
}

/// The conversion between a value and its form in the user defaults.
struct DefaultsCoding<Value> {
    let decode: (Any) -> Value?
    /// Returns the form to store, or `nil` to remove the entry.
    let encode: (Value) -> Any?

    static var plain: DefaultsCoding { DefaultsCoding(decode: { $0 as? Value }, encode: { $0 }) }

    static func optional<Wrapped>(_ coding: DefaultsCoding<Wrapped>) -> DefaultsCoding where Value == Wrapped? {
        DefaultsCoding(decode: { coding.decode($0).map { .some($0) } }, encode: { $0.flatMap { coding.encode($0) } })
    }
}

extension DefaultsCoding where Value == URL {
    static var url: DefaultsCoding {
        DefaultsCoding(decode: { ($0 as? String).flatMap { URL(string: $0) } }, encode: { $0.absoluteString })
    }
}

extension DefaultsCoding where Value: RawRepresentable {
    static var raw: DefaultsCoding {
        DefaultsCoding(decode: { ($0 as? Value.RawValue).flatMap { Value(rawValue: $0) } }, encode: { $0.rawValue })
    }
}
