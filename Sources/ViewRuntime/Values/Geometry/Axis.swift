/// The horizontal or vertical dimension.
@frozen
public enum Axis: Int8, CaseIterable, Sendable, BitwiseCopyable {
    /// The horizontal axis.
    case horizontal
    /// The vertical axis.
    case vertical

    /// A set of axes.
    @frozen
    public struct Set: OptionSet, Sendable, BitwiseCopyable {
        /// The bits of the set.
        public let rawValue: Int8
        /// Creates a set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The horizontal axis.
        public static let horizontal = Set(Axis.horizontal)
        /// The vertical axis.
        public static let vertical = Set(Axis.vertical)

        package init(_ axis: Axis) { rawValue = 1 << axis.rawValue }
    }

    /// The perpendicular axis.
    package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Axis: CustomStringConvertible {
    /// The name of the axis.
    public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}
