/// A side on the horizontal axis.
@frozen
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable, BitwiseCopyable {
    case leading
    case trailing

    /// A set of sides on the horizontal axis.
    @frozen
    public struct Set: OptionSet, Sendable, BitwiseCopyable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }

        public static let leading = Set(HorizontalEdge.leading)
        public static let trailing = Set(HorizontalEdge.trailing)
        public static let all: Set = [.leading, .trailing]

        /// The set that holds one side.
        public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }
    }
}
