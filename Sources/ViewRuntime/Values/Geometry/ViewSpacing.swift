import Foundation

/// The preferred distances between a view and its neighbors.
///
/// Each edge has a preference. A plain view uses the container's default of 8 points, a spacer prefers no distance, and
/// text prefers no distance from text above or below it.
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

    /// Creates the spacing of a plain view.
    public init() {}

    /// A spacing of zero on all edges.
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

    /// Merges the preferences of another view on some edges; the preference for a larger distance applies.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
            guard other[edge] != .none, other[edge] != self[edge] else { continue }
            self[edge] = self[edge] == .none ? other[edge] : .plain
        }
    }

    /// Returns the union with the preferences of another view on some edges.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// Returns the preferred distance to the next view along an axis, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let pair = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
        switch pair {
        case (.none, _), (_, .none), (.text, .text): return 0
        default: return 8
        }
    }
}
