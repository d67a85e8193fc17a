import OpenCombine

/// A property wrapper that creates an observable object and owns it for the lifetime of the view.
@MainActor @preconcurrency
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    /// The closure that creates the object. Only the first one is used, so all of them are equal when views are
    /// compared.
    private struct Thunk: Equatable {
        let make: () -> ObjectType
        nonisolated static func == (a: Thunk, b: Thunk) -> Bool { true }
    }

    nonisolated(unsafe) private let thunk: Thunk
    nonisolated(unsafe) private var object: ObjectType?

    /// Creates a state object. The closure runs once, before the first evaluation of the view's body.
    nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        self.thunk = Thunk(make: thunk)
        object = nil
    }

    /// The object. Outside a view's body, each access creates a new object.
    public var wrappedValue: ObjectType { object ?? thunk.make() }

    /// A wrapper that creates bindings to the properties of the object.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(root: wrappedValue) }

    @MainActor public static func _makeStorage() -> _PropertyStorage? { Storage() }

    private final class Storage: _PropertyStorage {
        private let subscription = ObjectSubscription()
        private var object: ObjectType?

        override func install(at pointer: UnsafeMutableRawPointer, of node: _Node) {
            let property = pointer.assumingMemoryBound(to: StateObject.self)
            let object = object ?? property.pointee.thunk.make()
            self.object = object
            property.pointee.object = object
            subscription.follow(object, for: node)
        }

        override func uninstall() { subscription.cancel() }
    }
}
