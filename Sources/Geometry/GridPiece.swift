import Foundation

/// A point of a grid. Coordinates are below 2²⁵, so products of two differences are exact.
struct GridPoint: Hashable, Comparable {
    var x, y: Int

    static func < (a: GridPoint, b: GridPoint) -> Bool { a.x != b.x ? a.x < b.x : a.y < b.y }
}

/// A line between two grid points, which approximates a part of a curve.
struct GridPiece {
    var a, b: GridPoint
    /// The index of the curve, and the parameters of the part. If the part goes backward, `from` is greater than `to`.
    var source: Int
    var from, to: Double
    /// A Boolean value that indicates whether the piece belongs to the first of two outlines.
    var isFirst: Bool
    /// A Boolean value that indicates whether the piece only closes an open subpath.
    var closes = false
    /// The number of times that each outline follows the piece, forward minus backward.
    var turns = PairOfTurns()

    /// Pieces of one curve whose parameters differ by less meet: the corners of the grid move them a little.
    private static let parameterTolerance = 0.01

    struct PairOfTurns { var first = 0, second = 0 }

    /// The position of the line, regardless of its direction.
    struct Place: Hashable { let low, high: GridPoint }

    var place: Place { a < b ? Place(low: a, high: b) : Place(low: b, high: a) }

    var reversed: GridPiece {
        var piece = self
        (piece.a, piece.b, piece.from, piece.to) = (b, a, to, from)
        piece.turns = PairOfTurns(first: -turns.first, second: -turns.second)
        return piece
    }

    /// Returns whether the next piece continues along the same curve.
    func isContinued(by next: GridPiece) -> Bool {
        source == next.source && abs(to - next.from) < Self.parameterTolerance && (from <= to) == (next.from <= next.to)
            && b == next.a
    }

    /// Returns a positive number if a point is on the side to which the x-axis turns into the y-axis.
    func side(_ p: GridPoint) -> Int { (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) }
}

// MARK: Cutting

extension GridPiece {
    /// Divides the pieces so that they meet only at their ends, merges nearly equal points, and drops pieces without a
    /// length. Merging can cause new crossings, so this repeats until nothing changes.
    static func cut(_ pieces: [GridPiece]) -> [GridPiece] {
        var vertices = GridVertices()
        var pieces = pieces.compactMap { piece in
            var piece = piece
            (piece.a, piece.b) = (vertices.vertex(at: piece.a), vertices.vertex(at: piece.b))
            return piece.a == piece.b ? nil : piece
        }
        for _ in 0..<30 {
            guard let finer = cutOnce(pieces, &vertices) else { break }
            pieces = finer
        }
        return pieces
    }

    private static func cutOnce(_ pieces: [GridPiece], _ vertices: inout GridVertices) -> [GridPiece]? {
        let order = pieces.indices.sorted { min(pieces[$0].a.x, pieces[$0].b.x) < min(pieces[$1].a.x, pieces[$1].b.x) }
        var cuts: [Int: [GridPoint]] = [:]
        for (place, i) in order.enumerated() {
            let one = pieces[i]
            let right = max(one.a.x, one.b.x), top = min(one.a.y, one.b.y), bottom = max(one.a.y, one.b.y)
            for j in order[(place + 1)...] {
                let other = pieces[j]
                if min(other.a.x, other.b.x) > right { break }
                if max(other.a.y, other.b.y) < top || min(other.a.y, other.b.y) > bottom { continue }
                for point in meeting(one, other).map({ vertices.vertex(at: $0) }) {
                    if point != one.a, point != one.b { cuts[i, default: []].append(point) }
                    if point != other.a, point != other.b { cuts[j, default: []].append(point) }
                }
            }
        }
        if cuts.isEmpty { return nil }
        var result: [GridPiece] = []
        result.reserveCapacity(pieces.count + 2 * cuts.count)
        for (index, piece) in pieces.enumerated() {
            guard let points = cuts[index] else {
                result.append(piece)
                continue
            }
            result += piece.cut(at: points)
        }
        return result
    }

    /// Returns the parts between points on or near the line.
    private func cut(at points: [GridPoint]) -> [GridPiece] {
        let dx = Double(b.x - a.x), dy = Double(b.y - a.y)
        let marks = points.map {
            (point: $0, share: (Double($0.x - a.x) * dx + Double($0.y - a.y) * dy) / (dx * dx + dy * dy))
        }
        .sorted { $0.share < $1.share }
        var rest = self, parts: [GridPiece] = []
        for mark in marks where mark.point != rest.a && mark.point != b {
            var part = rest
            part.b = mark.point
            part.to = from + (to - from) * min(max(mark.share, 0), 1)
            parts.append(part)
            rest.a = mark.point
            rest.from = part.to
        }
        if rest.a != rest.b { parts.append(rest) }
        return parts
    }

    /// Returns the point where two lines meet, or both ends of the common part of collinear lines.
    private static func meeting(_ one: GridPiece, _ other: GridPiece) -> [GridPoint] {
        let a = one.side(other.a), b = one.side(other.b), c = other.side(one.a), d = other.side(one.b)
        if a == 0, b == 0 {
            return [other.a, other.b].filter { one.spans($0) } + [one.a, one.b].filter { other.spans($0) }
        }
        var points: [GridPoint] = []
        if a == 0, one.spans(other.a) { points.append(other.a) }
        if b == 0, one.spans(other.b) { points.append(other.b) }
        if c == 0, other.spans(one.a) { points.append(one.a) }
        if d == 0, other.spans(one.b) { points.append(one.b) }
        guard points.isEmpty, (a > 0) != (b > 0), (c > 0) != (d > 0), a != 0, b != 0, c != 0, d != 0 else {
            return points
        }
        let share = Double(c) / (Double(c) - Double(d))
        return [
            GridPoint(
                x: one.a.x + Int((Double(one.b.x - one.a.x) * share).rounded()),
                y: one.a.y + Int((Double(one.b.y - one.a.y) * share).rounded()))
        ]
    }

    /// Returns whether a point on the infinite line is between the ends.
    private func spans(_ p: GridPoint) -> Bool {
        min(a.x, b.x) <= p.x && p.x <= max(a.x, b.x) && min(a.y, b.y) <= p.y && p.y <= max(a.y, b.y)
    }
}

/// The ends of pieces. Points closer than 64 grid steps, four millionths of the combined extent, become one.
private struct GridVertices {
    private static let reach = 64
    private var cells: [GridPoint: [GridPoint]] = [:]

    mutating func vertex(at p: GridPoint) -> GridPoint {
        let cell = GridPoint(x: p.x >> 7, y: p.y >> 7)
        for x in cell.x - 1...cell.x + 1 {
            for y in cell.y - 1...cell.y + 1 {
                for known in cells[GridPoint(x: x, y: y)] ?? []
                where abs(known.x - p.x) <= Self.reach && abs(known.y - p.y) <= Self.reach { return known }
            }
        }
        cells[cell, default: []].append(p)
        return p
    }
}

// MARK: Joining

extension GridPiece {
    /// Returns the pieces as closed loops. At a branch, the loop follows the sharpest inward turn, so loops touch but
    /// don't cross.
    static func loops(_ pieces: [GridPiece]) -> [[GridPiece]] {
        var leaving: [GridPoint: [Int]] = [:]
        for (index, piece) in pieces.enumerated() { leaving[piece.a, default: []].append(index) }
        var isUsed = [Bool](repeating: false, count: pieces.count)
        var loops: [[GridPiece]] = []
        for start in pieces.indices where !isUsed[start] {
            var loop: [GridPiece] = [], current = start
            while true {
                isUsed[current] = true
                loop.append(pieces[current])
                let end = pieces[current].b
                if end == pieces[start].a { break }
                let exits = (leaving[end] ?? []).filter { !isUsed[$0] }
                guard
                    let next = exits.count < 2
                        ? exits.first
                        : exits.max(by: { turn(pieces[current], pieces[$0]) < turn(pieces[current], pieces[$1]) })
                else { break }
                current = next
            }
            if loop.count > 1 { loops.append(loop) }
        }
        return loops
    }

    /// Returns the angle from one piece to the next, from -π to π.
    private static func turn(_ one: GridPiece, _ next: GridPiece) -> Double {
        let ax = Double(one.b.x - one.a.x), ay = Double(one.b.y - one.a.y)
        let bx = Double(next.b.x - next.a.x), by = Double(next.b.y - next.a.y)
        return atan2(ax * by - ay * bx, ax * bx + ay * by)
    }
}
