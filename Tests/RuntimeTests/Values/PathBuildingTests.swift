import Foundation
import Geometry
import SwiftUI
import Testing

/// The elements of paths.
@Suite struct PathBuildingTests {
    private let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

    /// The elements of a path with two decimals.
    private func text(_ path: Path) -> String {
        path.description.split(separator: " ").map { word in
            Double(word).map { number in
                let rounded = (number * 100).rounded() / 100
                return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
            } ?? String(word)
        }.joined(separator: " ")
    }

    @Test func aPathWithoutACurrentPointBeginsAtTheOrigin() {
        #expect(text(Path { $0.addLine(to: CGPoint(x: 1, y: 2)) }) == "0 0 m 1 2 l")
        #expect(
            text(Path { $0.addQuadCurve(to: CGPoint(x: 1, y: 2), control: CGPoint(x: 3, y: 4)) }) == "0 0 m 3 4 1 2 q")
        #expect(Path { $0.closeSubpath() }.isEmpty && Path { $0.addLines([]) }.isEmpty && Path().currentPoint == nil)
        #expect(text(Path { $0.move(to: CGPoint(x: 1, y: 2)) }) == "1 2 m")
        #expect(!Path { $0.move(to: .zero) }.isEmpty && !Path(rect).isEmpty)
    }

    @Test func formsHaveTheirElements() {
        #expect(text(Path(rect)) == "1 2 m 4 2 l 4 6 l 1 6 l h")
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 200))
        #expect(
            text(circle) == "20 100 m 20 155.23 15.52 200 10 200 c 4.48 200 0 155.23 0 100 c "
                + "0 44.77 4.48 0 10 0 c 15.52 0 20 44.77 20 100 c h")
        let rounded = Path(
            storage: .roundedRect(
                CGRect(x: 0, y: 0, width: 100, height: 50), cornerSize: CGSize(width: 20, height: 10)))
        #expect(
            text(rounded) == "20 0 m 80 0 l 91.05 0 100 4.48 100 10 c 100 40 l 100 45.52 91.05 50 80 50 c "
                + "20 50 l 8.95 50 0 45.52 0 40 c 0 10 l 0 4.48 8.95 0 20 0 c h")
        let sharp = Path(storage: .roundedRect(rect, cornerSize: .zero))
        #expect(text(sharp) == "1 2 m 4 2 l 4 6 l 1 6 l 1 2 l h")
    }

    @Test(arguments: [(20, 0), (0, 20), (0.5, 0), (0, 0.5), (-5, 20)] as [(CGFloat, CGFloat)])
    func aCornerWithoutAWidthOrAHeightIsSquare(_ width: CGFloat, _ height: CGFloat) {
        let path = Path(
            storage: .roundedRect(
                CGRect(x: 0, y: 0, width: 100, height: 50), cornerSize: CGSize(width: width, height: height)))
        for (x, y) in [(0.1, 0.1), (99.9, 0.1), (0.1, 49.9), (99.9, 49.9)] as [(CGFloat, CGFloat)] {
            #expect(path.contains(CGPoint(x: x, y: y)), "\(x), \(y)")
        }
    }

    @Test func addedFormsAreSubpaths() {
        let shift = CGAffineTransform(translationX: 10, y: 20)
        var path = Path()
        path.addRect(rect, transform: shift)
        #expect(path == Path(rect.offsetBy(dx: 10, dy: 20)))
        path.addRects([rect, rect], transform: shift)
        let one = "11 22 m 14 22 l 14 26 l 11 26 l h"
        #expect(text(path) == [one, one, one].joined(separator: " "))
        #expect(path.currentPoint == CGPoint(x: 11, y: 22))
        path.addLine(to: .zero)
        #expect(path.currentPoint == .zero)
        var lines = Path()
        lines.addLines([CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 1), CGPoint(x: 2, y: 2)])
        lines.addLines([CGPoint(x: 5, y: 5)])
        #expect(text(lines) == "1 1 m 2 1 l 2 2 l 5 5 m")
        lines.addPath(Path(), transform: shift)
        lines.addEllipse(in: CGRect(x: 0, y: 0, width: 0, height: 0))
        #expect(text(lines).hasPrefix("1 1 m 2 1 l 2 2 l 5 5 m 0 0 m"))
    }

    @Test func anArcIsDividedIntoQuarters() {
        func arc(_ start: Double, _ delta: Double, from point: CGPoint? = nil) -> Path {
            var path = Path()
            if let point { path.move(to: point) }
            path.addArc(
                center: CGPoint(x: 10, y: 20), radius: 100, start: start, delta: delta,
                transform: CGAffineTransform(scaleX: 2, y: 1))
            return path
        }
        #expect(text(arc(0, .pi / 2)) == "220 20 m 220 75.23 130.46 120 20 120 c")
        #expect(text(arc(0, -.pi / 2, from: .zero)) == "0 0 m 220 20 l 220 -35.23 130.46 -80 20 -80 c")
        for (delta, count) in [(0.1, 1), (1.57, 1), (1.6, 2), (3.14, 2), (3.2, 3), (6.28, 4), (99, 4), (-99, 4)] {
            #expect(arc(0.3, delta).description.count { $0 == "c" } == count, "\(delta)")
        }
        #expect(text(arc(0, 0)) == "220 20 m" && arc(.nan, 1).isEmpty && arc(0, .infinity).isEmpty)
        var invalid = Path()
        invalid.addArc(center: .zero, radius: -1, start: 0, delta: 1, transform: .identity)
        invalid.addArc(center: .zero, radius: .infinity, start: 0, delta: 1, transform: .identity)
        #expect(invalid.isEmpty)
        invalid.addArc(center: CGPoint(x: 3, y: 4), radius: 0, start: 0, delta: 0, transform: .identity)
        #expect(text(invalid) == "3 4 m")
    }

    @Test func anArcCanBeShorterThanAPoint() {
        var path = Path()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 0.75, y: 0), tangent2End: CGPoint(x: 0.75, y: 0.75), radius: 0.5)
        #expect(text(path) == "0 0 m 0.25 0 l 0.53 0 0.75 0.22 0.75 0.5 c")
    }

    @Test(
        arguments: [
            ("", ""), ("1 2 m", "1 2 m"), ("1 2 m h", "1 2 m h"), ("1 2 m\n3 4\tl", "1 2 m 3 4 l"), ("h", nil),
            ("1 2 l", nil), ("1 m", nil), ("1 2 3 m", nil), ("1 2 3 4 m", nil), ("1 2 m 3 4 5 6 l", nil),
            ("1 2 m 3 4 q", nil), ("1 2 m 3 4 5 6 c", nil), ("1 2 m 3 4 h", nil), ("1 2 m 3", nil), ("1 2 m x", nil),
            ("nan 2 m", nil), ("1 2 M", nil),
        ] as [(String, String?)])
    func textIsReadAsElements(_ source: String, _ expected: String?) {
        #expect(Path(source).map { text($0) } == expected)
    }

    @Test func simpleFormsStaySimpleWithoutARotation() {
        let scale = CGAffineTransform(a: -2, b: 0, c: 0, d: 3, tx: 5, ty: 7)
        let moved = CGRect(x: -3, y: 13, width: 6, height: 12)
        #expect(Path(rect).applying(scale) == Path(moved))
        #expect(Path(ellipseIn: rect).applying(scale) == Path(ellipseIn: moved))
        let corner = CGSize(width: 1, height: 0.5)
        let rounded = Path(storage: .roundedRect(rect, cornerSize: corner))
        let larger = Path(storage: .roundedRect(moved, cornerSize: CGSize(width: 2, height: 1.5)))
        #expect(rounded.applying(scale) == larger && Path().applying(scale) == Path())
        #expect(Path(rect).offsetBy(dx: 1, dy: -2) == Path(CGRect(x: 2, y: 0, width: 3, height: 4)))
        let turned = Path(rect).applying(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
        #expect(text(turned) == "-2 1 m -2 4 l -6 4 l -6 1 l h")
        let skewed = Path(rect).applying(CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0))
        #expect(text(skewed) == "3 2 m 6 2 l 10 6 l 7 6 l h")
        let curves = Path("0 0 m 1 2 3 4 q 1 2 3 4 5 6 c h")!.applying(scale)
        #expect(text(curves) == "5 7 m 3 13 -1 19 q 3 13 -1 19 -5 25 c h")
    }

    @Test func bordersBelongToOneSide() {
        let square = Path("0 0 m 10 0 l 10 10 l 0 10 l h")!
        #expect(square.contains(CGPoint(x: 5, y: 5)) && square.contains(CGPoint(x: 0, y: 0)))
        #expect(!square.contains(CGPoint(x: 10, y: 5)) && !square.contains(CGPoint(x: 5, y: 10)))
        // Adjacent areas share no point.
        let next = Path("10 0 m 20 0 l 20 10 l 10 10 l h")!
        #expect(next.contains(CGPoint(x: 10, y: 5)) && !next.contains(CGPoint(x: 20, y: 5)))
        let opposite = Path("0 0 m 10 0 l 10 10 l 0 10 l h 2 2 m 2 8 l 8 8 l 8 2 l h")!
        #expect(!opposite.contains(CGPoint(x: 5, y: 5)) && !opposite.contains(CGPoint(x: 5, y: 5), eoFill: true))
        #expect(opposite.contains(CGPoint(x: 1, y: 5)) && opposite.contains(CGPoint(x: 9, y: 5), eoFill: true))
        #expect(Path("0 0 m 10 0 l 10 10 l")!.contains(CGPoint(x: 8, y: 5)))
        #expect(
            lines(of: "0 0 m 10 0 l 10 10 l 20 0 m 30 0 l 30 5 l h")
                == ["0,0-10,0", "10,0-10,10", "10,10-0,0", "20,0-30,0", "30,0-30,5", "30,5-20,0"])
        // A closed subpath continues at its start.
        #expect(
            lines(of: "5 0 m 10 0 l 10 10 l h 20 20 l 20 0 l")
                == ["5,0-10,0", "10,0-10,10", "10,10-5,0", "5,0-20,20", "20,20-20,0", "20,0-5,0"])
    }

    /// The lines that enclose the inside of a path.
    private func lines(of text: String) -> [String] {
        var lines: [String] = []
        Path(text)?.forEachLine { a, b in lines.append("\(Int(a.x)),\(Int(a.y))-\(Int(b.x)),\(Int(b.y))") }
        return lines
    }

    /// The number of lines is the square root of four times the distance along the control points, from 8 to 128. One
    /// more line encloses the inside.
    @Test(arguments: [(4, 8), (16, 8), (25, 10), (26, 11), (400, 40), (4_096, 128), (10_000, 128)])
    func aLongerCurveHasMoreLines(_ distance: Int, _ count: Int) {
        #expect(lines(of: "0 0 m 0 0 \(distance) 0 q").count == count + 1)
    }

    @Test func combinedRectanglesHaveTheFewestLines() {
        let left = Path(CGRect(x: 0, y: 0, width: 20, height: 20)),
            right = Path(CGRect(x: 10, y: 10, width: 20, height: 20))
        func corners(_ path: Path) -> Set<String> {
            var corners: Set<String> = []
            path.forEach { element in
                switch element {
                case .move(let point), .line(let point): corners.insert("\(point.x),\(point.y)")
                default: break
                }
            }
            return corners
        }
        #expect(corners(left.intersection(right)) == ["10.0,10.0", "20.0,10.0", "20.0,20.0", "10.0,20.0"])
        #expect(
            corners(left.subtracting(right))
                == ["0.0,0.0", "20.0,0.0", "20.0,10.0", "10.0,10.0", "10.0,20.0", "0.0,20.0"])
        #expect(
            corners(left.union(right))
                == [
                    "0.0,0.0", "20.0,0.0", "20.0,10.0", "30.0,10.0", "30.0,30.0", "10.0,30.0", "10.0,20.0", "0.0,20.0",
                ])
        let inside = Path(CGRect(x: 5, y: 5, width: 5, height: 5))
        #expect(left.union(inside).boundingRect == CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(!left.subtracting(inside).contains(CGPoint(x: 7, y: 7)) && inside.subtracting(left).isEmpty)
        #expect(left.symmetricDifference(left).isEmpty && left.union(Path()).boundingRect == left.boundingRect)
        let along = Path("0 0 m 20 0 l")!
        #expect(along.lineIntersection(left).boundingRect == CGRect(x: 0, y: 0, width: 20, height: 0))
        #expect(along.lineSubtraction(left).isEmpty && along.offsetBy(dx: 0, dy: -1).lineIntersection(left).isEmpty)
    }
}
