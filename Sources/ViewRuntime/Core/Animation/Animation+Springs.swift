import Foundation

extension Animation {
    /// The default animation: a spring with a response of 0.55 seconds and no bounce. It equals no other animation.
    public static let `default` = Animation(DefaultAnimation())

    /// A spring with a duration of 0.5 seconds and no bounce.
    public static var spring: Animation { spring(duration: 0.5, bounce: 0) }

    /// Returns a spring that continues with the velocity of the animation it replaces.
    ///
    /// - Parameters:
    ///   - response: The approximate duration of the spring, in seconds.
    ///   - dampingFraction: The damping, as a fraction of critical damping.
    ///   - blendDuration: The duration in seconds over which the spring takes over from another spring.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
    }

    /// Returns a spring that continues with the velocity of the animation it replaces.
    ///
    /// - Parameters:
    ///   - duration: The perceptual duration, in seconds.
    ///   - bounce: The bounce, from -1 to 1, where 0 is critically damped.
    ///   - blendDuration: The duration in seconds over which the spring takes over from another spring.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
    ) -> Animation {
        spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
    }

    /// Returns a spring that continues with the velocity of the animation it replaces.
    ///
    /// - Parameters:
    ///   - spring: The spring.
    ///   - blendDuration: The duration in seconds over which the spring takes over from another spring.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
        Animation(FluidSpringAnimation(spring: spring, blendDuration: blendDuration))
    }

    /// A quick spring for changes that follow an interaction.
    public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15, extraBounce: 0) }

    /// Returns a quick spring for changes that follow an interaction.
    ///
    /// - Parameters:
    ///   - response: The approximate duration of the spring, in seconds.
    ///   - dampingFraction: The damping, as a fraction of critical damping.
    ///   - blendDuration: The duration in seconds over which the spring takes over from another spring.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
    }

    /// Returns a quick spring for changes that follow an interaction.
    ///
    /// - Parameters:
    ///   - duration: The perceptual duration, in seconds.
    ///   - extraBounce: The bounce in addition to the default of 0.15.
    ///   - blendDuration: The duration in seconds over which the spring takes over from another spring.
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(Spring(duration: duration, bounce: 0.15 + extraBounce), blendDuration: blendDuration)
    }

    /// A spring with a duration of 0.5 seconds and no bounce.
    public static var smooth: Animation { smooth() }
    /// Returns a spring without bounce.
    ///
    /// - Parameters:
    ///   - duration: The perceptual duration, in seconds.
    ///   - extraBounce: The bounce of the spring.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.smooth(duration: duration, extraBounce: extraBounce))
    }

    /// A spring with a duration of 0.5 seconds and a small bounce.
    public static var snappy: Animation { snappy() }
    /// Returns a spring with a small bounce.
    ///
    /// - Parameters:
    ///   - duration: The perceptual duration, in seconds.
    ///   - extraBounce: The bounce in addition to the default.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.snappy(duration: duration, extraBounce: extraBounce))
    }

    /// A spring with a duration of 0.5 seconds and a larger bounce.
    public static var bouncy: Animation { bouncy() }
    /// Returns a spring with a larger bounce.
    ///
    /// - Parameters:
    ///   - duration: The perceptual duration, in seconds.
    ///   - extraBounce: The bounce in addition to the default.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.bouncy(duration: duration, extraBounce: extraBounce))
    }

    /// A spring whose motion adds to that of the running animations.
    public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5, bounce: 0) }

    /// Returns a spring whose motion adds to that of the running animations.
    ///
    /// - Parameters:
    ///   - mass: The mass of the moving value.
    ///   - stiffness: The stiffness of the spring.
    ///   - damping: The damping coefficient of the spring.
    ///   - initialVelocity: The initial velocity, as a fraction of the animated distance per second.
    @_disfavoredOverload
    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation {
        let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
        return interpolatingSpring(spring, initialVelocity: initialVelocity)
    }

    /// Returns a spring whose motion adds to that of the running animations.
    ///
    /// - Parameters:
    ///   - duration: The perceptual duration, in seconds.
    ///   - bounce: The bounce, from -1 to 1, where 0 is critically damped.
    ///   - initialVelocity: The initial velocity, as a fraction of the animated distance per second.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
    ) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }

    /// Returns a spring whose motion adds to that of the running animations.
    ///
    /// - Parameters:
    ///   - spring: The spring.
    ///   - initialVelocity: The initial velocity, as a fraction of the animated distance per second.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
        Animation(InterpolatingSpringAnimation(spring: spring, initialVelocity: initialVelocity))
    }
}
