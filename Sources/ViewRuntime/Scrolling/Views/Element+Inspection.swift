import Foundation
import LayerTree

/// What tests ask of elements.
extension Element {
    /// Whether every element around this one places it. Rows that a lazy container only holds ready are not placed.
    package final var isInSight: Bool {
        var current: Element = self
        while let parent = current.layoutParent {
            var isChild = false
            parent.forEachLayoutChild { if $0 === current { isChild = true } }
            if !isChild { return false }
            current = parent
        }
        return current === graph.root
    }

    /// The view that the modifiers from here inwards are on.
    package final var innermost: Element { modified { _ in true } }

    /// The same, without passing a modifier that gives its content another size than its own.
    package final var innermostOfSameSize: Element { modified { [size] in $0.size == size } }

    private final func modified(while condition: (Element) -> Bool) -> Element {
        var current: Element = self
        while let child = (current as? ModifierElement)?.child, condition(child) { current = child }
        return current
    }

    /// The product of the opacities from here to the root; 0 for what is hidden.
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

    /// Where the element is painted, in the root's space: with the effects on it and around it, on its way where that
    /// is animated.
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

    /// The texts in the element, in the order in which they are painted.
    package final var texts: [String] {
        if let text = self as? TextElement { return [text.string] }
        var result: [String] = []
        forEachLayoutChild { result += $0.texts }
        return result
    }

    /// The scroll view that the element is or holds, else the one it is in.
    package final var scrollView: ScrollElement? { scrollInside ?? scrollAround() }

    private final var scrollInside: ScrollElement? {
        if let scroll = self as? ScrollElement { return scroll }
        var found: ScrollElement?
        forEachLayoutChild { if found == nil { found = $0.scrollInside } }
        return found
    }

    /// The element's identity in the accessibility tree; 0 if it was in none yet.
    package final var assistiveID: UInt64 { semanticsID }
}

extension AccessibilityElement {
    package var identifier: String? { attributes.identifier }
}

extension ScrollElement {
    package var currentGeometry: ScrollGeometry { geometry }

    package var currentPhase: ScrollPhase { phase }

    /// Of the content offset by itself, points per second; zero while a finger holds the content.
    package var currentVelocity: CGVector {
        let dx = horizontal.velocity(at: graph.time), dy = vertical.velocity(at: graph.time)
        return CGVector(dx: isRightToLeft ? -dx : dx, dy: dy)
    }
}
