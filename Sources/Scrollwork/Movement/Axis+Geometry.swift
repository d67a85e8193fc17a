import SwiftUI

// Lengths and positions by axis. Layouts for both axes use them instead of a choice for each value.

extension Axis {
    /// The perpendicular axis.
    var other: Axis { self == .horizontal ? .vertical : .horizontal }

    /// The set with only this axis.
    var set: Axis.Set { self == .horizontal ? .horizontal : .vertical }

    /// The side at which the axis begins.
    var startEdge: Edge.Set { self == .horizontal ? .leading : .top }

    /// The alignment with the start of the axis, centered across it.
    var start: Alignment { self == .horizontal ? .leading : .top }

    /// Returns the values in the order of `x` and `y`, or of width and height.
    func ordered<T>(along: T, across: T) -> (x: T, y: T) {
        self == .horizontal ? (along, across) : (across, along)
    }
}

extension Edge.Set {
    /// The two edges of an axis.
    init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}

extension CGSize {
    init(_ axis: Axis, along: CGFloat, across: CGFloat = 0) {
        let (width, height) = axis.ordered(along: along, across: across)
        self.init(width: width, height: height)
    }

    func length(on axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension CGPoint {
    init(_ axis: Axis, along: CGFloat, across: CGFloat) {
        let (x, y) = axis.ordered(along: along, across: across)
        self.init(x: x, y: y)
    }

    func coordinate(on axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}

extension CGRect {
    func middle(on axis: Axis) -> CGFloat { axis == .horizontal ? midX : midY }
}

extension CGVector {
    func component(on axis: Axis) -> CGFloat { axis == .horizontal ? dx : dy }
}

extension UnitPoint {
    init(_ axis: Axis, along: CGFloat, across: CGFloat = 0.5) {
        let (x, y) = axis.ordered(along: along, across: across)
        self.init(x: x, y: y)
    }
}

extension ProposedViewSize {
    init(_ axis: Axis, along: CGFloat?, across: CGFloat?) {
        let (width, height) = axis.ordered(along: along, across: across)
        self.init(width: width, height: height)
    }

    func length(on axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }
}

extension View {
    /// Sets the length along an axis, the length across it, or both.
    nonisolated func frame(_ axis: Axis, along: CGFloat? = nil, across: CGFloat? = nil) -> some View {
        let (width, height) = axis.ordered(along: along, across: across)
        return frame(width: width, height: height)
    }

    /// Fills the proposed length along an axis.
    nonisolated func filling(_ axis: Axis, alignment: Alignment = .center) -> some View {
        let (width, height) = axis.ordered(along: CGFloat?.some(.infinity), across: nil)
        return frame(maxWidth: width, maxHeight: height, alignment: alignment)
    }
}
