import Foundation

/// The value of a track of keyframes as a function of time.
struct KeyframeCurve<Value: Animatable> {
    private typealias Data = Value.AnimatableData

    /// The motion to a keyframe. Times are in seconds from its start.
    private enum Shape {
        case line(UnitCurve)
        case cubic(startVelocity: Data, endVelocity: Data)
        case spring(Spring, velocity: Data)
    }

    private struct Segment {
        let start: Double
        let duration: Double
        let from: Data
        let to: Data
        let shape: Shape

        func value(at time: Double) -> Data {
            if duration <= 0 { return to }
            let t = min(time - start, duration)
            switch shape {
            case .line(let curve): return from.interpolated(towards: to, amount: curve.value(at: t / duration))
            case .cubic(let v0, let v1):
                let x = t / duration, distance = to - from
                // The Hermite basis.
                return from + distance.scaled(by: x * x * (3 - 2 * x))
                    + v0.scaled(by: duration * x * (1 - x) * (1 - x)) - v1.scaled(by: duration * x * x * (1 - x))
            case .spring(let spring, let velocity):
                return from + spring.value(target: to - from, initialVelocity: velocity, time: t)
            }
        }

        var endVelocity: Data {
            switch shape {
            case .line(let curve): duration > 0 ? (to - from).scaled(by: curve.velocity(at: 1) / duration) : .zero
            case .cubic(_, let velocity): velocity
            case .spring(let spring, let velocity):
                spring.velocity(target: to - from, initialVelocity: velocity, time: duration)
            }
        }
    }

    private let initial: Value
    private var segments: [Segment] = []
    /// The duration in seconds.
    private(set) var duration = 0.0

    /// Creates the curve of a list of keyframes.
    ///
    /// - Parameters:
    ///   - keys: The keyframes.
    ///   - initial: The value at the start.
    ///   - velocity: The velocity of the value at the start, per second.
    init(_ keys: _KeyframeList<Value>, from initial: Value, velocity: Value.AnimatableData) {
        self.initial = initial
        let entries = keys.entries
        var from = initial.animatableData, velocity = velocity
        for (index, entry) in entries.enumerated() {
            let to = entry.target.animatableData
            let shape: Shape
            switch entry.key {
            case .move: shape = .line(.linear)
            case .linear(let curve): shape = .line(curve)
            case .spring(let spring, let start): shape = .spring(spring, velocity: start?.animatableData ?? velocity)
            case .cubic(let start, let end):
                shape = .cubic(
                    startVelocity: start?.animatableData ?? velocity,
                    endVelocity: end?.animatableData ?? Self.velocity(after: index, of: entries, from: from))
            }
            let segment = Segment(start: duration, duration: entry.duration, from: from, to: to, shape: shape)
            segments.append(segment)
            duration += entry.duration
            from = segment.value(at: duration)
            velocity = if case .move = entry.key { .zero } else { segment.endVelocity }
        }
    }

    /// Returns the end velocity of a cubic keyframe without an explicit one.
    private static func velocity(after index: Int, of entries: [_KeyframeList<Value>.Entry], from: Data) -> Data {
        guard index + 1 < entries.count, case .cubic(let start, _) = entries[index + 1].key else { return .zero }
        if let start { return start.animatableData }
        let time = entries[index].duration + entries[index + 1].duration
        return time > 0 ? (entries[index + 1].target.animatableData - from).scaled(by: 1 / time) : .zero
    }

    /// Returns the value at a time in seconds. Before the start it's the initial value, and after the end the last
    /// value.
    func value(at time: Double) -> Value {
        var result = initial
        guard let segment = segments.last(where: { $0.start <= time }) else { return result }
        result.animatableData = segment.value(at: time)
        return result
    }
}
