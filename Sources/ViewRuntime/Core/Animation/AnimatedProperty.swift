/// A value of an element that may be on its way to where the model has it.
///
/// Setting it in an animated transaction leaves what is shown where it was and lets it follow.
@MainActor
final class AnimatedProperty<Value: Animatable>: FrameClient {
    private(set) var model: Value
    private(set) var presented: Value
    private var run = AnimationRun<Value.AnimatableData>()
    /// Gone where it was taken out of the tree while something was still set on it: then nothing runs any more.
    private weak var element: _Node?
    private let apply: (Value) -> Void
    private var isFirst: Bool

    /// - Parameters:
    ///   - isShown: Whether the value is shown already, so that the first one that is set may be animated.
    ///   - apply: Called with every other value to be shown.
    init(_ value: Value, of element: _Node, isShown: Bool = false, apply: @escaping (Value) -> Void) {
        model = value
        presented = value
        isFirst = !isShown
        self.element = element
        self.apply = apply
    }

    func set(_ value: Value) {
        let change = value.animatableData - model.animatableData
        model = value
        guard let element else { return }
        let graph = element.graph
        defer { isFirst = false }
        if isFirst || change == .zero && run.isAtRest {
            presented = value
            apply(value)
            return
        }
        if change != .zero {
            let transaction = element.effectiveTransaction
            if let animation = transaction.effectiveAnimation {
                run.start(change, animation: animation, in: transaction, of: element)
            } else if transaction.tracksVelocity {
                run.track(value.animatableData, of: element)
            }
        }
        // An animation that takes no time has ended already.
        if step(to: graph.time) != .done { graph.add(self) }
    }

    var isAtRest: Bool { run.isAtRest }

    func step(to time: Double) -> FrameDemand {
        guard let element else { return .done }
        var due: [AnimationCompletion] = []
        let offset = run.offset(at: time, due: &due)
        presented = model
        if !run.isAtRest { presented.animatableData += offset }
        apply(presented)
        element.graph.call(due)
        return run.isAtRest ? .done : .nextFrame
    }

    /// Ends what runs, because the element goes.
    func stop() {
        guard let element, !run.isAtRest else { return }
        var due: [AnimationCompletion] = []
        run.cancel(due: &due)
        element.graph.call(due)
        element.graph.remove(self)
    }
}

extension ViewGraph {
    /// Calls, after the update being made, those of the completions that still wait for nothing.
    func call(_ completions: [AnimationCompletion]) {
        for completion in completions where completion.isDue { afterUpdate { completion.callIfDue() } }
    }
}
