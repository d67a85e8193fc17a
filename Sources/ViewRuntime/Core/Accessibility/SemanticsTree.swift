import Foundation
import LayerTree

/// The accessibility tree of a graph. The tree is built from the elements on demand.
@MainActor
final class SemanticsTree {
    private unowned let graph: ViewGraph
    private var isStale = true
    private var hasChanged = true
    private var known: SemanticsNode?
    private var owners: [UInt64: Owner] = [:]
    /// The priorities by which nodes are ordered among their siblings, if they aren't 0.
    private var sortPriorities: [UInt64: Double] = [:]
    private var nextID: UInt64 = 1
    /// The node with the accessibility focus, as far as the host reports it.
    private(set) var focus: UInt64?
    private var focusObservers = ObjectList<any AssistiveFocusObserver>()

    @MainActor private struct Owner { @Unretained var element: Element? }

    init(graph: ViewGraph) { self.graph = graph }

    func setNeedsRefresh() {
        isStale = true
        hasChanged = true
    }

    /// Returns whether the tree may have changed since the last call.
    func refresh() -> Bool {
        defer { hasChanged = false }
        return hasChanged
    }

    var root: SemanticsNode {
        if let known, !isStale { return known }
        isStale = false
        owners.removeAll(keepingCapacity: true)
        sortPriorities.removeAll(keepingCapacity: true)
        let node = SemanticsNode(
            id: 0, role: .application, keyShortcuts: graph.parts.keyShortcuts(graph),
            frame: CGRect(origin: .zero, size: graph.size), children: nodes(of: graph.root))
        known = node
        return node
    }

    /// Returns the nodes that describe an element and its content to assistive technology.
    func nodes(of element: Element) -> [SemanticsNode] {
        if element.isHiddenFromSemantics { return [] }
        var children: [SemanticsNode] = []
        element.forEachChildInReadingOrder { child in
            let inner = nodes(of: child)
            // Most elements have a single child, whose nodes need no copy.
            if children.isEmpty { children = inner } else { children += inner }
        }
        return element.semantics(sorted(children))
    }

    /// Returns nodes with higher priorities first. Nodes with the same priority keep their order.
    private func sorted(_ nodes: [SemanticsNode]) -> [SemanticsNode] {
        if sortPriorities.isEmpty || nodes.count < 2 { return nodes }
        return nodes.sorted { sortPriority(of: $0.id) > sortPriority(of: $1.id) }
    }

    func sortPriority(of id: UInt64) -> Double { sortPriorities[id] ?? 0 }

    /// Sets the priority by which a node is ordered among its siblings.
    func setSortPriority(of id: UInt64, _ priority: Double) { sortPriorities[id] = priority }

    /// Creates a node for an element with the element's identity.
    func node(for element: Element, _ role: SemanticsRole) -> SemanticsNode {
        if element.semanticsID == 0 {
            element.semanticsID = nextID
            nextID += 1
        }
        owners[element.semanticsID] = Owner(element: element)
        return SemanticsNode(
            id: element.semanticsID, role: role, frame: element.convert(element.bounds, to: nil),
            isFocusable: element.isFocusable, isFocused: graph.focus.element === element)
    }

    /// A node with all attributes of the only node inside an element, and the element's identity.
    func node(for element: Element, inPlaceOf only: SemanticsNode) -> SemanticsNode {
        var node = node(for: element, only.role)
        node.label = only.label
        node.value = only.value
        node.identifier = only.identifier
        node.children = only.children
        node.hint = only.hint
        node.range = only.range
        node.number = only.number
        node.traits = only.traits
        node.actions = only.actions
        node.rotors = only.rotors
        node.keyShortcuts = only.keyShortcuts
        node.isFocusable = node.isFocusable || only.isFocusable
        node.isFocused = node.isFocused || only.isFocused
        return node
    }

    /// Sets the element that receives the actions on a node.
    func setOwner(of id: UInt64, _ element: Element) { owners[id] = Owner(element: element) }

    func element(of id: UInt64) -> Element? { owners[id]?.element }

    /// Returns the nodes that assistive technology reads for an element: those inside the element, or the one around it
    /// that reads its content.
    private func nodes(readFor element: Element) -> [SemanticsNode] {
        let nodes = root.flattened
        let inside = nodes.filter { self.element(of: $0.id)?.isInside(element) ?? false }
        if !inside.isEmpty { return inside }
        var around = element.layoutParent
        while let current = around {
            if let node = nodes.first(where: { self.element(of: $0.id) === current }) {
                return node.children.isEmpty ? [node] : []
            }
            around = current.layoutParent
        }
        return []
    }

    // MARK: Focus

    /// The node that assistive technology visits first in an element, or `nil` if it ignores the element.
    func firstStop(in element: Element) -> UInt64? {
        setNeedsRefresh()
        let nodes = nodes(readFor: element)
        return (nodes.first(where: \.children.isEmpty) ?? nodes.first)?.id
    }

    /// Whether assistive technology visits an element.
    func isFocusInside(_ element: Element) -> Bool {
        guard let focus else { return false }
        return nodes(readFor: element).contains { $0.id == focus }
    }

    func addFocusObserver(_ element: any AssistiveFocusObserver) { focusObservers.add(element) }

    func removeFocusObserver(_ element: any AssistiveFocusObserver) { focusObservers.remove(element) }

    /// Records that assistive technology visits another node, or none.
    func moveFocus(to id: UInt64?) {
        if focus == id { return }
        focus = id
        let observers = Array(focusObservers)
        // A state that several views share ends with the view that the focus enters.
        for observer in observers { observer.assistiveFocusMayLeave() }
        for observer in observers { observer.assistiveFocusMayEnter() }
    }

    /// Performs an action on the element of a node.
    ///
    /// - Returns: Whether the element performed the action.
    func perform(_ action: SemanticsAction, on id: UInt64) -> Bool {
        _ = root
        guard let element = owners[id]?.element, element.isMounted else { return false }
        if action == .focus {
            moveFocus(to: id)
            if let target = element.focusTarget { graph.focus.visit(target) } else { graph.focus.move(to: nil) }
            return true
        }
        if action == .resignFocus {
            if focus == id { moveFocus(to: nil) }
            if let holder = element.focusTarget, graph.focus.element === holder { graph.focus.move(to: nil) }
            return true
        }
        return element.perform(action)
    }

    /// Dismisses the innermost element that can be dismissed, and that contains the keyboard focus or is modal.
    ///
    /// - Returns: Whether there is such an element.
    func escape() -> Bool {
        func search(_ node: SemanticsNode) -> (found: UInt64?, containsFocus: Bool) {
            var found: UInt64?, containsFocus = node.isFocused
            for inner in node.children.map(search) {
                // Later elements are in front of earlier ones.
                found = inner.found ?? found
                containsFocus = containsFocus || inner.containsFocus
            }
            if found == nil, node.actions.contains(.escape), containsFocus || node.traits.contains(.modal) {
                found = node.id
            }
            return (found, containsFocus)
        }
        return search(root).found.map { perform(.escape, on: $0) } ?? false
    }
}

/// An element that observes the accessibility focus entering and leaving its content.
@MainActor
protocol AssistiveFocusObserver: AnyObject {
    /// Called when the focus moved. The element reports if its content lost the focus.
    func assistiveFocusMayLeave()
    /// Called when the focus moved, after all elements reported their losses.
    func assistiveFocusMayEnter()
}

extension Element {
    fileprivate func isInside(_ ancestor: Element) -> Bool {
        var element: Element? = self
        while let current = element, current !== ancestor { element = current.layoutParent }
        return element != nil
    }
}
