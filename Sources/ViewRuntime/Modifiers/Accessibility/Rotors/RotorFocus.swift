import LayerTree

/// The search for the destination of a rotor entry.
///
/// The preparation of the entry can take some time, for example for an animated scroll. The search continues until the
/// view exists.
@MainActor
final class RotorFocus: FrameClient {
    private let target: RotorEntry.Target
    private let origin: AccessibilityElement
    private let end: Double

    /// The maximum time of the search, in seconds.
    private static let patience = 2.0

    private init(_ target: RotorEntry.Target, _ origin: AccessibilityElement) {
        self.target = target
        self.origin = origin
        end = origin.graph.time + Self.patience
    }

    static func move(to entry: RotorEntry, from origin: AccessibilityElement) {
        entry.prepare()
        let focus = RotorFocus(entry.target, origin)
        origin.graph.afterUpdate {
            if origin.isMounted, !focus.arrive() { origin.graph.add(focus) }
        }
    }

    func step(to time: Double) -> FrameDemand {
        if !origin.isMounted || time > end { return .done }
        origin.graph.afterUpdate { [self] in
            if !isThere { _ = arrive() }
        }
        return isThere ? .done : .nextFrame
    }

    private var isThere = false

    /// Moves the accessibility focus to the view. Returns whether the view exists.
    private func arrive() -> Bool {
        guard origin.isMounted, let element = find() else { return false }
        let tree = origin.graph.semanticsTree
        tree.setNeedsRefresh()
        _ = tree.root
        guard let node = tree.nodes(of: element).first else { return false }
        isThere = true
        origin.graph.post(SemanticsNotification(.layoutChanged, focus: node.id))
        return true
    }

    private func find() -> Element? {
        switch target {
        case .text: return origin
        case .view(let key): return Self.element(with: key, in: origin.graph.root)
        case .identity(let id):
            for scroll in Self.scrollElements(in: origin) where scroll.reveal(viewWithID: id) {
                return scroll.realizedElement(withID: id)
            }
            return Self.element(withID: id, in: origin)
        }
    }

    private static func element(with key: RotorEntryKey, in element: Element) -> Element? {
        if let named = element as? AccessibilityElement, named.attributes.rotorEntry == key { return named }
        var found: Element?
        element.forEachLayoutChild { if found == nil { found = self.element(with: key, in: $0) } }
        return found
    }

    private static func element(withID id: AnyHashable, in element: Element) -> Element? {
        var found = element.realizedElement(withID: id)
        element.forEachLayoutChild { if found == nil { found = self.element(withID: id, in: $0) } }
        return found
    }

    /// Returns the scroll views inside an element, outer ones first.
    private static func scrollElements(in element: Element) -> [Element] {
        var result: [Element] = []
        element.forEachLayoutChild { child in
            if child.scrollsContent { result.append(child) }
            result += scrollElements(in: child)
        }
        return result
    }
}
