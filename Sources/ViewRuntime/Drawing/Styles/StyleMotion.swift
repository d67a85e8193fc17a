import LayerTree

/// The animation from the previous styles of an element to its current ones.
///
/// Colors mix as premultiplied sRGB components, so a color that fades in has its hue from the start. Gradients of the
/// same kind mix their stops and their geometry. Other styles fade through the nearest color or change halfway.
@MainActor
final class StyleMotion {
    private let start: [_ResolvedStyle]
    private let progress: AnimatedProperty<Double>

    /// Creates an animation, or returns `nil` if the current update doesn't animate the element.
    init?(from styles: [_ResolvedStyle], of element: Element) {
        guard element.graph.animatesLayout, element.effectiveTransaction.effectiveAnimation != nil else { return nil }
        start = styles
        progress = AnimatedProperty(0, of: element, isShown: true) { [unowned element] _ in element.setNeedsDraw() }
        progress.set(1)
    }

    /// Returns the style to draw at the current time.
    ///
    /// - Parameters:
    ///   - target: The style at the end of the animation.
    ///   - level: The index of the style among those that the element uses.
    func style(towards target: _ResolvedStyle, level: Int = 0) -> _ResolvedStyle {
        if progress.isAtRest || !start.indices.contains(level) { return target }
        return start[level].mixed(with: target, progress.presented)
    }

    /// A Boolean value that indicates whether the animation ended.
    var isOver: Bool { progress.isAtRest }

    func stop() { progress.stop() }

    /// Returns the animation of an element whose styles change from `old` to `new`, with one style for each level that
    /// it uses.
    ///
    /// An animation to the same styles continues; another begins at the visible styles. The result is `nil` if the
    /// change isn't animated, and before the first layout of the element.
    ///
    /// - Parameters:
    ///   - current: The current animation.
    ///   - old: The previous styles.
    ///   - new: The new styles.
    ///   - element: The element.
    static func next(
        after current: StyleMotion?, from old: @autoclosure () -> [_ResolvedStyle],
        to new: @autoclosure () -> [_ResolvedStyle],
        of element: Element
    ) -> StyleMotion? {
        let isAnimated = element.graph.animatesLayout && element.firstUpdate != 0
        if !isAnimated && current == nil { return nil }
        let before = old()
        if before == new() { return current }
        let shown = before.enumerated().map { current?.style(towards: $1, level: $0) ?? $1 }
        current?.stop()
        return isAnimated ? StyleMotion(from: shown, of: element) : nil
    }
}
