import Foundation

extension Animation {
    /// An animation that starts and ends slowly and takes 0.35 seconds.
    public static var easeInOut: Animation { easeInOut(duration: 0.35) }
    /// Returns an animation that starts and ends slowly.
    ///
    /// - Parameter duration: The duration in seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(.easeInOut, duration: duration) }

    /// An animation that starts slowly and takes 0.35 seconds.
    public static var easeIn: Animation { easeIn(duration: 0.35) }
    /// Returns an animation that starts slowly.
    ///
    /// - Parameter duration: The duration in seconds.
    public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }

    /// An animation that ends slowly and takes 0.35 seconds.
    public static var easeOut: Animation { easeOut(duration: 0.35) }
    /// Returns an animation that ends slowly.
    ///
    /// - Parameter duration: The duration in seconds.
    public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }

    /// An animation with a constant speed that takes 0.35 seconds.
    public static var linear: Animation { linear(duration: 0.35) }
    /// Returns an animation with a constant speed.
    ///
    /// - Parameter duration: The duration in seconds.
    public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }

    /// Returns an animation that follows a cubic Bézier curve from (0, 0) to (1, 1).
    ///
    /// - Parameters:
    ///   - p1x: The x-coordinate of the first control point.
    ///   - p1y: The y-coordinate of the first control point.
    ///   - p2x: The x-coordinate of the second control point.
    ///   - p2y: The y-coordinate of the second control point.
    ///   - duration: The duration in seconds.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        timingCurve(
            .bezier(startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
            duration: duration)
    }

    /// Returns an animation that follows a unit curve.
    ///
    /// - Parameters:
    ///   - curve: The curve.
    ///   - duration: The duration in seconds. If it isn't positive, the animation ends at once.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(CurveAnimation(curve: curve, length: duration))
    }
}
