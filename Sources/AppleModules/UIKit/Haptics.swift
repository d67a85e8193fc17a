import Foundation
import ViewRuntime

/// What is felt. Each is reported to the host as sensory feedback of the scene whose code runs, and tests with
/// `Stage` see it as such.
@MainActor @preconcurrency
open class UIFeedbackGenerator {
    public init() {}

    /// Has no effect: nothing here has to be woken.
    open func prepare() {}
}

/// A collision.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

    private let style: FeedbackStyle

    public init(style: FeedbackStyle) { self.style = style }

    public override init() { style = .medium }

    open func impactOccurred() { impactOccurred(intensity: 1) }

    /// - Parameter intensity: From 0 to 1.
    open func impactOccurred(intensity: CGFloat) {
        let feedback: SensoryFeedback =
            switch style {
            case .light: .impact(weight: .light, intensity: intensity)
            case .medium: .impact(weight: .medium, intensity: intensity)
            case .heavy: .impact(weight: .heavy, intensity: intensity)
            case .soft: .impact(flexibility: .soft, intensity: intensity)
            case .rigid: .impact(flexibility: .rigid, intensity: intensity)
            }
        CurrentScene.play(feedback)
    }
}

/// Another value is chosen.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() { CurrentScene.play(.selection) }
}

/// Something succeeded or failed.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success, warning, error }

    open func notificationOccurred(_ type: FeedbackType) {
        switch type {
        case .success: CurrentScene.play(.success)
        case .warning: CurrentScene.play(.warning)
        case .error: CurrentScene.play(.error)
        }
    }
}
