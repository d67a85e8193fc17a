import Foundation

/// A coordinate space in which to measure positions.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum CoordinateSpace: Equatable, Hashable {
    /// The coordinate space of the root view.
    case global
    /// The coordinate space of the view itself.
    case local
    /// The coordinate space of the nearest ancestor with a name.
    case named(AnyHashable)

    /// A Boolean value that indicates whether this is the global coordinate space.
    public var isGlobal: Bool { self == .global }
    /// A Boolean value that indicates whether this is the local coordinate space.
    public var isLocal: Bool { self == .local }
}

/// A type that stands for a coordinate space.
public protocol CoordinateSpaceProtocol {
    /// The coordinate space.
    var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    /// Creates a local coordinate space.
    public init() {}
    /// The coordinate space of the current view.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of the window's root.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    /// Creates a global coordinate space.
    public init() {}
    /// The coordinate space of the root view.
    public var coordinateSpace: CoordinateSpace { .global }
}

/// A coordinate space that a view around defines by name, or that a scroll view defines.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    /// The coordinate space.
    public let coordinateSpace: CoordinateSpace
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The coordinate space of the view itself.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The coordinate space of the window's root.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// Returns the coordinate space that a view around defines with the name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
    }

    /// The coordinate space of the nearest scroll view. Its origin is the top-left corner of the viewport.
    public static var scrollView: NamedCoordinateSpace {
        NamedCoordinateSpace(coordinateSpace: .named(CoordinateSpace.scrollViewName))
    }

    /// Returns the coordinate space of the nearest scroll view that scrolls on an axis.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(ScrollViewAxisName(axis: axis))))
    }
}

extension CoordinateSpace {
    // The value never changes.
    nonisolated(unsafe) static let scrollViewName = AnyHashable(ScrollViewName())
}

private struct ScrollViewName: Hashable {}

struct ScrollViewAxisName: Hashable { let axis: Axis }

/// Defines a named coordinate space.
final class CoordinateSpaceElement: ModifierElement {
    var name: AnyHashable?

    override func answers(to name: AnyHashable) -> Bool { name == self.name }
}

/// A modifier that defines a named coordinate space.
nonisolated public struct _CoordinateSpaceModifier: ElementModifier {
    let name: AnyHashable?

    @MainActor package func makeElement(_ context: _NodeContext) -> _Node { CoordinateSpaceElement(context) }
    @MainActor package func update(_ element: _Node) {
        unsafeDowncast(element, to: CoordinateSpaceElement.self).name = name
    }
}

extension View {
    /// Defines a named coordinate space for the views inside this one.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        var key: AnyHashable?
        if case .named(let name) = name.coordinateSpace { key = name }
        return modifier(_CoordinateSpaceModifier(name: key))
    }

    /// Defines a named coordinate space for the views inside this one.
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
    }
}
