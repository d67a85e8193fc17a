/// One law of motion, with a time that starts at 0.
enum MotionPiece: Hashable, Sendable {
    case rest(Double)
    case deceleration(Deceleration)
    /// A spring. `displacement` is the start relative to `target`, and `velocity` is the initial velocity.
    case spring(DampedSpring, target: Double, displacement: Double, velocity: Double)

    func sample(at time: Double) -> MotionSample {
        switch self {
        case .rest(let position):
            return MotionSample(position: position, velocity: 0)
        case .deceleration(let motion):
            return motion.sample(at: time)
        case .spring(let spring, let target, let displacement, let velocity):
            var sample = spring.sample(at: time, from: displacement, velocity: velocity)
            sample.position += target
            return sample
        }
    }

    func shifted(by delta: Double) -> MotionPiece {
        switch self {
        case .rest(let position):
            return .rest(position + delta)
        case .deceleration(let motion):
            return .deceleration(
                Deceleration(position: motion.position + delta, velocity: motion.velocity, rate: motion.rate))
        case .spring(let spring, let target, let displacement, let velocity):
            return .spring(spring, target: target + delta, displacement: displacement, velocity: velocity)
        }
    }
}
