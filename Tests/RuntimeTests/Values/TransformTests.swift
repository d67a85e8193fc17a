import Geometry
import SwiftUI
import Testing

/// Affine and projective transforms of points.
@Suite struct TransformTests {
    private static let affine: [CGAffineTransform] = [
        .identity, CGAffineTransform(translationX: 3, y: -4), CGAffineTransform(scaleX: 2, y: -0.5),
        CGAffineTransform(rotationAngle: 0.7), CGAffineTransform(a: 2, b: 3, c: 5, d: 11, tx: 7, ty: 13),
        CGAffineTransform(-1, 0.5, 0.25, 4, -8, 2), CGAffineTransform(2, 0, 0, 1, 3, 4),
        CGAffineTransform(1, 0, 0, 3, 3, 4), CGAffineTransform(1, 0.5, 0, 1, 3, 4),
        CGAffineTransform(1, 0, 0.5, 1, 3, 4),
    ]

    private static let projective: [ProjectionTransform] = {
        var tilted = ProjectionTransform(affine[4])
        (tilted.m13, tilted.m23, tilted.m33) = (0.01, -0.02, 1.5)
        var leaning = ProjectionTransform(affine[5])
        (leaning.m13, leaning.m23, leaning.m33) = (-0.03, 0.004, 0.75)
        return affine.map { ProjectionTransform($0) } + [tilted, leaning]
    }()

    private static let points = [
        CGPoint.zero, CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: -3, y: 5), CGPoint(x: 7.5, y: -2.25),
    ]

    private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9 }

    @Test func elementsMapPoints() {
        let point = CGPoint(x: 10, y: 100)
        #expect(point.applying(Self.affine[4]) == CGPoint(x: 527, y: 1_143))
        #expect(CGSize(width: 10, height: 100).applying(Self.affine[4]) == CGSize(width: 520, height: 1_130))
        #expect(isNear(CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2)), CGPoint(x: 0, y: 1)))
        #expect(isNear(CGPoint(x: 0, y: 1).applying(CGAffineTransform(rotationAngle: .pi / 2)), CGPoint(x: -1, y: 0)))
        var projection = ProjectionTransform(Self.affine[4])
        #expect(point.applying(projection) == CGPoint(x: 527, y: 1_143))
        (projection.m13, projection.m23, projection.m33) = (0.5, 0.25, 2)
        #expect(point.applying(projection) == CGPoint(x: 527.0 / 32, y: 1_143.0 / 32))
        // A point at infinity keeps its direction.
        #expect(CGPoint(x: -4, y: 0).applying(projection) == CGPoint(x: -1, y: 1))
    }

    @Test(arguments: affine, affine) func aConcatenationAppliesOneTransformAfterAnother(
        _ a: CGAffineTransform, _ b: CGAffineTransform
    ) {
        for point in Self.points {
            let both = point.applying(a).applying(b)
            #expect(isNear(point.applying(a.concatenating(b)), both))
            #expect(isNear(point.applying(ProjectionTransform(a).concatenating(ProjectionTransform(b))), both))
        }
    }

    @Test(arguments: projective, projective) func projectionsAreConcatenated(
        _ a: ProjectionTransform, _ b: ProjectionTransform
    ) {
        for point in Self.points {
            #expect(isNear(point.applying(a.concatenating(b)), point.applying(a).applying(b)))
        }
    }

    @Test func anInverseUndoesItsTransform() {
        for transform in Self.affine {
            for point in Self.points {
                #expect(isNear(point.applying(transform).applying(transform.inverted()), point))
            }
        }
        for transform in Self.projective {
            for point in Self.points {
                #expect(isNear(point.applying(transform).applying(transform.inverted()), point))
            }
            var inverse = transform
            let isInverted = inverse.invert()
            #expect(isInverted && inverse == transform.inverted())
        }
    }

    @Test func aReflectionIsItsOwnInverse() {
        for same in [
            CGAffineTransform(scaleX: -1, y: 1), CGAffineTransform(scaleX: -1, y: -1),
            CGAffineTransform(0, 1, 1, 0, 0, 0), CGAffineTransform(-1, 0, 0, 1, 40, 0),
        ] {
            #expect(same.inverted() == same)
            var projection = ProjectionTransform(same)
            let isInverted = projection.invert()
            #expect(isInverted && projection == ProjectionTransform(same))
        }
    }

    @Test func aTransformWithoutAnInverseDoesNotChange() {
        for flat in [
            CGAffineTransform(scaleX: 0, y: 2), CGAffineTransform(1, 2, 2, 4, 5, 6),
            CGAffineTransform(scaleX: .infinity, y: 1),
        ] {
            #expect(flat.inverted() == flat)
            var projection = ProjectionTransform(flat)
            #expect(projection.inverted() == projection)
            let isInverted = projection.invert()
            #expect(!isInverted && projection == ProjectionTransform(flat))
        }
    }

    @Test func newTransformsApplyFirst() {
        let base = Self.affine[4], point = CGPoint(x: 2, y: 9)
        let moved = CGPoint(x: 5, y: 5), scaled = CGPoint(x: 6, y: -36)
        #expect(isNear(point.applying(base.translatedBy(x: 3, y: -4)), moved.applying(base)))
        #expect(isNear(point.applying(base.scaledBy(x: 3, y: -4)), scaled.applying(base)))
        #expect(isNear(point.applying(base.rotated(by: .pi / 2)), CGPoint(x: -9, y: 2).applying(base)))
    }

    @Test func onlyTheIdentityIsTheIdentity() {
        #expect(CGAffineTransform().isIdentity && ProjectionTransform().isIdentity && ProjectionTransform().isAffine)
        for transform in Self.affine.dropFirst() {
            #expect(!transform.isIdentity && !ProjectionTransform(transform).isIdentity)
            #expect(ProjectionTransform(transform).isAffine)
        }
        for change in [\ProjectionTransform.m13, \.m23, \.m33] {
            var transform = ProjectionTransform()
            transform[keyPath: change] = 0.5
            #expect(!transform.isAffine && !transform.isIdentity)
        }
    }

    @Test func aRectangleIsTheBoxOfItsCorners() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 5)
        for transform in Self.affine {
            let corners = [(1, 2), (4, 2), (1, 7), (4, 7)].map { CGPoint(x: $0, y: $1).applying(transform) }
            let box = rect.applying(transform)
            #expect(abs(box.minX - corners.map(\.x).min()!) < 1e-9 && abs(box.maxX - corners.map(\.x).max()!) < 1e-9)
            #expect(abs(box.minY - corners.map(\.y).min()!) < 1e-9 && abs(box.maxY - corners.map(\.y).max()!) < 1e-9)
        }
    }
}
