import SwiftUI

/// Where the content of a pager is.
struct PagerGeometry: Equatable, Sendable {
    /// In slots.
    var position: Double
    /// Of a page along the axis, points.
    var length: Double

    /// - Parameters:
    ///   - frame: The track's in the scroll view's space, points.
    ///   - slots: Those the track has.
    init(_ frame: CGRect, axis: Axis, isRightToLeft: Bool, slots: ClosedRange<Int>) {
        let extent = Double(axis == .horizontal ? frame.width : frame.height)
        length = extent / Double(slots.count)
        let hidden: Double =
            if axis == .vertical { -Double(frame.minY) } else if isRightToLeft { Double(frame.maxX) - length } else {
                -Double(frame.minX)
            }
        position = length > 0 ? Double(slots.lowerBound) + hidden / length : Double(slots.lowerBound)
    }
}
