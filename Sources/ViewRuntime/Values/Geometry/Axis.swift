/// The horizontal or vertical dimension of a plane.
@frozen
public enum Axis: Int8, CaseIterable, Sendable, BitwiseCopyable {
    case horizontal
    case vertical

    /// A set of axes.
    @frozen
    public struct Set: OptionSet, Sendable, BitwiseCopyable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }

        public static let horizontal = Set(Axis.horizontal)
        public static let vertical = Set(Axis.vertical)

        package init(_ axis: Axis) { rawValue = 1 << axis.rawValue }
        package func includes(_ axis: Axis) -> Bool { contains(Set(axis)) }
    }

    /// The axis that crosses this one.
    package var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Axis: CustomStringConvertible {
    public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}
