/// A property of an element whose visible value can lag behind its model value during an animation.
///
/// Setting the property in an animated transaction changes the model at once. The presented value then follows.
@MainActor
final class AnimatedProperty<Value: Animatable>: FrameClient {
    private(set) var model: Value
    private(set) var presented: Value
    private var run = AnimationRun<Value.AnimatableData>()
    /// The element that owns the property. It's `nil` after the element left the tree, and then nothing runs.
    @Unretained private var element: _Node?
    private let apply: (Value) -> Void
    private var isFirst: Bool

    /// Creates a property.
    ///
    /// - Parameters:
    ///   - value: The initial value.
    ///   - element: The element that owns the property.
    ///   - isShown: Whether the initial value is already visible, so that the first change can animate.
    ///   - apply: The closure that receives each new presented value.
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
        // An animation of no duration has already ended.
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

    /// Ends the animation because the element leaves.
    func stop() {
        guard let element, !run.isAtRest else { return }
        var due: [AnimationCompletion] = []
        run.cancel(due: &due)
        element.graph.call(due)
        element.graph.remove(self)
    }
}

extension ViewGraph {
    /// Calls the completions that are due after the current update.
    func call(_ completions: [AnimationCompletion]) {
        for completion in completions where completion.isDue { afterUpdate { completion.callIfDue() } }
    }
}
