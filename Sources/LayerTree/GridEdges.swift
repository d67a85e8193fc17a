/// Lines that meet at their ends only, each once, to be asked what lies beside them.
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
        // Where an outline comes back the way it went there is no border.
        pieces.removeAll { $0.turns.first == 0 && $0.turns.second == 0 }
        self.pieces = pieces
        rows = Buckets(pieces.map { ($0.a.y, $0.b.y) })
        columns = Buckets(pieces.map { ($0.a.x, $0.b.x) })
    }

    /// How often each outline turns round what is to the left of a piece, and round what is to its right. Left is where x turns into y.
    func windings(at index: Int) -> (left: GridPiece.PairOfTurns, right: GridPiece.PairOfTurns) {
        let piece = pieces[index]
        let beside = winding(around: piece, except: index)
        // The ray goes out to the right of a piece that goes up, and to the left of one that goes down.
        let goesUp = piece.isSteep ? piece.b.y > piece.a.y : piece.b.x < piece.a.x
        let sign = goesUp ? 1 : -1
        let across = GridPiece.PairOfTurns(
            first: beside.first + sign * piece.turns.first, second: beside.second + sign * piece.turns.second)
        return goesUp ? (across, beside) : (beside, across)
    }

    /// How often each outline turns round the middle of a piece, by the lines that a ray from there crosses: in the direction of x if the piece
    /// is steep, else in that of y.
    func winding(around piece: GridPiece, except own: Int? = nil) -> GridPiece.PairOfTurns {
        var result = GridPiece.PairOfTurns()
        // Twice the coordinates, so that the middle is on the grid.
        let x = piece.a.x + piece.b.x, y = piece.a.y + piece.b.y
        for index in piece.isSteep ? rows.at(y) : columns.at(x) where index != own {
            let other = pieces[index]
            // Turned by a quarter, the direction of y is that of x.
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

    /// Indices by the strips of a coordinate that a piece reaches through.
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
                for strip in (min(span.0, span.1) - low) / width...(max(span.0, span.1) - low) / width { strips[strip].append(index) }
            }
        }

        /// Those that may be met at half of a coordinate.
        func at(_ twice: Int) -> [Int] {
            let strip = (twice >> 1) - low
            return strip >= 0 && strip / width < strips.count ? strips[strip / width] : []
        }
    }
}

extension GridPiece {
    fileprivate var isSteep: Bool { abs(b.y - a.y) >= abs(b.x - a.x) }
}
