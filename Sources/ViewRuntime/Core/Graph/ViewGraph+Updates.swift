import Foundation

/// What waits to be evaluated, in batches: a batch is the changes of one transaction.
extension ViewGraph {
    func enqueue(_ node: _Node, in transaction: Transaction? = nil) {
        if let bodyCheck, let evaluation = Evaluation.current, node.isMounted { bodyCheck.noteWrite(during: evaluation, for: node) }
        if node.isQueued || !node.isMounted { return }
        if node.skipsEvaluation { return node.missEvaluation() }
        if transaction == nil, let batchID, TransactionStack.currentID == 0 {
            // It follows from the update being made and is part of it.
            updates.addFirst(node, self.transaction, id: batchID)
        } else {
            updates.add(node, transaction ?? TransactionStack.current, id: TransactionStack.currentID)
        }
        requestFrame()
    }

    /// The node is being evaluated: it need not be again in this update.
    func didRefresh(_ node: _Node) { node.isQueued = false }

    /// A write in `transaction` is about to happen. What waits in another one is evaluated first, so that it is seen
    /// with the values it was written with.
    func prepare(for transaction: Transaction) {
        if isUpdating { return }
        if let last = updates.lastID, last != TransactionStack.currentID { evaluateQueued() }
    }

    /// Runs an action after the current evaluation, in order of arrival.
    func afterUpdate(_ action: @escaping () -> Void) {
        actions.append(action)
        requestFrame()
    }

    /// Runs an action after the current layout, before anything is told that it appeared.
    func beforeAppearance(_ action: @escaping () -> Void) {
        firstActions.append(action)
        requestFrame()
    }

    /// Runs an action when nothing else waits any more; what it changes is part of the same frame.
    func whenSettled(_ action: @escaping () -> Void) {
        lastActions.append(action)
        requestFrame()
    }

    /// Runs before the frame is shown, when all layout is done.
    func beforeShowing(_ action: @escaping () -> Void) { visualQueue.append(action) }

    /// Takes a node out of the tree.
    ///
    /// In an animated update it may stay to be seen until its transition is done. Views without a transition disappear
    /// before those that replace them appear.
    func remove(_ node: _Node) {
        if departures.begin(node) { return }
        appearance.departingFirst(node.leavesWithoutTransition) { node.unmount() }
    }

    /// Does something in the transaction of the update being made, with one more completion awaiting its animations.
    func with(_ completion: AnimationCompletion, _ body: () -> Void) {
        let outer = animatesLayout
        animatesLayout = true
        transaction.completions.append(completion)
        body()
        animatesLayout = outer
        transaction.completions.removeAll { $0 === completion }
    }

    /// Lays out without animating what moves.
    func withoutAnimation(_ body: () -> Void) {
        let outer = (animatesLayout, isStill)
        animatesLayout = false
        isStill = true
        body()
        (animatesLayout, isStill) = outer
    }

    /// After so many rounds a view is taken to change what it reads itself, and the rest waits.
    static let mostRounds = 100

    /// Returns whether nothing waits any more.
    @discardableResult
    func evaluateQueued() -> Bool {
        guard !isUpdating else { return true }
        isUpdating = true
        defer { isUpdating = false }
        var rounds = 0
        while rounds < Self.mostRounds, let batch = updates.next() {
            rounds += 1
            // What earlier changes moved is not part of an animated one.
            if batch.transaction.animation != nil { layoutNow() }
            make(batch)
        }
        return updates.isEmpty
    }

    /// Evaluates what waits in one transaction and all that follows from it.
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
            if transaction.animation != nil || !overrides.isEmpty || ownTransitions > 0 { layoutNow() }
            rounds += 1
        } while updates.nextID == batch.id && rounds < Self.mostRounds
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
                node.isQueued = false
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

    /// Runs a change of the runtime's own as if it were made in an animated transaction.
    func animating(with animation: Animation, _ body: () -> Void) {
        let outer = transaction
        transaction.animation = animation
        body()
        transaction = outer
    }

    func runActions() {
        while !actions.isEmpty {
            let due = actions
            actions.removeAll(keepingCapacity: true)
            for action in due { action() }
        }
    }

    /// Evaluates, lays out and runs the actions that follow from it until nothing waits.
    func settleUpdates() {
        var rounds = 0
        repeat {
            var isDone = evaluateQueued()
            updateCount += 1
            layoutNow()
            if !appearance.isEmpty, !updates.isEmpty {
                // What comes back elsewhere is told that it appears when it knows where it is.
                isDone = evaluateQueued() && isDone
                layoutNow()
            }
            // Content that is made during layout may have brought overrides with it.
            overrides.endUpdate()
            animatesLayout = false
            preferences.flush()
            let first = firstActions
            firstActions.removeAll(keepingCapacity: true)
            for action in first { action() }
            appearance.flush(in: self)
            runActions()
            rounds += 1
            if !isDone || rounds > Self.mostRounds {
                warn("a view changes its own state in every update; the rest waits for the next frame")
                break
            }
        } while
            !updates.isEmpty || !actions.isEmpty || !firstActions.isEmpty || !appearance.isEmpty
            || !preferences.isEmpty || needsLayoutOrLook || runLastActions()
    }

    private func runLastActions() -> Bool {
        if lastActions.isEmpty { return false }
        let due = lastActions
        lastActions.removeAll(keepingCapacity: true)
        for action in due { action() }
        return true
    }
}
