import OpenCombine

/// An observable object that the view was given: when it is about to change, the view's body is evaluated again.
@MainActor @preconcurrency
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Makes bindings to the object's properties.
    @MainActor @preconcurrency
    @dynamicMemberLookup
    public struct Wrapper {
        let root: ObjectType

        public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
            Binding(object: root, keyPath)
        }
    }

    public var wrappedValue: ObjectType

    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

    public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

    public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }

    @MainActor public static func _makeStorage() -> _PropertyStorage? { Storage() }

    private final class Storage: _PropertyStorage {
        private let subscription = ObjectSubscription()

        override func install(at pointer: UnsafeMutableRawPointer, of node: _Node) {
            subscription.follow(pointer.assumingMemoryBound(to: ObservedObject.self).pointee.wrappedValue, for: node)
        }

        override func uninstall() { subscription.cancel() }
    }
}

extension Binding {
    /// A binding to a property of an object.
    init<Root: AnyObject>(object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>) {
        self.init(
            read: { object[keyPath: keyPath] },
            write: { value, transaction in TransactionStack.with(transaction) { object[keyPath: keyPath] = value } },
            source: nil)
    }
}
