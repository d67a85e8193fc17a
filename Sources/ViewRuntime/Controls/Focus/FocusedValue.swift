import Observation
import OpenCombine

/// A property wrapper that reads a value that the focused view or the scene provides.
///
/// Available from iOS 14 and macOS 11.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    private let read: (FocusedValues) -> Value?
    private var values = FocusedValues()

    /// Creates a property that reads the value of a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

    /// Creates a property that reads the observable object of a type.
    ///
    /// Available from iOS 17 and macOS 14.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        read = { $0[ObjectIdentifier(objectType)] as? Value }
    }

    /// The value, or `nil` if no focused view and no scene provides one.
    public var wrappedValue: Value? { read(values) }

    @MainActor public static func _makeStorage() -> _PropertyStorage? { Storage() }

    private final class Storage: _PropertyStorage {
        override func install(at pointer: UnsafeMutableRawPointer, of node: _Node) {
            pointer.assumingMemoryBound(to: FocusedValue.self).pointee.values = .of(node)
        }
    }
}

/// A property wrapper for a binding that the focused view or the scene provides.
///
/// Available from iOS 14 and macOS 11.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    @FocusedValue private var binding: Binding<Value>?

    /// Creates a property that reads the binding of a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { _binding = FocusedValue(keyPath) }

    /// The value of the binding, or `nil` if there is none. Setting `nil`, or a value without a binding, has no effect.
    public var wrappedValue: Value? {
        get { binding?.wrappedValue }
        nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
    }

    /// A binding to the value of the binding.
    public var projectedValue: Binding<Value?> {
        nonisolated(unsafe) let property = self
        return Binding(get: { property.wrappedValue }, set: { property.wrappedValue = $0 })
    }
}

/// A property wrapper for an observable object that the focused view or the scene provides.
///
/// Available from iOS 16 and macOS 13.
@MainActor @preconcurrency
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// A wrapper that creates bindings to the properties of the object.
    @MainActor @preconcurrency
    @dynamicMemberLookup
    public struct Wrapper {
        fileprivate let root: ObjectType

        /// A binding to a property of the object.
        public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T> {
            Binding(object: root, keyPath)
        }
    }

    /// The subscription of the view to the object.
    @MainActor
    private final class Subscription {
        private let subscription = ObjectSubscription()
        private unowned let node: _Node

        init(_ node: _Node) { self.node = node }

        func follow(_ object: ObjectType?) {
            if let object { subscription.follow(object, for: node) } else { subscription.cancel() }
        }
    }

    nonisolated(unsafe) private var values = FocusedValues()
    nonisolated(unsafe) private var subscription: Subscription?

    /// Creates a focused object.
    public init() {}

    /// The object, or `nil` if no focused view and no scene provides one.
    public var wrappedValue: ObjectType? { values[ObjectIdentifier(ObjectType.self)] as? ObjectType }

    /// A wrapper that creates bindings to the properties of the object, or `nil` if there is no object.
    public var projectedValue: Wrapper? { wrappedValue.map { Wrapper(root: $0) } }

    // The read makes the view depend on which object is provided.
    nonisolated public mutating func update() {
        let property = UncheckedTransfer(self)
        MainActor.assumeIsolated { property.value.subscription?.follow(property.value.wrappedValue) }
    }

    public static func _makeStorage() -> _PropertyStorage? { Storage() }

    private final class Storage: _PropertyStorage {
        private var subscription: Subscription?

        override func install(at pointer: UnsafeMutableRawPointer, of node: _Node) {
            let property = pointer.assumingMemoryBound(to: FocusedObject.self)
            let subscription = subscription ?? Subscription(node)
            self.subscription = subscription
            property.pointee.subscription = subscription
            property.pointee.values = .of(node)
        }

        override func uninstall() { subscription?.follow(nil) }
    }
}

extension FocusedValues {
    @MainActor fileprivate static func of(_ node: _Node) -> FocusedValues {
        FocusedValues(from: node.graph.services.service(FocusedValueStore.self))
    }
}
