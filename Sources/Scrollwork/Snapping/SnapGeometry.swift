/// Where content may come to rest along its axis: *slots*, numbered in reading order, each at a point.
///
/// Points ascend with the slots. They are in any unit that the content's place is told in.
protocol SnapGeometry {
    /// Where the content is when it rests on a slot.
    func point(of slot: Int) -> Double

    /// The slot that may be rested on nearest to a point.
    func slot(near point: Double) -> Int

    /// How near to a slot's point the content is on it.
    var tolerance: Double { get }
}

extension SnapGeometry {
    func isAt(_ slot: Int, _ point: Double) -> Bool { abs(point - self.point(of: slot)) < tolerance }
}
