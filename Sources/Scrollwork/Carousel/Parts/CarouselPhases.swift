import SwiftUI

/// Tells whether somebody holds a scroll view and whether it moves.
struct CarouselPhases: ViewModifier {
    let action: (_ isHeld: Bool, _ isMoving: Bool) -> Void

    func body(content: Content) -> some View {
        if #available(iOS 18, macOS 15, *) {
            content.onScrollPhaseChange { _, new in
                action(new == .tracking || new == .interacting, new != .idle)
            }
        } else {
            // Before there were phases a carousel finds out by itself that its offset is the same for a while.
            content
        }
    }

    /// Whether scroll views tell of their phases.
    static var areTold: Bool {
        if #available(iOS 18, macOS 15, *) { return true }
        return false
    }
}
