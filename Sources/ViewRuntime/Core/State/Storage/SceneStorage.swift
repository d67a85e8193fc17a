import Foundation

/// A value that a window keeps for the view, under a key.
///
/// Views with the same key in one window share the value. It lives as long as the window; nothing is stored for the next one.
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

    public var wrappedValue: Value {
        get { location?.read() ?? fallback }
        nonmutating set { location?.write(newValue, TransactionStack.current) }
    }

    public var projectedValue: Binding<Value> {
        let location = location, fallback = fallback
        return Binding(read: { location?.read() ?? fallback }, write: { location?.write($0, $1) }, source: location)
    }
}

extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(key: key, fallback: wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(key: key, fallback: wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == Double { self.init(key: key, fallback: wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == String { self.init(key: key, fallback: wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(key: key, fallback: wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(key: key, fallback: wrappedValue) }

    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key: key, fallback: wrappedValue)
    }

    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        self.init(key: key, fallback: wrappedValue)
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String) where Value == Bool? { self.init(key: key, fallback: nil) }
    public init(_ key: String) where Value == Int? { self.init(key: key, fallback: nil) }
    public init(_ key: String) where Value == Double? { self.init(key: key, fallback: nil) }
    public init(_ key: String) where Value == String? { self.init(key: key, fallback: nil) }
    public init(_ key: String) where Value == URL? { self.init(key: key, fallback: nil) }
    public init(_ key: String) where Value == Data? { self.init(key: key, fallback: nil) }

    public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int { self.init(key: key, fallback: nil) }
    public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String { self.init(key: key, fallback: nil) }
}

/// What a window keeps for its views.
final class SceneValues: @unchecked Sendable {
    private struct Name: Hashable {
        let key: String
        let type: ObjectIdentifier
    }

    private var locations: [Name: AnyObject] = [:]

    func location<Value>(_ key: String, _ fallback: Value) -> StateLocation<Value> {
        let name = Name(key: key, type: ObjectIdentifier(Value.self))
        if let known = locations[name] as? StateLocation<Value> { return known }
        let made = StateLocation(fallback)
        locations[name] = made
        return made
    }
}
