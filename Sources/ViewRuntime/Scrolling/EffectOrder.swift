import Foundation

/// The effects of a scroll view in the order of their places, to look in a scrolled frame only at those that came into
/// sight, stay in it or left it.
///
/// It is worth its making where much more is laid out than can be seen: an `HStack` of ten thousand views.
@MainActor
struct EffectOrder {
    private struct Entry {
        let client: any ScrollEffectClient
        let start: CGFloat
        let end: CGFloat
    }

    private let axis: Axis
    /// By their starts.
    private let entries: [Entry]
    /// The greatest end among the entries up to each one, so that a search may halve them.
    private let farthestEnds: [CGFloat]
    /// The places are those of this state of the layout.
    private let generation: Int
    private var lastSeen: Range<Int>

    /// Fewer are looked at one by one.
    static let leastCount = 64

    /// Nil for a scroll view that moves along both axes, or none.
    init?(_ clients: some Sequence<any ScrollEffectClient>, in scroll: ScrollElement) {
        guard scroll.scrolls(on: .horizontal) != scroll.scrolls(on: .vertical) else { return nil }
        let axis: Axis = scroll.scrolls(on: .vertical) ? .vertical : .horizontal
        entries = clients.map {
            let frame = $0.frame(inContentOf: scroll)
            return Entry(client: $0, start: frame.origin[axis], end: frame.origin[axis] + frame.size[axis])
        }.sorted { $0.start < $1.start }
        var farthest = -CGFloat.infinity
        farthestEnds = entries.map {
            farthest = max(farthest, $0.end)
            return farthest
        }
        self.axis = axis
        generation = scroll.graph.layoutGeneration
        lastSeen = 0..<0
        lastSeen = seen(in: scroll)
    }

    func isCurrent(in scroll: ScrollElement) -> Bool { generation == scroll.graph.layoutGeneration }

    /// Calls `body` for every effect that was in sight at the last call or is now, and all between them: what the content
    /// jumped over ends on the other side.
    mutating func forEachChanged(in scroll: ScrollElement, _ body: (any ScrollEffectClient) -> Void) {
        let now = seen(in: scroll)
        for index in min(now.lowerBound, lastSeen.lowerBound)..<max(now.upperBound, lastSeen.upperBound) {
            body(entries[index].client)
        }
        lastSeen = now
    }

    private func seen(in scroll: ScrollElement) -> Range<Int> {
        let rect = scroll.visibleRect.union(scroll.alignmentRect)
        let low = rect.origin[axis], high = low + rect.size[axis]
        let first = Self.firstIndex(in: farthestEnds.count) { farthestEnds[$0] >= low }
        let end = Self.firstIndex(in: entries.count) { entries[$0].start > high }
        return first..<max(first, end)
    }

    /// The first index for which a condition holds that, once it holds, holds for all that follow.
    private static func firstIndex(in count: Int, where holds: (Int) -> Bool) -> Int {
        var low = 0, high = count
        while low < high {
            let middle = (low + high) / 2
            if holds(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
