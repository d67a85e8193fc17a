import CoreGraphics
import Testing

/// Geometry in a file that doesn't import SwiftUI.
@Suite struct CoreGraphicsTests {
    @Test func geometryNeedsNoOtherModule() {
        let unit = CGRectMake(0, 0, 10, 20)
        let moved = unit.applying(CGAffineTransform(translationX: 5, y: 6))
        #expect(moved == CGRect(origin: CGPointMake(5, 6), size: CGSizeMake(10, 20)))
        #expect(CGVector(dx: 1, dy: 2).dy == 2)
        #expect([CGLineCap.butt, .round, .square].count == 3 && CGLineJoin.miter != .bevel)
        let paths: Set<CGPath> = []
        #expect(paths.isEmpty)
    }

    /// A square of 10 points, and a quadratic curve back to its start.
    private var drop: CGMutablePath {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
        path.addQuadCurve(to: .zero, control: CGPoint(x: -10, y: 10))
        path.closeSubpath()
        return path
    }

    @Test func aMutablePathDrawsAnOutline() throws {
        let path = CGMutablePath()
        #expect(path.isEmpty && path.currentPoint == .zero && path.boundingBox.isNull)
        path.addPath(drop, transform: CGAffineTransform(translationX: 20, y: 0))
        #expect(path.currentPoint == CGPoint(x: 20, y: 0))
        #expect(path.boundingBox == CGRect(x: 10, y: 0, width: 20, height: 10))
        #expect(path.boundingBoxOfPath.minX > 10)
        #expect(path.contains(CGPoint(x: 28, y: 2)) && !path.contains(CGPoint(x: 11, y: 1)))
        #expect(path.contains(CGPoint(x: 128, y: 2), transform: CGAffineTransform(translationX: 100, y: 0)))
        // A copy is a value of its own.
        let copy = try #require(path.copy())
        path.addLine(to: CGPoint(x: 50, y: 50))
        #expect(copy.currentPoint == CGPoint(x: 20, y: 0) && path.currentPoint == CGPoint(x: 50, y: 50))
        #expect(copy != path && path == path.mutableCopy())
    }

    @Test func aPathListsItsElements() {
        var found: [CGPathElementType] = [], ends: [CGPoint] = []
        drop.applyWithBlock { element in
            found.append(element.pointee.type)
            switch element.pointee.type {
            case .moveToPoint, .addLineToPoint: ends.append(element.pointee.points[0])
            case .addQuadCurveToPoint: ends.append(element.pointee.points[1])
            case .addCurveToPoint: ends.append(element.pointee.points[2])
            case .closeSubpath: break
            }
        }
        #expect(found.last == .closeSubpath && found.dropLast().last == .addQuadCurveToPoint)
        #expect(ends.last == .zero && ends.contains(CGPoint(x: 10, y: 10)))
    }

    @Test func fillRulesDifferWherePathsOverlap() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
        path.addEllipse(in: CGRect(x: 10, y: 10, width: 10, height: 10))
        let center = CGPoint(x: 15, y: 15)
        #expect(path.contains(center) && !path.contains(center, using: .evenOdd))
    }

    @Test func pathsOfShapesCanBeTransformed() throws {
        var half = CGAffineTransform(scaleX: 0.5, y: 0.5)
        let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
        #expect(CGPath(rect: rect, transform: &half).boundingBox == CGRect(x: 0, y: 0, width: 10, height: 5))
        #expect(CGPath(ellipseIn: rect, transform: nil).boundingBoxOfPath == rect)
        let rounded = CGPath(roundedRect: rect, cornerWidth: 4, cornerHeight: 2, transform: nil)
        #expect(!rounded.contains(CGPoint(x: 0.5, y: 0.25)) && rounded.contains(CGPoint(x: 10, y: 5)))
        #expect(try #require(rounded.copy(using: &half)).boundingBoxOfPath.width == 10)
        let line = CGMutablePath()
        line.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
        let stroke = line.copy(strokingWithWidth: 4, lineCap: .square, lineJoin: .miter, miterLimit: 10)
        #expect(stroke.boundingBoxOfPath == CGRect(x: -2, y: -2, width: 14, height: 4))
    }

    @Test func arcsTurnTheSameWayAsThoseOfPaths() {
        let arc = CGMutablePath()
        arc.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        let end = arc.currentPoint
        #expect(abs(end.x) < 1e-9 && abs(end.y - 10) < 1e-9 && arc.boundingBoxOfPath.width < 10.01)
        arc.addRelativeArc(center: .zero, radius: 10, startAngle: .pi / 2, delta: .pi / 2)
        #expect(abs(arc.currentPoint.x + 10) < 1e-9)
        let corner = CGMutablePath()
        corner.move(to: .zero)
        corner.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        #expect(abs(corner.currentPoint.x - 10) < 1e-9 && abs(corner.currentPoint.y - 4) < 1e-9)
    }
}
