import Foundation

/// A value that refers to the geometry of a view and that other views read in their own coordinates.
public struct Anchor<Value> {
    /// The value in the root's coordinates.
    let value: Value
    let moved: (Value, CGPoint) -> Value

    /// The part of a view that an anchor describes.
    public struct Source {
        /// Returns the value in the coordinates of a view of a size in points.
        let local: (CGSize) -> Value
        let moved: (Value, CGPoint) -> Value
        /// Converts a value from the view's coordinates to the root's, with a closure that converts rectangles.
        let inRoot: (Value, (CGRect) -> CGRect) -> Value
    }
}

extension Anchor: Equatable where Value: Equatable {
    public static func == (a: Anchor, b: Anchor) -> Bool { a.value == b.value }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}

extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
    /// The bounds of the view.
    public static var bounds: Anchor<CGRect>.Source { rect { CGRect(origin: .zero, size: $0) } }

    /// Returns a rectangle in the coordinates of the view.
    public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source { rect { _ in r } }

    private static func rect(_ local: @escaping (CGSize) -> CGRect) -> Anchor<CGRect>.Source {
        Anchor.Source(
            local: local, moved: { $0.offsetBy(dx: $1.x, dy: $1.y) }, inRoot: { $1($0) })
    }
}

extension Anchor.Source where Value == CGPoint {
    /// Returns a point in the coordinates of the view.
    public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source { point { _ in p } }

    /// Returns a point relative to the bounds of the view.
    public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
        point { CGPoint(x: $0.width * p.x, y: $0.height * p.y) }
    }

    /// The top leading corner.
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    /// The middle of the top edge.
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    /// The top trailing corner.
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    /// The middle of the leading edge.
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    /// The center.
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    /// The middle of the trailing edge.
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    /// The bottom leading corner.
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    /// The middle of the bottom edge.
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    /// The bottom trailing corner.
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }

    private static func point(_ local: @escaping (CGSize) -> CGPoint) -> Anchor<CGPoint>.Source {
        Anchor.Source(
            local: local, moved: { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) },
            inRoot: { $1(CGRect(origin: $0, size: .zero)).origin })
    }
}

extension Anchor.Source {
    /// Creates a source from several sources of the same view.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        self.init(
            local: { size in array.map { $0.local(size) } },
            moved: { values, offset in zip(array, values).map { $0.moved($1, offset) } },
            inRoot: { values, convert in zip(array, values).map { $0.inRoot($1, convert) } })
    }

    /// Creates a source from an optional source.
    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
        self.init(
            local: { size in anchor.map { $0.local(size) } },
            moved: { value, offset in anchor.flatMap { anchor in value.map { anchor.moved($0, offset) } } },
            inRoot: { value, convert in anchor.flatMap { anchor in value.map { anchor.inRoot($0, convert) } } })
    }
}

extension GeometryProxy {
    /// The value of an anchor in the coordinates of the container.
    public subscript<T>(anchor: Anchor<T>) -> T {
        nonisolated(unsafe) let anchor = anchor
        nonisolated(unsafe) let value: T? = read { element in
            element.placeWasRead()
            let origin = element.convert(element.bounds, to: nil).origin
            return UncheckedTransfer(anchor.moved(anchor.value, CGPoint(x: -origin.x, y: -origin.y)))
        }?.value
        return value ?? anchor.value
    }
}

/// Writes a preference that depends on the view's geometry, and updates it when the geometry changes.
nonisolated struct AnchorWritingModifier<A, Key: PreferenceKey>: ElementModifier {
    let source: Anchor<A>.Source
    /// The closure that changes the preference of the content.
    let transform: (inout Key.Value, Anchor<A>) -> Void
    let replaces: Bool

    @MainActor package func makeElement(_ context: _NodeContext) -> _Node { AnchorWritingElement<A, Key>(context) }

    @MainActor package func update(_ element: _Node) {
        let element = unsafeDowncast(element, to: AnchorWritingElement<A, Key>.self)
        element.modifier = self
        element.preferenceDidChange(ObjectIdentifier(Key.self))
    }
}

final class AnchorWritingElement<A, Key: PreferenceKey>: ModifierElement {
    var modifier: AnchorWritingModifier<A, Key>!
    private var lastFrame: CGRect?

    override init(_ context: _NodeContext) {
        super.init(context)
        graph.places.add(self)
    }

    override func arrange() {
        super.arrange()
        placeDidChange()
    }

    override func placeDidChange() {
        let frame = convert(bounds, to: nil)
        if frame == lastFrame { return }
        lastFrame = frame
        preferenceDidChange(ObjectIdentifier(Key.self))
    }

    override func setOnScreen(_ value: Bool) {
        super.setOnScreen(value)
        preferenceDidChange(ObjectIdentifier(Key.self))
    }

    override func willUnmount() {
        graph.places.remove(self)
        preferenceDidChange(ObjectIdentifier(Key.self))
    }

    override func preference<K: PreferenceKey>(_ key: K.Type, around inner: K.Value?) -> K.Value? {
        guard K.self == Key.self else { return super.preference(key, around: inner) }
        let source = modifier.source
        let anchor = Anchor(value: source.inRoot(source.local(size)) { convert($0, to: nil) }, moved: source.moved)
        var value = Key.defaultValue
        if let inner, !modifier.replaces { value = inner as! Key.Value }
        modifier.transform(&value, anchor)
        return .some(value as! K.Value)
    }
}

extension View {
    /// Sets a preference from the geometry of this view.
    nonisolated public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(AnchorWritingModifier<A, K>(source: value, transform: { $0 = transform($1) }, replaces: true))
    }

    /// Changes the preference of the views inside this one, with the geometry of this view.
    nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(AnchorWritingModifier<A, K>(source: value, transform: transform, replaces: false))
    }
}
