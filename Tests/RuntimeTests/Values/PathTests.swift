import LayerTree
import SwiftUI
import Testing

private func isClose(_ a: CGRect, _ b: CGRect, _ tolerance: CGFloat = 0.05) -> Bool {
    abs(a.minX - b.minX) < tolerance && abs(a.minY - b.minY) < tolerance && abs(a.maxX - b.maxX) < tolerance
        && abs(a.maxY - b.maxY) < tolerance
}

struct PathTests {
    let center = CGPoint(x: 100, y: 100)

    private func arc(_ start: Double, _ end: Double, clockwise: Bool) -> Path {
        Path {
            $0.addArc(
                center: center, radius: 50, startAngle: .degrees(start), endAngle: .degrees(end), clockwise: clockwise)
        }
    }

    @Test(arguments: [
        // Angles are clockwise on the screen; `clockwise` refers to an upward y-axis.
        (0.0, 90.0, false, CGRect(x: 100, y: 100, width: 50, height: 50)),
        (0, 90, true, CGRect(x: 50, y: 50, width: 100, height: 100)),
        (180, 360, false, CGRect(x: 50, y: 50, width: 100, height: 50)),
        (0, -180, true, CGRect(x: 50, y: 50, width: 100, height: 50)),
        (0, 360, false, CGRect(x: 50, y: 50, width: 100, height: 100)),
        (0, 360, true, CGRect(x: 50, y: 50, width: 100, height: 100)),
        (-45, 45, false, CGRect(x: 135.355, y: 64.645, width: 14.645, height: 70.711)),
    ])
    func arcsStayWithinTheirBoxes(start: Double, end: Double, clockwise: Bool, box: CGRect) {
        #expect(isClose(arc(start, end, clockwise: clockwise).boundingRect, box))
    }

    @Test func arcsAreRound() {
        arc(10, 300, clockwise: false).forEach { element in
            if case .curve(let end, _, _) = element {
                #expect(abs(hypot(end.x - 100, end.y - 100) - 50) < 1e-9)
            }
        }
        for fraction in stride(from: 0.05, to: 1, by: 0.05) {
            let point = arc(0, 360, clockwise: false).trimmedPath(from: 0, to: fraction).currentPoint!
            #expect(abs(hypot(point.x - 100, point.y - 100) - 50) < 0.02)
            #expect(abs(point.y - (100 + 50 * sin(2 * .pi * fraction))) < 0.05)
        }
    }

    @Test func tangentArcTouchesBothLines() {
        var path = Path()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
        #expect(isClose(path.boundingRect, CGRect(x: 0, y: 0, width: 100, height: 20)))
        let end = path.currentPoint!
        #expect(abs(end.x - 100) < 1e-9 && abs(end.y - 20) < 1e-9)
        #expect(!path.contains(CGPoint(x: 99, y: 1)))
    }

    @Test func simpleFormsContainTheirPoints() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
        #expect(Path(rect).contains(CGPoint(x: 1, y: 1)))
        #expect(!Path(ellipseIn: rect).contains(CGPoint(x: 5, y: 5)))
        #expect(Path(ellipseIn: rect).contains(CGPoint(x: 50, y: 1)))
        let rounded = Path(roundedRect: rect, cornerRadius: 20)
        #expect(!rounded.contains(CGPoint(x: 2, y: 2)))
        #expect(rounded.contains(CGPoint(x: 20, y: 1)))
        #expect(!Path().contains(.zero))
    }

    @Test func windingAndEvenOddDiffer() {
        let path = Path {
            $0.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
            $0.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
        }
        #expect(path.contains(CGPoint(x: 50, y: 50)))
        #expect(!path.contains(CGPoint(x: 50, y: 50), eoFill: true))
        #expect(path.contains(CGPoint(x: 10, y: 50), eoFill: true))
    }

    @Test func boundsOfCurvesExcludeControlPoints() {
        let path = Path {
            $0.move(to: .zero)
            $0.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))
        }
        #expect(isClose(path.boundingRect, CGRect(x: 0, y: 0, width: 100, height: 50), 1e-9))
        #expect(Path().boundingRect.isNull)
    }

    @Test func trimmingKeepsAPartOfTheLength() {
        let square = Path(CGRect(x: 0, y: 0, width: 100, height: 100)), path = square.trimmedPath(from: 0.125, to: 0.5)
        #expect(path.boundingRect == CGRect(x: 50, y: 0, width: 50, height: 100))
        #expect(path.currentPoint == CGPoint(x: 100, y: 100))
        #expect(path.trimmedPath(from: 0.7, to: 0.2).isEmpty)
        #expect(square.trimmedPath(from: 0, to: 1) == square && square.trimmedPath(from: -3, to: 9) == square)
    }

    @Test func cornersNeverOverlap() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
        let radii = RectangleCornerRadii(topLeading: 90, bottomLeading: 90, bottomTrailing: -5, topTrailing: .nan)
        #expect(isClose(Path(roundedRect: rect, cornerRadii: radii).boundingRect, rect))
        #expect(Path(roundedRect: rect, cornerRadius: 500).boundingRect == rect)
    }

    @Test func pointsThatAreNotNumbersAreOmitted() {
        let path = Path {
            $0.move(to: .zero)
            $0.addLine(to: CGPoint(x: CGFloat.nan, y: 1))
            $0.addLine(to: CGPoint(x: 10, y: 10))
        }
        #expect(path.description == "0.0 0.0 m 10.0 10.0 l")
    }
}

struct ShapeGeometryTests {
    let rect = CGRect(x: 10, y: 10, width: 100, height: 60)

    @Test func circleIsCenteredAndSquare() {
        #expect(Circle().path(in: rect).boundingRect == CGRect(x: 30, y: 10, width: 60, height: 60))
        #expect(Circle().sizeThatFits(ProposedViewSize(width: 70, height: 100)) == CGSize(width: 70, height: 70))
        #expect(Circle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
        #expect(Circle().sizeThatFits(ProposedViewSize(width: nil, height: 30)) == CGSize(width: 30, height: 30))
    }

    @Test func insetMovesTheOutlineIn() {
        #expect(Rectangle().inset(by: 5).path(in: rect).boundingRect == rect.insetBy(dx: 5, dy: 5))
        #expect(Rectangle().inset(by: 5).inset(by: -5).path(in: rect).boundingRect == rect)
        #expect(Capsule().inset(by: 1000).path(in: rect).boundingRect == CGRect(x: 60, y: 40, width: 0, height: 0))
        let rounded = RoundedRectangle(cornerRadius: 12).inset(by: 4).path(in: rect)
        #expect(rounded == Path(roundedRect: rect.insetBy(dx: 4, dy: 4), cornerRadius: 8))
    }

    @Test func rotationTurnsClockwiseAboutTheAnchor() {
        let shape = Rectangle().size(width: 20, height: 10).rotation(.degrees(90), anchor: .topLeading)
        #expect(isClose(shape.path(in: rect).boundingRect, CGRect(x: 0, y: 10, width: 10, height: 20)))
    }

    @Test func shapesInterpolateThroughTheirData() {
        var shape = RoundedRectangle(cornerRadius: 10).offset(x: 5, y: 0)
        let target = RoundedRectangle(cornerRadius: 20).offset(x: 15, y: 0)
        shape.animatableData.interpolate(towards: target.animatableData, amount: 0.5)
        #expect(shape.shape.cornerSize.width == 15)
        #expect(shape.offset.width == 10)
    }

    @Test func shapesAreNamedByStaticMembers() {
        func outline(_ shape: some Shape) -> CGRect { shape.path(in: rect).boundingRect }
        #expect(outline(.rect(cornerRadius: 5)) == rect)
        #expect(outline(.capsule) == rect)
        #expect(outline(.circle).width == 60)
        #expect(outline(AnyShape(.rect(topLeadingRadius: 5))) == rect)
    }
}
