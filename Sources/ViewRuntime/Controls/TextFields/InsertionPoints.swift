import Foundation
import LayerTree

/// The positions in a text's layout at which a person can insert text. Coordinates are in points from the layout's
/// top-left corner.
struct InsertionPoints {
    private struct Line {
        let start: Int
        let edges: [Double]
        let top: Double
        let bottom: Double

        /// The number of characters before the last insertion point.
        var end: Int { start + edges.count - 1 }

        func edge(at place: Int) -> Double { edges[min(max(place - start, 0), edges.count - 1)] }

        func place(nearest x: Double) -> Int {
            start + (edges.indices.min { abs(edges[$0] - x) < abs(edges[$1] - x) } ?? 0)
        }
    }

    private let lines: [Line]

    init(_ layout: TextLayout, measurer: any TextMeasurer) {
        // Spaces at the end of a line extend beyond the width at which the line breaks.
        let width = Double(layout.size.width)
        lines = zip(measurer.insertionLines(in: layout), layout.lines).map { line, placed in
            Line(
                start: line.start, edges: line.edges.map { min(max($0, 0), width) },
                top: placed.baseline - placed.ascent, bottom: placed.baseline + placed.descent)
        }
    }

    /// Returns the insertion point after a number of characters, as a rectangle without a width.
    func rect(at place: Int) -> CGRect {
        guard let line = line(at: place) else { return .zero }
        return CGRect(x: line.edge(at: place), y: line.top, width: 0, height: line.bottom - line.top)
    }

    /// Returns the rectangles of a range of characters, at most one for each line.
    ///
    /// In text of mixed directions, a rectangle spans the distance between the ends of the range on its line.
    func rects(of range: Range<Int>) -> [CGRect] {
        lines.compactMap { line in
            let part = range.clamped(to: line.start..<max(line.end, line.start))
            if part.isEmpty { return nil }
            let first = line.edge(at: part.lowerBound), last = line.edge(at: part.upperBound)
            return CGRect(
                x: min(first, last), y: line.top, width: abs(last - first), height: line.bottom - line.top)
        }
    }

    /// Returns the number of characters before the insertion point nearest to a point.
    func place(nearest point: CGPoint) -> Int {
        let line = lines.first { Double(point.y) < $0.bottom } ?? lines.last
        return line?.place(nearest: Double(point.x)) ?? 0
    }

    /// Returns the place a number of lines below another, or above for a negative number.
    ///
    /// - Parameters:
    ///   - place: The place.
    ///   - distance: The number of lines.
    ///   - x: The x-coordinate to keep, in points.
    func place(below place: Int, by distance: Int, at x: Double) -> Int {
        guard let index = index(ofLineAt: place) else { return 0 }
        let target = index + distance
        if target < 0 { return 0 }
        return target < lines.count ? lines[target].place(nearest: x) : lines[lines.count - 1].end
    }

    /// Returns the first and the last place of the line that contains a place.
    func ends(ofLineAt place: Int) -> (start: Int, end: Int) {
        guard let line = line(at: place) else { return (0, 0) }
        return (line.start, line.end)
    }

    private func index(ofLineAt place: Int) -> Int? { lines.lastIndex { $0.start <= place } ?? lines.indices.first }

    private func line(at place: Int) -> Line? { index(ofLineAt: place).map { lines[$0] } }
}
