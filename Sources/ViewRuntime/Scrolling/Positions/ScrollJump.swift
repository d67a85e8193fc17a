import Foundation

/// A jump to a view. It looks up the position of the view again as estimates change.
@MainActor
final class ScrollJump {
    private unowned let scroll: ScrollElement
    private let id: AnyHashable
    private let anchor: UnitPoint?
    /// The lazy containers that keep the view realized, outermost first.
    private(set) var holders: [LazyContainer] = []

    init(_ id: AnyHashable, _ anchor: UnitPoint?, in scroll: ScrollElement) {
        self.scroll = scroll
        self.id = id
        self.anchor = anchor
    }

    /// Returns the frame of the view in the physical coordinates of the content.
    func locate() -> CGRect? {
        if let element = scroll.content.madeElement(withID: id), element.scrollAround() === scroll {
            return element.orItsRow.frame(inContentOf: scroll)
        }
        return locate(in: scroll.content)
    }

    private func locate(in node: _Node) -> CGRect? {
        for lazy in node.lazyContainers() {
            guard let index = lazy.targetIndex(withID: id) else { continue }
            lazy.hold(index)
            if !holders.contains(where: { $0 === lazy }) { holders.append(lazy) }
            var identities: [AnyHashable] = []
            lazy.appendTargetIdentities(at: index, to: &identities)
            for element in lazy.elements(ofTarget: index) where !identities.contains(id) {
                if let found = element.heldElement(withID: id) { return found.frame(inContentOf: scroll) }
                guard locate(in: element) != nil else { continue }
                // Holding an inner row may have increased the length of this one.
                lazy.hold(index)
                return locate(in: element)
            }
            return lazy.frame(inContentOf: scroll).isNull
                ? nil : scroll.physicalFrame(of: lazy.targetFrame(at: index), in: lazy)
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
