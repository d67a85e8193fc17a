/// Constants of scrolling that don't belong to a single formula.
///
/// *Measured* values fit recordings of a real scroll view. Several independent implementations share the *agreed*
/// values. *Adopted* values come from one implementation and can differ from the system's.
public enum ScrollConstants {
    /// The minimum speed of a fling, in points per second (adopted).
    @inlinable public static var minimumFlingSpeed: Double { 250 }

    /// The speed at which a deceleration ends, in points per second (adopted).
    @inlinable public static var stopSpeed: Double { 10 }

    /// The distance from its target at which a spring ends, in points (measured).
    @inlinable public static var restDisplacement: Double { 0.5 }

    /// The response of the critically damped spring that returns content to its edge, in seconds (measured).
    @inlinable public static var bounceResponse: Double { 0.575 }

    /// The slope of the rubber band at the edge (agreed).
    @inlinable public static var rubberBandCoefficient: Double { 0.55 }

    /// The time without movement after which a lifted finger doesn't fling, in seconds (measured elsewhere, adopted).
    @inlinable public static var restingTouchDuration: Double { 0.1 }
}
