/// What a node is made in: its graph, its parent and its environment.
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

    /// The context for what `node` makes, in the node's own environment.
    package func inside(_ node: _Node) -> _NodeContext {
        _NodeContext(graph: graph, parent: node, environment: node.environment)
    }
}

/// What lasts of a view between updates: its state, its place in the tree, and what it made.
///
/// Nodes form the structure of the interface as the views' types give it. A node yields layout
/// elements, in *slots*: a slot is what one step of a lazy container realises, and holds any number
/// of elements. Most nodes pass on the slots of the one node they made; leaves and containers are
/// one slot with one element, themselves.
@MainActor
public class _Node {
    package final unowned let graph: ViewGraph
    package final private(set) unowned var parent: _Node?
    package final let depth: Int
    /// How many nodes of the graph were made before.
    final let number: Int
    package final var environment: EnvironmentValues
    /// Whether the node waits in the graph's update queue.
    final var isQueued = false
    final private(set) var isMounted = true
    /// Whether a lazy container keeps the node although it is not on screen: then it is not evaluated, nor told of.
    package final private(set) var isParked: Bool
    /// Whether the node is only there to tell of which parts a view is made; it is evaluated although it is parked.
    final var isScout: Bool
    /// Whether the node waits with its evaluation until it is on screen.
    final var skipsEvaluation: Bool { isParked && !isScout }
    /// Whether the slots of what it makes are those of a lazy container.
    package final private(set) lazy var yieldsLazySlots: Bool = self is LazyContainer || !(self is Element) && parent?.yieldsLazySlots == true
    /// Whether a parked node has missed an evaluation.
    final private var isStale = false
    /// What the node read when it last evaluated, so a change of it evaluates it again.
    nonisolated(unsafe) final var dependencies: [any Dependency] = []

    package init(_ context: _NodeContext) {
        graph = context.graph
        parent = context.parent
        environment = context.environment
        depth = (context.parent?.depth ?? -1) + 1
        number = graph.nodesMade
        graph.nodesMade += 1
        isParked = context.parent?.isParked ?? false
        isScout = context.parent?.isScout ?? false
    }

    // A graph may be dropped without being closed; what its nodes read lives on.
    deinit {
        knownHandle?.nodeEnds()
        for dependency in dependencies { dependency.removeDependent(self) }
    }

    /// Made for the first reference that does not keep the node.
    nonisolated(unsafe) final private var knownHandle: NodeHandle?

    final var handle: NodeHandle {
        if let knownHandle { return knownHandle }
        let made = NodeHandle(self)
        knownHandle = made
        return made
    }

    // MARK: Structure

    /// The nodes this one made, in view order.
    func forEachChild(_ body: (_Node) -> Void) {}

    package var slotCount: Int { 1 }

    /// Adds the elements of a slot, making them if need be.
    func appendElements(ofSlot slot: Int, to elements: inout [Element]) {
        preconditionFailure("\(Self.self) yields no elements")
    }

    /// Lets a lazy container give back what it made for a slot.
    func releaseSlot(_ slot: Int) {}

    /// Adds where sections lie among the slots, of which the node's first has the number `first`.
    func appendSections(to sections: inout [SectionSpan], from first: Int) {}

    /// Tells all that was made of this node that it is on screen again, or that it is kept for when it comes back.
    func setOnScreen(_ value: Bool) {
        isParked = !value
        if value && isStale {
            isStale = false
            graph.enqueue(self)
        }
        forEachChild { $0.setOnScreen(value) }
    }

    /// Tells what was made of one slot that it is on screen again, or that it is kept for when it comes back.
    func setOnScreen(_ value: Bool, slot: Int) { setOnScreen(value) }

    /// Tells all that was made of this node that another screen covers it, or does so no longer. It is evaluated all the same.
    func setCovered(_ value: Bool) { forEachChild { $0.setCovered(value) } }

    /// Notes that the node is to be evaluated when it comes back on screen.
    final func missEvaluation() { isStale = true }

    /// The first slot whose view has that identity, without making its elements; nil when none is known to.
    func slot(withID id: AnyHashable) -> Int? { nil }

    /// Like `slot(withID:)`, but looks into what has not been made yet by making it for the moment.
    func slotOfDeepID(_ id: AnyHashable) -> Int? {
        var found: Int?
        forEachChild { if found == nil, ($0.slot(withID: id) ?? $0.slotOfDeepID(id)) != nil { found = 0 } }
        return found
    }

    /// The slot that holds an element made inside this node; nil when it is in none any more. O(depth), and O(n) in the
    /// static lists on the way.
    final func slot(holding element: Element) -> Int? {
        var node: _Node = element, slot = 0
        while node !== self {
            guard let parent = node.parent, let outer = parent.slot(slot, ofChild: node) else { return nil }
            slot = outer
            node = parent
        }
        return slot
    }

    /// The place in its collection of the element that a slot shows; nil where the node shows no collection.
    func itemIndex(ofSlot slot: Int) -> Int? { nil }

    /// This node's slot in which a slot of one of its children stands.
    func slot(_ slot: Int, ofChild child: _Node) -> Int? { slot }

    /// Whether the node itself gives what it made that identity.
    func hasIdentity(_ id: AnyHashable) -> Bool { false }

    /// Adds the identities that the slot's view has: those `ForEach` gave it and those of `id(_:)`.
    func appendIdentities(ofSlot slot: Int, to identities: inout [AnyHashable]) {}

    /// All elements of all slots, in order.
    final func elements() -> [Element] {
        var result: [Element] = []
        for slot in 0..<slotCount { appendElements(ofSlot: slot, to: &result) }
        return result
    }

    /// The one element of a node that has one.
    func onlyElement() -> Element { elements()[0] }

    /// Called by a child whose slots or elements are other ones now. Containers re-read them; others tell their parent.
    func childElementsChanged() { parent?.childElementsChanged() }

    // MARK: Preferences

    /// Adds what this node and those it made prefer, in view order. What is kept off screen has no say.
    final func collectPreference<K: PreferenceKey>(_ key: K.Type, into sum: inout K.Value?) {
        forEachPreference(key) { _, value in
            if let value { K.add(value, to: &sum) }
        }
    }

    /// Visits the elements that were made of this node, in view order, with what each prefers; nil for those that prefer nothing.
    /// A modifier of several elements is one of each of them. What is kept off screen is left out.
    func forEachPreference<K: PreferenceKey>(_ key: K.Type, _ body: (Element, K.Value?) -> Void) {
        if isParked { return }
        forEachChild { $0.forEachPreference(key, body) }
    }

    /// Called where the elements of this node are in another order; goes up to all who read preferences.
    func preferenceOrderDidChange() { parent?.preferenceOrderDidChange() }

    /// Called where something preferred may have changed; goes up to those who read it.
    func preferenceDidChange(_ key: ObjectIdentifier) { parent?.preferenceDidChange(key) }

    // MARK: Update

    /// Evaluates the node again because something it read has changed.
    func refresh() {}

    /// Marks the node for evaluation in the coming update.
    final func setNeedsRefresh() { graph.enqueue(self) }

    /// Takes a changed environment and hands it on. Overridden by nodes that use or change it.
    func setEnvironment(_ environment: EnvironmentValues) {
        if self.environment.isIdentical(to: environment) { return }
        let old = self.environment
        self.environment = environment
        environmentDidChange(from: old)
        forEachChild { $0.setEnvironment(environment) }
    }

    /// Called after `environment` was replaced, before the children get it. What did not change must not cost: an
    /// element compares what it uses.
    func environmentDidChange(from old: EnvironmentValues) {}

    /// Ends the node and all it made: disappearances, cancellations. Children first see their parent's end.
    final func unmount() {
        guard isMounted else { return }
        isMounted = false
        willUnmount()
        endMotion()
        dropDependencies()
        forEachChild { $0.unmount() }
        if !graph.departures.isEmpty { graph.departures.nodeEnded(self) }
    }

    /// The node was taken out of the tree and is only to be seen any more.
    func didLeave() {}

    func willUnmount() {}

    /// Ends what is animated of the node itself.
    func endMotion() {}

    final func dropDependencies() {
        if dependencies.isEmpty { return }
        for dependency in dependencies { dependency.removeDependent(self) }
        dependencies.removeAll(keepingCapacity: true)
    }

    /// Runs `body` so that whatever state it reads makes this node refresh when it changes.
    final func tracking<Result>(_ body: () -> Result) -> Result {
        dropDependencies()
        return Evaluation.run(self) { ObservedRead.track(self, body) }
    }
}

/// The node that this thread is evaluating, for state to note who reads it; nil on all threads but the one that the main actor runs on.
enum Evaluation {
    private static let slot = ThreadSlot()

    static var current: _Node? { slot.pointer.map { Unmanaged<_Node>.fromOpaque($0).takeUnretainedValue() } }

    /// Runs `body` as the evaluation of a node.
    static func run<Result>(_ node: _Node, _ body: () -> Result) -> Result {
        let outer = slot.pointer
        slot.pointer = Unmanaged.passUnretained(node).toOpaque()
        defer { slot.pointer = outer }
        return body()
    }
}

/// Something that nodes read and that tells them when it changes.
protocol Dependency: AnyObject {
    func removeDependent(_ node: _Node)
}
