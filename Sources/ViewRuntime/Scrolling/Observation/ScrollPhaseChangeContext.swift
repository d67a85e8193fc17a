/// The context of a change of the scroll phase.
public struct ScrollPhaseChangeContext {
    /// The scroll geometry at the time of the change.
    public let geometry: ScrollGeometry
    /// The velocity of the content offset at the time of the change in points per second, or `nil` if there is none.
    public let velocity: CGVector?

    package init(geometry: ScrollGeometry, velocity: CGVector?) {
        self.geometry = geometry
        self.velocity = velocity
    }
}
