/// What a scroll view tells when its phase changes.
public struct ScrollPhaseChangeContext {
    /// The geometry at the change.
    public let geometry: ScrollGeometry
    /// The velocity at the change, in points per second, where there is one.
    public let velocity: CGVector?

    package init(geometry: ScrollGeometry, velocity: CGVector?) {
        self.geometry = geometry
        self.velocity = velocity
    }
}
