import Foundation

/// An angle. Positive angles turn clockwise on the screen.
@frozen
public struct Angle: Hashable, Sendable, BitwiseCopyable {
    /// The angle in radians.
    public var radians: Double

    /// The angle in degrees.
    public var degrees: Double {
        get { radians * (180 / .pi) }
        set { radians = newValue * (.pi / 180) }
    }

    /// Creates an angle of zero.
    public init() { radians = 0 }
    /// Creates an angle in radians.
    public init(radians: Double) { self.radians = radians }
    /// Creates an angle in degrees.
    public init(degrees: Double) { radians = degrees * (.pi / 180) }

    /// Returns an angle in radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    /// Returns an angle in degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    /// An angle of zero.
    public static var zero: Angle { Angle() }
}

extension Angle: Comparable {
    /// Returns whether an angle is smaller than another.
    public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}

/// Apple's SwiftUI provides these operators through a hidden protocol of animatable vectors.
extension Angle {
    /// Returns the negative angle.
    public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
    /// Returns the sum of two angles.
    public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
    /// Returns the difference of two angles.
    public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
    /// Returns an angle multiplied by a factor.
    public static func * (a: Angle, b: Double) -> Angle { Angle(radians: a.radians * b) }
    /// Returns an angle divided by a number.
    public static func / (a: Angle, b: Double) -> Angle { Angle(radians: a.radians / b) }
    /// Adds an angle.
    public static func += (a: inout Angle, b: Angle) { a = a + b }
    /// Subtracts an angle.
    public static func -= (a: inout Angle, b: Angle) { a = a - b }
    /// Multiplies the angle by a factor.
    public static func *= (a: inout Angle, b: Double) { a = a * b }
    /// Divides the angle by a number.
    public static func /= (a: inout Angle, b: Double) { a = a / b }
}
