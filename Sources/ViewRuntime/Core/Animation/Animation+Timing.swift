import Foundation

extension Animation {
    /// The animation, begun some seconds later. A negative delay begins in its middle.
    public func delay(_ delay: TimeInterval) -> Animation {
        Animation(DelayAnimation(base: self, delay: delay.isFinite ? delay : 0))
    }

    /// The animation, played faster or, below 1, slower. A speed that is not positive holds it at its start.
    public func speed(_ speed: Double) -> Animation {
        Animation(SpeedAnimation(base: self, speed: speed.isFinite ? max(speed, 0) : 1))
    }

    /// The animation, played several times. With `autoreverses` every second time runs backwards, so that
    /// after an even count the value jumps to its target. A count below 1 ends at once.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(RepeatAnimation(base: self, count: max(repeatCount, 0), autoreverses: autoreverses))
    }

    /// The animation, played over and over. With `autoreverses` every second time runs backwards.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(RepeatAnimation(base: self, count: nil, autoreverses: autoreverses))
    }

    /// The animation, logically complete after some seconds rather than when it says so itself.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        Animation(LogicallyCompleteAnimation(base: self, logicalDuration: duration))
    }
}
