import Foundation
import LayerTree

/// The properties of elements that tests inspect.
extension Element {
    /// Whether all containers around the element place it. Parked rows of a lazy container aren't placed.
    package final var isOnScreen: Bool {
        var current: Element = self
        while let parent = current.layoutParent {
            var isChild = false
            parent.forEachLayoutChild { if $0 === current { isChild = true } }
            if !isChild { return false }
            current = parent
        }
        return current === graph.root
    }

    /// The innermost view, inside all modifiers.
    package final var innermost: Element { modified { _ in true } }

    /// The innermost view inside the modifiers that have the same size as their content.
    package final var innermostOfSameSize: Element { modified { [size] in $0.size == size } }

    private final func modified(while condition: (Element) -> Bool) -> Element {
        var current: Element = self
        while let child = (current as? ModifierElement)?.child, condition(child) { current = child }
        return current
    }

    /// The product of the opacities from the element to the root, or 0 if it's hidden.
    package final var shownOpacity: Double {
        var opacity = 1.0
        var element: Element? = self
        while let current = element {
            if let layer = current.layer { opacity *= layer.isHidden ? 0 : layer.opacity }
            opacity *= current.presentation?.transition?.opacity ?? 1
            element = current.layoutParent
        }
        return opacity
    }

    /// The frame at which the element is drawn in the root's coordinates, including effects and animations.
    package final var drawnFrame: CGRect {
        var rect = presentedBounds
        var element: Element? = self
        while let current = element {
            if let transform = current.ownTransform { rect = rect.applying(transform) }
            rect = current.presentation?.transition?.shown(rect) ?? rect
            let shift = current.presentedShift
            rect = rect.offsetBy(dx: current.origin.x + shift.x, dy: current.origin.y + shift.y)
            if let parent = current.layoutParent {
                if let transform = parent.contentTransform { rect = rect.applying(transform) }
                rect = rect.offsetBy(dx: -parent.scrollOffset.x, dy: -parent.scrollOffset.y)
            }
            element = current.layoutParent
        }
        return rect
    }

    /// The texts in the element, in drawing order.
    package final var texts: [String] {
        if let text = self as? TextElement { return [text.string] }
        var result: [String] = []
        forEachLayoutChild { result += $0.texts }
        return result
    }

    /// The scroll view that the element is or contains, or else the one around it.
    package final var scrollView: ScrollElement? { scrollInside ?? scrollAround() }

    private final var scrollInside: ScrollElement? {
        if let scroll = self as? ScrollElement { return scroll }
        var found: ScrollElement?
        forEachLayoutChild { if found == nil { found = $0.scrollInside } }
        return found
    }

    /// The identifier in the accessibility tree, or 0 if the element has none yet.
    package final var assistiveID: UInt64 { semanticsID }
}

extension ScrollElement {
    package var currentGeometry: ScrollGeometry { geometry }

    package var currentPhase: ScrollPhase { phase }
}
