import LayerTree

/// A transform of colors. Each row contains the weights of red, green, blue, and alpha in a new component, and a
/// constant. Available from iOS 15 and macOS 12.
@frozen
public struct ColorMatrix: Equatable, Sendable {
    /// The row of the new red component.
    public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
    /// The row of the new green component.
    public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
    /// The row of the new blue component.
    public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
    /// The row of the new alpha component.
    public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

    /// Creates a matrix that changes nothing.
    public init() {}

    /// The transform, in which nonfinite numbers are treated as 0.
    var transform: ColorTransform {
        let values = [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5]
        return ColorTransform(values.map { $0.isFinite ? $0 : 0 })
    }
}
