import Observation
import OpenCombine

/// Provides a value while the focus is inside its content, or as long as its content exists.
nonisolated struct FocusedValueModifier: ElementModifier {
    enum Scope {
        case view, scene
        /// While a text field inside has the focus.
        case textField
    }

    let scope: Scope
    let write: (inout FocusedValues) -> Void

    @MainActor func makeElement(_ context: _NodeContext) -> _Node { FocusedValueElement(context) }

    @MainActor func update(_ element: _Node) { unsafeDowncast(element, to: FocusedValueElement.self).provide(self) }
}

final class FocusedValueElement: ModifierElement, FocusObserver {
    private(set) var scope = FocusedValueModifier.Scope.view
    private(set) var write: (inout FocusedValues) -> Void = { _ in }
    private let store: FocusedValueStore

    override init(_ context: _NodeContext) {
        store = context.graph.services.service(FocusedValueStore.self)
        super.init(context)
        store.add(self)
    }

    func provide(_ modifier: FocusedValueModifier) {
        scope = modifier.scope
        write = modifier.write
        store.setNeedsUpdate(in: graph)
    }

    override func willUnmount() { store.remove(self) }

    override func setOnScreen(_ value: Bool) {
        super.setOnScreen(value)
        store.setNeedsUpdate(in: graph)
    }

    func focusDidMoveInside() { if scope == .textField { store.setNeedsUpdate(in: graph) } }
    func focusDidEnter() { store.setNeedsUpdate(in: graph) }
    func focusDidLeave() { store.setNeedsUpdate(in: graph) }
}

extension View {
    /// Provides a value while the focus is inside this view.
    ///
    /// Available from iOS 14 and macOS 11.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View {
        provides(.view) { $0[keyPath: keyPath] = value }
    }

    /// Provides a value while the focus is inside this view.
    ///
    /// Available from iOS 16 and macOS 13.
    ///
    /// - Parameters:
    ///   - keyPath: The key path of the value.
    ///   - value: The value, or `nil` to provide none.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        provides(.view) { if let value { $0[keyPath: keyPath] = value } }
    }

    /// Provides an observable object while the focus is inside this view.
    ///
    /// Available from iOS 17 and macOS 14.
    nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        provides(.view, object)
    }

    /// Provides an observable object while the focus is inside this view.
    ///
    /// Available from iOS 16 and macOS 13.
    nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View { provides(.view, object) }

    /// Provides an observable object while the focus is inside this view.
    ///
    /// Available from iOS 16 and macOS 13.
    ///
    /// - Parameter object: The object, or `nil` to provide none.
    nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View { provides(.view, object) }

    /// Provides a value to the entire scene. Values of focused views replace it.
    ///
    /// Available from iOS 15 and macOS 12.
    nonisolated public func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
    ) -> some View {
        provides(.scene) { $0[keyPath: keyPath] = value }
    }

    /// Provides a value to the entire scene. Values of focused views replace it.
    ///
    /// Available from iOS 16 and macOS 13.
    ///
    /// - Parameters:
    ///   - keyPath: The key path of the value.
    ///   - value: The value, or `nil` to provide none.
    nonisolated public func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
    ) -> some View {
        provides(.scene) { if let value { $0[keyPath: keyPath] = value } }
    }

    /// Provides an observable object to the entire scene.
    ///
    /// Available from iOS 17 and macOS 14.
    nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        provides(.scene, object)
    }

    /// Provides an observable object to the entire scene.
    ///
    /// Available from iOS 16 and macOS 13.
    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
        provides(.scene, object)
    }

    /// Provides an observable object to the entire scene.
    ///
    /// Available from iOS 16 and macOS 13.
    ///
    /// - Parameter object: The object, or `nil` to provide none.
    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
        provides(.scene, object)
    }

    nonisolated private func provides(
        _ scope: FocusedValueModifier.Scope, _ write: @escaping (inout FocusedValues) -> Void
    ) -> some View {
        modifier(FocusedValueModifier(scope: scope, write: write))
    }

    nonisolated private func provides<T: AnyObject>(_ scope: FocusedValueModifier.Scope, _ object: T?) -> some View {
        provides(scope) { if let object { $0[ObjectIdentifier(T.self)] = object } }
    }
}
