import Foundation

/// The nodes that need evaluation, in batches. A batch has the changes of one transaction.
extension ViewGraph {
    func enqueue(_ node: _Node, in transaction: Transaction? = nil) {
        if let bodyCheck, let evaluation = Evaluation.current, node.isMounted {
            bodyCheck.noteWrite(during: evaluation, for: node)
        }
        if node.isQueued || !node.isMounted { return }
        if node.skipsEvaluation { return node.missEvaluation() }
        if transaction == nil, let batchID, TransactionStack.currentID == 0 {
            // The change results from the current update and is part of it.
            updates.addFirst(node, self.transaction, id: batchID)
        } else {
            updates.add(node, transaction ?? TransactionStack.current, id: TransactionStack.currentID)
        }
        requestFrame()
    }

    /// Records the evaluation of a node, which then needs no other one in this update.
    func didRefresh(_ node: _Node) { node.queuedID = nil }

    /// Prepares for a write in the current transaction. Evaluates the pending changes of other transactions first, so
    /// that they update views with the values they were written with.
    func prepareForWrite() {
        if isUpdating { return }
        if let last = updates.lastID, last != TransactionStack.currentID { evaluateQueued() }
    }

    /// Runs an action after the current evaluation. Actions run in the order in which they were added.
    func afterUpdate(_ action: @escaping () -> Void) {
        actions.append(action)
        requestFrame()
    }

    /// Runs a command of the program after everything that the program changed before it is evaluated and laid out.
    func afterChanges(_ command: @escaping () -> Void) {
        commands.append(command)
        requestFrame()
    }

    /// Runs an action after the current layout, before any appearance notification.
    func beforeAppearance(_ action: @escaping () -> Void) {
        firstActions.append(action)
        requestFrame()
    }

    /// Runs an action when no other work is pending. Its changes are part of the same frame.
    func whenSettled(_ action: @escaping () -> Void) {
        lastActions.append(action)
        requestFrame()
    }

    /// Runs an action before the frame is shown, after all layout.
    func beforeShowing(_ action: @escaping () -> Void) { visualQueue.append(action) }

    /// Removes a node from the tree.
    ///
    /// In an animated update, the node can remain visible until its transition ends. Views without a transition
    /// disappear before the views that replace them appear.
    func remove(_ node: _Node) {
        if removalTransitions.begin(node) { return }
        appearance.disappearingFirst(node.leavesWithoutTransition) { node.unmount() }
    }

    /// Runs a closure in the transaction of the current update, with an additional completion that waits for its
    /// animations.
    func with(_ completion: AnimationCompletion, _ body: () -> Void) {
        let outer = animatesLayout
        animatesLayout = true
        transaction.completions.append(completion)
        body()
        animatesLayout = outer
        transaction.completions.removeAll { $0 === completion }
    }

    /// Runs a closure whose layout changes don't animate.
    func withoutAnimation(_ body: () -> Void) {
        let outer = (animatesLayout, isStill)
        animatesLayout = false
        isStill = true
        body()
        (animatesLayout, isStill) = outer
    }

    /// The maximum number of rounds. A view that still changes its own dependencies then waits for the next frame.
    static let mostRounds = 100

    /// Evaluates the queued nodes.
    ///
    /// - Returns: Whether no node remains in the queue.
    @discardableResult
    func evaluateQueued() -> Bool {
        guard !isUpdating else { return true }
        isUpdating = true
        defer { isUpdating = false }
        var rounds = 0
        while rounds < Self.mostRounds, let batch = updates.next() {
            rounds += 1
            // Movements from earlier changes aren't part of an animated change.
            if batch.transaction.affectsLayout { layoutNow() }
            make(batch)
        }
        return updates.isEmpty
    }

    /// Evaluates the nodes of a batch and all changes that result from it.
    func make(_ batch: UpdateQueue.Batch) {
        let outer = transaction
        transaction = batch.transaction
        batchID = batch.id
        updateCount += 1
        animatesLayout = transaction.effectiveAnimation != nil || !overrides.isEmpty
        evaluate(batch)
        var completions = batch.transaction.completions
        var rounds = 0
        repeat {
            while rounds < Self.mostRounds, let more = updates.next(id: batch.id) {
                evaluate(more)
                completions += more.transaction.completions
                rounds += 1
            }
            if transaction.affectsLayout || !overrides.isEmpty || ownTransitions > 0 { layoutNow() }
            rounds += 1
        } while updates.nextID == batch.id && rounds < Self.mostRounds
        moves.finish(in: self)
        overrides.endUpdate()
        animatesLayout = false
        batchID = nil
        transaction = outer
        for completion in completions { completion.end() }
        call(completions)
    }

    func evaluate(_ batch: UpdateQueue.Batch) {
        for node in batch.nodes where node.isQueued && node.isMounted {
            if node.skipsEvaluation {
                node.queuedID = nil
                node.missEvaluation()
            } else {
                node.refresh()
            }
        }
    }

    func overrideBegins(_ node: TransactionNode) {
        overrides.begin(node)
        animatesLayout = true
    }

    /// Runs a change of the runtime as if it were in an animated transaction.
    func animating(with animation: Animation, _ body: () -> Void) {
        let outer = transaction
        transaction.animation = animation
        body()
        transaction = outer
    }

    /// Runs the actions of an evaluation, and those that they cause.
    ///
    /// An action that writes in two transactions causes an evaluation, which can add the action again.
    ///
    /// - Parameter limit: The maximum number of rounds. Remaining actions wait for the next frame.
    /// - Returns: The number of rounds.
    @discardableResult
    func runActions(atMost limit: Int = ViewGraph.mostRounds) -> Int {
        var rounds = 0
        while rounds < limit, !actions.isEmpty {
            let due = actions
            actions.removeAll(keepingCapacity: true)
            for action in due { action() }
            rounds += 1
        }
        return rounds
    }

    /// Evaluates, lays out, and runs the resulting actions until no work is pending.
    func settleUpdates() {
        var rounds = 0
        repeat {
            let dueCommands = commands
            commands.removeAll()
            var isDone = evaluateQueued()
            updateCount += 1
            layoutNow()
            if !appearance.isEmpty, !updates.isEmpty {
                // A view that returns at another position appears only after it has its new position.
                isDone = evaluateQueued() && isDone
                layoutNow()
            }
            // Content that layout created may have added overrides.
            moves.finish(in: self)
            overrides.endUpdate()
            animatesLayout = false
            preferences.flush()
            let first = firstActions
            firstActions.removeAll(keepingCapacity: true)
            for action in first { action() }
            appearance.flush(in: self)
            for command in dueCommands { command() }
            rounds += max(runActions(atMost: max(Self.mostRounds - rounds, 1)), 1)
            if !isDone || rounds > Self.mostRounds {
                warn("\(restlessView) changes its own state in every update; the rest waits for the next frame")
                break
            }
        } while !updates.isEmpty || !commands.isEmpty || !actions.isEmpty || !firstActions.isEmpty
            || !appearance.isEmpty || !preferences.isEmpty || needsLayoutOrLook || runLastActions()
    }

    /// The name of the type of a view or modifier that still needs an update, for a warning.
    private var restlessView: String {
        var node = updates.first
        while let current = node {
            if let body = current as? any BodyNode { return String("\(body.bodyType)".prefix { $0 != "<" }) }
            node = current.parent
        }
        return "a view"
    }

    private func runLastActions() -> Bool {
        if lastActions.isEmpty { return false }
        let due = lastActions
        lastActions.removeAll(keepingCapacity: true)
        for action in due { action() }
        return true
    }
}
