import Foundation

/// The drawings on top of the content that remains to be measured, from front to back, with a hierarchy of rectangles
/// for searches.
struct InkPile {
    private(set) var inks: [Ink] = []
    /// The unions of the bounds of 16 drawings each, and of 16 of these unions each.
    private var blocks: [[CGRect]] = [[], []]
    private static let length = 16

    var count: Int { inks.count }

    mutating func removeAll() {
        inks.removeAll(keepingCapacity: true)
        for level in blocks.indices { blocks[level].removeAll(keepingCapacity: true) }
    }

    mutating func append(_ ink: Ink) {
        var size = Self.length
        for level in blocks.indices {
            let index = inks.count / size
            if index == blocks[level].count {
                blocks[level].append(ink.bounds)
            } else {
                blocks[level][index] = blocks[level][index].union(ink.bounds)
            }
            size *= Self.length
        }
        inks.append(ink)
    }

    /// Removes the drawings from an index on, and returns them.
    mutating func removeLast(from start: Int) -> [Ink] {
        let removed = Array(inks[start...])
        inks.removeSubrange(start...)
        var size = Self.length
        for level in blocks.indices {
            blocks[level].removeSubrange((start + size - 1) / size..<blocks[level].count)
            // The rest of a block keeps the larger bounds, which are correct but not tight.
            size *= Self.length
        }
        return removed
    }

    /// Returns the drawings that touch a rectangle.
    func touching(_ rect: CGRect) -> [Ink] {
        var result: [Ink] = []
        for (index, block) in blocks[1].enumerated() where block.touches(rect) {
            for inner in index * Self.length..<min((index + 1) * Self.length, blocks[0].count)
            where blocks[0][inner].touches(rect) {
                for place in inner * Self.length..<min((inner + 1) * Self.length, inks.count)
                where inks[place].bounds.touches(rect) {
                    result.append(inks[place])
                }
            }
        }
        return result
    }
}

extension CGRect {
    /// Whether the intersection of both rectangles has an area. Both must be standardized.
    func touches(_ other: CGRect) -> Bool {
        origin.x < other.origin.x + other.size.width && other.origin.x < origin.x + size.width
            && origin.y < other.origin.y + other.size.height && other.origin.y < origin.y + size.height
    }
}
