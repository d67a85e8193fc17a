import Foundation

/// The size that a container proposes to a child, in points. A dimension of `nil` requests the ideal size.
@frozen
public struct ProposedViewSize: Equatable, Sendable {
    /// The proposed width.
    public var width: CGFloat?
    /// The proposed height.
    public var height: CGFloat?

    /// A proposal that requests the minimum size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// A proposal that requests the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// A proposal that requests the maximum size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Creates a proposal from dimensions.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Creates a proposal from a size.
    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// Returns a size with missing dimensions replaced by those of `size`.
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
