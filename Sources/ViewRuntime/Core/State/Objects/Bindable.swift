import Observation
import OpenCombine

/// A property wrapper that creates bindings to the properties of an observable object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
    private var value: Value

    /// The object whose properties the bindings access.
    public var wrappedValue: Value {
        get { value }
        set { value = newValue }
    }

    /// The wrapper itself, which provides bindings.
    public var projectedValue: Bindable<Value> { self }

    /// Unavailable, because the wrapped value must be an observable object.
    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(wrappedValue: Value) { value = wrappedValue }

    fileprivate init(value: Value) { self.value = value }
}

extension Bindable where Value: AnyObject {
    /// A binding to a property of the object.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding(object: wrappedValue, keyPath)
    }
}

extension Bindable where Value: AnyObject & Observable {
    /// Creates a wrapper of an object.
    public init(wrappedValue: Value) { self.init(value: wrappedValue) }
    /// Creates a wrapper of an object.
    public init(_ wrappedValue: Value) { self.init(value: wrappedValue) }
    /// Creates a wrapper from another one.
    public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: ObservableObject {
    /// Creates a wrapper of an object.
    public init(wrappedValue: Value) { self.init(value: wrappedValue) }
    /// Creates a wrapper of an object.
    public init(_ wrappedValue: Value) { self.init(value: wrappedValue) }
    /// Creates a wrapper from another one.
    public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
    /// The identity of the object.
    public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
