/// Unique lines that meet only at their ends, for queries about the areas beside them.
struct GridEdges {
    let pieces: [GridPiece]
    private let rows, columns: Buckets

    init(_ all: [GridPiece]) {
        var places: [GridPiece.Place: Int] = [:], pieces: [GridPiece] = []
        for piece in all {
            let index = places[piece.place] ?? pieces.count
            if index == pieces.count {
                places[piece.place] = index
                pieces.append(piece)
            }
            let turn = pieces[index].a == piece.a ? 1 : -1
            if piece.isFirst { pieces[index].turns.first += turn } else { pieces[index].turns.second += turn }
        }
        // Where an outline returns along the same line, there's no border.
        pieces.removeAll { $0.turns.first == 0 && $0.turns.second == 0 }
        self.pieces = pieces
        rows = Buckets(pieces.map { ($0.a.y, $0.b.y) })
        columns = Buckets(pieces.map { ($0.a.x, $0.b.x) })
    }

    /// Returns how often each outline winds around the area to the left and to the right of a piece. Left is the side
    /// to which the x-axis turns into the y-axis.
    func windings(at index: Int) -> (left: GridPiece.PairOfTurns, right: GridPiece.PairOfTurns) {
        let piece = pieces[index]
        let beside = winding(around: piece, except: index)
        // The ray leaves to the right of a piece that goes up, and to the left of a piece that goes down.
        let goesUp = piece.isSteep ? piece.b.y > piece.a.y : piece.b.x < piece.a.x
        let sign = goesUp ? 1 : -1
        let across = GridPiece.PairOfTurns(
            first: beside.first + sign * piece.turns.first, second: beside.second + sign * piece.turns.second)
        return goesUp ? (across, beside) : (beside, across)
    }

    /// Returns how often each outline winds around the middle of a piece, from the lines that a ray crosses. The ray
    /// goes in the x-direction if the piece is steep; otherwise, in the y-direction.
    func winding(around piece: GridPiece, except own: Int? = nil) -> GridPiece.PairOfTurns {
        var result = GridPiece.PairOfTurns()
        // Double the coordinates, so the middle is on the grid.
        let x = piece.a.x + piece.b.x, y = piece.a.y + piece.b.y
        for index in piece.isSteep ? rows.at(y) : columns.at(x) where index != own {
            let other = pieces[index]
            // After a quarter turn, the y-direction is the x-direction.
            let (ax, ay, bx, by, px, py) =
                piece.isSteep
                ? (2 * other.a.x, 2 * other.a.y, 2 * other.b.x, 2 * other.b.y, x, y)
                : (2 * other.a.y, -2 * other.a.x, 2 * other.b.y, -2 * other.b.x, y, -x)
            guard (ay <= py) != (by <= py) else { continue }
            let side = (bx - ax) * (py - ay) - (by - ay) * (px - ax)
            let goesUp = by > ay
            guard side != 0, (side > 0) == goesUp else { continue }
            result.first += goesUp ? other.turns.first : -other.turns.first
            result.second += goesUp ? other.turns.second : -other.turns.second
        }
        return result
    }

    /// Indices of the pieces in each strip of a coordinate.
    private struct Buckets {
        private var low = 0
        private var width = 1
        private var strips: [[Int]] = [[]]

        init(_ spans: [(Int, Int)]) {
            guard !spans.isEmpty else { return }
            low = spans.reduce(Int.max) { min($0, $1.0, $1.1) }
            let high = spans.reduce(Int.min) { max($0, $1.0, $1.1) }
            let count = min(max(spans.count / 4, 1), 512)
            width = (high - low) / count + 1
            strips = Array(repeating: [], count: count)
            for (index, span) in spans.enumerated() {
                for strip in (min(span.0, span.1) - low) / width...(max(span.0, span.1) - low) / width {
                    strips[strip].append(index)
                }
            }
        }

        /// Returns the pieces that can contain half of a coordinate.
        func at(_ twice: Int) -> [Int] {
            let strip = (twice >> 1) - low
            return strip >= 0 && strip / width < strips.count ? strips[strip / width] : []
        }
    }
}

extension GridPiece {
    fileprivate var isSteep: Bool { abs(b.y - a.y) >= abs(b.x - a.x) }
}
