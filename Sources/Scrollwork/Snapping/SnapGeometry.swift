/// The rest positions of content along its axis: *slots*, numbered in reading order, each at a point.
///
/// Points increase with the slots. Their unit is that of the content's position.
protocol SnapGeometry {
    /// Returns the position of the content at rest on a slot.
    func point(of slot: Int) -> Double

    /// Returns the slot nearest to a point on which the content can rest.
    func slot(near point: Double) -> Int

    /// Returns the slot that content at a point passes: by default, the nearest one on which it can rest.
    func slot(passedAt point: Double) -> Int

    /// The distance from a slot's point within which the content is at the slot. With a distance of 0, motion ends only
    /// with ``SnapEvent/stopped``.
    var tolerance: Double { get }

    /// Returns the point at which content near a point rests on a slot. It's the slot's point, except for content that
    /// can rest anywhere.
    func rest(on slot: Int, near point: Double) -> Double

    /// The distance from its resting point within which stopped content rests.
    var stopTolerance: Double { get }
}

extension SnapGeometry {
    func rest(on slot: Int, near point: Double) -> Double { self.point(of: slot) }

    func slot(passedAt point: Double) -> Int { slot(near: point) }

    var stopTolerance: Double { tolerance }

    func isAt(_ slot: Int, _ point: Double) -> Bool { abs(point - self.point(of: slot)) < tolerance }
}
