import Foundation

/// The configuration of a scroll transition.
public struct ScrollTransitionConfiguration {
    package enum Mode {
        /// The phase changes at the threshold with an animation.
        case animated(Animation)
        /// The effect is interpolated between the hidden position and the threshold.
        case interactive(UnitCurve)
        case identity

        var isInteractive: Bool { if case .interactive = self { true } else { false } }
        var isAnimated: Bool { if case .animated = self { true } else { false } }
    }

    package var mode: Mode
    package var threshold: Threshold

    /// Returns a configuration that animates the phase change at the threshold, which is `.visible` by default.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(mode: .animated(animation), threshold: .visible)
    }
    /// A configuration that animates the phase change at the threshold with the default animation.
    public static var animated: ScrollTransitionConfiguration { animated() }

    /// Returns a configuration that interpolates the effect between the hidden position and the threshold, which is
    /// `.visible` by default.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(mode: .interactive(timingCurve), threshold: .visible)
    }
    /// A configuration that interpolates the effect between the hidden position and the threshold.
    public static var interactive: ScrollTransitionConfiguration { interactive() }

    /// A configuration without an effect.
    public static var identity: ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(mode: .identity, threshold: .visible)
    }

    /// Sets the animation of the phase changes, if the configuration animates them.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        guard case .animated = mode else { return self }
        var result = self
        result.mode = .animated(animation)
        return result
    }

    /// Sets the threshold of the configuration.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var result = self
        result.threshold = threshold
        return result
    }
}
extension ScrollTransitionConfiguration.Mode: Sendable {}
