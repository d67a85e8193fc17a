import OpenCombine

/// An observable object that a view around this one supplied.
@MainActor @preconcurrency
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

    nonisolated(unsafe) private var object: ObjectType?

    public init() { object = nil }

    /// It is a programming error to read it where no view around supplies one.
    public var wrappedValue: ObjectType {
        guard let object else {
            preconditionFailure(
                "no ObservableObject of type \(ObjectType.self) was found: a view around this one must have environmentObject(_:)")
        }
        return object
    }

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
    /// Supplies an observable object to the views inside, which find it by its type.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(EnvironmentChange { $0.setObject(object, of: T.self) })
    }
}
