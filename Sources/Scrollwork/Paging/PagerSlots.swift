import ScrollMechanics

/// The slots of a pager, side by side. Points are counted in slots.
struct PagerSlots: SnapGeometry {
    /// Of a page, points of the screen; 0 before the first layout.
    let length: Double

    func point(of slot: Int) -> Double { Double(slot) }
    func slot(near point: Double) -> Int { PageTrack.nearest(to: point) }
    var tolerance: Double { length > 0 ? 0.01 / length : .infinity }
}
