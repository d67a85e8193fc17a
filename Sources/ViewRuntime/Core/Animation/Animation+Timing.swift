import Foundation

extension Animation {
    /// Delays the start of the animation.
    ///
    /// - Parameter delay: The delay in seconds. A negative delay skips the beginning of the animation.
    public func delay(_ delay: TimeInterval) -> Animation {
        Animation(DelayAnimation(base: self, delay: delay.isFinite ? delay : 0))
    }

    /// Changes the speed of the animation.
    ///
    /// - Parameter speed: The factor by which the animation runs faster. If it isn't positive, the animation stays at
    ///   its start.
    public func speed(_ speed: Double) -> Animation {
        Animation(SpeedAnimation(base: self, speed: speed.isFinite ? max(speed, 0) : 1))
    }

    /// Repeats the animation a number of times.
    ///
    /// - Parameters:
    ///   - repeatCount: The number of repetitions. If it's less than 1, the animation ends at once.
    ///   - autoreverses: Whether every second repetition runs backward. After an even number of repetitions, the value
    ///     then jumps to its target.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(RepeatAnimation(base: self, count: max(repeatCount, 0), autoreverses: autoreverses))
    }

    /// Repeats the animation for as long as the view exists.
    ///
    /// - Parameter autoreverses: Whether every second repetition runs backward.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(RepeatAnimation(base: self, count: nil, autoreverses: autoreverses))
    }

    /// Makes the animation logically complete after a duration.
    ///
    /// - Parameter duration: The duration in seconds.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        Animation(LogicallyCompleteAnimation(base: self, logicalDuration: duration))
    }
}
