import OpenCombine

/// An observable object that the view owns: made once, when the view is first evaluated, and kept as long as the view is there.
@MainActor @preconcurrency
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Only the first view value's counts; it does not tell one value of a view from another.
    private struct Thunk: Equatable {
        let make: () -> ObjectType
        nonisolated static func == (a: Thunk, b: Thunk) -> Bool { true }
    }

    nonisolated(unsafe) private let thunk: Thunk
    nonisolated(unsafe) private var object: ObjectType?

    nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        self.thunk = Thunk(make: thunk)
        object = nil
    }

    /// Outside of a view's body, a new object at every reading.
    public var wrappedValue: ObjectType { object ?? thunk.make() }

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
