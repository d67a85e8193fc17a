import Foundation

/// An element that shows differently depending on where it is in a scroll view, and stays as it is while it is, as laid out,
/// out of sight.
@MainActor
protocol ScrollEffectClient: Element {
    /// Brings the effect up to date; called before a frame is shown, when all layout is done.
    ///
    /// - Parameter room: Where targets are aligned, the scroll view's `alignmentRect`.
    func applyScrollEffect(in scroll: ScrollElement, room: CGRect)
}

/// The elements of a scroll view whose looks depend on their places.
///
/// Where there are many, they are kept in order along the axis, and a frame only looks at those that are in sight or were in the
/// last one. O(log n + visible) a frame, O(n log n) after a layout.
@MainActor
final class ScrollEffects {
    private struct Entry: Comparable {
        let client: any ScrollEffectClient
        let start: CGFloat
        let end: CGFloat

        static func == (a: Entry, b: Entry) -> Bool { a.start == b.start }
        static func < (a: Entry, b: Entry) -> Bool { a.start < b.start }
    }

    /// Below this number, order costs more than it saves.
    private static let fewest = 64
    /// Frames without a change of the layout before an order is made: a lazy stack changes it all the time.
    private static let patience = 3
    /// From this number on they are of a stack that makes all its views: its layout has cost more than the order does.
    private static let many = 1_000

    private var clients = IdentityList<any ScrollEffectClient>()
    private var ordered: [Entry] = []
    private var longest: CGFloat = 0
    private var isOrdered = false
    private var framesUnchanged = 0
    private var lastSpan: ClosedRange<CGFloat>?

    var isEmpty: Bool { clients.isEmpty }

    func add(_ client: any ScrollEffectClient) {
        clients.add(client)
        layoutDidChange()
    }

    func remove(_ client: any ScrollEffectClient) {
        clients.remove(client)
        layoutDidChange()
        ordered.removeAll(keepingCapacity: true)
    }

    /// Places may be other ones.
    func layoutDidChange() {
        isOrdered = false
        framesUnchanged = 0
    }

    func apply(in scroll: ScrollElement) {
        let room = scroll.alignmentRect
        if clients.count < Self.fewest || scroll.axes == [.horizontal, .vertical] {
            for client in clients { apply(client, in: scroll, room) }
            return
        }
        let axis: Axis = scroll.scrolls(on: .vertical) ? .vertical : .horizontal
        let visible = scroll.visibleRect
        let span = visible.origin[axis]...max(visible.origin[axis] + visible.size[axis], visible.origin[axis])
        defer { lastSpan = span }
        guard isOrdered else {
            framesUnchanged += 1
            for client in clients { apply(client, in: scroll, room) }
            if framesUnchanged >= Self.patience || clients.count >= Self.many { order(in: scroll, on: axis) }
            return
        }
        let low = min(span.lowerBound, lastSpan?.lowerBound ?? span.lowerBound)
        let high = max(span.upperBound, lastSpan?.upperBound ?? span.upperBound)
        var index = firstIndex(startingAt: low - longest)
        while index < ordered.count, ordered[index].start <= high {
            if ordered[index].end >= low { apply(ordered[index].client, in: scroll, room) }
            index += 1
        }
    }

    private func apply(_ client: any ScrollEffectClient, in scroll: ScrollElement, _ room: CGRect) {
        if client.isMounted && !client.isParked { client.applyScrollEffect(in: scroll, room: room) }
    }

    private func order(in scroll: ScrollElement, on axis: Axis) {
        isOrdered = true
        ordered.removeAll(keepingCapacity: true)
        longest = 0
        for client in clients where client.isMounted {
            let frame = client.frame(inContentOf: scroll)
            let start = frame.origin[axis], length = frame.size[axis]
            ordered.append(Entry(client: client, start: start, end: start + length))
            longest = max(longest, length)
        }
        ordered.sort()
    }

    private func firstIndex(startingAt position: CGFloat) -> Int {
        var low = 0, high = ordered.count
        while low < high {
            let middle = (low + high) / 2
            if ordered[middle].start < position { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
