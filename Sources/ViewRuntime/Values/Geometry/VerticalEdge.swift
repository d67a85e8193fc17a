/// An edge on the vertical axis.
@frozen
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable, BitwiseCopyable {
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom

    /// A set of edges on the vertical axis.
    @frozen
    public struct Set: OptionSet, Sendable, BitwiseCopyable {
        /// The bits of the set.
        public let rawValue: Int8
        /// Creates a set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The top edge.
        public static let top = Set(VerticalEdge.top)
        /// The bottom edge.
        public static let bottom = Set(VerticalEdge.bottom)
        /// Both edges.
        public static let all: Set = [.top, .bottom]

        /// Creates a set with one edge.
        public init(_ e: VerticalEdge) { rawValue = 1 << e.rawValue }
    }
}
