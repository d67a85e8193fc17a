/// A property wrapper for a value that a view owns and that persists between updates.
///
/// Setting the value updates the views that read it, with the current transaction. Setting an equal value has no
/// effect.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private var initial: Value
    private var location: StateLocation<Value>?

    /// Creates a state with an initial value.
    public init(wrappedValue value: Value) { initial = value }

    /// Creates a state with an initial value.
    public init(initialValue value: Value) { initial = value }

    /// The current value of the state.
    public var wrappedValue: Value {
        get { location?.read() ?? initial }
        nonmutating set { location?.write(newValue) }
    }

    /// The value, read without a dependency on it.
    var peeked: Value { location?.current ?? initial }

    /// A binding to the state.
    public var projectedValue: Binding<Value> {
        guard let location else { return .constant(initial) }
        return Binding(location: location)
    }

    @MainActor public static func _makeStorage() -> _PropertyStorage? { Storage() }

    private final class Storage: _PropertyStorage {
        var location: StateLocation<Value>?

        override func install(at pointer: UnsafeMutableRawPointer, of node: _Node) {
            install(at: pointer, in: node.graph)
        }

        override func forAnotherWindow() -> _PropertyStorage? { self }

        override func installState(at pointer: UnsafeMutableRawPointer) { install(at: pointer, in: nil) }

        private func install(at pointer: UnsafeMutableRawPointer, in graph: ViewGraph?) {
            let state = pointer.assumingMemoryBound(to: State<Value>.self)
            if location == nil { location = StateLocation(state.pointee.initial, graph: graph) }
            state.pointee.location = location
        }
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Creates a state with the initial value `nil`.
    public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}
