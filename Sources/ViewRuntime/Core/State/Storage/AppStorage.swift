import Foundation

/// A value in the user defaults, which outlives the program.
///
/// Setting it evaluates the bodies that read it again, in every view with the same key. What other processes, or `UserDefaults`
/// itself, write while the program runs is not noticed.
///
/// ```swift
/// @AppStorage("startsOnMonday") private var startsOnMonday = true
/// ```
///
/// Available from iOS 14 and macOS 11.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let entry: DefaultsEntry<Value>
    private let fallback: Value

    private init(_ key: String, _ store: UserDefaults?, _ fallback: Value, _ coding: DefaultsCoding<Value>) {
        entry = DefaultsEntry.of(key, in: store ?? .standard, coding)
        self.fallback = fallback
    }

    public var wrappedValue: Value {
        get { entry.location.read() ?? fallback }
        nonmutating set { entry.write(newValue) }
    }

    public var projectedValue: Binding<Value> {
        let entry = entry
        nonisolated(unsafe) let fallback = fallback
        return Binding(get: { entry.location.read() ?? fallback }, set: { entry.write($0) })
    }
}

extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, store, wrappedValue, .plain)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, store, wrappedValue, .plain)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, store, wrappedValue, .plain)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, store, wrappedValue, .plain)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, store, wrappedValue, .plain)
    }

    /// Available from iOS 18 and macOS 15.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(key, store, wrappedValue, .plain)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(
            key, store, wrappedValue,
            DefaultsCoding(decode: { ($0 as? String).flatMap { URL(string: $0) } }, encode: { $0.absoluteString }))
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, store, wrappedValue, .raw)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, store, wrappedValue, .raw)
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { self.init(key, store, nil, .optional(.plain)) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self.init(key, store, nil, .optional(.plain)) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { self.init(key, store, nil, .optional(.plain)) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? { self.init(key, store, nil, .optional(.plain)) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { self.init(key, store, nil, .optional(.plain)) }

    public init<R>(_ key: String, store: UserDefaults? = nil) where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(key, store, nil, .optional(.raw))
    }

    public init<R>(_ key: String, store: UserDefaults? = nil) where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(key, store, nil, .optional(.raw))
    }
}

/// How a value is kept in the user defaults.
struct DefaultsCoding<Value> {
    let decode: (Any) -> Value?
    /// Nil removes the entry.
    let encode: (Value) -> Any?

    static var plain: DefaultsCoding { DefaultsCoding(decode: { $0 as? Value }, encode: { $0 }) }

    static func optional<Wrapped>(_ coding: DefaultsCoding<Wrapped>) -> DefaultsCoding where Value == Wrapped? {
        DefaultsCoding(decode: { coding.decode($0).map { .some($0) } }, encode: { $0.flatMap { coding.encode($0) } })
    }
}

extension DefaultsCoding where Value: RawRepresentable {
    static var raw: DefaultsCoding {
        DefaultsCoding(decode: { ($0 as? Value.RawValue).flatMap { Value(rawValue: $0) } }, encode: { $0.rawValue })
    }
}
