import LayerTree

/// A text that goes as another one comes in its place.
@MainActor
final class TextFade {
    let layout: TextLayout
    let images: [TextImage]
    private let progress: AnimatedProperty<Double>

    /// Nil when the update being made is not animated for the element.
    init?(from layout: TextLayout, _ images: [TextImage], of element: Element) {
        guard element.graph.animatesLayout, element.effectiveTransaction.effectiveAnimation != nil else { return nil }
        self.layout = layout
        self.images = images
        progress = AnimatedProperty(0, of: element, isShown: true) { [unowned element] _ in element.setNeedsDraw() }
        progress.set(1)
    }

    /// How much of the new text is there, from 0 to 1.
    var share: Double { min(max(progress.presented, 0), 1) }

    /// Whether the old text is gone.
    var isOver: Bool { progress.isAtRest }

    func stop() { progress.stop() }
}
