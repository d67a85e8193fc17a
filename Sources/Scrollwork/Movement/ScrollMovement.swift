import SwiftUI

/// The cause of a scroll view's motion.
enum ScrollMover: Equatable, Sendable {
    case nobody
    /// A finger or a trackpad holds the content.
    case hand
    /// The content moves after it was released, or because of the program or a key.
    case itself
}

/// Reports changes of the cause of a scroll view's motion, on systems that report scroll phases.
///
/// Scroll phases are available from iOS 18 and macOS 15. On earlier systems, ``StillnessWatch`` detects the end of a
/// motion.
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
    /// Whether scroll views report their phases. Set it to `false` to simulate systems on which they don't.
    package var scrollPhasesAreTold: Bool {
        get { self[ScrollPhasesKey.self] }
        set { self[ScrollPhasesKey.self] = newValue }
    }
}
