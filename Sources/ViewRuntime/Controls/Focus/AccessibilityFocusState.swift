/// A property wrapper that reads and moves the accessibility focus: the element that assistive technology reads.
///
/// The value is `true`, or the value that identifies a view, while that view has the accessibility focus. Otherwise
/// it's `false` or `nil`. Setting the value moves the focus. Bind the state to views with `accessibilityFocused(_:)` or
/// `accessibilityFocused(_:equals:)`.
///
/// Hosts don't report whether assistive technology runs, so the state also changes without it. A browser reports the
/// accessibility focus only where it can have the keyboard focus too, such as on controls.
///
/// Available from iOS 15 and macOS 12.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty, FocusProperty {
    /// A reference to an accessibility focus state that another view owns.
    @propertyWrapper
    public struct Binding {
        let location: FocusLocation<Value>

        /// The current value of the state.
        public var wrappedValue: Value {
            get { location.state.read() }
            nonmutating set { location.move(to: newValue) }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }

    let none: Value
    var location: FocusLocation<Value>?

    /// Creates a state that indicates whether a view has the accessibility focus.
    public init() where Value == Bool { none = false }

    /// Creates a state that indicates whether a view has the accessibility focus of some technologies.
    ///
    /// - Parameter technologies: The technologies. Hosts don't report them, so this has no effect.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { none = false }

    /// Creates a state that identifies the view that has the accessibility focus.
    public init<T: Hashable>() where Value == T? { none = nil }

    /// Creates a state that identifies the view that has the accessibility focus of some technologies.
    ///
    /// - Parameter technologies: The technologies. Hosts don't report them, so this has no effect.
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { none = nil }

    /// The current value of the state.
    public var wrappedValue: Value {
        get { location?.state.read() ?? none }
        nonmutating set { location?.move(to: newValue) }
    }

    /// A binding to the state.
    public var projectedValue: Binding { Binding(location: location ?? FocusLocation(none)) }

    @MainActor public static func _makeStorage() -> _PropertyStorage? { FocusStorage<Self>() }
}
