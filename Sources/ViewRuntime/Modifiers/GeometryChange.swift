import Foundation

/// A modifier that runs an action when a value derived from the view's geometry changes.
nonisolated public struct _GeometryChangeModifier<T: Equatable>: ElementModifier {
    let transform: (GeometryProxy) -> T
    let action: (T, T) -> Void

    @MainActor package func makeElement(_ context: _NodeContext) -> _Node { GeometryChangeElement<T>(context) }
    @MainActor package func update(_ element: _Node) {
        unsafeDowncast(element, to: GeometryChangeElement<T>.self).modifier = self
    }
}

/// An element that evaluates its geometry after layouts and after changes of its position on the screen.
final class GeometryChangeElement<T: Equatable>: ModifierElement {
    var modifier: _GeometryChangeModifier<T>! {
        didSet {
            // A new closure can read other values.
            lastSize = nil
            graph.placesAreStale = true
        }
    }
    private var lastSize: CGSize?
    private var lastFrame: CGRect?
    private var lastValue: T?
    /// Whether the value depends on the position. Most values depend only on the size, which is cheap to compare.
    private var readsPlace = false

    override init(_ context: _NodeContext) {
        super.init(context)
        graph.places.add(self)
    }

    override func willUnmount() { graph.places.remove(self) }

    override func placeWasRead() { readsPlace = true }

    override func safeAreaWasRead() { readsPlace = true }

    override func placeDidChange() {
        if size == lastSize {
            guard readsPlace else { return }
            let frame = convert(bounds, to: nil)
            if frame == lastFrame { return }
            lastFrame = frame
        }
        lastSize = size
        let value = modifier.transform(GeometryProxy(element: self))
        let old = lastValue
        if value == old { return }
        lastValue = value
        graph.afterUpdate(unretained(self) { $0.modifier.action(old ?? value, value) })
    }
}

extension View {
    /// Runs an action with a value derived from the view's geometry: initially, and when it changes by layout or
    /// scrolling.
    @preconcurrency nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modifier(_GeometryChangeModifier(transform: transform, action: { action($1) }))
    }

    /// Runs an action with the old and the new value derived from the view's geometry. Initially, both are equal.
    @preconcurrency nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(_GeometryChangeModifier(transform: transform, action: action))
    }
}
