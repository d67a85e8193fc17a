import Foundation

/// A value that can be added, scaled and measured, and therefore animated.
public protocol VectorArithmetic: AdditiveArithmetic {
    mutating func scale(by rhs: Double)

    /// The dot product of the value with itself.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    public func scaled(by rhs: Double) -> Self {
        var result = self
        result.scale(by: rhs)
        return result
    }

    /// Moves the value towards `other`: not at all for 0, all the way for 1.
    public mutating func interpolate(towards other: Self, amount: Double) {
        var distance = other - self
        distance.scale(by: amount)
        self += distance
    }

    /// The value moved towards `other`: not at all for 0, all the way for 1.
    public func interpolated(towards other: Self, amount: Double) -> Self {
        var result = self
        result.interpolate(towards: other, amount: amount)
        return result
    }

    /// The dot product, by way of |x + y|² = |x|² + 2 x·y + |y|².
    func dot(_ other: Self) -> Double {
        ((self + other).magnitudeSquared - magnitudeSquared - other.magnitudeSquared) / 2
    }
}

extension Double: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= rhs }
    public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= Float(rhs) }
    public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
    public var magnitudeSquared: Double { Double(self * self) }
}
