/// The name of a coordinate space.
///
/// A view that measures itself in each frame compares a name with those of the views around it. Names of one type are
/// compared directly, because a comparison of `AnyHashable` values costs about twenty times as much.
nonisolated class CoordinateSpaceName {
    /// The name as the value of any type. Equal names of different types have equal values.
    var value: AnyHashable { fatalError("a subclass stores the name") }

    func isEqual(to other: CoordinateSpaceName) -> Bool { value == other.value }
}

nonisolated extension CoordinateSpaceName {
    // The names of scroll views are safe, because they're immutable.
    private nonisolated(unsafe) static let horizontalScrollView = scrollViewName(.horizontal)
    private nonisolated(unsafe) static let verticalScrollView = scrollViewName(.vertical)

    /// The name of the nearest scroll view.
    nonisolated(unsafe) static let scrollView = scrollViewName(nil)

    /// Returns the name of the nearest scroll view that scrolls on an axis.
    static func scrollView(_ axis: Axis) -> CoordinateSpaceName {
        axis == .horizontal ? horizontalScrollView : verticalScrollView
    }

    private static func scrollViewName(_ axis: Axis?) -> CoordinateSpaceName { TypedName(ScrollViewName(axis: axis)) }

    /// Returns a name. Each name of a scroll view is a single object, so it can be compared by identity.
    static func named<Name: Hashable>(_ name: Name) -> CoordinateSpaceName {
        if Name.self == AnyHashable.self {
            for known in [scrollView, horizontalScrollView, verticalScrollView] where known.value == AnyHashable(name) {
                return known
            }
        }
        return TypedName(name)
    }
}

private struct ScrollViewName: Hashable {
    /// The axis on which the scroll view scrolls; `nil` for any axis.
    let axis: Axis?
}

nonisolated private final class TypedName<Name: Hashable>: CoordinateSpaceName {
    private let name: Name

    init(_ name: Name) { self.name = name }

    override var value: AnyHashable { AnyHashable(name) }

    override func isEqual(to other: CoordinateSpaceName) -> Bool {
        if type(of: other) != type(of: self) { return super.isEqual(to: other) }
        return unsafeDowncast(other, to: TypedName.self).name == name
    }
}
