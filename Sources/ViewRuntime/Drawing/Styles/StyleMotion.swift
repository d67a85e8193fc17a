import LayerTree

/// The way from the styles that an element was painted with to those that it is painted with now.
///
/// Colours are mixed as sRGB components multiplied by their opacity, so that what comes out of nothing has its own
/// hue at once. Gradients of one kind are mixed stop by stop, and so are their geometries; other styles fade through
/// the nearest colour or change half way.
@MainActor
final class StyleMotion {
    private let start: [_ResolvedStyle]
    private let progress: AnimatedProperty<Double>

    /// Nil when the update being made is not animated for the element.
    init?(from styles: [_ResolvedStyle], of element: Element) {
        guard element.graph.animatesLayout, element.effectiveTransaction.effectiveAnimation != nil else { return nil }
        start = styles
        progress = AnimatedProperty(0, of: element, isShown: true) { [unowned element] _ in element.setNeedsDraw() }
        progress.set(1)
    }

    /// What to paint with now, on the way to a style.
    ///
    /// - Parameter level: Which of the styles that the element uses it is.
    func style(towards target: _ResolvedStyle, level: Int = 0) -> _ResolvedStyle {
        if progress.isAtRest || !start.indices.contains(level) { return target }
        return start[level].mixed(with: target, progress.presented)
    }

    /// Whether it has come to its end.
    var isOver: Bool { progress.isAtRest }

    func stop() { progress.stop() }

    /// The motion of an element whose styles change from `old` to `new`, one for each level that it uses.
    ///
    /// A motion that is on its way to the same styles goes on; another begins at what is painted now. Nil where the change is not
    /// animated, and before the element was first laid out: nothing was painted then.
    ///
    /// - Parameter current: The motion until now.
    static func next(
        after current: StyleMotion?, from old: @autoclosure () -> [_ResolvedStyle], to new: @autoclosure () -> [_ResolvedStyle],
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
