import OpenCombine

/// A property wrapper for an observable object that a view around this one supplies.
@MainActor @preconcurrency
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    /// A wrapper that creates bindings to the properties of the object.
    public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

    nonisolated(unsafe) private var object: ObjectType?

    /// Creates an environment object.
    public init() { object = nil }

    /// The object. Reading it is a programming error if no view around this one supplies an object.
    public var wrappedValue: ObjectType {
        guard let object else {
            preconditionFailure(
                """
                no ObservableObject of type \(ObjectType.self) was found: a view around this one must have \
                environmentObject(_:)
                """
            )
        }
        return object
    }

    /// A wrapper that creates bindings to the properties of the object.
    public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }

    @MainActor public static func _makeStorage() -> _PropertyStorage? { Storage() }

    private final class Storage: _PropertyStorage {
        private let subscription = ObjectSubscription()
        private var object: ObjectType?

        override func install(at pointer: UnsafeMutableRawPointer, of node: _Node) {
            object = node.environment.object(of: ObjectType.self)
            pointer.assumingMemoryBound(to: EnvironmentObject.self).pointee.object = object
            if let object { subscription.follow(object, for: node) } else { subscription.cancel() }
        }

        override func environmentChanged(_ environment: EnvironmentValues) -> Bool {
            environment.object(of: ObjectType.self) !== object
        }

        override func uninstall() { subscription.cancel() }
    }
}

extension View {
    /// Supplies an observable object to the views inside this one. They read it by its type.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(_EnvironmentTransformModifier { $0.setObject(object, of: T.self) })
    }
}
