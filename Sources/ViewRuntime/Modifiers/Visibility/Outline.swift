import Foundation
import LayerTree

/// The boundary of a figure in the coordinates of the window, for cuts along horizontal lines.
final class Outline {
    private struct Edge {
        let top: CGPoint
        let bottom: CGPoint
        /// 1 for a downward line, -1 for an upward line.
        let turn: Int
    }

    private var edges: [Edge] = []
    private let evenOdd: Bool
    private(set) var bounds = CGRect.null
    /// Whether all lines are horizontal or vertical.
    private(set) var isUpright = true
    private var crossings: [(x: Double, turn: Int)] = []
    /// The position of the last cut.
    private(set) var cutY = 0.0

    /// Creates the outline of an axis-aligned rectangle.
    init(_ rect: CGRect) {
        evenOdd = false
        add(CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY))
        add(CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.minY))
        bounds = rect
    }

    /// Creates the outline of a path, or returns `nil` if a part of the projected path is behind the viewer or not
    /// finite.
    init?(_ path: Path, evenOdd: Bool, _ matrix: ProjectionTransform) {
        self.evenOdd = evenOdd
        var isVisible = true
        func place(_ point: CGPoint) -> CGPoint {
            let depth = matrix.m13 * point.x + matrix.m23 * point.y + matrix.m33
            let result = point.applying(matrix)
            if !(depth > Degenerate.length) || !(result.x + result.y).isFinite { isVisible = false }
            return result
        }
        path.forEachLine { add(place($0), place($1)) }
        guard isVisible else { return nil }
    }

    private init(evenOdd: Bool) { self.evenOdd = evenOdd }

    func moved(by distance: CGSize) -> Outline {
        func moved(_ point: CGPoint) -> CGPoint {
            CGPoint(x: point.x + distance.width, y: point.y + distance.height)
        }
        let result = Outline(evenOdd: evenOdd)
        result.edges = edges.map { Edge(top: moved($0.top), bottom: moved($0.bottom), turn: $0.turn) }
        result.bounds = bounds.offsetBy(dx: distance.width, dy: distance.height)
        result.isUpright = isUpright
        return result
    }

    private func add(_ a: CGPoint, _ b: CGPoint) {
        bounds = bounds.union(CGRect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y)))
        if a.y == b.y { return }
        if a.x != b.x { isUpright = false }
        edges.append(a.y < b.y ? Edge(top: a, bottom: b, turn: 1) : Edge(top: b, bottom: a, turn: -1))
    }

    /// The area of a figure whose lines don't cross.
    var area: Double {
        abs(edges.reduce(0) { $0 + ($1.top.x + $1.bottom.x) / 2 * ($1.bottom.y - $1.top.y) * Double($1.turn) })
    }

    /// Adds the vertical positions of the ends of the lines.
    func addHeights(to heights: inout [Double]) {
        for edge in edges {
            heights.append(edge.top.y)
            heights.append(edge.bottom.y)
        }
    }

    /// Cuts the figure along a horizontal line. Afterward, `contains` tests points on that line.
    func cut(at y: Double) {
        crossings.removeAll(keepingCapacity: true)
        cutY = y
        for edge in edges where edge.top.y <= y && edge.bottom.y > y {
            let x = edge.top.x + (y - edge.top.y) / (edge.bottom.y - edge.top.y) * (edge.bottom.x - edge.top.x)
            crossings.append((x, edge.turn))
        }
    }

    func addCrossings(to list: inout [Double]) { for crossing in crossings { list.append(crossing.x) } }

    func contains(_ x: Double) -> Bool {
        var count = 0
        var turns = 0
        for crossing in crossings where crossing.x < x {
            count += 1
            turns += crossing.turn
        }
        return evenOdd ? count % 2 == 1 : turns != 0
    }
}
