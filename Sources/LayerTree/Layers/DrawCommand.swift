import Foundation

/// A drawing command of a layer, in the coordinates of the layer: points from its top-left corner, with y downward.
public enum DrawCommand {
    /// Fills a path.
    case fill(Path, Paint, evenOdd: Bool = false)
    /// Strokes a path.
    case stroke(Path, Paint, StrokeStyle)
    /// Draws text with its top-left corner at a point. The paint applies to runs without their own color.
    case text(TextLayout, at: CGPoint, Paint)
    /// Draws an image in a rectangle. `tint` replaces the colors of a template image, but not its alpha.
    case image(EncodedImage, in: CGRect, tint: RGBA?, smooth: Bool)
}
