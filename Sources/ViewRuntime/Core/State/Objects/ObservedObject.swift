import OpenCombine

/// A property wrapper for an observable object. A change of the object updates the view.
@MainActor @preconcurrency
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// A wrapper that creates bindings to the properties of the object.
    @MainActor @preconcurrency
    @dynamicMemberLookup
    public struct Wrapper {
        let root: ObjectType

        /// A binding to a property of the object.
        public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<
            Subject
        > {
            Binding(object: root, keyPath)
        }
    }

    /// The object that the view observes.
    public var wrappedValue: ObjectType

    /// Creates an observed object.
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

    /// Creates an observed object.
    public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

    /// A wrapper that creates bindings to the properties of the object.
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
    /// Creates a binding to a property of an object.
    init<Root: AnyObject>(object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>) {
        self.init(
            read: { object[keyPath: keyPath] },
            write: { value, transaction in TransactionStack.with(transaction) { object[keyPath: keyPath] = value } },
            source: nil)
    }
}
