import LayerTree

/// Text that fades out while its replacement fades in.
@MainActor
final class TextFade {
    let layout: TextLayout
    let images: [TextImage]
    private let progress: AnimatedProperty<Double>

    /// Creates a fade, or returns `nil` if the current update doesn't animate the element.
    init?(from layout: TextLayout, _ images: [TextImage], of element: Element) {
        guard element.graph.animatesLayout, element.effectiveTransaction.effectiveAnimation != nil else { return nil }
        self.layout = layout
        self.images = images
        progress = AnimatedProperty(0, of: element, isShown: true) { [unowned element] _ in element.setNeedsDraw() }
        progress.set(1)
    }

    /// The opacity of the new text, in 0...1.
    var share: Double { min(max(progress.presented, 0), 1) }

    /// A Boolean value that indicates whether the old text is gone.
    var isOver: Bool { progress.isAtRest }

    func stop() { progress.stop() }
}
