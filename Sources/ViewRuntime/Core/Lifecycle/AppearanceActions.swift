import Foundation

/// A modifier that runs actions when its content appears and disappears.
nonisolated public struct _AppearanceActionModifier: NodeModifier {
    /// The action that runs when the content appears.
    public var appear: (() -> Void)?
    /// The action that runs when the content disappears.
    public var disappear: (() -> Void)?

    /// Creates a modifier with actions.
    public init(appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
        self.appear = appear
        self.disappear = disappear
    }

    @MainActor package func makeNode(_ context: _NodeContext) -> _Node {
        let node = AppearanceActionNode(context)
        node.modifier = self
        return node
    }

    @MainActor package func apply(to node: _Node) {
        unsafeDowncast(node, to: AppearanceActionNode.self).modifier = self
    }
}

private final class AppearanceActionNode: AppearanceNode {
    var modifier: _AppearanceActionModifier!

    override func didAppear() { modifier.appear?() }
    override func didDisappear() { modifier.disappear?() }
}

extension View {
    /// Runs an action after the layout that first shows the view, before the frame is drawn.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceActionModifier(appear: action))
    }

    /// Runs an action after the view disappears.
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceActionModifier(disappear: action))
    }

    /// Runs an asynchronous task while the view exists.
    @preconcurrency
    nonisolated public func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(_TaskModifier(id: 0, priority: priority, action: action))
    }

    /// Runs an asynchronous task while the view exists, and restarts it when `id` changes.
    @preconcurrency
    nonisolated public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(_TaskModifier(id: value, priority: priority, action: action))
    }
}

/// Runs a task while its content is present.
nonisolated public struct _TaskModifier<ID: Equatable>: NodeModifier {
    let id: ID
    let priority: TaskPriority
    let action: @Sendable () async -> Void

    @MainActor package func makeNode(_ context: _NodeContext) -> _Node {
        let node = TaskNode<ID>(context)
        node.modifier = self
        return node
    }

    @MainActor package func apply(to node: _Node) {
        unsafeDowncast(node, to: TaskNode<ID>.self).update(self)
    }
}

private final class TaskNode<ID: Equatable>: AppearanceNode {
    var modifier: _TaskModifier<ID>!
    private var task: Task<Void, Never>?

    override func didAppear() { start() }

    override func didDisappear() {
        task?.cancel()
        task = nil
    }

    func update(_ new: _TaskModifier<ID>) {
        let isOther = new.id != modifier.id
        modifier = new
        guard isOther, hasAppeared else { return }
        task?.cancel()
        // The view may leave in the same update.
        graph.afterUpdate(unretained(self) { if $0.hasAppeared { $0.start() } })
    }

    private func start() {
        let action = modifier.action
        graph.runningTasks += 1
        task = Task(priority: modifier.priority) { [weak graph = graph] in
            await action()
            graph?.runningTasks -= 1
        }
    }
}
