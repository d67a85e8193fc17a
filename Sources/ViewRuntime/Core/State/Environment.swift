import Observation

/// A value read from the environment of the view that declares it.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    // Equal where the key paths are, which generic views make anew for every value.
    private enum Content: Equatable {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case object
    }

    private let content: Content
    private var value: Value?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { content = .keyPath(keyPath) }

    public var wrappedValue: Value {
        if let value { return value }
        if case .keyPath(let keyPath) = content { return EnvironmentValues()[keyPath: keyPath] }
        preconditionFailure("no object of type \(Value.self) is in the environment of this view")
    }

    @MainActor public static func _makeStorage() -> _PropertyStorage? { Storage() }

    private final class Storage: _PropertyStorage {
        private var keyPath: KeyPath<EnvironmentValues, Value>?
        private var object: ObjectIdentifier?
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
    /// The observable object of that type that was put into the environment.
    public init(_ objectType: Value.Type) {
        content = .object
    }
}

extension Environment {
    /// The observable object of that type, or nil.
    public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
        content = .object
    }
}

extension Environment: @unchecked Sendable where Value: Sendable {}
