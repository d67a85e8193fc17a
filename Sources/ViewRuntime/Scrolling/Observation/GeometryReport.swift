/// Reports the geometry of a scroll view to the observers that the program added.
@MainActor
final class GeometryReport: OffsetObserver {
    private var last: ScrollGeometry?

    func offsetDidChange(of scroll: ScrollElement) { update(scroll) }

    /// Reports a layout, with the geometry if it changed.
    func layoutDidChange(of scroll: ScrollElement) {
        if update(scroll) { return }
        for observer in scroll.configuration.observers { observer.scrollLayoutDidChange(scroll) }
    }

    /// Reports the geometry if it changed.
    ///
    /// - Returns: Whether it changed.
    @discardableResult
    private func update(_ scroll: ScrollElement) -> Bool {
        if scroll.configuration.observers.isEmpty { return false }
        let now = scroll.geometry
        if now == last { return false }
        last = now
        for observer in scroll.configuration.observers { observer.scrollGeometryDidChange(scroll) }
        return true
    }
}
