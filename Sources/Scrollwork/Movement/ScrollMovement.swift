import SwiftUI

/// The cause of a scroll view's motion.
enum ScrollActor: Equatable, Sendable {
    case idle
    /// A finger or a trackpad holds the content.
    case user
    /// The content moves after it was released, or because of the program or a key.
    case momentum
}

/// Reports changes of the cause of a scroll view's motion.
///
/// Scroll phases are available from iOS 18 and macOS 15. On earlier systems, the modifier reports only the end of a
/// motion, which a detector detects.
struct ScrollMovement: ViewModifier {
    /// The detector for systems without scroll phases, or `nil` for a component that doesn't need the end of a motion.
    var idleDetector: ScrollIdleDetector?
    /// Returns whether content that doesn't move can be at rest. Otherwise, a finger holds it.
    var mayRest: () -> Bool = { true }
    let action: (ScrollActor) -> Void
    @Environment(\.reportsScrollPhases) private var reportsPhases

    func body(content: Content) -> some View {
        if #available(iOS 18, macOS 15, *), reportsPhases {
            content.onScrollPhaseChange { _, new in
                switch new {
                case .idle: action(.idle)
                case .tracking, .interacting: action(.user)
                case .decelerating, .animating: action(.momentum)
                }
            }
        } else {
            content.onChange(of: idleDetector?.pauses) {
                if mayRest() { action(.idle) }
            }
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
    package var reportsScrollPhases: Bool {
        get { self[ScrollPhasesKey.self] }
        set { self[ScrollPhasesKey.self] = newValue }
    }
}
