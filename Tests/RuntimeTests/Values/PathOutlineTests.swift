import Foundation
import Geometry
import SwiftUI
import Testing

/// Outlines that are measured, trimmed, stroked, and transformed.
@Suite struct PathOutlineTests {
    private func path(_ text: String) -> Path { Path(text)! }

    private func isNear(_ a: CGPoint?, _ b: CGPoint, _ tolerance: CGFloat = 1e-6) -> Bool {
        a.map { abs($0.x - b.x) <= tolerance && abs($0.y - b.y) <= tolerance } ?? false
    }

    private func isNear(_ a: CGRect, _ b: CGRect, _ tolerance: CGFloat = 1e-6) -> Bool {
        isNear(a.origin, b.origin, tolerance)
            && isNear(CGPoint(x: a.maxX, y: a.maxY), CGPoint(x: b.maxX, y: b.maxY), tolerance)
    }

    /// The points of each piece of a path, without the lines that close it.
    private func samples(_ path: Path, _ count: Int) -> [[CGPoint]] {
        var pieces: [[CGPoint]] = [], current = CGPoint.zero
        path.forEach { element in
            let all: [CGPoint]
            switch element {
            case .move(let end): all = [end]
            case .line(let end): all = [current, end]
            case .quadCurve(let end, let control): all = [current, control, end]
            case .curve(let end, let control1, let control2): all = [current, control1, control2, end]
            case .closeSubpath: return
            }
            // De Casteljau's construction.
            pieces.append(
                (0...count).map { step in
                    let part = CGFloat(step) / CGFloat(count)
                    var row = all
                    while row.count > 1 {
                        row = zip(row, row.dropFirst()).map { a, b in
                            CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
                        }
                    }
                    return row[0]
                })
            current = all.last!
        }
        return pieces
    }

    private func length(_ path: Path) -> CGFloat {
        samples(path, 60).reduce(0) { sum, piece in
            zip(piece, piece.dropFirst()).reduce(sum) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
        }
    }

    // MARK: Bounds

    private static let curves = [
        "0 0 m 10 40 80 -30 60 20 c", "5 5 m 50 90 -40 60 20 10 c", "0 0 m 30 0 60 0 90 0 c", "0 0 m 0 60 90 60 90 0 c",
        "90 0 m 90 60 0 60 0 0 c", "0 0 m 20 40 40 40 60 0 c", "10 10 m 60 80 10 30 q", "0 0 m -30 20 0 40 q",
        "0 0 m 30 30 60 60 q", "3 4 m", "0 0 m 10 0 l 10 20 l h 30 5 m 40 6 l",
        "-5 -5 m -20 10 40 10 -5 30 c 4 90 -60 3 q",
    ]

    @Test(arguments: curves) func boundsAreThoseOfThePoints(_ text: String) {
        let path = path(text)
        let points = samples(path, 400).flatMap { $0 }
        let xs = points.map(\.x), ys = points.map(\.y)
        let box = CGRect(x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
        #expect(isNear(path.boundingRect, box, 0.01))
    }

    /// After the end of a closed subpath, an outline continues at the start of that subpath.
    @Test func boundsContinueAtTheStartOfAClosedSubpath() {
        #expect(path("0 0 m 10 0 l 10 10 l h 40 80 80 0 q").boundingRect == CGRect(x: 0, y: 0, width: 80, height: 40))
        let twice = path("0 5 m 10 5 l h 3 9 m 0 5 l h 3 29 3 9 q")
        #expect(twice.boundingRect == CGRect(x: 0, y: 5, width: 10, height: 14))
    }

    @Test func anExtentContainsTheControlPoints() {
        #expect(path("0 0 m 10 40 80 -30 60 20 c").extent == CGRect(x: 0, y: -30, width: 80, height: 70))
        #expect(path("0 0 m -10 40 60 20 q").extent == CGRect(x: -10, y: 0, width: 70, height: 40))
        #expect(path("4 5 m 2 9 l h").extent == CGRect(x: 2, y: 5, width: 2, height: 4))
        #expect(path("4 5 m").extent == CGRect(x: 4, y: 5, width: 0, height: 0) && Path().extent == nil)
        let endless = path("0 0 m 1 1 l").applying(CGAffineTransform(scaleX: .infinity, y: 1))
        #expect(endless.extent?.origin.x.isNaN == true)
        #expect(Path(CGRect(x: 9, y: 9, width: -4, height: 2)).extent == CGRect(x: 5, y: 9, width: 4, height: 2))
        #expect(Path(CGRect(x: 9, y: 9, width: -4, height: 2)).boundingRect == CGRect(x: 5, y: 9, width: 4, height: 2))
    }

    // MARK: Points

    @Test func anEllipseContainsThePointsOnItsOutline() {
        let ellipse = Path(ellipseIn: CGRect(x: 10, y: 20, width: 40, height: 20))
        for angle in stride(from: 0.0, to: 6.2, by: 0.3) {
            func at(_ part: CGFloat) -> CGPoint {
                CGPoint(x: 30 + 20 * part * CGFloat(cos(angle)), y: 30 + 10 * part * CGFloat(sin(angle)))
            }
            #expect(ellipse.contains(at(0.999)) && !ellipse.contains(at(1.001)))
        }
        #expect(ellipse.contains(CGPoint(x: 50, y: 30)) && ellipse.contains(CGPoint(x: 30, y: 20)))
        for rect in [CGRect(x: 0, y: 0, width: 0, height: 9), CGRect(x: 0, y: 0, width: 9, height: 0)] {
            #expect(!Path(ellipseIn: rect).contains(CGPoint(x: rect.midX, y: rect.midY)))
        }
    }

    @Test func eachCornerHasItsSize() {
        let sizes = (
            CGSize(width: 10, height: 20), CGSize(width: 30, height: 15), CGSize(width: 8, height: 8),
            CGSize(width: 25, height: 40)
        )
        let rect = CGRect(x: 100, y: 200, width: 80, height: 90)
        let path = Path(
            rect: rect,
            corners: .init(topLeft: sizes.0, topRight: sizes.1, bottomRight: sizes.2, bottomLeft: sizes.3))
        let corners = [
            (sizes.0, 100.0, 200.0, 1.0, 1.0), (sizes.1, 180, 200, -1, 1), (sizes.2, 180, 290, -1, -1),
            (sizes.3, 100, 290, 1, -1),
        ]
        for (size, x, y, right, down) in corners {
            // A quarter of an ellipse begins at the end of each side.
            func at(_ part: Double) -> CGPoint {
                let away = 1 - part * 0.5.squareRoot()
                return CGPoint(x: x + right * size.width * away, y: y + down * size.height * away)
            }
            #expect(path.contains(at(0.99)) && !path.contains(at(1.01)), "\(x), \(y)")
            #expect(path.contains(CGPoint(x: x + right * size.width, y: y + down * 0.1)))
            #expect(path.contains(CGPoint(x: x + right * 0.1, y: y + down * size.height)))
            #expect(!path.contains(CGPoint(x: x + right * 0.1, y: y + down * 0.1)))
        }
        #expect(path.boundingRect == rect && path.contains(CGPoint(x: 140, y: 245)))
    }

    /// Corners that are too large shrink by the same factor.
    @Test func largeCornersShrinkTogether() {
        func corners(
            _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ width: CGFloat, _ height: CGFloat
        ) -> [CGFloat] {
            func size(_ length: CGFloat) -> CGSize { CGSize(width: length, height: length) }
            let path = Path(
                rect: CGRect(x: 0, y: 0, width: width, height: height),
                corners: .init(topLeft: size(a), topRight: size(b), bottomRight: size(c), bottomLeft: size(d)))
            var points: [CGPoint] = []
            path.forEach { if case .line(let end) = $0 { points.append(end) } }
            var start = CGPoint.zero
            path.forEach { if case .move(let end) = $0 { start = end } }
            return [start.x, width - points[0].x, height - points[1].y, points[2].x].map {
                ($0 * 1_000).rounded() / 1_000
            }
        }
        #expect(corners(10, 20, 30, 5, 100, 80) == [10, 20, 30, 5])
        #expect(corners(0.5, 1, 0.25, 0.75, 100, 80) == [0.5, 1, 0.25, 0.75])
        #expect(corners(60, 60, 0, 0, 100, 90) == [50, 50, 0, 0])
        #expect(corners(0, 0, 60, 60, 100, 90) == [0, 0, 50, 50])
        #expect(corners(60, 0, 0, 60, 200, 100) == [50, 0, 0, 50])
        #expect(corners(0, 60, 60, 0, 200, 100) == [0, 50, 50, 0])
        #expect(corners(150, 10, 10, 10, 100, 100) == [90.909, 9.091, 9.091, 9.091])
        #expect(corners(-5, .nan, 0, 5, 100, 100) == [0, 0, 0, 5])
    }

    private static let forms: [Path] = [
        Path(CGRect(x: 5, y: 8, width: 30, height: 20)), Path(ellipseIn: CGRect(x: 5, y: 8, width: 30, height: 20)),
        Path(roundedRect: CGRect(x: 5, y: 8, width: 30, height: 20), cornerRadius: 6, style: .circular),
        Path("10 5 m 40 10 l 20 30 l h 4 4 m 60 10 -20 40 30 36 c 12 2 4 4 q")!,
    ]

    @Test(arguments: [
        CGAffineTransform(scaleX: -2, y: 3), CGAffineTransform(a: 0.5, b: 0, c: 0, d: 2, tx: 9, ty: -4),
        CGAffineTransform(rotationAngle: 0.6), CGAffineTransform(a: 1, b: 0.4, c: -0.3, d: 2, tx: 3, ty: 1),
        CGAffineTransform(translationX: 7, y: -30), .identity,
    ])
    func aTransformedPathContainsTheTransformedPoints(_ transform: CGAffineTransform) {
        for form in Self.forms {
            let moved = form.applying(transform)
            for x in stride(from: -3.37, to: 45, by: 6.1) {
                for y in stride(from: -2.61, to: 45, by: 5.3) {
                    let point = CGPoint(x: x, y: y)
                    let around = [(0.3, 0.0), (-0.3, 0), (0, 0.3), (0, -0.3)].map {
                        form.contains(CGPoint(x: x + $0.0, y: y + $0.1))
                    }
                    if Set(around).count > 1 { continue }
                    #expect(moved.contains(point.applying(transform)) == form.contains(point), "\(point)")
                }
            }
        }
    }

    // MARK: Arcs

    @Test(arguments: [20.0, 60, 90, 120, 170], [1.0, -1]) func anArcTouchesTwoLines(_ degrees: Double, _ side: Double) {
        let angle = degrees * .pi / 180, corner = CGPoint(x: 100, y: 0)
        // The lines enclose the angle at the corner.
        let direction = CGPoint(x: -cos(angle), y: side * sin(angle))
        var path = Path()
        path.move(to: .zero)
        path.addArc(
            tangent1End: corner, tangent2End: CGPoint(x: 100 + 50 * direction.x, y: 50 * direction.y), radius: 4)
        let reach = 4 / tan(angle / 2)
        #expect(isNear(path.currentPoint, CGPoint(x: 100 + reach * direction.x, y: reach * direction.y)))
        let center = CGPoint(x: 100 - reach, y: side * 4)
        var ends: [CGPoint] = []
        path.forEach {
            if case .line(let end) = $0 { ends.append(end) }
            if case .curve(let end, _, _) = $0 { ends.append(end) }
        }
        #expect(isNear(ends.first, CGPoint(x: 100 - reach, y: 0)))
        for end in ends { #expect(abs(hypot(end.x - center.x, end.y - center.y) - 4) < 1e-6) }
        // The arc is on the side of the corner.
        let middle = path.trimmedPath(from: 0.999, to: 1).currentPoint!
        #expect(hypot(middle.x - corner.x, middle.y) <= reach + 1e-6)
    }

    @Test func anArcWithoutASweepIsACorner() {
        let corner = CGPoint(x: 100, y: 0)
        let cases: [(CGPoint, CGFloat)] = [
            (CGPoint(x: 200, y: 0), 5), (CGPoint(x: 50, y: 0), 5), (CGPoint(x: 100, y: 80), 0),
            (CGPoint(x: 100, y: 80), -2), (CGPoint(x: 100, y: 80), .infinity), (corner, 5),
        ]
        for (end, radius) in cases {
            var path = Path()
            path.move(to: .zero)
            path.addArc(tangent1End: corner, tangent2End: end, radius: radius)
            #expect(path == self.path("0 0 m 100 0 l"), "\(end), \(radius)")
        }
        var still = self.path("100 0 m")
        still.addArc(tangent1End: corner, tangent2End: CGPoint(x: 100, y: 80), radius: 5)
        #expect(still == self.path("100 0 m 100 0 l"))
        var nowhere = Path()
        nowhere.addArc(tangent1End: corner, tangent2End: CGPoint(x: 100, y: 80), radius: 5)
        #expect(nowhere.isEmpty)
        var moved = self.path("10 20 m")
        let shift = CGAffineTransform(translationX: 10, y: 20)
        moved.addArc(tangent1End: corner, tangent2End: CGPoint(x: 100, y: 80), radius: 5, transform: shift)
        #expect(isNear(moved.currentPoint, CGPoint(x: 110, y: 25)))
    }

    // MARK: Parts

    private static let parts: [(String, CGFloat, CGFloat, String)] = [
        ("0 0 m 100 0 l", 0.25, 0.75, "25.0 0.0 m 75.0 0.0 l"), ("0 0 m 100 0 l", -1, 0.5, "0.0 0.0 m 50.0 0.0 l"),
        ("0 0 m 100 0 l", 0.5, 7, "50.0 0.0 m 100.0 0.0 l"), ("0 0 m 100 0 l", .nan, .nan, "0.0 0.0 m 100.0 0.0 l"),
        ("0 0 m 100 0 l", 0.5, 0.5, ""), ("0 0 m 100 0 l", 0.6, 0.5, ""),
        ("0 0 m 100 0 l 100 100 l", 0.25, 0.75, "50.0 0.0 m 100.0 0.0 l 100.0 50.0 l"),
        ("0 0 m 100 0 l 100 100 l", 0.5, 1, "100.0 0.0 m 100.0 100.0 l"),
        ("0 0 m 40 0 l 0 10 m 60 10 l", 0.2, 0.7, "20.0 0.0 m 40.0 0.0 l 0.0 10.0 m 30.0 10.0 l"),
        ("0 0 m 30 0 l 30 40 l h", 0.5, 0.75, "30.0 30.0 m 30.0 40.0 l 18.0 24.0 l"),
    ]

    @Test(arguments: parts.indices) func partsOfLines(_ index: Int) {
        let (text, from, to, expected) = Self.parts[index]
        #expect(path(text).trimmedPath(from: from, to: to).description == expected)
    }

    /// Up to a parameter t, the curve has the length 100 t (2 - t).
    @Test func aPartOfACurveEndsAtItsLength() {
        let part = path("0 0 m 100 0 100 0 q").trimmedPath(from: 0, to: 0.75)
        #expect(isNear(part.currentPoint, CGPoint(x: 75, y: 0)))
    }

    @Test(arguments: curves.prefix(8)) func aPartHasItsShareOfTheLength(_ text: String) {
        let whole = path(text), total = length(whole)
        for (from, to) in [(0.0, 0.3), (0.2, 0.9), (0.65, 1), (0.4, 0.45)] as [(CGFloat, CGFloat)] {
            let part = whole.trimmedPath(from: from, to: to)
            #expect(abs(length(part) - (to - from) * total) < total * 0.01, "\(from) to \(to)")
            // Parts that follow each other meet.
            let next = whole.trimmedPath(from: to, to: 1)
            var start: CGPoint?
            next.forEach { if case .move(let point) = $0 { start = point } }
            if let start { #expect(isNear(part.currentPoint, start, 0.01)) }
        }
    }

    // MARK: Strokes

    @Test(
        arguments: [
            "20 20 m 60 30 l 30 60 l 70 70 l", "20 20 m 60 20 l 60 60 l 20 60 l h", "20 60 m 50 0 60 120 80 30 c",
            "20 20 m 20 20 l 50 50 l 50 50 l 80 20 l", "10 40 m 40 40 l 60 10 m 60 70 l", "60 20 m 20 30 l 50 70 l h",
        ], [3.0, 14])
    func aRoundStrokeCoversNearbyPoints(_ text: String, _ width: CGFloat) {
        let line = path(text)
        let stroke = line.strokedPath(StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
        var lines = samples(line, 12).flatMap { zip($0, $0.dropFirst()) }
        if text.hasSuffix("h") { lines.append((lines.last!.1, lines.first!.0)) }
        func distance(_ p: CGPoint) -> CGFloat {
            lines.map { a, b in
                let dx = b.x - a.x, dy = b.y - a.y, square = dx * dx + dy * dy
                let part = square == 0 ? 0 : min(max(((p.x - a.x) * dx + (p.y - a.y) * dy) / square, 0), 1)
                return hypot(p.x - a.x - part * dx, p.y - a.y - part * dy)
            }.min()!
        }
        for x in stride(from: 0.37, to: 100, by: 7.3) {
            for y in stride(from: 0.61, to: 100, by: 7.9) {
                let point = CGPoint(x: x, y: y), far = distance(point) - width / 2
                if abs(far) < 0.5 { continue }
                #expect(stroke.contains(point) == (far < 0), "\(x), \(y)")
            }
        }
    }

    /// Two lines enclose an angle at the origin. A mitered join reaches half of the width divided by the sine of half
    /// of the angle.
    @Test(arguments: [40.0, 60, 90, 140], [1.0, -1]) func aMiterReachesToItsLimit(_ degrees: Double, _ side: Double) {
        let angle = degrees * .pi / 180, ratio = 1 / sin(angle / 2)
        var line = Path()
        line.move(to: CGPoint(x: 100, y: 0))
        line.addLine(to: .zero)
        line.addLine(to: CGPoint(x: 100 * cos(angle), y: side * 100 * sin(angle)))
        func covers(_ reach: Double, _ join: CGLineJoin, limit: Double = 10) -> Bool {
            let point = CGPoint(x: -reach * cos(angle / 2), y: -side * reach * sin(angle / 2))
            let stroke = line.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: join, miterLimit: CGFloat(limit)))
            return stroke.contains(point)
        }
        let tip = 5 * ratio, cut = 5 / ratio
        #expect(covers(tip - 0.05, .miter) && !covers(tip + 0.05, .miter))
        #expect(covers(tip - 0.05, .miter, limit: ratio + 0.01) && !covers(tip - 0.05, .miter, limit: ratio - 0.01))
        for limit in [ratio - 0.01, 0.5, -3] {
            #expect(covers(cut - 0.05, .miter, limit: limit) && !covers(cut + 0.05, .miter, limit: limit))
        }
        #expect(covers(cut - 0.05, .bevel) && !covers(cut + 0.05, .bevel))
        #expect(covers(4.9, .round) && !covers(5.1, .round))
    }

    @Test func aPointHasTheFormOfItsEnds() {
        func stroke(_ cap: CGLineCap) -> Path {
            path("50 50 m 50 50 l").strokedPath(StrokeStyle(lineWidth: 20, lineCap: cap))
        }
        #expect(stroke(.butt).isEmpty)
        #expect(stroke(.square).boundingRect == CGRect(x: 40, y: 40, width: 20, height: 20))
        #expect(isNear(stroke(.round).boundingRect, CGRect(x: 40, y: 40, width: 20, height: 20), 0.2))
        #expect(!stroke(.round).contains(CGPoint(x: 42, y: 42)) && stroke(.round).contains(CGPoint(x: 43.5, y: 43.5)))
        let line = path("50 50 m 53 54 l").strokedPath(StrokeStyle(lineWidth: 10, lineCap: .square))
        for (x, y, isCovered) in [(55.9, 57.9, true), (56.1, 58.1, false), (47.1, 46.1, true), (46.9, 45.9, false)] {
            #expect(line.contains(CGPoint(x: x, y: y)) == isCovered, "\(x)")
        }
    }

    private static let dashes: [([CGFloat], CGFloat)] = [
        ([10, 5], 0), ([10, 5], 7), ([10, 5], -3), ([10, 5], 12), ([10, 5], 1_507), ([4], 0), ([4], 3), ([4], 5),
        ([3, 4, 5], 0), ([3, 4, 5], 13), ([8, 0], 2), ([0, 6], 1), ([.nan, 6, 7, -2], 0), ([30, 200], 35),
    ]

    /// A dash has a length of the pattern, followed by a gap. A pattern of an odd number of lengths repeats with gaps
    /// and dashes exchanged.
    @Test(arguments: dashes.indices, ["0 50 m 100 50 l", "20 20 m 45 20 l 45 45 l 20 45 l h"])
    func dashesFollowThePattern(_ index: Int, _ text: String) {
        let (pattern, phase) = Self.dashes[index]
        let lengths = pattern.map { $0.isFinite ? max($0, 0) : 0 }
        let cycle = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths, whole = cycle.reduce(0, +)
        let stroke = path(text).strokedPath(StrokeStyle(lineWidth: 2, dash: pattern, dashPhase: phase))
        for step in 0..<140 {
            let position = CGFloat(step) * 0.71 + 0.117
            var place = (position + phase).truncatingRemainder(dividingBy: whole)
            if place < 0 { place += whole }
            var number = 0
            while place >= cycle[number] {
                place -= cycle[number]
                number += 1
            }
            if min(place, cycle[number] - place) < 0.1 { continue }
            let side = (position / 25).rounded(.down), along = position - side * 25
            let point =
                text.hasSuffix("h")
                ? [
                    CGPoint(x: 20 + along, y: 20), CGPoint(x: 45, y: 20 + along), CGPoint(x: 45 - along, y: 45),
                    CGPoint(x: 20, y: 45 - along),
                ][Int(side)] : CGPoint(x: position, y: 50)
            // Near a corner, the other side covers the point.
            if text.hasSuffix("h"), along < 1.1 || along > 23.9 { continue }
            #expect(stroke.contains(point) == number.isMultiple(of: 2), "\(position)")
        }
    }

    @Test func aPatternWithoutLengthsIsALine() {
        let line = path("0 50 m 100 50 l")
        let plain = line.strokedPath(StrokeStyle(lineWidth: 2))
        let patterns: [([CGFloat], CGFloat)] = [
            ([], 0), ([0, 0], 0), ([-3], 0), ([4, 4], .infinity), ([0.001], 0),
        ]
        for (dash, phase) in patterns {
            #expect(line.strokedPath(StrokeStyle(lineWidth: 2, dash: dash, dashPhase: phase)) == plain)
        }
        #expect(
            StrokeStyle()
                == StrokeStyle(
                    lineWidth: 1, lineCap: .butt, lineJoin: .miter, miterLimit: 10, dash: [], dashPhase: 0))
    }

    // MARK: Elements

    @Test func theCurrentPointIsWhereAPathContinues() {
        let cases: [(String, CGPoint?)] = [
            ("1 2 m", CGPoint(x: 1, y: 2)), ("1 2 m 3 4 l", CGPoint(x: 3, y: 4)),
            ("1 2 m 3 4 l h", CGPoint(x: 1, y: 2)), ("1 2 m 3 4 l h 5 6 m 7 8 9 9 q", CGPoint(x: 9, y: 9)),
            ("1 2 m 3 4 5 6 7 8 c", CGPoint(x: 7, y: 8)), ("", nil),
        ]
        for (text, point) in cases { #expect(path(text).currentPoint == point, "\(text)") }
        #expect(Path(CGRect(x: 3, y: 4, width: 5, height: 6)).currentPoint == CGPoint(x: 3, y: 4))
        var line = Path()
        line.addLine(to: CGPoint(x: 5, y: 5))
        #expect(line == path("0 0 m 5 5 l"))
        var closed = Path()
        closed.closeSubpath()
        #expect(closed.isEmpty)
    }

    @Test func aPathCombinesOthers() {
        var path = Path()
        path.addLines([CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 3), CGPoint(x: 4, y: 5)])
        path.addLines([])
        #expect(path == self.path("1 1 m 2 3 l 4 5 l"))
        path.addRects([CGRect(x: 0, y: 0, width: 2, height: 3), CGRect(x: 5, y: 5, width: 1, height: 1)])
        #expect(path.description.hasSuffix("5.0 5.0 m 6.0 5.0 l 6.0 6.0 l 5.0 6.0 l h"))
        var alone = Path()
        alone.addEllipse(in: CGRect(x: 0, y: 0, width: 2, height: 2), transform: CGAffineTransform(scaleX: 3, y: 4))
        #expect(alone == Path(ellipseIn: CGRect(x: 0, y: 0, width: 6, height: 8)))
        let rounded = Path(
            roundedRect: CGRect(x: 0, y: 0, width: 30, height: 20), cornerRadius: 5, style: .circular)
        let moved = rounded.offsetBy(dx: 3, dy: -2)
        #expect(moved.boundingRect == CGRect(x: 3, y: -2, width: 30, height: 20))
    }
}
