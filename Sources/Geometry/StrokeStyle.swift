import Foundation

/// The shape of the ends of lines.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum CGLineCap: Int32, Sendable, Hashable { case butt = 0, round, square }

/// The shape of the joins between lines.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum CGLineJoin: Int32, Sendable, Hashable { case miter = 0, round, bevel }

/// The properties of a stroke.
public struct StrokeStyle: Equatable, Sendable {
    /// The width, in points.
    public var lineWidth: CGFloat
    /// The shape of the ends of lines.
    public var lineCap: CGLineCap
    /// The shape of the joins between lines.
    public var lineJoin: CGLineJoin
    /// The ratio of the length of a mitered corner to the line width beyond which the corner is beveled.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps, in points; empty for a solid line.
    public var dash: [CGFloat]
    /// The distance into the dash pattern at which the line begins, in points.
    public var dashPhase: CGFloat

    /// Creates a stroke style.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}
