import Foundation

/// The distances from the edges of a rectangle inward, in points.
@frozen
public struct EdgeInsets: Equatable, Sendable, BitwiseCopyable {
    /// The distance from the top edge.
    public var top: CGFloat
    /// The distance from the leading edge.
    public var leading: CGFloat
    /// The distance from the bottom edge.
    public var bottom: CGFloat
    /// The distance from the trailing edge.
    public var trailing: CGFloat

    /// Creates insets from distances.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Creates insets of zero.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

extension EdgeInsets {
    /// Returns the inset at the start of an axis: the leading or the top one.
    func start(on axis: Axis) -> CGFloat { axis == .horizontal ? leading : top }

    /// Returns the inset at the end of an axis: the trailing or the bottom one.
    func end(on axis: Axis) -> CGFloat { axis == .horizontal ? trailing : bottom }

    /// Returns the sum of the two insets of an axis.
    func sum(on axis: Axis) -> CGFloat { start(on: axis) + end(on: axis) }

    package subscript(edge: Edge) -> CGFloat {
        get {
            switch edge {
            case .top: top
            case .leading: leading
            case .bottom: bottom
            case .trailing: trailing
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .leading: leading = newValue
            case .bottom: bottom = newValue
            case .trailing: trailing = newValue
            }
        }
    }

    package static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom,
            trailing: a.trailing + b.trailing)
    }
}
