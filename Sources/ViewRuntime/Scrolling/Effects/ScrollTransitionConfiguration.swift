import Foundation

/// How a scroll transition follows a view's way into and out of sight.
public struct ScrollTransitionConfiguration {
    package enum Mode {
        /// The phase changes at the threshold, and the change is animated.
        case animated(Animation)
        /// The effect is interpolated along the way between hidden and the threshold.
        case interactive(UnitCurve)
        case identity

        var isInteractive: Bool { if case .interactive = self { true } else { false } }
    }

    package var mode: Mode
    package var threshold: Threshold

    /// Animates the change of phase at the threshold, which is `.visible` unless set.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(mode: .animated(animation), threshold: .visible)
    }
    public static var animated: ScrollTransitionConfiguration { animated() }

    /// Interpolates the effect from hidden to the threshold, which is `.visible` unless set.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(mode: .interactive(timingCurve), threshold: .visible)
    }
    public static var interactive: ScrollTransitionConfiguration { interactive() }

    /// No effect.
    public static var identity: ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(mode: .identity, threshold: .visible)
    }

    /// The configuration with the animation of its changes of phase, if it animates them.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        guard case .animated = mode else { return self }
        var result = self
        result.mode = .animated(animation)
        return result
    }

    /// The configuration with another threshold.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var result = self
        result.threshold = threshold
        return result
    }
}

extension ScrollTransitionConfiguration.Mode: Sendable {}
