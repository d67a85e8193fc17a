import Foundation

/// The position of an element relative to other elements.
extension Element {
    package final var bounds: CGRect { CGRect(origin: .zero, size: size) }

    /// The element's frame in the root's coordinates, including scroll offsets but not transforms and effects.
    package final var layoutFrame: CGRect {
        var point = origin
        var element = layoutParent
        while let current = element {
            let scrolled = current.scrollOffset
            point.x += current.origin.x - scrolled.x
            point.y += current.origin.y - scrolled.y
            element = current.layoutParent
        }
        return CGRect(origin: point, size: size)
    }

    /// Marks the element and its content as moved without a layout pass. Observers of positions check theirs in the
    /// same update.
    final func didShift() {
        graph.placesAreStale = true
        var element = layoutParent
        while let current = element {
            current.insideDidShift()
            element = current.layoutParent
        }
    }

    /// Converts a rectangle from the element's coordinates to those of an ancestor, or of the root if `nil`, including
    /// transforms.
    package final func convert(_ rect: CGRect, to ancestor: Element?) -> CGRect {
        if ancestor === self { return rect }
        return convert(rect) { $0 === ancestor }.rect
    }

    /// Converts a rectangle from the element's coordinates to those of the nearest ancestor for which a condition is
    /// true, or of the root if there is none, including transforms. Also returns that ancestor.
    final func convert(_ rect: CGRect, toFirst isTarget: (Element) -> Bool) -> (rect: CGRect, ancestor: Element?) {
        var rect = rect
        var element: Element? = self
        while let current = element {
            if let transform = current.ownTransform { rect = rect.applying(transform) }
            rect = rect.offsetBy(dx: current.origin.x, dy: current.origin.y)
            element = current.layoutParent
            guard let parent = element else { break }
            if let transform = parent.contentTransform { rect = rect.applying(transform) }
            let scrolled = parent.scrollOffset
            rect = rect.offsetBy(dx: -scrolled.x, dy: -scrolled.y)
            if isTarget(parent) { return (rect, parent) }
        }
        return (rect, nil)
    }
}
