/// The context in which a node is created: its graph, its parent, and its environment.
@MainActor
public struct _NodeContext {
    package let graph: ViewGraph
    package let parent: _Node?
    package var environment: EnvironmentValues

    package init(graph: ViewGraph, parent: _Node?, environment: EnvironmentValues) {
        self.graph = graph
        self.parent = parent
        self.environment = environment
    }

    /// Returns the context for the children of a node, in the node's environment.
    package func inside(_ node: _Node) -> _NodeContext {
        _NodeContext(graph: graph, parent: node, environment: node.environment)
    }
}

/// The part of a view that persists between updates: its state, its position in the tree, and its children.
///
/// Nodes form the structure of the interface according to the types of the views. A node provides layout elements in
/// *slots*. A slot is the unit that a lazy container realizes in one step, and it has any number of elements. Most
/// nodes pass on the slots of their single child. A leaf or a container has one slot with one element, itself.
@MainActor
public class _Node {
    package final unowned let graph: ViewGraph
    @exclusivity(unchecked) package final private(set) unowned var parent: _Node?
    package final let depth: Int
    /// The number of nodes that the graph created before this one.
    final let number: Int
    @exclusivity(unchecked) package final var environment: EnvironmentValues
    /// The identifier of the node's batch in the graph's update queue, or `nil` if the node isn't in the queue.
    @exclusivity(unchecked) final var queuedID: Int?
    final var isQueued: Bool { queuedID != nil }
    @exclusivity(unchecked) final private(set) var isMounted = true
    /// Whether an element around the node, such as a lazy container, keeps it offscreen. A parked node isn't reported,
    /// and isn't evaluated unless that element measures it.
    @exclusivity(unchecked) package final private(set) var isParked: Bool
    /// Whether another screen covers the node. A covered node is evaluated, but its views have disappeared.
    @exclusivity(unchecked) final private(set) var isCovered: Bool
    /// Whether the node's children are covered.
    var coversContent: Bool { isCovered }
    /// Whether the node exists only to determine the parts of a view. It's evaluated even while it's parked.
    final var isScout: Bool
    /// Whether the node postpones its evaluation until it's on screen.
    ///
    /// - Complexity: O(depth) for a parked node.
    final var skipsEvaluation: Bool {
        guard isParked, !isScout, !showsOutside else { return false }
        // Nodes between a parked node and the element that parks it, such as lists, can be on screen.
        var ancestor = parent
        while let current = ancestor, current.isParked || !(current is Element) { ancestor = current.parent }
        return (ancestor as? Element)?.measuresParkedContent != true
    }
    /// Whether the node shows something outside of its place, such as a sheet. It's then evaluated even while it's
    /// parked.
    var showsOutside: Bool { false }
    /// Whether the slots of the node's children are those of a lazy container.
    package final private(set) lazy var yieldsLazySlots: Bool =
        realizesSlots || !(self is Element) && parent?.yieldsLazySlots == true
    /// Whether a parked node has missed an evaluation.
    final private var isStale = false
    /// The values that the node read in its last evaluation. A change of any of them evaluates the node again.
    @exclusivity(unchecked) nonisolated(unsafe) final var dependencies: [any Dependency] = []

    package init(_ context: _NodeContext) {
        graph = context.graph
        parent = context.parent
        environment = context.environment
        depth = (context.parent?.depth ?? -1) + 1
        number = graph.nodesMade
        graph.nodesMade += 1
        isParked = context.parent?.isParked ?? false
        isCovered = context.parent?.coversContent ?? false
        isScout = context.parent?.isScout ?? false
    }

    // A graph may be deallocated without being closed, while the values that its nodes read remain.
    deinit {
        knownHandle?.nodeEnds()
        for dependency in dependencies { dependency.removeDependent(self) }
    }

    /// The handle, which the first unretained reference creates.
    nonisolated(unsafe) final private var knownHandle: NodeHandle?

    final var handle: NodeHandle {
        if let knownHandle { return knownHandle }
        let handle = NodeHandle(self)
        knownHandle = handle
        return handle
    }

    // MARK: Structure

    /// Visits the children in view order.
    func forEachChild(_ body: (_Node) -> Void) {}

    package var slotCount: Int { 1 }

    /// Whether the node realizes the slots of its content as they become visible.
    var realizesSlots: Bool { false }

    /// Appends the elements of a slot, creating them if necessary.
    func appendElements(ofSlot slot: Int, to elements: inout [Element]) {
        preconditionFailure("\(Self.self) yields no elements")
    }

    /// Releases the nodes that a lazy container realized for a slot.
    func releaseSlot(_ slot: Int) {}

    /// Appends the positions of sections among the slots.
    ///
    /// - Parameters:
    ///   - sections: The positions.
    ///   - first: The index of the node's first slot.
    func appendSections(to sections: inout [SectionSpan], from first: Int) {}

    /// Notifies this node and its descendants that they are on screen again, or that a lazy container keeps them
    /// offscreen.
    func setOnScreen(_ value: Bool) {
        isParked = !value
        if value && isStale {
            isStale = false
            graph.enqueue(self)
        }
        forEachChild { $0.setOnScreen(value) }
    }

    /// Notifies the nodes of a slot that they are on screen again, or that a lazy container keeps them offscreen.
    func setOnScreen(_ value: Bool, slot: Int) { setOnScreen(value) }

    /// Notifies this node and its descendants that another screen starts or stops covering them. They still update.
    func setCovered(_ value: Bool) {
        isCovered = value
        let covers = coversContent
        forEachChild { $0.setCovered(covers) }
    }

    /// Records that the node needs an evaluation when it returns to the screen.
    final func missEvaluation() { isStale = true }

    /// Returns the first slot whose view has an identity, without creating elements, or `nil` if it's unknown.
    func slot(withID id: AnyHashable) -> Int? { nil }

    /// Like `slot(withID:)`, but also searches views without nodes, for which it creates nodes temporarily.
    func slotOfDeepID(_ id: AnyHashable) -> Int? {
        var found: Int?
        forEachChild { if found == nil, ($0.slot(withID: id) ?? $0.slotOfDeepID(id)) != nil { found = 0 } }
        return found
    }

    /// Returns the slot that contains an element inside this node, or `nil` if the element has left the tree.
    ///
    /// - Complexity: O(depth), plus O(*n*) for each static list between the element and this node.
    final func slot(holding element: Element) -> Int? {
        var node: _Node = element, slot = 0
        while node !== self {
            guard let parent = node.parent, let outer = parent.slot(slot, ofChild: node) else { return nil }
            slot = outer
            node = parent
        }
        return slot
    }

    /// Returns the index in its collection of the element that a slot shows, or `nil` if the node shows no collection.
    func itemIndex(ofSlot slot: Int) -> Int? { nil }

    /// Returns this node's slot that contains a slot of a child.
    func slot(_ slot: Int, ofChild child: _Node) -> Int? { slot }

    /// Whether the node itself gives its content an identity.
    func hasIdentity(_ id: AnyHashable) -> Bool { false }

    /// Appends the identities of the slot's view: those of `ForEach` and those of `id(_:)`.
    func appendIdentities(ofSlot slot: Int, to identities: inout [AnyHashable]) {}

    /// Returns the elements of all slots, in order.
    final func elements() -> [Element] {
        var result: [Element] = []
        for slot in 0..<slotCount { appendElements(ofSlot: slot, to: &result) }
        return result
    }

    /// Returns the element of a node that has exactly one.
    func onlyElement() -> Element { elements()[0] }

    /// Called by a child whose slots or elements changed. A container reads them again; another node notifies its
    /// parent.
    func childElementsChanged() { parent?.childElementsChanged() }

    // MARK: Preferences

    /// Combines the preferences of this node and its descendants in view order. Offscreen nodes don't contribute.
    final func collectPreference<K: PreferenceKey>(_ key: K.Type, into sum: inout K.Value?) {
        forEachPreference(key) { _, value in
            if let value { K.add(value, to: &sum) }
        }
    }

    /// Visits the elements of this node in view order with their preferences, or with `nil` for elements without one.
    ///
    /// A modifier of several elements applies its preference to each of them. Offscreen nodes are skipped.
    func forEachPreference<K: PreferenceKey>(_ key: K.Type, _ body: (Element, K.Value?) -> Void) {
        if isParked { return }
        forEachChild { $0.forEachPreference(key, body) }
    }

    /// Called when the order of this node's elements changed. Notifies all readers of preferences around it.
    func preferenceOrderDidChange() { parent?.preferenceOrderDidChange() }

    /// Called when a preference may have changed. Notifies the readers of that preference around it.
    func preferenceDidChange(_ key: ObjectIdentifier) { parent?.preferenceDidChange(key) }

    // MARK: Update

    /// Evaluates the node again because a value that it read changed.
    func refresh() {}

    /// Schedules the node for evaluation in the next update.
    final func setNeedsRefresh() { graph.enqueue(self) }

    /// Sets a changed environment and passes it to the children. Overridden by nodes that change the environment.
    func setEnvironment(_ environment: EnvironmentValues) {
        if self.environment.isIdentical(to: environment) { return }
        let old = self.environment
        self.environment = environment
        environmentDidChange(from: old)
        forEachChild { $0.setEnvironment(environment) }
    }

    /// Called after `environment` changed, before the children receive it. An element compares the values that it uses,
    /// because unrelated changes must cost nothing.
    func environmentDidChange(from old: EnvironmentValues) {}

    /// Ends the node and its descendants, with their disappearances and cancellations. A parent ends before its
    /// children.
    final func unmount() {
        guard isMounted else { return }
        isMounted = false
        willUnmount()
        endMotion()
        dropDependencies()
        forEachChild { $0.unmount() }
        if !graph.removalTransitions.isEmpty { graph.removalTransitions.nodeEnded(self) }
    }

    /// Called when the node left the tree and remains visible only during its removal transition.
    func didLeave() {}

    func willUnmount() {}

    /// Ends the animations of the node itself.
    func endMotion() {}

    final func dropDependencies() {
        if dependencies.isEmpty { return }
        for dependency in dependencies { dependency.removeDependent(self) }
        dependencies.removeAll(keepingCapacity: true)
    }

    /// Ends the evaluation of the node after changes of the state that it read, including changes that are pending.
    final func stopFollowingState() {
        dropDependencies()
        queuedID = nil
    }

    /// Runs a closure and records the state that it reads. A change of that state refreshes this node.
    final func tracking<Result>(_ body: () -> Result) -> Result {
        dropDependencies()
        return Evaluation.run(self) { ObservedRead.track(self, body) }
    }
}

/// The node under evaluation on this thread, so that state can record its readers. It's `nil` on threads other than the
/// main one.
enum Evaluation {
    private static let slot = ThreadSlot()

    static var current: _Node? { slot.pointer.map { Unmanaged<_Node>.fromOpaque($0).takeUnretainedValue() } }

    /// Runs a closure as the evaluation of a node.
    static func run<Result>(_ node: _Node, _ body: () -> Result) -> Result {
        let outer = slot.pointer
        slot.pointer = Unmanaged.passUnretained(node).toOpaque()
        defer { slot.pointer = outer }
        return body()
    }
}

/// A value that nodes read and that notifies them of changes.
protocol Dependency: AnyObject {
    func removeDependent(_ node: _Node)
}
