import Foundation

/// The running animations of a value, expressed as an offset from the value's target.
///
/// The model takes its new value at once. The presented value is the model's value plus `offset(at:)`, which starts at
/// the negative change and ends at zero. A spring replaces the running animation; a curve adds to it.
package struct AnimationRun<Value: VectorArithmetic> {
    private struct Part {
        var animation: Animation
        /// The change from start to target.
        var interval: Value
        var startTime: TimeInterval
        var context: AnimationContext<Value>
        var logicalCompletions: [AnimationCompletion] = []
        var removalCompletions: [AnimationCompletion] = []
        /// Whether a later animation replaced this one, which only waits for its logical completion.
        var isSuperseded = false
        /// Whether the clock starts at the next frame, because the animation began between two frames.
        var awaitsFrame = false
    }

    private var parts: [Part] = []
    /// Measures the velocity of changes without animation.
    private var sampler = VelocitySampler<Value>()

    package init() {}

    /// Whether no animation is running.
    package var isAtRest: Bool { parts.isEmpty }

    /// Animates a change of the model.
    ///
    /// - Parameters:
    ///   - change: The new value minus the old one.
    ///   - animation: The animation.
    ///   - time: The start time in seconds, on the clock of `offset(at:)`.
    ///   - environment: The environment of the animated view.
    ///   - awaitsFrame: Whether the animation starts at the time of the next call of `offset(at:)` instead of `time`.
    ///   - completions: The completions that wait for this animation.
    /// - Returns: Whether the animation replaced the one before.
    @discardableResult
    package mutating func start(
        _ change: Value, animation: Animation, at time: TimeInterval, environment: EnvironmentValues,
        awaitsFrame: Bool = false, completions: [AnimationCompletion] = []
    ) -> Bool {
        var part = Part(
            animation: animation, interval: change, startTime: time,
            context: AnimationContext(environment: environment))
        part.awaitsFrame = awaitsFrame
        completions.forEach { $0.begin() }
        part.logicalCompletions = completions.filter { $0.criteria == .logicallyComplete }
        part.removalCompletions = completions.filter { $0.criteria == .removed }

        var isMerged = false
        if let index = parts.lastIndex(where: { !$0.isSuperseded }) {
            let previous = parts[index]
            // The earlier logical completion needs the earlier state, so the new animation gets a copy.
            var context = previous.context
            if animation.shouldMerge(
                previous: previous.animation, value: previous.interval,
                time: max(time - previous.startTime, 0), context: &context)
            {
                part.context = context
                part.context.isLogicallyComplete = false
                part.interval += previous.interval
                part.startTime = previous.startTime
                part.awaitsFrame = previous.awaitsFrame
                part.removalCompletions += previous.removalCompletions
                supersede(at: index)
                isMerged = true
            }
        } else if let velocity = sampler.velocity(at: time), animation.fluidSpring != nil {
            part.context.state[FluidSpringKey<Value>.self].velocity = velocity
        }
        sampler = VelocitySampler()
        parts.append(part)
        return isMerged
    }

    /// Records a change without animation, in a series whose velocity the next spring continues.
    ///
    /// The change replaces the running animations, so the presented value becomes the model's value.
    package mutating func track(_ value: Value, at time: TimeInterval, due: inout [AnimationCompletion]) {
        cancel(due: &due)
        sampler.add(value, at: time)
    }

    /// Returns the offset of the presented value from the model's value at a time.
    ///
    /// Removes the animations that have ended and appends the completions that became due, logical ones first, for the
    /// caller to call after the frame.
    package mutating func offset(at time: TimeInterval, due: inout [AnimationCompletion]) -> Value {
        var offset = Value.zero
        var removed: [AnimationCompletion] = []
        for index in parts.indices {
            if parts[index].awaitsFrame && time > parts[index].startTime {
                parts[index].startTime = time
                parts[index].awaitsFrame = false
            }
            let elapsed = max(time - parts[index].startTime, 0)
            let current = parts[index].animation.animate(
                value: parts[index].interval, time: elapsed, context: &parts[index].context)
            if current == nil || parts[index].context.isLogicallyComplete {
                due += Self.end(parts[index].logicalCompletions)
                parts[index].logicalCompletions = []
            }
            if !parts[index].isSuperseded, let current { offset += current - parts[index].interval }
            if current == nil {
                removed += Self.end(parts[index].removalCompletions)
                parts[index].removalCompletions = []
                parts[index].isSuperseded = true
            }
        }
        parts.removeAll { $0.isSuperseded && $0.logicalCompletions.isEmpty }
        due += removed
        return offset
    }

    /// The same animations without their completions.
    var withoutCompletions: Self { copy(of: parts) }

    /// The animation that started last, without its completions.
    var last: Self { copy(of: parts.last { !$0.isSuperseded }.map { [$0] } ?? []) }

    private func copy(of parts: some Sequence<Part>) -> Self {
        var copy = Self()
        for var part in parts where !part.isSuperseded {
            part.logicalCompletions = []
            part.removalCompletions = []
            copy.parts.append(part)
        }
        return copy
    }

    /// Returns the velocity of the presented value per second.
    package func velocity(at time: TimeInterval) -> Value {
        var sum = Value.zero
        for part in parts where !part.isSuperseded {
            let elapsed = max(time - part.startTime, 0)
            if let velocity = part.animation.velocity(value: part.interval, time: elapsed, context: part.context) {
                sum += velocity
            }
        }
        return sum
    }

    /// Ends all animations at their targets.
    package mutating func cancel(due: inout [AnimationCompletion]) {
        let ended = parts
        parts = []
        due += ended.flatMap { Self.end($0.logicalCompletions) }
        due += ended.flatMap { Self.end($0.removalCompletions) }
    }

    private mutating func supersede(at index: Int) {
        parts[index].removalCompletions = []
        parts[index].isSuperseded = true
        if parts[index].logicalCompletions.isEmpty { parts.remove(at: index) }
    }

    private static func end(_ completions: [AnimationCompletion]) -> [AnimationCompletion] {
        completions.forEach { $0.end() }
        return completions.filter(\.isDue)
    }
}

extension AnimationRun {
    /// Animates a change of a visible property of an element.
    ///
    /// - Returns: Whether the animation replaced the one before.
    @discardableResult
    @MainActor mutating func start(
        _ change: Value, animation: Animation, in transaction: Transaction, of element: _Node
    ) -> Bool {
        let graph = element.graph
        return start(
            change, animation: animation, at: graph.time, environment: element.environment,
            awaitsFrame: !graph.isInFrame, completions: transaction.completions)
    }

    /// Records a change without animation of a visible property of an element.
    @MainActor mutating func track(_ value: Value, of element: _Node) {
        var due: [AnimationCompletion] = []
        track(value, at: element.graph.time, due: &due)
        element.graph.call(due)
    }
}
