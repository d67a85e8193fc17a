import Foundation

/// Animates the visible frame of an element toward its frame in the layout.
///
/// The frame itself, which geometry readers report and hit testing uses, changes at once. Origins are relative to the
/// layout parent, so an element moves along with its parent.
@MainActor
final class LayoutMotion: FrameClient {
    typealias Vector = AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData>

    private unowned let element: Element
    private var run = AnimationRun<Vector>()
    /// The offset of the visible origin from the layout's, in points.
    private(set) var offset = CGPoint.zero
    /// The difference of the visible size from the layout's, in points.
    private(set) var growth = CGSize.zero

    init(_ element: Element) { self.element = element }

    func start(_ change: Vector, _ animation: Animation, _ transaction: Transaction) {
        assert(element.isMounted, "A view that has left can't begin to move.")
        run.start(change, animation: animation, in: transaction, of: element)
        sample(at: element.graph.time)
        element.graph.add(self)
    }

    func step(to time: Double) -> FrameDemand {
        guard element.isMounted else { return .done }
        sample(at: time)
        if !run.isAtRest { element.setNeedsLayers() } else { element.present { $0.layout = nil } }
        return run.isAtRest ? .done : .nextFrame
    }

    /// Ends the motion at the layout's frame.
    func stop() {
        var due: [AnimationCompletion] = []
        run.cancel(due: &due)
        element.graph.call(due)
        element.graph.remove(self)
    }

    private func sample(at time: Double) {
        var due: [AnimationCompletion] = []
        let value = run.offset(at: time, due: &due)
        offset.animatableData = value.first
        let old = growth
        growth.animatableData = value.second
        if growth != old { element.presentedSizeDidChange() }
        element.graph.call(due)
    }
}
