import Foundation

/// A place where coordinates are measured from.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum CoordinateSpace: Equatable, Hashable {
    case global
    case local
    case named(AnyHashable)

    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

/// A place where coordinates are measured from, as a type of its own.
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

/// The view's own space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the window's root.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

/// A space that a view around was given by name, or that a scroll view brings along.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    public let coordinateSpace: CoordinateSpace
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
    }

    /// The nearest scroll view around; its origin is the viewport's corner.
    public static var scrollView: NamedCoordinateSpace {
        NamedCoordinateSpace(coordinateSpace: .named(CoordinateSpace.scrollViewName))
    }

    /// The nearest scroll view around that scrolls on the axis.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(ScrollViewAxisName(axis: axis))))
    }
}

extension CoordinateSpace {
    static var scrollViewName: AnyHashable { AnyHashable(ScrollViewName()) }
}

private struct ScrollViewName: Hashable {}

struct ScrollViewAxisName: Hashable { let axis: Axis }

/// Gives the space of a view a name.
final class CoordinateSpaceElement: ModifierElement {
    var name: AnyHashable?
}

nonisolated public struct _CoordinateSpaceModifier: ElementModifier {
    let name: AnyHashable?

    @MainActor package func makeElement(_ context: _NodeContext) -> _Node { CoordinateSpaceElement(context) }
    @MainActor package func update(_ element: _Node) { unsafeDowncast(element, to: CoordinateSpaceElement.self).name = name }
}

extension View {
    /// Lets views inside this one measure from it by name.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        var key: AnyHashable?
        if case .named(let name) = name.coordinateSpace { key = name }
        return modifier(_CoordinateSpaceModifier(name: key))
    }

    /// Lets views inside this one measure from it by name.
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
    }
}
