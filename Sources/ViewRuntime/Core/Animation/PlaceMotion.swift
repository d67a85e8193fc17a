import Foundation

/// Shows an element on its way to the frame that layout gave it.
///
/// The frame itself, which is what geometry readers report and what is touched, is the new one at once. Origins are
/// in the layout parent, so an element moves along with what is around it.
@MainActor
final class PlaceMotion: FrameClient {
    typealias Vector = AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData>

    private unowned let element: Element
    private var run = AnimationRun<Vector>()
    /// To be added to the origin laid out, in points.
    private(set) var offset = CGPoint.zero
    /// To be added to the size laid out, in points.
    private(set) var growth = CGSize.zero

    init(_ element: Element) { self.element = element }

    func start(_ change: Vector, _ animation: Animation, _ transaction: Transaction) {
        run.start(change, animation: animation, in: transaction, of: element)
        sample(at: element.graph.time)
        element.graph.add(self)
    }

    func step(to time: Double) -> FrameDemand {
        guard element.isMounted else { return .done }
        sample(at: time)
        if !run.isAtRest { element.setNeedsLayers() } else { element.present { $0.place = nil } }
        return run.isAtRest ? .done : .nextFrame
    }

    /// Ends the motion; the element is to be shown where it is laid out.
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
