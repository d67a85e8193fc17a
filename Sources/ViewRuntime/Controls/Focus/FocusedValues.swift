/// A key of a value that a focused view or the scene provides.
///
/// Available from iOS 14 and macOS 11.
public protocol FocusedValueKey {
    /// The type of the value.
    associatedtype Value
}

/// The values that the focused views and the scene provide.
///
/// Available from iOS 14 and macOS 11.
///
/// ```swift
/// extension FocusedValues {
///     @Entry var selectedDay: Date?
/// }
/// ```
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]
    /// The store that provides values that aren't set here, if any.
    private var store: FocusedValueStore?

    init() {}

    init(from store: FocusedValueStore) { self.store = store }

    /// The value of a key, or `nil` if no view provides one.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { self[ObjectIdentifier(key)] as? Key.Value }
        set { self[ObjectIdentifier(key)] = newValue }
    }

    subscript(key: ObjectIdentifier) -> Any? {
        get { values[key] ?? store?.value(of: key) }
        set { values[key] = newValue }
    }

    /// The keys of the values that are set here.
    var keys: Set<ObjectIdentifier> { Set(values.keys) }
}

extension FocusedValues: Equatable {
    public static func == (a: FocusedValues, b: FocusedValues) -> Bool {
        guard a.store === b.store, a.keys == b.keys else { return false }
        let values = UncheckedTransfer(a.keys.map { (a[$0], b[$0]) })
        return MainActor.assumeIsolated { values.value.allSatisfy { ValueComparison.areEqual($0, $1) } }
    }
}

/// The values that the views of a window provide, and the nodes that read them.
final class FocusedValueStore: SceneService {
    private var locations: [ObjectIdentifier: StateLocation<Any?>] = [:]
    private var elements: [FocusedValueElement] = []
    private var waits = false

    func add(_ element: FocusedValueElement) { elements.append(element) }

    func remove(_ element: FocusedValueElement) {
        elements.removeAll { $0 === element }
        setNeedsUpdate(in: element.graph)
    }

    nonisolated func value(of key: ObjectIdentifier) -> Any? {
        MainActor.assumeIsolated { UncheckedTransfer(location(of: key).read()) }.value
    }

    /// Collects the values again after the current evaluation.
    func setNeedsUpdate(in graph: ViewGraph) {
        if waits { return }
        waits = true
        graph.afterUpdate { [unowned graph] in self.update(in: graph) }
    }

    private func update(in graph: ViewGraph) {
        waits = false
        var values = FocusedValues()
        // Views of tabs that aren't selected provide nothing.
        for element in elements where element.scope == .scene && !element.isParked { element.write(&values) }
        var focused: [FocusedValueElement] = []
        let isTextField = graph.focus.element?.usesKeyboardOnScreen == true
        var element = graph.focus.element
        while let current = element {
            if let provider = current as? FocusedValueElement {
                switch provider.scope {
                case .view: focused.append(provider)
                case .textField: if isTextField { focused.append(provider) }
                case .scene: break
                }
            }
            element = current.layoutParent
        }
        // The innermost value replaces the others.
        for element in focused.reversed() { element.write(&values) }
        for key in values.keys.union(locations.keys) { location(of: key).write(values[key]) }
    }

    private func location(of key: ObjectIdentifier) -> StateLocation<Any?> {
        if let known = locations[key] { return known }
        let new = StateLocation<Any?>(nil)
        locations[key] = new
        return new
    }
}
