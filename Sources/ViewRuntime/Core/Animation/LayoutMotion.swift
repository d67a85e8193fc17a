import Foundation

/// Animates the visible frame of an element toward its frame in the layout.
///
/// The frame itself, which geometry readers report and hit testing uses, changes at once. Origins are relative to the
/// layout parent, so an element moves along with its parent. Where it shouldn't, it cancels the motion of the parent.
@MainActor
final class LayoutMotion: FrameClient {
    typealias Vector = AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData>

    private unowned let element: Element
    private var run = AnimationRun<Vector>()
    /// The motions of containers that the element doesn't take part in.
    private var canceled: [Part] = []
    /// What the update that last changed the motion added to it.
    private var added: (update: Int, parts: [Part]) = (0, [])
    /// The offset of the visible origin from the layout's, in points.
    private(set) var offset = CGPoint.zero
    /// The difference of the visible size from the layout's, in points.
    private(set) var growth = CGSize.zero

    init(_ element: Element) { self.element = element }

    func start(_ change: Vector, _ animation: Animation, _ transaction: Transaction) {
        assert(element.isMounted, "A view that has left can't begin to move.")
        let last = run.last, isMerged = run.start(change, animation: animation, in: transaction, of: element)
        note([Part(run: run.last, factor: 1)] + (isMerged ? [Part(run: last, factor: -1)] : []))
        sample(at: element.graph.time)
        element.graph.add(self)
    }

    /// Cancels the motions of containers around the element.
    ///
    /// - Parameters:
    ///   - motions: The motions.
    ///   - onlyAdded: Whether to cancel only what the current update added to them.
    func cancel(_ motions: [LayoutMotion], onlyAdded: Bool) {
        let parts = motions.flatMap { onlyAdded ? $0.added.parts : $0.parts }.map { $0.scaled(by: -1) }
        canceled += parts
        note(parts)
        sample(at: element.graph.time)
        element.graph.add(self)
    }

    private var parts: [Part] { [Part(run: run.withoutCompletions, factor: 1)] + canceled }

    /// Whether the current update changed the motion.
    var isFromCurrentUpdate: Bool { added.update == element.graph.updateCount }

    private func note(_ parts: [Part]) {
        if !isFromCurrentUpdate { added = (element.graph.updateCount, []) }
        added.parts += parts
    }

    private var isAtRest: Bool { run.isAtRest && canceled.isEmpty }

    func step(to time: Double) -> FrameDemand {
        guard element.isMounted else { return .done }
        sample(at: time)
        if !isAtRest { element.setNeedsLayers() } else { element.present { $0.layout = nil } }
        return isAtRest ? .done : .nextFrame
    }

    /// Ends the motion at the layout's frame.
    func stop() {
        var due: [AnimationCompletion] = []
        run.cancel(due: &due)
        canceled = []
        element.graph.call(due)
        element.graph.remove(self)
    }

    private func sample(at time: Double) {
        var due: [AnimationCompletion] = []
        let value = run.offset(at: time, due: &due)
        offset.animatableData = value.first
        for index in canceled.indices {
            let moved = canceled[index].offset(at: time)
            offset.x += moved.x
            offset.y += moved.y
        }
        canceled.removeAll { $0.run.isAtRest }
        let old = growth
        growth.animatableData = value.second
        if growth != old { element.presentedSizeDidChange() }
        element.graph.call(due)
    }

    /// A running motion, without completions, that adds to the offset.
    private struct Part {
        var run: AnimationRun<Vector>
        var factor: CGFloat

        func scaled(by other: CGFloat) -> Part { Part(run: run, factor: factor * other) }

        mutating func offset(at time: Double) -> CGPoint {
            var due: [AnimationCompletion] = []
            let value = run.offset(at: time, due: &due).first
            return CGPoint(x: value.first * factor, y: value.second * factor)
        }
    }
}
