/// The slots of a carousel as a snap geometry. Points are positions on the track.
struct CarouselSlots: SnapGeometry {
    let track: CarouselTrack
    let sequence: PageSequence
    /// Whether the carousel can rest anywhere.
    var isFree = false
    /// Whether the scroll view moves. Then only its phases end the motion.
    var isMoving = false
    /// The slot of the current page of a position, where few items are realized on both sides of it.
    var center: ((Double) -> Int)?

    func point(of slot: Int) -> Double { track.aligned(slot) }

    func slot(near point: Double) -> Int { isFree ? slot(passedAt: point) : clamped(point) }

    func slot(passedAt point: Double) -> Int { center?(point) ?? clamped(point) }

    private func clamped(_ point: Double) -> Int { sequence.clamp(track.nearest(to: point)) }

    func rest(on slot: Int, near point: Double) -> Double {
        guard isFree else { return track.aligned(slot) }
        guard let ends = sequence.ends, !ends.isEmpty else { return point }
        return min(max(point, track.aligned(ends.lowerBound)), track.aligned(ends.upperBound - 1))
    }

    var tolerance: Double { isMoving ? 0 : Tolerance.position }
    var stopTolerance: Double { Tolerance.rest }
}
