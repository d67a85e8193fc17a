/// Reports the geometry of a scroll view to the observers that the program added.
@MainActor
final class GeometryReport: OffsetObserver {
    private var last: ScrollGeometry?

    func offsetDidChange(of scroll: ScrollElement) { update(scroll) }

    /// Reports the geometry if it changed.
    func update(_ scroll: ScrollElement) {
        if scroll.configuration.observers.isEmpty { return }
        let now = scroll.geometry
        if now == last { return }
        last = now
        for observer in scroll.configuration.observers { observer.scrollGeometryDidChange(scroll) }
    }
}
