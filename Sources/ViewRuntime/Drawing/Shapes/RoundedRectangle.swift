import Foundation
import LayerTree

/// A rectangle with rounded corners. Both corner styles are quarter ellipses.
@frozen
nonisolated public struct RoundedRectangle: Shape {
    /// The size of the corners, in points, limited to half of each side.
    public var cornerSize: CGSize
    /// The style of the corners.
    public var style: RoundedCornerStyle

    /// Creates a rectangle with a corner size, in points.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// Creates a rectangle with a corner radius, in points.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Returns the outline in a rectangle, in points.
    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }

    /// The data to animate.
    public var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }
}

extension RoundedRectangle: InsettableShape, InsetPathShape {
    /// Returns the shape inset by a distance, in points.
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetPath(base: self, amount: amount) }

    func path(in rect: CGRect, inset: CGFloat) -> Path {
        let corner = CGSize(width: max(cornerSize.width - inset, 0), height: max(cornerSize.height - inset, 0))
        return Path(roundedRect: rect.insetClamped(by: inset), cornerSize: corner, style: style)
    }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with rounded corners of a size, in points.
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }

    /// A rectangle with rounded corners of a radius, in points.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}
