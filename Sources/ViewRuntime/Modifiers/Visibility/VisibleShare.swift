import Foundation

/// How much of an area a person can see, and where the rest is. Parts of the area; together they are 1.
///
/// A point of the area is visible where at least half of the color shown there is the area's own: less than half of it
/// is taken away by the opacity of what the area is in and of what is painted over it.
package struct VisibleShare: Equatable {
    /// At least this part of a point's color must be the area's own.
    package static let leastOpacity = 0.5

    package var seen = 0.0
    package var clipped = 0.0
    package var obstructed = 0.0
    package var hidden = 0.0
    package var shrunk = 0.0
    package var backgrounded = 0.0
    /// Of the area as it is laid out, square points.
    package var area = 0.0

    /// Whether it is a state of the scene rather than a place that the share follows from.
    package var isState: Bool { hidden == 1 || obstructed == 1 && isModal || backgrounded == 1 }
    /// Whether it is obstructed by another screen, wherever that is painted.
    package var isModal = false
}

/// A share as of a frame.
package struct ShareReading {
    package let share: VisibleShare
    /// Seconds; the time of the frame.
    package let time: Double
    /// The time of the last frame in which the share was the one before.
    package let lookedAt: Double
    /// Whether it changed from one frame to the next rather than evenly between them.
    package let isStep: Bool
    /// The date of the scene's time 0.
    package let origin: Date
}
