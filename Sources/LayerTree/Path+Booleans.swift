import Foundation

extension Path {
    /// A path that covers the same area and whose lines do not cross, so that it is filled alike by both rules. Apple: iOS 17, macOS 14.
    ///
    /// This and the other operations keep curves as curves. Where outlines cross is exact to about a thirty-thousandth of the extent of what
    /// is combined. Open subpaths count as closed; subpaths with points that are not finite are left out.
    ///
    /// - Complexity: O(n log n) in the number of lines that stand for the curves, beside the crossings of the outlines.
    /// - Parameter eoFill: Whether the area is that of the even-odd rule, else that of the winding rule.
    public func normalized(eoFill: Bool = true) -> Path { PathArrangement(self, Path(), eoFill: eoFill).area { a, _ in a } }

    /// The area that both paths cover. Apple: iOS 17, macOS 14.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        PathArrangement(self, other, eoFill: eoFill).area { $0 && $1 }
    }

    /// The area that either path covers. Apple: iOS 17, macOS 14.
    public func union(_ other: Path, eoFill: Bool = false) -> Path { PathArrangement(self, other, eoFill: eoFill).area { $0 || $1 } }

    /// The area that this path covers and the other does not. Apple: iOS 17, macOS 14.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        PathArrangement(self, other, eoFill: eoFill).area { $0 && !$1 }
    }

    /// The area that exactly one of the paths covers. Apple: iOS 17, macOS 14.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        PathArrangement(self, other, eoFill: eoFill).area { $0 != $1 }
    }

    /// The parts of this path's lines that lie in the area of the other. Apple: iOS 17, macOS 14.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        PathArrangement(self, other, eoFill: eoFill).lines(inside: true)
    }

    /// The parts of this path's lines that lie outside of the area of the other. Apple: iOS 17, macOS 14.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        PathArrangement(self, other, eoFill: eoFill).lines(inside: false)
    }
}

/// The outlines of two paths, cut where they meet.
///
/// Curves are taken as lines between points on a grid of integers, on which it can be decided exactly how lines lie to each other. Every
/// line remembers of which part of which curve it is, so that what remains can be put together from parts of curves again.
private struct PathArrangement {
    private let sources: [PathSegment]
    private let pieces: [GridPiece]
    private let scale: Double
    private let origin: CGPoint
    /// The ends of curves, which are not on the grid.
    private let exact: [GridPoint: CGPoint]
    private let eoFill: Bool

    init(_ a: Path, _ b: Path, eoFill: Bool) {
        self.eoFill = eoFill
        let chains = [a, b].map { path in
            path.subpaths.filter { $0.segments.allSatisfy { $0.points.allSatisfy { ($0.x + $0.y).isFinite } } }
        }
        let points = chains.joined().flatMap { $0.segments.flatMap(\.points) }
        let left = points.map(\.x).min() ?? 0, right = points.map(\.x).max() ?? 0
        let top = points.map(\.y).min() ?? 0, bottom = points.map(\.y).max() ?? 0
        let extent = Double(max(right - left, bottom - top))
        // A power of two, so that points which are round numbers of points stay so.
        let scale = extent > 0 ? exp2((24 - log2(extent)).rounded(.down)) : 1
        let origin = CGPoint(x: left, y: top)
        var sources: [PathSegment] = [], pieces: [GridPiece] = [], exact: [GridPoint: CGPoint] = [:]
        func onGrid(_ point: CGPoint) -> GridPoint {
            GridPoint(x: Int((Double(point.x - origin.x) * scale).rounded()), y: Int((Double(point.y - origin.y) * scale).rounded()))
        }
        func add(_ segment: PathSegment, isFirst: Bool) {
            let count = segment.steps(within: CGFloat(extent) / 30_000)
            var last = onGrid(segment.start)
            exact[last] = segment.start
            exact[onGrid(segment.end)] = segment.end
            for step in 1...count {
                let t = Double(step) / Double(count)
                let next = onGrid(step == count ? segment.end : segment.point(at: CGFloat(t)))
                guard next != last else { continue }
                let before = step == 1 ? 0 : Double(step - 1) / Double(count)
                pieces.append(GridPiece(a: last, b: next, source: sources.count, from: before, to: t, isFirst: isFirst))
                last = next
            }
            sources.append(segment)
        }
        for (index, chain) in chains.enumerated() {
            for subpath in chain {
                for segment in subpath.segments { add(segment, isFirst: index == 0) }
                guard let start = subpath.segments.first?.start, let end = subpath.segments.last?.end, start != end, !subpath.isClosed
                else { continue }
                add(PathSegment(points: [end, start]), isFirst: index == 0)
                pieces[pieces.count - 1].closes = true
            }
        }
        self.scale = scale
        self.origin = origin
        self.sources = sources
        self.exact = exact
        self.pieces = GridPiece.cut(pieces)
    }

    private func point(_ p: GridPoint) -> CGPoint {
        exact[p] ?? CGPoint(x: origin.x + CGFloat(Double(p.x) / scale), y: origin.y + CGFloat(Double(p.y) / scale))
    }

    // MARK: Areas

    /// Where the rule holds for what is inside the first path and what is inside the second.
    func area(_ rule: (Bool, Bool) -> Bool) -> Path {
        let edges = GridEdges(pieces)
        var kept: [GridPiece] = []
        for index in edges.pieces.indices {
            let (left, right) = edges.windings(at: index)
            let isLeft = rule(left.first.isInside(eoFill), left.second.isInside(eoFill))
            let isRight = rule(right.first.isInside(eoFill), right.second.isInside(eoFill))
            if isLeft != isRight { kept.append(isLeft ? edges.pieces[index] : edges.pieces[index].reversed) }
        }
        return outline(GridPiece.loops(kept))
    }

    private func outline(_ loops: [[GridPiece]]) -> Path {
        var path = Path()
        for loop in loops {
            // It begins where a curve does, not in its course.
            let first = loop.indices.first { !loop[($0 + loop.count - 1) % loop.count].isContinued(by: loop[$0]) } ?? 0
            append(Array(loop[first...] + loop[..<first]), to: &path)
            path.closeSubpath()
        }
        return path
    }

    /// Adds pieces that follow each other, those of one curve as one.
    private func append(_ chain: [GridPiece], to path: inout Path) {
        path.move(to: point(chain[0].a))
        var start = 0
        for index in chain.indices {
            if index + 1 < chain.count, chain[index].isContinued(by: chain[index + 1]) { continue }
            let from = chain[start].from, to = chain[index].to
            let segment = sources[chain[start].source]
            let part = segment.part(from: CGFloat(min(from, to)), to: CGFloat(max(from, to)))
            let points = from <= to ? part.points : part.points.reversed()
            let end = point(chain[index].b)
            switch points.count {
            case 3: path.addQuadCurve(to: end, control: points[1])
            case 4: path.addCurve(to: end, control1: points[1], control2: points[2])
            default: path.addLine(to: end)
            }
            start = index + 1
        }
    }

    // MARK: Lines

    func lines(inside: Bool) -> Path {
        let edges = GridEdges(pieces.filter { !$0.isFirst })
        let borders = Set(edges.pieces.map(\.place))
        var path = Path(), chain: [GridPiece] = []
        func finish() {
            if !chain.isEmpty { append(chain, to: &path) }
            chain = []
        }
        for piece in pieces where piece.isFirst && !piece.closes {
            // What runs along the border belongs to the area.
            let isInside = borders.contains(piece.place) || edges.winding(around: piece).second.isInside(eoFill)
            guard isInside == inside else {
                finish()
                continue
            }
            if let last = chain.last, last.b != piece.a { finish() }
            chain.append(piece)
        }
        finish()
        return path
    }
}

extension Int {
    fileprivate func isInside(_ eoFill: Bool) -> Bool { eoFill ? !isMultiple(of: 2) : self != 0 }
}

extension PathSegment {
    /// How many lines stand for the segment such that none is further from it than the tolerance: the error of n equal steps is at most
    /// d (d − 1) / 8 of the largest second difference of the d + 1 points, divided by n².
    fileprivate func steps(within tolerance: CGFloat) -> Int {
        guard points.count > 2, tolerance > 0 else { return 1 }
        var bend: CGFloat = 0
        for (a, (b, c)) in zip(points, zip(points.dropFirst(), points.dropFirst(2))) {
            bend = max(bend, hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y))
        }
        let degree = CGFloat(points.count - 1)
        return Int(min(max((degree * (degree - 1) / 8 * bend / tolerance).squareRoot().rounded(.up), 1), 256))
    }
}
