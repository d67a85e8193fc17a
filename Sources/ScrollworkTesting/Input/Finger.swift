import Foundation
import LayerTree

/// A finger on the stage, from when it touches until it is lifted.
///
/// Moving and holding let the stage's time pass. Several fingers may be down at once; while one moves, the others stay.
///
/// ```swift
/// let finger = stage.touch(at: CGPoint(x: 300, y: 100))
/// finger.move(to: CGPoint(x: 100, y: 100), over: 0.2)
/// finger.hold(for: 0.3)
/// finger.lift()
/// ```
@MainActor
public final class Finger {
    /// Where it is, in the stage's coordinates.
    public private(set) var location: CGPoint
    public private(set) var isDown = true
    private let stage: Stage
    private let id: Int
    private let modifiers: KeyModifiers

    init(_ stage: Stage, at location: CGPoint, modifiers: KeyModifiers = []) {
        self.stage = stage
        self.location = location
        self.modifiers = modifiers
        id = stage.makePointerID()
        send(.began)
        stage.update()
    }

    /// Moves in a straight line at a steady pace.
    ///
    /// - Parameters:
    ///   - seconds: How long it takes; none puts the finger there at once.
    ///   - samplesPerSecond: How often the finger reports where it is: at the stage's rate of frames unless given. It
    ///     also does at the end.
    public func move(to point: CGPoint, over seconds: Double, samplesPerSecond: Double? = nil) {
        guard isDown else { return }
        let start = location, begin = stage.time
        let samples = Stage.moments(from: begin, lasting: seconds, rate: samplesPerSecond ?? stage.framesPerSecond)
        let frames = Stage.moments(from: begin, lasting: seconds, rate: stage.framesPerSecond)
        let end = samples[samples.count - 1]
        var waiting = samples[...]
        for frame in frames {
            while let sample = waiting.first, sample <= frame + 1e-9 {
                waiting.removeFirst()
                let part = sample < end && end > begin ? (sample - begin) / (end - begin) : 1
                location =
                    part < 1
                    ? CGPoint(x: start.x + (point.x - start.x) * part, y: start.y + (point.y - start.y) * part) : point
                send(.moved, at: sample)
            }
            stage.run(at: frame)
        }
    }

    /// Moves by a distance; see ``move(to:over:samplesPerSecond:)``.
    public func move(by distance: CGSize, over seconds: Double, samplesPerSecond: Double? = nil) {
        move(
            to: CGPoint(x: location.x + distance.width, y: location.y + distance.height), over: seconds,
            samplesPerSecond: samplesPerSecond)
    }

    /// Rests where it is. A finger that does not move reports nothing.
    public func hold(for seconds: Double) { stage.advance(by: seconds) }

    /// Leaves the glass. What it was dragging goes on with the finger's velocity.
    public func lift() { leave(.ended) }

    /// The system takes the touch away, as it does when a call comes in.
    public func cancel() { leave(.cancelled) }

    private func leave(_ phase: PointerEvent.Phase) {
        guard isDown else { return }
        isDown = false
        send(phase)
        stage.update()
    }

    private func send(_ phase: PointerEvent.Phase, at time: Double? = nil) {
        stage.send(
            .pointer(
                PointerEvent(
                    id: id, kind: .touch, phase: phase, location: location, time: time ?? stage.time,
                    modifiers: modifiers)))
    }
}
