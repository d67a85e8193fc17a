/// A property wrapper that reads and moves the keyboard focus.
///
/// The value is `true`, or the value that identifies a view, while that view has the focus. Otherwise it's `false` or
/// `nil`. Setting the value moves the focus. Bind the state to views with `focused(_:)` or `focused(_:equals:)`.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty, FocusProperty {
    /// A reference to a focus state that another view owns.
    @propertyWrapper
    public struct Binding {
        let location: FocusLocation<Value>

        /// The current value of the focus state.
        public var wrappedValue: Value {
            get { location.state.read() }
            nonmutating set { location.move(to: newValue) }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }

    let none: Value
    var location: FocusLocation<Value>?

    /// Creates a focus state that indicates whether a view has the focus.
    public init() where Value == Bool { none = false }

    /// Creates a focus state that identifies the view that has the focus.
    public init<T: Hashable>() where Value == T? { none = nil }

    /// The current value of the focus state.
    public var wrappedValue: Value {
        get { location?.state.read() ?? none }
        nonmutating set { location?.move(to: newValue) }
    }

    /// A binding to the focus state.
    public var projectedValue: Binding { Binding(location: location ?? FocusLocation(none)) }

    @MainActor public static func _makeStorage() -> _PropertyStorage? { FocusStorage<Self>() }
}
