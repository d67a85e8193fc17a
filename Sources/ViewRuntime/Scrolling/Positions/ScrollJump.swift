import Foundation

/// A view being scrolled to. Its place is looked up anew as estimates on the way are corrected.
@MainActor
final class ScrollJump {
    private unowned let scroll: ScrollElement
    private let id: AnyHashable
    private let anchor: UnitPoint?
    /// The lazy containers that keep it, outermost first.
    private(set) var holders: [LazyContainer] = []

    init(_ id: AnyHashable, _ anchor: UnitPoint?, in scroll: ScrollElement) {
        self.scroll = scroll
        self.id = id
        self.anchor = anchor
    }

    /// The frame of the view among the content, in the content's physical coordinates.
    func locate() -> CGRect? {
        if let element = scroll.content.madeElement(withID: id), element.scrollAround() === scroll {
            return element.orItsListRow.frame(inContentOf: scroll)
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
                // Holding something inside may have made the row longer.
                lazy.hold(index)
                return locate(in: element)
            }
            return lazy.frame(inContentOf: scroll).isNull
                ? nil : scroll.physicalFrame(of: lazy.targetFrame(at: index), in: lazy)
        }
        return nil
    }

    /// The offset, in each axis' own direction, at which a frame is shown as the anchor says; without one, by the least movement.
    ///
    /// - Parameter mayReach: Whether offsets beyond the content's edges, as far as those are known, count as well.
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
                // What is longer than the container cannot be seen whole: its beginning is.
                position = start
            } else if start + length > now + room {
                position = start + length - room
            }
            result[axis] = CGFloat(
                mayReach ? scroll.offset(ofPosition: position, on: axis) : scroll.reachableOffset(forPosition: position, on: axis))
        }
        return result
    }
}
