extension Trajectory {
    /// The number of values of ``number(_:)``.
    public var numberCount: Int { 2 + Self.pieceLength * (third != nil ? 3 : second != nil ? 2 : 1) }

    /// Returns a number of the trajectory's description, from which another process can create the trajectory.
    ///
    /// The numbers are ``duration``, ``restPosition``, and seven for each of up to three pieces: the start time of the
    /// piece, its kind, and five values that depend on the kind:
    /// - 0, rest: the position
    /// - 1, deceleration: the position, the velocity, and the factor per millisecond
    /// - 2, spring: the angular frequency, the damping fraction, the target, the displacement, and the velocity
    ///
    /// - Parameter index: The index, in `0..<numberCount`. The number at any other index is 0.
    public func number(_ index: Int) -> Double {
        if index == 0 { return duration }
        if index == 1 { return restPosition }
        guard index >= 2, index < numberCount else { return 0 }
        let (piece, start) =
            switch (index - 2) / Self.pieceLength {
            case 0: (first, 0.0)
            case 1: (second ?? first, secondStart)
            default: (third ?? first, thirdStart)
            }
        let place = (index - 2) % Self.pieceLength
        return place == 0 ? start : piece.number(place - 1)
    }

    /// Creates a trajectory with a duration and a rest position. ``add(start:kind:_:_:_:_:_:)`` adds its pieces.
    public init(duration: Double, restPosition: Double) {
        self.init(.rest(restPosition.finite()), duration: duration.clampedTime, restPosition: restPosition.finite())
    }

    /// Adds a piece from its numbers; see ``number(_:)``.
    ///
    /// The first piece starts at 0. The others follow in order of their start times. A trajectory has at most three.
    public mutating func add(
        start: Double, kind: Double, _ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double
    ) {
        let piece: MotionPiece
        switch kind {
        case 1: piece = .deceleration(Deceleration(position: a, velocity: b, rate: DecelerationRate(perMillisecond: c)))
        case 2:
            let spring = DampedSpring(angularFrequency: a, dampingFraction: b)
            piece = .spring(spring, target: c.finite(), displacement: d.finite(), velocity: e.finite())
        default: piece = .rest(a.finite())
        }
        if start.clampedTime == 0 {
            first = piece
        } else if second == nil {
            second = piece
            secondStart = start
        } else {
            third = piece
            thirdStart = start
        }
    }

    /// The number of values of a piece.
    private static var pieceLength: Int { 7 }
}

extension MotionPiece {
    /// Returns a number of the piece: the kind at 0, then five values.
    fileprivate func number(_ index: Int) -> Double {
        switch self {
        case .rest(let position): index == 0 ? 0 : index == 1 ? position : 0
        case .deceleration(let motion):
            switch index {
            case 0: 1
            case 1: motion.position
            case 2: motion.velocity
            case 3: motion.rate.perMillisecond
            default: 0
            }
        case .spring(let spring, let target, let displacement, let velocity):
            switch index {
            case 0: 2
            case 1: spring.angularFrequency
            case 2: spring.dampingFraction
            case 3: target
            case 4: displacement
            default: velocity
            }
        }
    }
}
