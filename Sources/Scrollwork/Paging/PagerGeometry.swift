import SwiftUI

/// The position of a pager's content.
struct PagerGeometry: Equatable, Sendable {
    /// The position in slots.
    var position: Double
    /// The length of a page along the axis, in points.
    var length: Double

    /// Creates a geometry.
    ///
    /// - Parameters:
    ///   - frame: The frame of the track in the scroll view's coordinates, in points.
    ///   - axis: The axis.
    ///   - isRightToLeft: Whether the layout direction is right to left.
    ///   - slots: The slots of the track.
    init(_ frame: CGRect, axis: Axis, isRightToLeft: Bool, slots: ClosedRange<Int>) {
        let extent = Double(frame.size.length(on: axis))
        length = extent / Double(slots.count)
        let hidden: Double =
            if axis == .vertical { -Double(frame.minY) } else if isRightToLeft { Double(frame.maxX) - length } else {
                -Double(frame.minX)
            }
        position = length > 0 ? Double(slots.lowerBound) + hidden / length : Double(slots.lowerBound)
    }
}
