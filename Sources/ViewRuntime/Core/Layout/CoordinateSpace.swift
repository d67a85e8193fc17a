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
    let name: CoordinateSpaceName

    /// The coordinate space.
    public var coordinateSpace: CoordinateSpace { .named(name.value) }

    /// Returns whether two names are equal.
    public static func == (a: Self, b: Self) -> Bool { a.name.isEqual(to: b.name) }
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
        NamedCoordinateSpace(name: .named(name))
    }

    /// The coordinate space of the nearest scroll view. Its origin is the top-left corner of the viewport.
    public static var scrollView: NamedCoordinateSpace {
        NamedCoordinateSpace(name: .scrollView)
    }

    /// Returns the coordinate space of the nearest scroll view that scrolls on an axis.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: .scrollView(axis))
    }
}

/// Defines a named coordinate space.
final class CoordinateSpaceElement: ModifierElement {
    @exclusivity(unchecked) fileprivate var name: CoordinateSpaceName!

    override func answers(to name: CoordinateSpaceName) -> Bool { self.name.isEqual(to: name) }
}

/// A modifier that defines a named coordinate space.
nonisolated public struct _CoordinateSpaceModifier: ElementModifier {
    let name: CoordinateSpaceName

    @MainActor package func makeElement(_ context: _NodeContext) -> _Node { CoordinateSpaceElement(context) }
    @MainActor package func update(_ element: _Node) {
        unsafeDowncast(element, to: CoordinateSpaceElement.self).name = name
    }
}

extension View {
    /// Defines a named coordinate space for the views inside this one.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(_CoordinateSpaceModifier(name: name.name))
    }

    /// Defines a named coordinate space for the views inside this one.
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(_CoordinateSpaceModifier(name: .named(name)))
    }
}
