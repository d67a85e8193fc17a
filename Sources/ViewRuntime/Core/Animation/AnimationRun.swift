import Foundation

/// The animations of one animated value, as the offset from where the value is going to be.
///
/// The model takes its new value at once; what is shown is the model plus `offset(at:)`, which begins at
/// minus the change and ends at zero. Springs take over what runs, curves are added to it.
package struct AnimationRun<Value: VectorArithmetic> {
    private struct Part {
        var animation: Animation
        /// The way from start to target.
        var interval: Value
        var startTime: TimeInterval
        var context: AnimationContext<Value>
        var logicalCompletions: [AnimationCompletion] = []
        var removalCompletions: [AnimationCompletion] = []
        /// A later animation took over; only the logical completion is still awaited.
        var isSuperseded = false
        /// The clock starts at the next frame, because this animation was started between two.
        var awaitsFrame = false
    }

    private var parts: [Part] = []
    /// The velocity of changes that are shown at once.
    private var sampler = VelocitySampler<Value>()

    package init() {}

    /// Whether nothing is animated.
    package var isAtRest: Bool { parts.isEmpty }

    /// Animates a change of the model.
    ///
    /// - Parameters:
    ///   - change: The new value less the old one.
    ///   - time: When it starts, in seconds on the clock that `offset(at:)` is asked with.
    ///   - awaitsFrame: Whether it starts at the next time that `offset(at:)` is asked with, rather than at `time`.
    ///   - completions: Told when this animation is complete.
    package mutating func start(
        _ change: Value, animation: Animation, at time: TimeInterval, environment: EnvironmentValues,
        awaitsFrame: Bool = false, completions: [AnimationCompletion] = []
    ) {
        var part = Part(
            animation: animation, interval: change, startTime: time,
            context: AnimationContext(environment: environment))
        part.awaitsFrame = awaitsFrame
        completions.forEach { $0.begin() }
        part.logicalCompletions = completions.filter { $0.criteria == .logicallyComplete }
        part.removalCompletions = completions.filter { $0.criteria == .removed }

        if let index = parts.lastIndex(where: { !$0.isSuperseded }) {
            let previous = parts[index]
            // The earlier logical completion is awaited with the earlier state, so the new one gets a copy.
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
            }
        } else if let velocity = sampler.velocity(at: time), animation.fluidSpring != nil {
            part.context.state[FluidSpringKey<Value>.self].velocity = velocity
        }
        sampler = VelocitySampler()
        parts.append(part)
    }

    /// Notes a change of the model that is shown at once, of a series whose velocity the next spring goes on with.
    ///
    /// It takes over from what runs, like a spring: what is shown is the model's value.
    package mutating func track(_ value: Value, at time: TimeInterval, due: inout [AnimationCompletion]) {
        cancel(due: &due)
        sampler.add(value, at: time)
    }

    /// What to add to the model's value at a time. Animations that have ended are removed; completions that
    /// are thereby due are appended, logical ones first, to be called after the frame.
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

    /// The speed at which the shown value moves, per second.
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

    /// Ends everything where it is going.
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
    /// Animates a change of something that an element shows.
    @MainActor mutating func start(
        _ change: Value, animation: Animation, in transaction: Transaction, of element: _Node
    ) {
        let graph = element.graph
        start(
            change, animation: animation, at: graph.time, environment: element.environment,
            awaitsFrame: !graph.isInFrame, completions: transaction.completions)
    }

    /// Notes a change of something that an element shows at once.
    @MainActor mutating func track(_ value: Value, of element: _Node) {
        var due: [AnimationCompletion] = []
        track(value, at: element.graph.time, due: &due)
        element.graph.call(due)
    }
}
