import Foundation

/// A 3 × 3 projective transform of the plane: `[x y 1] · m`, divided by the third component.
public struct ProjectionTransform: Equatable, Sendable {
    /// The entry in row 1, column 1.
    public var m11: CGFloat = 1
    /// The entry in row 1, column 2.
    public var m12: CGFloat = 0
    /// The entry in row 1, column 3.
    public var m13: CGFloat = 0
    /// The entry in row 2, column 1.
    public var m21: CGFloat = 0
    /// The entry in row 2, column 2.
    public var m22: CGFloat = 1
    /// The entry in row 2, column 3.
    public var m23: CGFloat = 0
    /// The entry in row 3, column 1.
    public var m31: CGFloat = 0
    /// The entry in row 3, column 2.
    public var m32: CGFloat = 0
    /// The entry in row 3, column 3.
    public var m33: CGFloat = 1

    /// Creates the identity transform.
    public init() {}

    /// Creates a transform from an affine transform.
    public init(_ m: CGAffineTransform) {
        m11 = m.a
        m12 = m.b
        m21 = m.c
        m22 = m.d
        m31 = m.tx
        m32 = m.ty
    }

    /// A Boolean value that indicates whether the transform is the identity.
    public var isIdentity: Bool { self == ProjectionTransform() }

    /// A Boolean value that indicates whether the transform is affine.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// Inverts the transform. Returns `false`, without a change, if it has no inverse.
    @discardableResult
    public mutating func invert() -> Bool {
        guard let inverse else { return false }
        self = inverse
        return true
    }

    /// Returns the inverse, or the transform itself if it has no inverse.
    public func inverted() -> ProjectionTransform { inverse ?? self }

    private var inverse: ProjectionTransform? {
        let c11 = m22 * m33 - m23 * m32, c12 = m23 * m31 - m21 * m33, c13 = m21 * m32 - m22 * m31
        let determinant = m11 * c11 + m12 * c12 + m13 * c13
        guard determinant != 0, determinant.isFinite else { return nil }
        var r = ProjectionTransform()
        r.m11 = c11 / determinant
        r.m12 = (m13 * m32 - m12 * m33) / determinant
        r.m13 = (m12 * m23 - m13 * m22) / determinant
        r.m21 = c12 / determinant
        r.m22 = (m11 * m33 - m13 * m31) / determinant
        r.m23 = (m13 * m21 - m11 * m23) / determinant
        r.m31 = c13 / determinant
        r.m32 = (m12 * m31 - m11 * m32) / determinant
        r.m33 = (m11 * m22 - m12 * m21) / determinant
        return r
    }

    /// Returns the transform that applies this transform first and `rhs` second.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        var r = ProjectionTransform()
        r.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
        r.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
        r.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
        r.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
        r.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
        r.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
        r.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
        r.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
        r.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
        return r
    }
}

extension CGPoint {
    /// Returns the transformed point.
    public func applying(_ m: ProjectionTransform) -> CGPoint {
        let w = m.m13 * x + m.m23 * y + m.m33
        let divisor = w == 0 ? 1 : w
        return CGPoint(
            x: (m.m11 * x + m.m21 * y + m.m31) / divisor, y: (m.m12 * x + m.m22 * y + m.m32) / divisor)
    }
}
