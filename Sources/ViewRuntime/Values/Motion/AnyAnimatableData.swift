/// Type-erased data to animate. A difference between two types is zero, so a change of the type isn't animated.
nonisolated public struct _AnyAnimatableData: VectorArithmetic {
    /// The data, or `nil` for a zero of any type.
    private var base: (any VectorArithmetic)?

    init(_ base: (any VectorArithmetic)?) { self.base = base }

    /// Zero.
    public static var zero: Self { Self(nil) }

    /// The data as a value of a type, or `nil` if it has another type.
    func value<V: VectorArithmetic>(as type: V.Type) -> V? { base == nil ? .zero : base as? V }

    /// Returns the sum, or the first value if the types differ.
    public static func + (a: Self, b: Self) -> Self {
        func sum<V: VectorArithmetic>(_ value: V) -> Self { b.value(as: V.self).map { Self(value + $0) } ?? a }
        return a.base.map { sum($0) } ?? b
    }

    /// Returns the difference, or zero if the types differ.
    public static func - (a: Self, b: Self) -> Self {
        func difference<V: VectorArithmetic>(_ value: V) -> Self { Self(b.value(as: V.self).map { value - $0 }) }
        func negative<V: VectorArithmetic>(_ value: V) -> Self { Self(V.zero - value) }
        return a.base.map { difference($0) } ?? b.base.map { negative($0) } ?? .zero
    }

    public static func == (a: Self, b: Self) -> Bool {
        func isEqual<V: VectorArithmetic>(_ value: V, to other: Self) -> Bool { other.value(as: V.self) == value }
        return a.base.map { isEqual($0, to: b) } ?? b.base.map { isEqual($0, to: a) } ?? true
    }

    /// Multiplies the value by a factor.
    public mutating func scale(by rhs: Double) { base?.scale(by: rhs) }

    /// The dot product of the value with itself.
    public var magnitudeSquared: Double { base?.magnitudeSquared ?? 0 }
}
