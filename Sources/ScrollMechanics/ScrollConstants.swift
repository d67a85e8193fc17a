/// The constants of scrolling that belong to no single formula.
///
/// Values marked *measured* were fitted to recordings of a real scroll view; *agreed* ones are shared
/// by several independent implementations; *adopted* ones come from one implementation and may differ
/// from the system's own.
public enum ScrollConstants {
    /// Points per second. A release slower than this is not a fling (adopted).
    @inlinable public static var minimumFlingSpeed: Double { 250 }

    /// Points per second. Deceleration ends where the speed falls to this (adopted).
    @inlinable public static var stopSpeed: Double { 10 }

    /// Points. A spring ends when it stays nearer to its target than this (measured).
    @inlinable public static var restDisplacement: Double { 0.5 }

    /// Seconds. Response of the critically damped spring that brings content back to its edge (measured).
    @inlinable public static var bounceResponse: Double { 0.575 }

    /// How far content follows a finger past its edge, as a slope at the edge (agreed).
    @inlinable public static var rubberBandCoefficient: Double { 0.55 }

    /// Seconds. A finger that rested this long before it lifted does not throw (measured elsewhere, adopted).
    @inlinable public static var restingTouchDuration: Double { 0.1 }
}
