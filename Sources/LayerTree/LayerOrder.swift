import Foundation

/// The children of a layer by their places along one axis, so that a painter looks only at those it can see.
struct LayerOrder {
    private struct Entry {
        let child: Int
        let low: CGFloat
        let high: CGFloat
    }

    private let isVertical: Bool
    /// By their low ends.
    private let entries: [Entry]
    /// The greatest high end among the entries up to each one.
    private let farthest: [CGFloat]

    /// Fewer are looked at one by one.
    static let leastCount = 64

    /// Nil when one of the extents is unknown.
    init?(_ children: [Layer]) {
        var rects: [(child: Int, rect: CGRect)] = []
        rects.reserveCapacity(children.count)
        var all = CGRect.null
        for (index, child) in children.enumerated() {
            switch child.extentInParent {
            case .unknown: return nil
            case .nothing: break
            case .within(let rect):
                rects.append((index, rect))
                all = all.union(rect)
            }
        }
        let isVertical = all.height > all.width
        entries = rects.map {
            isVertical
                ? Entry(child: $0.child, low: $0.rect.minY, high: $0.rect.maxY)
                : Entry(child: $0.child, low: $0.rect.minX, high: $0.rect.maxX)
        }.sorted { $0.low < $1.low }
        var reached = -CGFloat.infinity
        farthest = entries.map {
            reached = max(reached, $0.high)
            return reached
        }
        self.isVertical = isVertical
    }

    /// The children that may touch a rectangle in the parent's coordinates, in the order in which they are painted.
    func children(near rect: CGRect) -> [Int] {
        let low = isVertical ? rect.minY : rect.minX, high = isVertical ? rect.maxY : rect.maxX
        let first = firstIndex { farthest[$0] >= low }
        let end = firstIndex { entries[$0].low > high }
        guard first < end else { return [] }
        return entries[first..<end].lazy.filter { $0.high >= low }.map(\.child).sorted()
    }

    /// The first index for which a condition holds that, once it holds, holds for all that follow.
    private func firstIndex(where holds: (Int) -> Bool) -> Int {
        var low = 0, high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if holds(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
