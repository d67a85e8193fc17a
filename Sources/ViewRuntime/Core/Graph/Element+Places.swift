import Foundation

/// Where an element is, in the space of others.
extension Element {
    package final var bounds: CGRect { CGRect(origin: .zero, size: size) }

    /// The element's frame in the root's space as laid out: scrolled, but without transforms and effects.
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

    /// The element and what is inside it are shown elsewhere, without having been laid out. Observers of places look again in the
    /// same update.
    final func didShift() {
        graph.placesAreStale = true
        var element = layoutParent
        while let current = element {
            current.insideDidShift()
            element = current.layoutParent
        }
    }

    /// Converts a rectangle in the element's space to an ancestor's (the root's when nil), transforms included.
    package final func convert(_ rect: CGRect, to ancestor: Element?) -> CGRect {
        var rect = rect
        var element: Element? = self
        while let current = element, current !== ancestor {
            if let transform = current.ownTransform { rect = rect.applying(transform) }
            rect = rect.offsetBy(dx: current.origin.x, dy: current.origin.y)
            if let parent = current.layoutParent {
                if let transform = parent.contentTransform { rect = rect.applying(transform) }
                rect = rect.offsetBy(dx: -parent.scrollOffset.x, dy: -parent.scrollOffset.y)
            }
            element = current.layoutParent
        }
        return rect
    }
}
