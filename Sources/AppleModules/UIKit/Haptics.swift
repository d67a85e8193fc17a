import Foundation
import ViewRuntime

/// A generator of haptic feedback. The scene whose code runs reports the feedback to its host, and a `Stage` records
/// it.
@MainActor @preconcurrency
open class UIFeedbackGenerator {
    /// Creates a generator.
    public init() {}

    /// Has no effect, because there's no hardware to prepare.
    open func prepare() {}
}

/// A generator of feedback for impacts.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The style of an impact.
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

    private let style: FeedbackStyle

    /// Creates a generator with a style.
    public init(style: FeedbackStyle) { self.style = style }

    /// Creates a generator with the medium style.
    public override init() { style = .medium }

    /// Generates feedback at full intensity.
    open func impactOccurred() { impactOccurred(intensity: 1) }

    /// Generates feedback.
    ///
    /// - Parameter intensity: The intensity, from 0 to 1.
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

/// A generator of feedback for changes of a selection.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Generates feedback for a changed selection.
    open func selectionChanged() { CurrentScene.play(.selection) }
}

/// A generator of feedback for success and failure.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The type of feedback.
    public enum FeedbackType: Int, Sendable { case success, warning, error }

    /// Generates feedback of a type.
    open func notificationOccurred(_ type: FeedbackType) {
        switch type {
        case .success: CurrentScene.play(.success)
        case .warning: CurrentScene.play(.warning)
        case .error: CurrentScene.play(.error)
        }
    }
}
