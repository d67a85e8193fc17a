/// The rest positions of content along its axis: *slots*, numbered in reading order, each at a point.
///
/// Points increase with the slots. Their unit is that of the content's position.
protocol SnapGeometry {
    /// Returns the position of the content at rest on a slot.
    func point(of slot: Int) -> Double

    /// Returns the slot nearest to a point on which the content can rest.
    func slot(near point: Double) -> Int

    /// The distance from a slot's point within which the content is at the slot.
    var tolerance: Double { get }
}

extension SnapGeometry {
    func isAt(_ slot: Int, _ point: Double) -> Bool { abs(point - self.point(of: slot)) < tolerance }
}
