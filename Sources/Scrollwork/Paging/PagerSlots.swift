import ScrollMechanics

/// The slots of a pager as a snap geometry. Points are in slots.
struct PagerSlots: SnapGeometry {
    /// The length of a page in screen points, or 0 before the first layout.
    let length: Double

    func point(of slot: Int) -> Double { Double(slot) }
    func slot(near point: Double) -> Int { PageTrack.nearest(to: point) }
    var tolerance: Double { length > 0 ? Tolerance.position / length : .infinity }
}
