import Foundation

/// A jump to a view. It looks up the position of the view again as estimates change.
@MainActor
final class ScrollJump {
    private unowned let scroll: ScrollElement
    private let id: AnyHashable
    private let anchor: UnitPoint?
    /// The lazy containers that keep the view realized, outermost first.
    private(set) var holders: [LazyContainer] = []
    /// The outermost inner scroll view that contains the view.
    private(set) var inner: ScrollElement?

    init(_ id: AnyHashable, _ anchor: UnitPoint?, in scroll: ScrollElement) {
        self.scroll = scroll
        self.id = id
        self.anchor = anchor
    }

    func isHeld(by container: LazyContainer) -> Bool { holders.contains { $0 === container } }

    /// Returns the frame of the view in the physical coordinates of the content. The frame of a view in an inner scroll
    /// view is the one at the end of that scroll view's motion.
    ///
    /// If several views have the identity, the result is the outermost one, and among those the first in order,
    /// regardless of the realized rows: views outside lazy containers come before rows, and rows before their content.
    func locate() -> CGRect? {
        if let element = scroll.content.realizedElement(withID: id, entersLazy: false) { return place(of: element) }
        if let frame = locate(in: scroll.content) { return frame }
        // The realized views contain more than the search of view values finds.
        return scroll.content.realizedElement(withID: id).map { place(of: $0) }
    }

    private func place(of element: Element) -> CGRect {
        let element = element.orItsRow
        return place(of: CGRect(origin: .zero, size: element.size), in: element)
    }

    /// Converts a rectangle from an element's coordinates to those of the content, and records the inner scroll view.
    private func place(of rect: CGRect, in element: Element) -> CGRect {
        inner = nil
        var rect = rect
        var current = element
        while current !== scroll, let parent = current.layoutParent {
            rect = rect.offsetBy(dx: current.origin.x, dy: current.origin.y)
            if parent !== scroll, let nested = parent as? ScrollElement {
                inner = nested
                let offset = nested.destinationOffset
                rect = rect.offsetBy(dx: -offset.x, dy: -offset.y)
            }
            current = parent
        }
        return rect
    }

    private func locate(in node: _Node) -> CGRect? {
        let containers = node.lazyContainers()
        for lazy in containers {
            if let index = lazy.targetIndex(withOwnID: id), let frame = locate(at: index, of: lazy) { return frame }
        }
        for lazy in containers {
            // While the container holds the line of the last search, search this line first.
            if isHeld(by: lazy), let held = lazy.held, let frame = locate(inLine: held, of: lazy) { return frame }
            if let index = lazy.targetIndex(withDeepID: id), let frame = locate(at: index, of: lazy) { return frame }
        }
        return nil
    }

    private func locate(at index: Int, of lazy: LazyContainer) -> CGRect? {
        lazy.hold(index)
        if !isHeld(by: lazy) { holders.append(lazy) }
        if let found = locate(inLine: index, of: lazy) { return found }
        if lazy.frame(inContentOf: scroll).isNull { return nil }
        let view = lazy.targetViews(at: index).first { $0.identities.contains(id) }
        return place(of: view?.frame ?? lazy.targetFrame(at: index), in: lazy)
    }

    /// Returns the frame of the view in a line that its container holds, or `nil` if the view is the line itself or
    /// isn't in it.
    private func locate(inLine index: Int, of lazy: LazyContainer) -> CGRect? {
        var identities: [AnyHashable] = []
        lazy.appendTargetIdentities(at: index, to: &identities)
        for outer in lazy.elements(ofTarget: index) where !identities.contains(id) {
            let element = outer.unwrapped
            if let found = element.heldElement(withID: id) {
                return place(of: CGRect(origin: .zero, size: found.size), in: found)
            }
            guard locate(in: element) != nil else { continue }
            // Holding an inner row may have increased the length of this one.
            lazy.hold(index)
            return locate(in: element)
        }
        return nil
    }

    /// Returns the offset at which a frame is visible according to the anchor, or the nearest such offset if there is
    /// no anchor.
    ///
    /// - Parameters:
    ///   - frame: The frame.
    ///   - mayReach: Whether offsets beyond the known edges of the content are also possible.
    func offset(showing frame: CGRect, mayReach: Bool = false) -> CGPoint {
        var result = CGPoint(x: scroll.horizontal.offset, y: scroll.vertical.offset)
        let local = frame.offsetBy(dx: -scroll.viewport.minX, dy: -scroll.viewport.minY)
        for axis in [Axis.horizontal, .vertical] where scroll.scrolls(on: axis) {
            let start = scroll.leadingPosition(of: local, on: axis), length = local.size[axis]
            let room = scroll.alignmentLength(on: axis)
            let now = scroll.alignmentPosition(on: axis)
            var position = now
            if let anchor {
                position = start + anchor[axis] * (length - room)
            } else if start < now || length > room {
                // A frame longer than the container can't be fully visible, so show its beginning.
                position = start
            } else if start + length > now + room {
                position = start + length - room
            }
            result[axis] = CGFloat(
                mayReach
                    ? scroll.offset(ofPosition: position, on: axis)
                    : scroll.reachableOffset(forPosition: position, on: axis))
        }
        return result
    }
}

extension Element {
    /// The row that consists of the view and its insets, or the view itself.
    fileprivate var orItsRow: Element {
        var element = self
        while let parent = element.layoutParent as? ModifierElement {
            if parent.isRow { return parent }
            element = parent
        }
        return self
    }
}
