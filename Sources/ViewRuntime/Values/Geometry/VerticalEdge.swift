/// A side on the vertical axis.
@frozen
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable, BitwiseCopyable {
    case top
    case bottom

    /// A set of sides on the vertical axis.
    @frozen
    public struct Set: OptionSet, Sendable, BitwiseCopyable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }

        public static let top = Set(VerticalEdge.top)
        public static let bottom = Set(VerticalEdge.bottom)
        public static let all: Set = [.top, .bottom]

        /// The set that holds one side.
        public init(_ e: VerticalEdge) { rawValue = 1 << e.rawValue }
    }
}
