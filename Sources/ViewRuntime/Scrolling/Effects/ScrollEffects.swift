import Foundation

/// An element whose appearance, or whose report of its visibility, depends on its position in a scroll view. Neither
/// changes while its layout frame isn't visible.
@MainActor
protocol ScrollEffectClient: Element {
    /// Updates the effect. Called before a frame is shown, after all layout.
    ///
    /// - Parameters:
    ///   - scroll: The scroll view.
    ///   - room: The scroll view's `alignmentRect`, to which scroll targets align.
    func applyScrollEffect(in scroll: ScrollElement, room: CGRect)
}

/// The elements of a scroll view whose appearance or whose report depends on their position.
///
/// If there are many elements, they are sorted along the axis, and a frame only updates those near the viewport, now or
/// in the previous frame.
///
/// - Complexity: O(log *n* + *v*) for a frame, where *v* is the number of elements near the viewport, and
///   O(*n* log *n*) after a layout.
@MainActor
final class ScrollEffects {
    private struct Entry: Comparable {
        let client: any ScrollEffectClient
        let start: CGFloat
        let end: CGFloat

        static func == (a: Entry, b: Entry) -> Bool { a.start == b.start }
        static func < (a: Entry, b: Entry) -> Bool { a.start < b.start }
    }

    /// The number of elements below which sorting costs more than it saves.
    private static let fewest = 64
    /// The number of frames without a layout change before sorting. Lazy stacks change their layout frequently.
    private static let patience = 3
    /// The number of elements from which they are sorted at once. They belong to a stack that isn't lazy, whose layout
    /// costs more than the sorting.
    private static let many = 1_000

    private var clients = ObjectList<any ScrollEffectClient>()
    private var ordered: [Entry] = []
    private var longest: CGFloat = 0
    private var isOrdered = false
    private var framesUnchanged = 0
    /// The range of the previous frame in which elements needed updates, if the elements are sorted.
    private var lastSpan: ClosedRange<CGFloat> = 0...0

    var isEmpty: Bool { clients.isEmpty }

    func add(_ client: any ScrollEffectClient) {
        clients.add(client)
        layoutDidChange()
    }

    func remove(_ client: any ScrollEffectClient) {
        clients.remove(client)
        layoutDidChange()
        ordered.removeAll()
    }

    /// Invalidates the order after a layout change.
    func layoutDidChange() {
        isOrdered = false
        framesUnchanged = 0
    }

    func apply(in scroll: ScrollElement) {
        let room = scroll.alignmentRect
        let axis: Axis = scroll.scrolls(on: .vertical) ? .vertical : .horizontal
        guard isOrdered else {
            framesUnchanged += 1
            for client in clients { apply(client, in: scroll, room) }
            let isSortable = clients.count >= Self.fewest && scroll.axes != [.horizontal, .vertical]
            if isSortable, framesUnchanged >= Self.patience || clients.count >= Self.many {
                order(in: scroll, on: axis)
            }
            return
        }
        let span = span(of: scroll, on: axis)
        let low = min(span.lowerBound, lastSpan.lowerBound), high = max(span.upperBound, lastSpan.upperBound)
        lastSpan = span
        var index = firstIndex(startingAt: low - longest)
        while index < ordered.count, ordered[index].start <= high {
            if ordered[index].end >= low { apply(ordered[index].client, in: scroll, room) }
            index += 1
        }
    }

    private func apply(_ client: any ScrollEffectClient, in scroll: ScrollElement, _ room: CGRect) {
        if client.isMounted && !client.isParked { client.applyScrollEffect(in: scroll, room: room) }
    }

    /// Returns the range in which an element needs updates: the visible one, with a viewport on each side if the host
    /// shows the content ahead of the scene's frames.
    private func span(of scroll: ScrollElement, on axis: Axis) -> ClosedRange<CGFloat> {
        let visible = scroll.visibleRect
        let start = visible.origin[axis], length = max(visible.size[axis], 0)
        let margin = scroll.graph.lead == nil ? 0 : length
        return start - margin...start + length + margin
    }

    private func order(in scroll: ScrollElement, on axis: Axis) {
        isOrdered = true
        lastSpan = span(of: scroll, on: axis)
        ordered.removeAll()
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
