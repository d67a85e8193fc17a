import Foundation

/// A property wrapper for a value that a window stores under a key.
///
/// Views with the same key in a window share the value. The value lasts as long as the window and isn't restored.
///
/// Available from iOS 14 and macOS 11.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let key: String
    private let fallback: Value
    @Environment(\.builtIn.sceneValues) private var values

    private init(key: String, fallback: Value) {
        self.key = key
        self.fallback = fallback
    }

    private var location: StateLocation<Value>? { values?.location(key, fallback) }

    /// The current value of the key.
    public var wrappedValue: Value {
        get { location?.read() ?? fallback }
        nonmutating set { location?.write(newValue, TransactionStack.current) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        let location = location, fallback = fallback
        return Binding(read: { location?.read() ?? fallback }, write: { location?.write($0, $1) }, source: location)
    }
}

extension SceneStorage {
    /// Creates a property for a Boolean value.
    public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(key: key, fallback: wrappedValue) }
    /// Creates a property for an integer.
    public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(key: key, fallback: wrappedValue) }
    /// Creates a property for a floating-point number.
    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(key: key, fallback: wrappedValue)
    }
    /// Creates a property for a string.
    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(key: key, fallback: wrappedValue)
    }
    /// Creates a property for a URL.
    public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(key: key, fallback: wrappedValue) }
    /// Creates a property for data.
    public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(key: key, fallback: wrappedValue) }

    /// Creates a property for a value with an integer as its raw value.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key: key, fallback: wrappedValue)
    }

    /// Creates a property for a value with a string as its raw value.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        self.init(key: key, fallback: wrappedValue)
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    /// Creates a property for an optional Boolean value.
    public init(_ key: String) where Value == Bool? { self.init(key: key, fallback: nil) }
    /// Creates a property for an optional integer.
    public init(_ key: String) where Value == Int? { self.init(key: key, fallback: nil) }
    /// Creates a property for an optional floating-point number.
    public init(_ key: String) where Value == Double? { self.init(key: key, fallback: nil) }
    /// Creates a property for an optional string.
    public init(_ key: String) where Value == String? { self.init(key: key, fallback: nil) }
    /// Creates a property for an optional URL.
    public init(_ key: String) where Value == URL? { self.init(key: key, fallback: nil) }
    /// Creates a property for optional data.
    public init(_ key: String) where Value == Data? { self.init(key: key, fallback: nil) }

    /// Creates a property for an optional value with an integer as its raw value.
    public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(key: key, fallback: nil)
    }
    /// Creates a property for an optional value with a string as its raw value.
    public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(key: key, fallback: nil)
    }
}

/// The values that a window stores for its views.
final class SceneValues: @unchecked Sendable {
    private struct Name: Hashable {
        let key: String
        let type: ObjectIdentifier
    }

    private var locations: [Name: AnyObject] = [:]

    func location<Value>(_ key: String, _ fallback: Value) -> StateLocation<Value> {
        let name = Name(key: key, type: ObjectIdentifier(Value.self))
        if let known = locations[name] as? StateLocation<Value> { return known }
        let new = StateLocation(fallback)
        locations[name] = new
        return new
    }
}
