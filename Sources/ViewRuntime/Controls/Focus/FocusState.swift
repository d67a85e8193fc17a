/// Which of a view's parts has the keyboard focus: true or a value while one has it, false or nil otherwise.
///
/// Setting it moves the focus. `focused(_:)` and `focused(_:equals:)` say which part is meant.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    /// Reads and moves the focus from elsewhere.
    @propertyWrapper
    public struct Binding {
        let location: FocusLocation<Value>

        public var wrappedValue: Value {
            get { location.state.read() }
            nonmutating set { location.move(to: newValue) }
        }

        public var projectedValue: Binding { self }
    }

    private let none: Value
    private var location: FocusLocation<Value>?

    public init() where Value == Bool { none = false }

    public init<T: Hashable>() where Value == T? { none = nil }

    public var wrappedValue: Value {
        get { location?.state.read() ?? none }
        nonmutating set { location?.move(to: newValue) }
    }

    public var projectedValue: Binding { Binding(location: location ?? FocusLocation(none)) }

    @MainActor public static func _makeStorage() -> _PropertyStorage? { Storage() }

    private final class Storage: _PropertyStorage {
        private var location: FocusLocation<Value>?

        override func install(at pointer: UnsafeMutableRawPointer, of node: _Node) {
            let property = pointer.assumingMemoryBound(to: FocusState<Value>.self)
            if location == nil { location = FocusLocation(property.pointee.none) }
            property.pointee.location = location
        }
    }
}

/// Where a focus state lives, and the views that it is about.
final class FocusLocation<Value: Hashable>: @unchecked Sendable {
    let none: Value
    let state: StateLocation<Value>
    @MainActor private var parts: [Part] = []

    private struct Part { weak var element: FocusedElement<Value>? }

    init(_ none: Value) {
        self.none = none
        state = StateLocation(none)
    }

    @MainActor func add(_ element: FocusedElement<Value>) {
        parts.removeAll { $0.element == nil || $0.element === element }
        parts.append(Part(element: element))
    }

    @MainActor func remove(_ element: FocusedElement<Value>) { parts.removeAll { $0.element == nil || $0.element === element } }

    /// The views that are meant may only be made by the update that the change causes.
    func move(to value: Value) {
        nonisolated(unsafe) let value = value
        state.write(value)
        onMainThread {
            for part in self.parts { part.element?.graph.afterUpdate { [weak element = part.element] in element?.follow() } }
        }
    }
}
