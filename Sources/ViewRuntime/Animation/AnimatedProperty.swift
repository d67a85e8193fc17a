/// A value of an element that may be on its way to where the model has it.
///
/// Setting it in an animated transaction leaves what is shown where it was and lets it follow.
@MainActor
final class AnimatedProperty<Value: Animatable>: FrameClient {
    private(set) var model: Value
    private(set) var presented: Value
    private var run = AnimationRun<Value.AnimatableData>()
    private unowned let element: Element
    private let apply: (Value) -> Void
    private var isFirst = true

    init(_ value: Value, of element: Element, apply: @escaping (Value) -> Void) {
        model = value
        presented = value
        self.element = element
        self.apply = apply
    }

    func set(_ value: Value) {
        let change = value.animatableData - model.animatableData
        model = value
        let graph = element.graph
        defer { isFirst = false }
        if !isFirst, change != .zero, let animation = graph.transaction.effectiveAnimation {
            run.start(
                change, animation: animation, at: graph.time, environment: element.environment,
                completions: graph.transaction.completions)
            // An animation that takes no time has ended already.
            if step(to: graph.time) != .done { graph.add(self) }
        } else if isFirst || change != .zero || run.isAtRest {
            presented = value
            if run.isAtRest { apply(value) } else { _ = step(to: graph.time) }
        }
    }

    var isAtRest: Bool { run.isAtRest }

    func step(to time: Double) -> FrameDemand {
        var due: [AnimationCompletion] = []
        let offset = run.offset(at: time, due: &due)
        presented = model
        presented.animatableData += offset
        apply(presented)
        for completion in due { element.graph.afterUpdate { completion.callIfDue() } }
        return run.isAtRest ? .done : .nextFrame
    }

    func stop() { element.graph.remove(self) }
}
