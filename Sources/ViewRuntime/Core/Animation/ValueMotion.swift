/// Lets the animatable data of a view's or a modifier's value follow the value, so that its body is evaluated in every
/// frame with what is shown then.
@MainActor
class ValueMotion<Value> {
    /// Nil for types without animatable data.
    static func make(for node: _Node) -> ValueMotion<Value>? {
        guard let type = Value.self as? any Animatable.Type else { return nil }
        func open<A: Animatable>(_: A.Type) -> Any? {
            A.AnimatableData.self == EmptyAnimatableData.self ? nil : AnimatableValueMotion<A>(node)
        }
        return _openExistential(type, do: open) as? ValueMotion<Value>
    }

    /// The model has another value; called in an update in which something is animated or velocities are tracked.
    func animate(from old: Value, to new: Value) {}

    /// The value to show now; nil when it is the model's own.
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
