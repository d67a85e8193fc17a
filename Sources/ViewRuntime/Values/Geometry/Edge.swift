/// An edge of a rectangle. The leading and trailing edges depend on the layout direction.
@frozen
public enum Edge: Int8, CaseIterable, Sendable, BitwiseCopyable {
    /// The top edge.
    case top
    /// The leading edge.
    case leading
    /// The bottom edge.
    case bottom
    /// The trailing edge.
    case trailing

    /// A set of edges.
    @frozen
    public struct Set: OptionSet, Sendable, BitwiseCopyable {
        /// The bits of the set.
        public let rawValue: Int8
        /// Creates a set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The top edge.
        public static let top = Set(Edge.top)
        /// The leading edge.
        public static let leading = Set(Edge.leading)
        /// The bottom edge.
        public static let bottom = Set(Edge.bottom)
        /// The trailing edge.
        public static let trailing = Set(Edge.trailing)
        /// All edges.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        /// The leading and trailing edges.
        public static let horizontal: Set = [.leading, .trailing]
        /// The top and bottom edges.
        public static let vertical: Set = [.top, .bottom]

        /// Creates a set with one edge.
        public init(_ e: Edge) { rawValue = 1 << e.rawValue }

        /// Creates a set with the two edges on each of the axes.
        package init(across axes: Axis.Set) {
            self = []
            if axes.contains(.horizontal) { formUnion(.horizontal) }
            if axes.contains(.vertical) { formUnion(.vertical) }
        }
    }

    /// The axis of a movement toward this edge.
    package var axis: Axis { self == .leading || self == .trailing ? .horizontal : .vertical }

    /// Whether the edge is the end of its axis.
    package var isEnd: Bool { self == .trailing || self == .bottom }
}
