/// The storage of a focus state, or of an accessibility focus state, and the views that bind to it.
final class FocusLocation<Value: Hashable>: @unchecked Sendable {
    let none: Value
    let state: StateLocation<Value>
    @MainActor private var parts: [Part] = []

    private struct Part { weak var element: FocusFollower? }

    init(_ none: Value) {
        self.none = none
        state = StateLocation(none)
    }

    @MainActor func add(_ element: FocusFollower) {
        parts.removeAll { $0.element == nil || $0.element === element }
        parts.append(Part(element: element))
    }

    @MainActor func remove(_ element: FocusFollower) {
        parts.removeAll { $0.element == nil || $0.element === element }
    }

    /// Returns the element that receives the focus for a value.
    @MainActor func target(of value: Value) -> Element? {
        for case let element as FocusedElement<Value> in parts.map(\.element) {
            if let target = element.target(of: value) { return target }
        }
        return nil
    }

    /// Writes a value and moves the focus after the update, because the update may create the view that receives it.
    func move(to value: Value) {
        nonisolated(unsafe) let value = value
        state.write(value)
        onMainThread {
            for element in self.parts.compactMap(\.element) { element.request() }
        }
    }
}

/// A property wrapper around a focus location.
protocol FocusProperty {
    associatedtype Value: Hashable
    /// The value while no view has the focus.
    var none: Value { get }
    /// The location, or `nil` until the property is part of a view.
    var location: FocusLocation<Value>? { get set }
}

/// Creates the location of a property when the property becomes part of a view.
final class FocusStorage<Property: FocusProperty>: _PropertyStorage {
    private var location: FocusLocation<Property.Value>?

    override func install(at pointer: UnsafeMutableRawPointer, of node: _Node) {
        let property = pointer.assumingMemoryBound(to: Property.self)
        if location == nil { location = FocusLocation(property.pointee.none) }
        property.pointee.location = location
    }
}

/// An element that moves the focus to its content when its state changes.
class FocusFollower: ModifierElement {
    /// Moves the focus to match the state.
    func follow() {}

    /// Moves the focus to match the state after the update.
    func request() { graph.afterUpdate { [weak self] in self?.follow() } }
}
