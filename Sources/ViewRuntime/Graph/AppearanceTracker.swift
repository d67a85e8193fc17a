/// Tells views that they appeared or disappeared, after the layout that made it so.
///
/// In one update all appearances come first, parents before children, then all disappearances: so a view that
/// replaces another appears before the other has gone. Only views whose transition is the identity go first.
@MainActor
final class AppearanceTracker {
    private var arrived: [AppearanceNode] = []
    private var departed: [() -> Void] = []
    private var departedFirst: [() -> Void] = []
    private var departsFirst = false

    var isEmpty: Bool { arrived.isEmpty && departed.isEmpty && departedFirst.isEmpty }

    func arrive(_ node: AppearanceNode) { arrived.append(node) }

    func depart(_ action: @escaping () -> Void) {
        if departsFirst { departedFirst.append(action) } else { departed.append(action) }
    }

    /// What departs in the meantime does so before anything appears, if asked for.
    func departingFirst(_ isFirst: Bool, _ body: () -> Void) {
        departsFirst = isFirst
        body()
        departsFirst = false
    }

    func flush(in graph: ViewGraph) {
        while !isEmpty {
            let first = departedFirst
            departedFirst.removeAll()
            for action in first { action() }
            let nodes = arrived
            arrived.removeAll()
            for node in nodes { node.appear() }
            let actions = departed
            departed.removeAll()
            for action in actions { graph.afterUpdate(action) }
        }
    }
}

/// A node that does something when its views come on screen and when they leave it.
class AppearanceNode: PassthroughNode {
    final private(set) var hasAppeared = false
    final private var isAwaited = true
    final private var isCovered = false

    override init(_ context: _NodeContext) {
        super.init(context)
        graph.appearance.arrive(self)
    }

    func didAppear() {}
    func didDisappear() {}

    final func appear() {
        isAwaited = false
        guard isMounted, !isParked, !isCovered, !hasAppeared else { return }
        hasAppeared = true
        didAppear()
    }

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
        isCovered = value
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
        graph.appearance.depart { self.didDisappear() }
    }
}
