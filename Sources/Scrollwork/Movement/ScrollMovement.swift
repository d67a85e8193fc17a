import SwiftUI

/// Who moves the content of a scroll view.
enum ScrollMover: Equatable, Sendable {
    case nobody
    /// A finger, or the hand on a trackpad, has it.
    case hand
    /// It was let go of, or is on its way to where the program or a key has sent it.
    case itself
}

/// Tells who moves a scroll view's content whenever that is somebody else, where the system tells its phases.
///
/// It does from iOS 18 and macOS 15 on. Before, a ``StillnessWatch`` finds out by itself.
struct ScrollMovement: ViewModifier {
    let action: (ScrollMover) -> Void
    @Environment(\.scrollPhasesAreTold) private var areTold

    func body(content: Content) -> some View {
        if #available(iOS 18, macOS 15, *), areTold {
            content.onScrollPhaseChange { _, new in
                switch new {
                case .idle: action(.nobody)
                case .tracking, .interacting: action(.hand)
                case .decelerating, .animating: action(.itself)
                }
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
