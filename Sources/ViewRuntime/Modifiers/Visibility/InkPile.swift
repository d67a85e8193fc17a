import Foundation

/// The drawings on top of the content that remains to be measured, from front to back, with a hierarchy of rectangles
/// for searches.
struct InkPile {
    private(set) var inks: [Ink] = []
    /// The unions of the bounds of 16 drawings each.
    private var blocks: [CGRect] = []
    /// The unions of 16 blocks each.
    private var walls: [CGRect] = []
    private static let length = 16

    var count: Int { inks.count }

    mutating func removeAll() {
        inks.removeAll(keepingCapacity: true)
        blocks.removeAll(keepingCapacity: true)
        walls.removeAll(keepingCapacity: true)
    }

    mutating func append(_ ink: Ink) {
        let block = inks.count / Self.length
        blocks.extend(with: ink.bounds, at: block)
        walls.extend(with: ink.bounds, at: block / Self.length)
        inks.append(ink)
    }

    /// Removes the drawings from an index on, and returns them.
    mutating func removeLast(from start: Int) -> [Ink] {
        let removed = Array(inks[start...])
        inks.removeSubrange(start...)
        // The rest of a block keeps the larger bounds, which are correct but not tight.
        blocks.removeSubrange((start + Self.length - 1) / Self.length..<blocks.count)
        walls.removeSubrange((blocks.count + Self.length - 1) / Self.length..<walls.count)
        return removed
    }

    /// Whether a drawing may touch a rectangle.
    func touches(_ rect: CGRect) -> Bool { walls.contains { $0.touches(rect) } && !touching(rect).isEmpty }

    /// Returns the drawings that touch a rectangle.
    func touching(_ rect: CGRect) -> [Ink] {
        var result: [Ink] = []
        for wall in walls.indices where walls[wall].touches(rect) {
            for block in wall * Self.length..<min((wall + 1) * Self.length, blocks.count)
            where blocks[block].touches(rect) {
                for index in block * Self.length..<min((block + 1) * Self.length, inks.count)
                where inks[index].bounds.touches(rect) {
                    result.append(inks[index])
                }
            }
        }
        return result
    }
}

extension [CGRect] {
    /// Adds a rectangle to the union at an index, or to the end.
    fileprivate mutating func extend(with rect: CGRect, at index: Int) {
        if index == count { append(rect) } else { self[index] = self[index].union(rect) }
    }
}

extension CGRect {
    /// Whether the intersection of both rectangles has an area. Both must be standardized.
    func touches(_ other: CGRect) -> Bool {
        origin.x < other.origin.x + other.size.width && other.origin.x < origin.x + size.width
            && origin.y < other.origin.y + other.size.height && other.origin.y < origin.y + size.height
    }
}
