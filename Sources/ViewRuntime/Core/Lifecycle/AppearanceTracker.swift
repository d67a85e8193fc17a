/// Notifies views that they appeared or disappeared, after the layout that caused it.
///
/// In an update, all appearances come first, parents before children, and then all disappearances. A view that replaces
/// another therefore appears before the other disappears. Views with the identity transition disappear first.
@MainActor
final class AppearanceTracker {
    @exclusivity(unchecked) private var arrived: [AppearanceNode] = []
    /// The nodes of which a lazy container showed or hid some views.
    @exclusivity(unchecked) private var changed: [AppearanceNode] = []
    @exclusivity(unchecked) private var disappeared: [() -> Void] = []
    @exclusivity(unchecked) private var disappearedFirst: [() -> Void] = []
    private var disappearsFirst = false

    var isEmpty: Bool { arrived.isEmpty && changed.isEmpty && disappeared.isEmpty && disappearedFirst.isEmpty }

    func arrive(_ node: AppearanceNode) { arrived.append(node) }

    func recheck(_ node: AppearanceNode) { changed.append(node) }

    func disappear(_ action: @escaping () -> Void) {
        if disappearsFirst { disappearedFirst.append(action) } else { disappeared.append(action) }
    }

    /// Runs a closure during which disappearances precede appearances, if requested.
    func disappearingFirst(_ isFirst: Bool, _ body: () -> Void) {
        disappearsFirst = isFirst
        body()
        disappearsFirst = false
    }

    func flush(in graph: ViewGraph) {
        while !isEmpty {
            let rechecked = changed
            changed.removeAll()
            for node in rechecked { node.recheck() }
            let first = disappearedFirst
            disappearedFirst.removeAll()
            for action in first { action() }
            let nodes = arrived
            arrived.removeAll()
            for node in nodes { node.appear() }
            let actions = disappeared
            disappeared.removeAll()
            for action in actions { graph.afterUpdate(action) }
        }
    }
}

/// A node that acts when the first of its views becomes visible and when the last one leaves.
class AppearanceNode: PassthroughNode {
    final private(set) var hasAppeared = false
    final private var isAwaited = true
    final private var isRechecked = false

    override init(_ context: _NodeContext) {
        super.init(context)
        graph.appearance.arrive(self)
    }

    func didAppear() {}
    func didDisappear() {}

    final func appear() {
        isAwaited = false
        guard isMounted, !isParked, !isCovered, !hasAppeared, !yieldsLazySlots || content.hasShownElement else {
            return
        }
        hasAppeared = true
        didAppear()
    }

    // MARK: Some views, in a lazy container

    final func recheck() {
        isRechecked = false
        guard isMounted, !isParked, hasAppeared != content.hasShownElement else { return }
        if hasAppeared { leave() } else { appear() }
    }

    private func slotsChanged() {
        guard yieldsLazySlots, !isRechecked else { return }
        isRechecked = true
        graph.appearance.recheck(self)
    }

    override func appendElements(ofSlot slot: Int, to elements: inout [Element]) {
        super.appendElements(ofSlot: slot, to: &elements)
        if !hasAppeared { slotsChanged() }
    }

    override func setOnScreen(_ value: Bool, slot: Int) {
        super.setOnScreen(value, slot: slot)
        if value != hasAppeared { slotsChanged() }
    }

    override func childElementsChanged() {
        slotsChanged()
        super.childElementsChanged()
    }

    // MARK: All views

    override func setOnScreen(_ value: Bool) {
        if !value {
            leave()
        } else if !isAwaited && !hasAppeared {
            isAwaited = true
            graph.appearance.arrive(self)
        }
        super.setOnScreen(value)
    }

    override func setCovered(_ value: Bool) {
        if value {
            leave()
        } else if !isAwaited && !hasAppeared {
            isAwaited = true
            graph.appearance.arrive(self)
        }
        super.setCovered(value)
    }

    override func willUnmount() { leave() }

    private func leave() {
        guard hasAppeared else { return }
        hasAppeared = false
        graph.appearance.disappear { self.didDisappear() }
    }
}

extension _Node {
    /// Whether any element of this node is on screen.
    fileprivate var hasShownElement: Bool {
        if isParked { return false }
        if self is Element { return true }
        var isShown = false
        forEachChild { if !isShown && $0.hasShownElement { isShown = true } }
        return isShown
    }
}
