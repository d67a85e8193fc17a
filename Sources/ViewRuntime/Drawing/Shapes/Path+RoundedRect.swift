import Foundation
import LayerTree

/// Corners are quarter ellipses in both styles; the continuous style looks the same. A corner is at most half as long
/// as its side, and negative sizes are treated as zero.
extension Path {
    /// Creates a rectangle with rounded corners of a size.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        let rect = rect.standardized
        let width = min(max(cornerSize.width, 0), rect.width / 2)
        let height = min(max(cornerSize.height, 0), rect.height / 2)
        guard width > 0, height > 0 else {
            self.init(rect)
            return
        }
        self.init(storage: .roundedRect(rect, cornerSize: CGSize(width: width, height: height)))
    }

    /// Creates a rectangle with rounded corners of a radius.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(
            roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Creates a rectangle with a radius for each corner. The leading side is the left one.
    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        let radii = cornerRadii
        if radii.topLeading == radii.topTrailing, radii.topLeading == radii.bottomLeading,
            radii.topLeading == radii.bottomTrailing
        {
            self.init(roundedRect: rect, cornerRadius: radii.topLeading, style: style)
            return
        }
        func corner(_ radius: CGFloat) -> CGSize { CGSize(width: radius, height: radius) }
        self.init(
            rect: rect,
            corners: CornerSizes(
                topLeft: corner(radii.topLeading), topRight: corner(radii.topTrailing),
                bottomRight: corner(radii.bottomTrailing), bottomLeft: corner(radii.bottomLeading)))
    }

    /// Adds a rectangle with rounded corners of a size.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
    }

    /// Adds a rectangle with a radius for each corner.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
    }
}
