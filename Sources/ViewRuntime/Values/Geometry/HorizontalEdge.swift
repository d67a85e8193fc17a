/// An edge on the horizontal axis.
@frozen
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable, BitwiseCopyable {
    /// The leading edge.
    case leading
    /// The trailing edge.
    case trailing

    /// A set of edges on the horizontal axis.
    @frozen
    public struct Set: OptionSet, Sendable, BitwiseCopyable {
        /// The bits of the set.
        public let rawValue: Int8
        /// Creates a set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The leading edge.
        public static let leading = Set(HorizontalEdge.leading)
        /// The trailing edge.
        public static let trailing = Set(HorizontalEdge.trailing)
        /// Both edges.
        public static let all: Set = [.leading, .trailing]

        /// Creates a set with one edge.
        public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }
    }
}
