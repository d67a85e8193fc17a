import Observation

/// A property wrapper that reads a value from a view's environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    // Compare key paths by value, because generic views create a new instance each time.
    private enum Content: Equatable {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case object
    }

    private let content: Content
    private var value: Value?

    /// Creates a property that reads the value of a key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { content = .keyPath(keyPath) }

    /// The current value of the environment property.
    public var wrappedValue: Value {
        if let value { return value }
        if case .keyPath(let keyPath) = content { return EnvironmentValues()[keyPath: keyPath] }
        preconditionFailure("no object of type \(Value.self) is in the environment of this view")
    }

    @MainActor public static func _makeStorage() -> _PropertyStorage? { Storage() }

    private final class Storage: _PropertyStorage {
        private var keyPath: KeyPath<EnvironmentValues, Value>?
        private var last: Value?

        override func install(at pointer: UnsafeMutableRawPointer, of node: _Node) {
            let property = pointer.assumingMemoryBound(to: Environment<Value>.self)
            switch property.pointee.content {
            case .keyPath(let keyPath):
                self.keyPath = keyPath
                last = node.environment[keyPath: keyPath]
            case .object:
                last = node.environment.object(of: Value.self)
            }
            property.pointee.value = last
        }

        override func environmentChanged(_ environment: EnvironmentValues) -> Bool {
            let new = keyPath.map { environment[keyPath: $0] } ?? environment.object(of: Value.self)
            switch (last, new) {
            case (let old?, let new?): return !ValueComparison.areEqual(old, new)
            case (nil, nil): return false
            default: return true
            }
        }
    }
}

extension Environment where Value: AnyObject & Observable {
    /// Creates a property that reads the observable object of a type.
    public init(_ objectType: Value.Type) {
        content = .object
    }
}

extension Environment {
    /// Creates a property that reads the observable object of a type, or `nil` if there is none.
    public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
        content = .object
    }
}

extension Environment: @unchecked Sendable where Value: Sendable {}
