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
        /// The object, which several windows can share.
        private final class Owner {
            var object: ObjectType?
        }

        private let subscription = ObjectSubscription()
        private let owner: Owner

        override init() { owner = Owner() }

        private init(_ owner: Owner) { self.owner = owner }

        override func install(at pointer: UnsafeMutableRawPointer, of node: _Node) {
            installState(at: pointer)
            if let object = owner.object { subscription.follow(object, for: node) }
        }

        override func uninstall() { subscription.cancel() }

        override func forAnotherWindow() -> _PropertyStorage? { Storage(owner) }

        override func installState(at pointer: UnsafeMutableRawPointer) {
            let property = pointer.assumingMemoryBound(to: StateObject.self)
            if owner.object == nil { owner.object = property.pointee.thunk.make() }
            property.pointee.object = owner.object
        }
    }
}
