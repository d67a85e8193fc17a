import Foundation

/// How much room a view wants between itself and its neighbours.
///
/// Every edge has a preference: a plain view leaves the choice to the container's default of 8 points, a spacer wants
/// none, and text wants none from other text above or below it.
public struct ViewSpacing: Sendable {
    enum Preference: Sendable, Equatable {
        case plain
        case none
        case text
    }

    var top = Preference.plain
    var leading = Preference.plain
    var bottom = Preference.plain
    var trailing = Preference.plain

    public init() {}

    /// No spacing on any edge.
    public static let zero = ViewSpacing(all: .none)

    static let text = {
        var spacing = ViewSpacing()
        spacing.top = .text
        spacing.bottom = .text
        return spacing
    }()

    init(all preference: Preference) {
        top = preference
        leading = preference
        bottom = preference
        trailing = preference
    }

    subscript(edge: Edge) -> Preference {
        get {
            switch edge {
            case .top: top
            case .leading: leading
            case .bottom: bottom
            case .trailing: trailing
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .leading: leading = newValue
            case .bottom: bottom = newValue
            case .trailing: trailing = newValue
            }
        }
    }

    /// Takes the other's preference on those edges where it asks for more.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
            if self[edge] != other[edge] { self[edge] = self[edge] == .none ? other[edge] : .plain }
        }
    }

    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// The preferred distance to a view that follows on the axis, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let pair = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
        switch pair {
        case (.none, _), (_, .none), (.text, .text): return 0
        default: return 8
        }
    }
}
