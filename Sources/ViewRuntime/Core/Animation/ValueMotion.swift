/// Animates the animatable data of a view or a modifier, so that its body runs in each frame with the presented value.
@MainActor
class ValueMotion<Value> {
    /// Creates the motion of a node, or returns `nil` for types without animatable data.
    static func make(for node: _Node) -> ValueMotion<Value>? {
        guard let type = Value.self as? any Animatable.Type else { return nil }
        func open<A: Animatable>(_: A.Type) -> Any? {
            A.AnimatableData.self == EmptyAnimatableData.self ? nil : AnimatableValueMotion<A>(node)
        }
        return _openExistential(type, do: open) as? ValueMotion<Value>
    }

    /// Animates a change of the model. The node calls this method in updates with an animation or with velocity
    /// tracking.
    func animate(from old: Value, to new: Value) {}

    /// Returns the presented value, or `nil` if it's the model's value.
    func presented(_ model: Value) -> Value? { nil }

    func stop() {}
}

private final class AnimatableValueMotion<Value: Animatable>: ValueMotion<Value>, FrameClient {
    private unowned let node: _Node
    private var run = AnimationRun<Value.AnimatableData>()
    private var offset = Value.AnimatableData.zero

    init(_ node: _Node) { self.node = node }

    override func animate(from old: Value, to new: Value) {
        let change = new.animatableData - old.animatableData
        if change == .zero { return }
        let transaction = node.effectiveTransaction
        guard let animation = transaction.effectiveAnimation else {
            if transaction.tracksVelocity { run.track(new.animatableData, of: node) }
            return
        }
        run.start(change, animation: animation, in: transaction, of: node)
        sample(at: node.graph.time)
        node.graph.add(self)
    }

    override func presented(_ model: Value) -> Value? {
        if run.isAtRest { return nil }
        var shown = model
        shown.animatableData += offset
        return shown
    }

    func step(to time: Double) -> FrameDemand {
        sample(at: time)
        node.setNeedsRefresh()
        return run.isAtRest ? .done : .nextFrame
    }

    override func stop() {
        if run.isAtRest { return }
        var due: [AnimationCompletion] = []
        run.cancel(due: &due)
        node.graph.call(due)
        node.graph.remove(self)
    }

    private func sample(at time: Double) {
        var due: [AnimationCompletion] = []
        offset = run.offset(at: time, due: &due)
        node.graph.call(due)
    }
}
