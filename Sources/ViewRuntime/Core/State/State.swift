/// A value that a view owns and that outlives the view's value.
///
/// Setting it evaluates the bodies that read it again, in the current transaction. Setting an equal value does nothing.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private var initial: Value
    private var location: StateLocation<Value>?

    public init(wrappedValue value: Value) { initial = value }

    public init(initialValue value: Value) { initial = value }

    public var wrappedValue: Value {
        get { location?.read() ?? initial }
        nonmutating set { location?.write(newValue) }
    }

    /// The value, without becoming a reader of it.
    var peeked: Value { location?.current ?? initial }

    public var projectedValue: Binding<Value> {
        guard let location else { return .constant(initial) }
        return Binding(location: location)
    }

    @MainActor public static func _makeStorage() -> _PropertyStorage? { Storage() }

    private final class Storage: _PropertyStorage {
        var location: StateLocation<Value>?

        override func install(at pointer: UnsafeMutableRawPointer, of node: _Node) {
            let state = pointer.assumingMemoryBound(to: State<Value>.self)
            if location == nil { location = StateLocation(state.pointee.initial) }
            state.pointee.location = location
        }
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}
