import SwiftUI

/// What of a wheel's movement is to be seen to by its views.
@MainActor @Observable
final class WheelWindow {
    /// The chunk in the middle, which says what is made.
    var chunk = 0
    /// The lap in the middle of those that a wheel that wraps has.
    var lap = 0
    /// Where the scroll view was last asked to go.
    var goal: WheelGoal?
}

/// A place that the scroll view is asked to go to.
struct WheelGoal: Hashable {
    let number: Int
    let isAnimated: Bool
}
