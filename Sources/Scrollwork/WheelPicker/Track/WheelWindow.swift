import SwiftUI

/// The part of a wheel's movement that its views observe.
@MainActor @Observable
final class WheelWindow {
    /// The center chunk, which determines the realized chunks.
    var chunk = 0
    /// The center lap of a wheel that wraps around.
    var lap = 0
    /// The last command to the scroll view.
    var goal: WheelGoal?
}

/// A command to move the scroll view.
struct WheelGoal: Hashable {
    let number: Int
}
