import Foundation
@testable import ScrollworkTesting
import SwiftUI
import Testing

@Suite struct PathCombinationTests {
    private let left = Path(CGRect(x: 0, y: 0, width: 20, height: 20)),
        right = Path(CGRect(x: 10, y: 10, width: 20, height: 20))

    private static func shapes() -> [Path] {
        var star = Path()
        star.move(to: CGPoint(x: 30, y: 2))
        for index in 1..<5 {
            let angle = Double(index * 2) * 2 * Double.pi / 5
            star.addLine(to: CGPoint(x: 30 + 28 * sin(angle), y: 30 - 28 * cos(angle)))
        }
        star.closeSubpath()
        var ring = Path(ellipseIn: CGRect(x: 5, y: 5, width: 50, height: 50))
        ring.addEllipse(in: CGRect(x: 15, y: 15, width: 30, height: 30))
        var blob = Path()
        blob.move(to: CGPoint(x: 3, y: 30))
        blob.addCurve(to: CGPoint(x: 57, y: 30), control1: CGPoint(x: 10, y: -30), control2: CGPoint(x: 40, y: 90))
        blob.addQuadCurve(to: CGPoint(x: 3, y: 30), control: CGPoint(x: 30, y: 60))
        return [
            star, ring, blob, Path(CGRect(x: 10, y: 10, width: 40, height: 40)),
            Path(ellipseIn: CGRect(x: 10, y: 10, width: 40, height: 40)),
            Path(CGRect(x: 10, y: 30, width: 40, height: 40)), Path(),
        ]
    }

    /// Points that aren't on an outline.
    private static let probes = (0..<5).flatMap { x in
        (0..<6).map { y in CGPoint(x: Double(x) * 12.7 + 3.437, y: Double(y) * 11.1 + 2.613) }
    }

    @Test(arguments: [false, true]) func combinedPathsContainTheAreaOfTheirRule(_ eoFill: Bool) {
        let shapes = Self.shapes()
        let held = shapes.map { shape in Self.probes.map { shape.contains($0, eoFill: eoFill) } }
        let isClear = shapes.map { shape in Self.probes.map { !isNearOutline($0, shape) } }
        for (first, a) in shapes.enumerated() {
            for (second, b) in shapes.enumerated() where second >= first {
                let both = a.intersection(b, eoFill: eoFill), either = a.union(b, eoFill: eoFill)
                let rest = a.subtracting(b, eoFill: eoFill), back = b.subtracting(a, eoFill: eoFill)
                let one = a.symmetricDifference(b, eoFill: eoFill)
                let clear = Self.probes.indices.filter { isClear[first][$0] && isClear[second][$0] }
                // Without crossings, both fill rules have the same result.
                for rule in [false, true] {
                    let wrong = clear.filter { place in
                        let probe = Self.probes[place], inA = held[first][place], inB = held[second][place]
                        return both.contains(probe, eoFill: rule) != (inA && inB)
                            || either.contains(probe, eoFill: rule) != (inA || inB)
                            || rest.contains(probe, eoFill: rule) != (inA && !inB)
                            || back.contains(probe, eoFill: rule) != (inB && !inA)
                            || one.contains(probe, eoFill: rule) != (inA != inB)
                    }
                    let places = wrong.map { Self.probes[$0] }
                    #expect(places.isEmpty, "shapes \(first) and \(second), rule \(rule)")
                }
            }
        }
    }

    /// Returns whether a point is so close to an outline that the result depends on the approximation of curves.
    private func isNearOutline(_ p: CGPoint, _ path: Path) -> Bool {
        let around = [(0.05, 0.0), (-0.05, 0), (0, 0.05), (0, -0.05)].map {
            path.contains(CGPoint(x: p.x + $0.0, y: p.y + $0.1), eoFill: true)
        }
        return Set(around).count > 1
    }

    @Test func rectanglesThatOverlapShareARectangle() {
        #expect(left.intersection(right).boundingRect == CGRect(x: 10, y: 10, width: 10, height: 10))
        #expect(left.union(right).boundingRect == CGRect(x: 0, y: 0, width: 30, height: 30))
        #expect(left.intersection(left.offsetBy(dx: 20, dy: 0)).isEmpty)
        #expect(left.subtracting(left).isEmpty)
    }

    @Test func curvesStayCurves() {
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        let half = circle.intersection(Path(CGRect(x: 0, y: 0, width: 100, height: 50)))
        var curves = 0, lines = 0
        half.forEach { element in
            if case .curve = element { curves += 1 }
            if case .line = element { lines += 1 }
        }
        #expect(curves == 2)
        #expect(lines == 1 || lines == 2)
        #expect(half.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 50))
    }

    @Test func adjacentRectanglesMergeWithoutALineInBetween() {
        let pair = left.union(left.offsetBy(dx: 20, dy: 0))
        #expect(pair.boundingRect == CGRect(x: 0, y: 0, width: 40, height: 20))
        #expect(pair.contains(CGPoint(x: 20, y: 10)))
        var moves = 0
        pair.forEach { if case .move = $0 { moves += 1 } }
        #expect(moves == 1)
    }

    /// Points closer than four millionths of the combined extent become one.
    @Test(arguments: [(0.00001, 1), (0.0002, 1), (0.0003, 2), (0.0006, 2), (0.01, 2)])
    func aTinyGapCloses(gap: Double, outlines: Int) {
        for (dx, dy) in [(20 + gap, 0.0), (0, 20 + gap)] {
            let pair = left.union(left.offsetBy(dx: dx, dy: dy))
            #expect(pair.description.filter { $0 == "m" }.count == outlines, "\(dx), \(dy)")
            #expect(pair.contains(CGPoint(x: 10, y: 10)) && pair.contains(CGPoint(x: 10 + dx, y: 10 + dy)))
        }
    }

    /// The ends of the lines and curves of a path, and how many outlines it has.
    private func corners(_ path: Path) -> (points: Set<String>, outlines: Int) {
        var points: Set<String> = [], outlines = 0
        path.forEach { element in
            switch element {
            case .move(let end):
                outlines += 1
                points.insert("\(end.x) \(end.y)")
            case .line(let end), .quadCurve(let end, _), .curve(let end, _, _): points.insert("\(end.x) \(end.y)")
            case .closeSubpath: break
            }
        }
        return (points, outlines)
    }

    private static let touching: [(dx: CGFloat, dy: CGFloat, corners: Set<String>)] = [
        (20, 5, ["0.0 0.0", "20.0 0.0", "20.0 5.0", "40.0 5.0", "40.0 25.0", "20.0 25.0", "20.0 20.0", "0.0 20.0"]),
        (5, 20, ["0.0 0.0", "20.0 0.0", "20.0 20.0", "25.0 20.0", "25.0 40.0", "5.0 40.0", "5.0 20.0", "0.0 20.0"]),
        (
            -20, 5,
            ["-20.0 5.0", "0.0 5.0", "0.0 0.0", "20.0 0.0", "20.0 20.0", "0.0 20.0", "0.0 25.0", "-20.0 25.0"]
        ),
        (
            5, -20,
            ["5.0 -20.0", "25.0 -20.0", "25.0 0.0", "20.0 0.0", "20.0 20.0", "0.0 20.0", "0.0 0.0", "5.0 0.0"]
        ),
    ]

    @Test(arguments: touching.indices) func rectanglesThatShareAPartOfAnEdgeMerge(_ index: Int) {
        let (dx, dy, expected) = Self.touching[index]
        let found = corners(left.union(left.offsetBy(dx: dx, dy: dy)))
        #expect(found.points == expected && found.outlines == 1)
    }

    /// Each path passes twice through a point where two areas touch.
    @Test(arguments: [
        "0 0 m 20 0 l 20 20 l 40 20 l 40 40 l 20 40 l 20 20 l 0 20 l h",
        "20 0 m 20 20 l 0 40 l 0 10 l 20 20 l 0 0 l h",
        // Triangles beside a line that leads to the point. The nearer one continues the outline.
        "-100 0 m 0 0 l -100 40 l h -50 50 m 0 0 l -10 50 l h",
        "0 -100 m 0 0 l -40 -100 l h -50 -50 m 0 0 l -50 -10 l h",
        "-100 0 m 0 0 l -20 5 l h -50 50 m 0 0 l -10 50 l h",
        "0 -100 m 0 0 l -5 -20 l h -50 -50 m 0 0 l -50 -10 l h",
    ])
    func areasThatTouchAtAPointHaveTheirOwnOutlines(_ text: String) throws {
        let path = try #require(Path(text)), found = corners(path.normalized())
        #expect(found.points == corners(path).points && found.outlines == 2)
    }

    @Test func outlinesInOppositeDirectionsCancel() throws {
        let both = try #require(Path("0 0 m 10 0 l 10 10 l 0 10 l h 0 0 m 0 10 l 10 10 l 10 0 l h"))
        #expect(both.normalized(eoFill: false).isEmpty && both.normalized().isEmpty)
        let thereAndBack = try #require(Path("0 0 m -10 0 l -20 0 l -10 0 l 0 0 l 10 0 l 10 10 l 0 10 l h"))
        let found = corners(thereAndBack.normalized(eoFill: false))
        #expect(found.points == ["0.0 0.0", "10.0 0.0", "10.0 10.0", "0.0 10.0"] && found.outlines == 1)
    }

    @Test func pointsThatStayAreExact() throws {
        let path = try #require(Path("0.1 0.2 m 0.7 0.2 l 0.7 0.9 l 0.1 0.9 l h"))
        #expect(corners(path.union(Path())).points == ["0.1 0.2", "0.7 0.2", "0.7 0.9", "0.1 0.9"])
    }

    /// The x-coordinate of the curve is 100 times its parameter. The strip is from 25 to 75.
    @Test func aPartOfACurveHasTheSamePoints() throws {
        let curve = try #require(Path("0 0 m 50 50 100 0 q"))
        let strip = Path(CGRect(x: 25, y: -10, width: 50, height: 60))
        func isNear(_ path: Path, _ expected: [Double]) -> Bool {
            let numbers = path.description.split(separator: " ").compactMap { Double($0) }
            return numbers.count == expected.count && zip(numbers, expected).allSatisfy { abs($0 - $1) < 0.02 }
        }
        #expect(isNear(curve.lineIntersection(strip), [25, 18.75, 50, 31.25, 75, 18.75]))
        #expect(isNear(curve.lineSubtraction(strip), [0, 0, 12.5, 12.5, 25, 18.75, 75, 18.75, 87.5, 12.5, 100, 0]))
    }

    @Test func anOutlineWithoutCrossingsKeepsItsCurves() {
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        let both = circle.union(Path(CGRect(x: 200, y: 0, width: 20, height: 20))).description
        #expect(both.filter { $0 == "c" }.count == 4 && both.filter { $0 == "m" }.count == 2)
        let parts = circle.lineIntersection(Path(CGRect(x: 50, y: -10, width: 200, height: 200)))
        // The right half of the outline consists of two quarters in order of the outline.
        #expect(parts.boundingRect == CGRect(x: 50, y: 0, width: 50, height: 100))
        #expect(parts.description.filter { $0 == "c" }.count == 2)
        // The outline of a hole has the opposite direction, and its curves are whole, too.
        let hole = Path(CGRect(x: -10, y: -10, width: 120, height: 120)).subtracting(circle).description
        #expect(hole.filter { $0 == "c" }.count == 4 && hole.filter { $0 == "m" }.count == 2)
    }

    /// The extent is that of the grid, so coordinates are whole. The line crosses both long sides of the sliver so near
    /// its tip that the crossings move there, which is beyond the end of the line.
    @Test func aLineThatEndsBesideATipHasNoCorner() throws {
        let line = try #require(Path("15080 24080 m 14080 14080 l"))
        let sliver = try #require(Path("0 0 m 16777216 0 l h 14146 14070 m 7946 19070 l 7946 19170 l h"))
        #expect(line.lineSubtraction(sliver).description == "15080.0 24080.0 m 14080.0 14080.0 l")
    }

    /// The ends of the short lines are at the same point of the grid on which outlines are combined.
    @Test func aLineThatIsTooShortForTheExtentCountsAsNone() {
        let short = Path("0 0 m 0.000000001 0 l")!, large = Path(CGRect(x: -500, y: -500, width: 2_000, height: 2_000))
        #expect(short.union(large).boundingRect == CGRect(x: -500, y: -500, width: 2_000, height: 2_000))
        #expect(large.intersection(short).isEmpty && short.lineIntersection(large).isEmpty)
        // The other lines stay.
        let both = Path("0 0 m 10 0 l 10 10 l h 500 500 m 500.000000001 500 l")!
        #expect(both.lineIntersection(large).description == "0.0 0.0 m 10.0 0.0 l 10.0 10.0 l 0.0 0.0 l")
        #expect(Path("5 5 m 5 5 l h")!.union(Path("5 5 m 5 5 l")!).isEmpty)
    }

    @Test func linesAreCutAtAnArea() {
        var line = Path()
        line.move(to: CGPoint(x: -10, y: 5))
        line.addLine(to: CGPoint(x: 50, y: 5))
        #expect(line.lineIntersection(left).boundingRect == CGRect(x: 0, y: 5, width: 20, height: 0))
        var ends: [CGFloat] = []
        line.lineSubtraction(left).forEach { element in
            switch element {
            case .move(let point), .line(let point): ends.append(point.x)
            default: Issue.record("\(element)")
            }
        }
        #expect(ends == [-10, 0, 20, 50])
    }

    /// Two squares, one in the other, with outlines in the same direction.
    @Test func aLineIsCutByTheWindingRuleUnlessTheProgramSaysOtherwise() {
        var squares = Path(CGRect(x: 0, y: 0, width: 60, height: 60))
        squares.addRect(CGRect(x: 20, y: 20, width: 20, height: 20))
        let line = Path("-10 30 m 70 30 l")!
        func length(_ path: Path) -> CGFloat {
            var total: CGFloat = 0, last: CGFloat = 0
            path.forEach { element in
                switch element {
                case .move(let point): last = point.x
                case .line(let point):
                    total += abs(point.x - last)
                    last = point.x
                default: Issue.record("\(element)")
                }
            }
            return total
        }
        #expect(length(line.lineIntersection(squares)) == 60)
        #expect(length(line.lineIntersection(squares, eoFill: true)) == 40)
        #expect(length(line.lineSubtraction(squares)) == 20)
        #expect(length(line.lineSubtraction(squares, eoFill: true)) == 40)
    }

    @Test func aNormalizedPathCoversTheAreaOfItsRule() {
        let star = Self.shapes()[0], middle = CGPoint(x: 30, y: 30)
        #expect(!star.normalized().contains(middle))
        #expect(star.normalized(eoFill: false).contains(middle))
    }

    @Test func nonfinitePointsAreOmitted() {
        var bad = Path(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 3))
        bad.addRect(CGRect(x: 0, y: 0, width: 10, height: CGFloat.nan))
        #expect(left.union(bad).boundingRect == CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(bad.intersection(bad).isEmpty)
    }

    @MainActor @Test func shapesAreCombinedInTheirRectangle() throws {
        let stage = Stage(size: CGSize(width: 40, height: 40), scale: 1) {
            Rectangle().subtracting(Circle()).fill(.red)
        }
        let pixels = Pixels(stage)
        #expect(pixels[20, 20].green > 0.99)
        #expect(pixels[1, 1].green < 0.3)
        let shape = Rectangle().intersection(Circle()).path(in: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(shape.contains(CGPoint(x: 5, y: 5)) && !shape.contains(CGPoint(x: 0.5, y: 0.5)))
        _ = Rectangle().union(Circle()).symmetricDifference(Capsule(), eoFill: true).lineIntersection(Circle())
            .lineSubtraction(Circle())
    }
}
