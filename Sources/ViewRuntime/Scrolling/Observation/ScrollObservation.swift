import Foundation

extension View {
    /// Performs an action when a value derived from the geometry of the scroll view in this view changes.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - transform: A closure that derives the value from a scroll geometry.
    ///   - action: The closure to run with the old and the new value.
    nonisolated public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        // The program's closures run on the main thread.
        nonisolated(unsafe) let transform = transform, action = action
        return modifier(
            _ScrollObserverModifier {
                ScrollGeometryObserver(transform, action)
            } update: {
                ($0 as? ScrollGeometryObserver<T>)?.update(transform, action)
            })
    }

    /// Performs an action when the phase of the scroll view in this view changes.
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        onScrollPhaseChange { old, new, _ in action(old, new) }
    }

    /// Performs an action with additional context when the phase of the scroll view in this view changes.
    nonisolated public func onScrollPhaseChange(
        _ action:
            @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
    ) -> some View {
        nonisolated(unsafe) let action = action
        return modifier(
            _ScrollObserverModifier {
                ScrollPhaseObserver(action)
            } update: {
                ($0 as? ScrollPhaseObserver)?.action = action
            })
    }
}

/// Adds a scroll observer to the environment of its content.
nonisolated public struct _ScrollObserverModifier: NodeModifier {
    /// Whether the observer is in the environment.
    var isActive = true
    let make: @MainActor () -> any ScrollObserver
    let update: @MainActor (any ScrollObserver) -> Void

    @MainActor package func makeNode(_ context: _NodeContext) -> _Node {
        ScrollObserverNode(make(), isActive: isActive, context)
    }

    @MainActor package func apply(to node: _Node) {
        let node = unsafeDowncast(node, to: ScrollObserverNode.self)
        update(node.observer)
        node.isActive = isActive
    }
}

final class ScrollObserverNode: EnvironmentNode {
    let observer: any ScrollObserver
    var isActive: Bool { didSet { if isActive != oldValue { pushEnvironment() } } }

    init(_ observer: any ScrollObserver, isActive: Bool, _ context: _NodeContext) {
        self.observer = observer
        self.isActive = isActive
        super.init(context)
    }

    override func change(_ environment: inout EnvironmentValues) {
        if isActive { environment.scrollConfiguration.observers.append(observer) }
    }
}

/// Reports a value derived from a scroll view's geometry. The first value, before layout, is that of an empty geometry.
private final class ScrollGeometryObserver<T: Equatable>: ScrollObserver {
    private var transform: (ScrollGeometry) -> T
    private var action: (T, T) -> Void
    private var last: T?

    init(_ transform: @escaping (ScrollGeometry) -> T, _ action: @escaping (T, T) -> Void) {
        self.transform = transform
        self.action = action
    }

    func update(_ transform: @escaping (ScrollGeometry) -> T, _ action: @escaping (T, T) -> Void) {
        self.transform = transform
        self.action = action
    }

    func scrollViewDidAttach(_ scroll: ScrollElement) {
        let empty = ScrollGeometry(
            contentOffset: .zero, contentSize: .zero, contentInsets: EdgeInsets(), containerSize: .zero)
        if let action = actionForChange(transform(empty)) { scroll.graph.beforeAppearance(action) }
    }

    func scrollGeometryDidChange(_ scroll: ScrollElement) {
        if let action = actionForChange(transform(scroll.geometry)) { scroll.graph.afterUpdate(action) }
    }

    /// Returns the action to run for a value, or `nil` if the value hasn't changed.
    private func actionForChange(_ value: T) -> (() -> Void)? {
        let old = last
        if old == value { return nil }
        last = value
        return { [action] in action(old ?? value, value) }
    }
}

private final class ScrollPhaseObserver: ScrollObserver {
    var action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

    init(_ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) { self.action = action }

    /// Reports the initial phase as a change from idle to idle.
    func scrollViewDidAttach(_ scroll: ScrollElement) { report(scroll, from: .idle, to: .idle) }

    func scrollPhaseDidChange(_ scroll: ScrollElement, from old: ScrollPhase, to new: ScrollPhase) {
        report(scroll, from: old, to: new)
    }

    private func report(_ scroll: ScrollElement, from old: ScrollPhase, to new: ScrollPhase) {
        let context = ScrollPhaseChangeContext(geometry: scroll.geometry, velocity: scroll.currentVelocity)
        scroll.graph.afterUpdate { [action] in action(old, new, context) }
    }
}
