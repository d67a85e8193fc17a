import Foundation

/// The visible share of an area, and the shares that aren't visible, by reason. Together they add up to 1.
///
/// A point is visible if the area itself contributes at least half of the color there. The opacity of ancestors and
/// drawings on top reduce the contribution.
package struct VisibleShare: Equatable {
    /// The minimum contribution of an area to the color of a visible point.
    package static let minimumOpacity = 0.5
    /// The largest standard deviation of a blur through which content is visible, in points.
    package static let largestBlur = 4.0

    package var seen = 0.0
    package var clipped = 0.0
    package var obstructed = 0.0
    package var hidden = 0.0
    package var shrunk = 0.0
    package var backgrounded = 0.0
    /// The share that may be visible or not.
    package var unknown = 0.0
    /// Whether a drawing in front hides an unknown part of the area, which is considered visible.
    package var isNoted = false
    /// The area in the layout, in square points.
    package var area = 0.0

    /// Whether the share results from a state of the scene rather than from positions.
    package var isState: Bool { hidden == 1 || obstructed == 1 && isModal || backgrounded == 1 || unknown == 1 }
    /// Whether another screen obstructs the area, wherever that screen is drawn.
    package var isModal = false
}

/// A share, as of a frame.
package struct ShareReading {
    package let share: VisibleShare
    /// The time of the frame, in seconds.
    package let time: Double
    /// The time of the last frame with the previous share.
    package let previousTime: Double
    /// Whether the share changed at once instead of linearly since then.
    package let isStep: Bool
    /// The date of the scene's time 0.
    package let origin: Date
    /// The identity of the view. A modifier of several views reports each of them.
    package let view: ObjectIdentifier
    /// Whether the view disappears.
    package let isLast: Bool
}
