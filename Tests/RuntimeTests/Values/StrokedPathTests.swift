import ScrollworkTesting
import SwiftUI
import Testing

@Suite struct StrokedPathTests {
    private let line = Path { path in
        path.move(to: CGPoint(x: 10, y: 10))
        path.addLine(to: CGPoint(x: 50, y: 10))
        path.addLine(to: CGPoint(x: 50, y: 50))
    }

    private func covers(_ path: Path, _ x: CGFloat, _ y: CGFloat) -> Bool { path.contains(CGPoint(x: x, y: y)) }

    @Test func aStrokeCoversHalfItsWidthOnBothSides() {
        let stroke = line.strokedPath(StrokeStyle(lineWidth: 8))
        #expect(covers(stroke, 30, 13.9) && covers(stroke, 30, 6.1))
        #expect(!covers(stroke, 30, 14.1) && !covers(stroke, 30, 5.9))
        #expect(covers(stroke, 46.1, 30) && covers(stroke, 53.9, 30) && !covers(stroke, 45.9, 30))
        #expect(!covers(stroke, 9.9, 10) && !covers(stroke, 50, 50.1))
    }

    @Test func capsAndJoinsFollowTheStyle() {
        let square = line.strokedPath(StrokeStyle(lineWidth: 8, lineCap: .square))
        #expect(covers(square, 6.1, 13.9) && !covers(square, 5.9, 10))
        let round = line.strokedPath(StrokeStyle(lineWidth: 8, lineCap: .round, lineJoin: .round))
        #expect(covers(round, 6.2, 10) && !covers(round, 6.5, 13.5))
        #expect(covers(round, 52.5, 7.5) && !covers(round, 53.8, 6.2))
        let miter = line.strokedPath(StrokeStyle(lineWidth: 8))
        #expect(covers(miter, 53.8, 6.2))
        let bevel = line.strokedPath(StrokeStyle(lineWidth: 8, lineJoin: .bevel))
        #expect(!covers(bevel, 53.8, 6.2) && covers(bevel, 51.5, 8.5))
        #expect(!covers(line.strokedPath(StrokeStyle(lineWidth: 8, miterLimit: 1)), 53.8, 6.2))
    }

    @Test func aClosedPathHasNoEndsAndACurveIsFollowed() {
        let ring = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100)).strokedPath(StrokeStyle(lineWidth: 10))
        for step in 0..<36 {
            let angle = CGFloat(step) * .pi / 18
            func at(_ radius: CGFloat) -> Bool { covers(ring, 50 + radius * cos(angle), 50 + radius * sin(angle)) }
            #expect(at(50) && at(45.2) && at(54.8) && !at(44.8) && !at(55.2))
        }
    }

    @Test func dashesAreCutOut() {
        let dashed = line.strokedPath(StrokeStyle(lineWidth: 4, dash: [10, 5], dashPhase: 5))
        #expect(
            covers(dashed, 12, 10) && !covers(dashed, 17, 10) && covers(dashed, 22, 10) && !covers(dashed, 32, 10)
                && covers(dashed, 37, 10))
        // The pattern continues around the corner.
        #expect(covers(dashed, 50, 10.5) && covers(dashed, 50, 18) && !covers(dashed, 50, 22))
    }

    @Test func aDashThatContinuesAroundACornerHasItsJoin() {
        func stroke(_ join: CGLineJoin) -> Path {
            line.strokedPath(StrokeStyle(lineWidth: 8, lineJoin: join, dash: [60, 5]))
        }
        #expect(covers(stroke(.miter), 53.8, 6.2) && !covers(stroke(.bevel), 53.8, 6.2))
        #expect(covers(stroke(.bevel), 51.5, 8.5) && !covers(stroke(.miter), 50, 31))
    }

    /// A dash of length zero would have round ends.
    @Test func aPatternThatBeginsOrEndsWithTheLineHasNoDots() {
        let level = Path { $0.addLines([CGPoint(x: 0, y: 10), CGPoint(x: 30, y: 10)]) }
        func stroke(_ phase: CGFloat) -> Path {
            level.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round, dash: [10, 5], dashPhase: phase))
        }
        // From 5 to 15, and from 20 to 30, with ends of 2 points.
        #expect(!covers(stroke(10), 0.5, 10.2) && covers(stroke(10), 3.5, 10.2) && covers(stroke(10), 31.5, 10.2))
        // From 0 to 10, and from 15 to 25.
        #expect(!covers(stroke(0), 29.5, 10.2) && covers(stroke(0), 26.5, 10.2) && covers(stroke(0), -1.5, 10.2))
    }

    @Test(arguments: [0, -3, CGFloat.nan, .infinity]) func anInvalidWidthCoversNothing(width: CGFloat) {
        #expect(line.strokedPath(StrokeStyle(lineWidth: width)).isEmpty)
    }

    @Test func aPathIsReadFromItsDescription() throws {
        var path = line
        path.addCurve(to: .zero, control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
        path.closeSubpath()
        #expect(Path(path.description) == path)
        #expect(Path("1 2 x") == nil && Path("1 m") == nil && Path("1 2") == nil && Path("1 2 l") == nil)
    }

    @MainActor @Test func aStrokeIsAShapeToFillOrToClipWith() throws {
        let stage = Stage(size: CGSize(width: 60, height: 60)) {
            Circle().stroke(lineWidth: 10).fill(.black).padding(10)
        }
        let pixels = Pixels(stage)
        #expect(pixels[30, 10].red < 0.1 && pixels[30, 30].red > 0.9 && pixels[30, 2].red > 0.9)
    }
}
