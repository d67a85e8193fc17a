/// An element that draws the layers of other elements, and checks them after all others have drawn.
@MainActor
protocol LayerObserver: Element {
    func layersDidChange()
}
