import Foundation

/// One thing a layer draws, in its own coordinates (points, origin at its top left, y down).
public enum DrawCommand {
    case fill(Path, Paint, evenOdd: Bool)
    case stroke(Path, Paint, StrokeStyle)
    /// The layout's top left corner is at the point. Runs without a colour of their own take the paint.
    case text(TextLayout, at: CGPoint, Paint)
    /// `tint` replaces the colours of a template image, keeping its alpha.
    case image(EncodedImage, in: CGRect, tint: RGBA?, smooth: Bool)
}
