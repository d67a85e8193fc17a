import Foundation

/// What a container offers a child, in points; a missing dimension asks for the child's ideal.
@frozen
public struct ProposedViewSize: Equatable, Sendable {
    public var width: CGFloat?
    public var height: CGFloat?

    /// Asks for the minimum on both axes.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Asks for the ideal on both axes.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Asks for the maximum on both axes.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// A size in which missing dimensions are taken from `size`.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

extension ProposedViewSize {
    package subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}
