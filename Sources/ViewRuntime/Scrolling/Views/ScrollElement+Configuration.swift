import LayerTree

/// The properties that the environment and the program set.
extension ScrollElement {
    /// Reads the properties that the program sets for scroll views that appear.
    func takeAppearance() {
        if appearance == .current { return }
        let tookInput = takesInput
        appearance = .current
        readConfiguration()
        if isPlaced, takesInput != tookInput { updateLayerMotion() }
        invalidateLayout()
    }

    func readConfiguration() {
        let old = configuration.observers
        configuration = environment.scrollConfiguration
        appearance.apply(to: &configuration)
        for observer in configuration.observers where !old.contains(where: { $0 === observer }) {
            observer.scrollViewDidAttach(self)
        }
        configuration.position?.link?.attach(self)
        configuration.targetBehavior?.attach(self)
        if isPlaced { restPositionsDidChange() }
        readRefresh()
        layer?.clip = configuration.isClipDisabled ? nil : .rect(viewport)
    }

    func readRefresh() {
        let link = configuration.isPulledToRefresh && scrolls(on: .vertical) ? configuration.refresh : nil
        if link === refreshControl?.link { return }
        refreshControl?.cancel()
        offsetObservers.removeAll { $0 === refreshControl }
        refreshControl = link.map { RefreshControl(self, $0) }
        if let refreshControl { offsetObservers.append(refreshControl) }
    }
}
