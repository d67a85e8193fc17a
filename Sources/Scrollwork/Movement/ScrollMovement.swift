import SwiftUI

/// Tells whether somebody holds a scroll view and whether it moves, where the system tells its phases.
///
/// It does from iOS 18 and macOS 15 on. Before, a ``StillnessWatch`` finds out by itself.
struct ScrollMovement: ViewModifier {
    let action: (_ isHeld: Bool, _ isMoving: Bool) -> Void
    @Environment(\.scrollPhasesAreTold) private var areTold

    func body(content: Content) -> some View {
        if #available(iOS 18, macOS 15, *), areTold {
            content.onScrollPhaseChange { _, new in
                action(new == .tracking || new == .interacting, new != .idle)
            }
        } else {
            content
        }
    }
}

private struct ScrollPhasesKey: EnvironmentKey {
    static var defaultValue: Bool {
        if #available(iOS 18, macOS 15, *) { return true }
        return false
    }
}

extension EnvironmentValues {
    /// Whether scroll views tell of their phases. Setting it to false shows what is done on systems where they do not.
    package var scrollPhasesAreTold: Bool {
        get { self[ScrollPhasesKey.self] }
        set { self[ScrollPhasesKey.self] = newValue }
    }
}
