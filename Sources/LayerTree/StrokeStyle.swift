import Foundation

/// How a line ends.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum CGLineCap: Int32, Sendable, Hashable { case butt = 0, round, square }

/// How two lines meet.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum CGLineJoin: Int32, Sendable, Hashable { case miter = 0, round, bevel }

/// How a path is stroked; lengths in points.
public struct StrokeStyle: Equatable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var miterLimit: CGFloat
    public var dash: [CGFloat]
    public var dashPhase: CGFloat

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
