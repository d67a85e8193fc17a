import Foundation

/// A type that can be added, scaled, and measured, and therefore animated.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies the value by a factor.
    mutating func scale(by rhs: Double)

    /// The dot product of the value with itself.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    /// Returns the value multiplied by a factor.
    public func scaled(by rhs: Double) -> Self {
        var result = self
        result.scale(by: rhs)
        return result
    }

    /// Moves the value toward another. With an amount of 0, it doesn't change; with 1, it becomes the other value.
    public mutating func interpolate(towards other: Self, amount: Double) {
        var distance = other - self
        distance.scale(by: amount)
        self += distance
    }

    /// Returns the value moved toward another. With an amount of 0, it's unchanged; with 1, it's the other value.
    public func interpolated(towards other: Self, amount: Double) -> Self {
        var result = self
        result.interpolate(towards: other, amount: amount)
        return result
    }

    /// Returns the dot product, from |x + y|² = |x|² + 2 x·y + |y|².
    func dot(_ other: Self) -> Double {
        ((self + other).magnitudeSquared - magnitudeSquared - other.magnitudeSquared) / 2
    }
}

extension Double: VectorArithmetic {
    /// Multiplies the value by a factor.
    public mutating func scale(by rhs: Double) { self *= rhs }
    /// The square of the value.
    public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    /// Multiplies the value by a factor.
    public mutating func scale(by rhs: Double) { self *= Float(rhs) }
    /// The square of the value.
    public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
    /// Multiplies the value by a factor.
    public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
    /// The square of the value.
    public var magnitudeSquared: Double { Double(self * self) }
}
