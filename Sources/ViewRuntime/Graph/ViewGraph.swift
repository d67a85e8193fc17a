import Foundation
import LayerTree

/// A tree of views at work: it evaluates, lays out and draws them, frame by frame, and takes their input.
///
/// Nothing here reads a clock, a display or a device. `frame(at:)` runs, in this order: input, what
/// moves with time, evaluation and layout until nothing waits, drawing.
@MainActor
package final class ViewGraph: HostedScene {
    package let layers = LayerStore()
    package let rootLayer: Layer
    package let measurer: any TextMeasurer
    package private(set) var root: RootElement!
    package private(set) var time: Double = 0
    package var statistics = Statistics()
    package var onNeedsFrame: (() -> Void)?

    /// The transaction whose changes are being evaluated or laid out.
    private(set) var transaction = Transaction()

    private var events: [InputEvent] = []
    private var updates = UpdateQueue()
    /// The batch being evaluated, with the layout that belongs to it.
    private var batchID: Int?
    let overrides = TransactionOverrides()
    let departures = Departures()
    /// Whether what is laid out now may be animated: true only while an update is made in which something is.
    private(set) var animatesLayout = false
    /// The transitions in the tree that run also where an update is not animated.
    var ownTransitions = 0
    /// Whether what is placed for the first time now comes by its transition, and what is taken out goes by it.
    var runsTransitions: Bool { animatesLayout || ownTransitions > 0 && batchID != nil && !isStill }
    private var isStill = false
    /// Counts updates, to tell what an update made from what was there before.
    private(set) var updateCount = 0
    private var actions: [() -> Void] = []
    private var firstActions: [() -> Void] = []
    private var isUpdating = false
    private var needsLayout = true
    private var layoutRoots: [Element] = []
    private var layerQueue: [Element] = []
    private var drawQueue: [Element] = []
    private var visualQueue: [() -> Void] = []
    private var clients: [ObjectIdentifier: (client: any FrameClient, demand: FrameDemand)] = [:]
    private var pendingFeedback: [FeedbackEvent] = []
    private var warned: Set<String> = []
    private(set) var isInFrame = false
    private var isClosed = false
    private let firstScale: CGFloat
    lazy var input = InputDispatcher(graph: self)
    lazy var semanticsTree = SemanticsTree(graph: self)
    let appearance = AppearanceTracker()
    let preferences = PreferenceQueue()
    package let identifiers = Identifiers()
    let places = PlaceObservers()
    let matchedGeometries = MatchedGeometries()

    package init<Content: View>(
        size: CGSize, environment: EnvironmentValues, safeArea: EdgeInsets = EdgeInsets(), measurer: any TextMeasurer,
        content: Content
    ) {
        self.measurer = measurer
        firstScale = environment.displayScale
        rootLayer = Layer(in: layers)
        let context = _NodeContext(graph: self, parent: nil, environment: environment)
        root = RootElement(size: size.sanitized, safeArea: safeArea, content, context)
    }

    // MARK: HostedScene

    package var size: CGSize { root.containerSize }

    package var semantics: SemanticsNode { semanticsTree.root }

    package var background: RGBA { root.background }

    package func send(_ event: InputEvent) {
        events.append(event)
        requestFrame()
    }

    package func resize(to size: CGSize) {
        root.resize(to: size.sanitized)
        requestFrame()
    }

    package func setEnvironment(_ host: HostEnvironment) {
        root.setHostEnvironment(host)
        requestFrame()
    }

    package func setEnvironmentValues(_ environment: EnvironmentValues) {
        root.give(environment)
        requestFrame()
    }

    package func frame(at newTime: Double) -> FrameOutcome {
        isInFrame = true
        if newTime.isFinite { time = max(time, newTime) }
        statistics.frames += 1
        var handledWheel = true
        let due = events
        events.removeAll(keepingCapacity: true)
        for event in due { handledWheel = input.dispatch(event) && handledWheel }
        stepClients()
        settleUpdates()
        showVisuals()
        let semanticsChanged = semanticsTree.refresh()
        let feedback = pendingFeedback
        pendingFeedback.removeAll()
        isInFrame = false
        return FrameOutcome(
            next: demand, semanticsChanged: semanticsChanged, feedback: feedback, handledWheel: handledWheel)
    }

    package func close() {
        guard !isClosed else { return }
        isClosed = true
        root.unmount()
        appearance.flush(in: self)
        runActions()
        clients.removeAll()
    }

    // MARK: Updates

    func enqueue(_ node: _Node, in transaction: Transaction? = nil) {
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
    private static let mostRounds = 100

    /// Returns whether nothing waits any more.
    @discardableResult
    private func evaluateQueued() -> Bool {
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
    private func make(_ batch: UpdateQueue.Batch) {
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

    private func evaluate(_ batch: UpdateQueue.Batch) {
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

    private func runActions() {
        while !actions.isEmpty {
            let due = actions
            actions.removeAll(keepingCapacity: true)
            for action in due { action() }
        }
    }

    /// Evaluates, lays out and runs the actions that follow from it until nothing waits.
    private func settleUpdates() {
        var rounds = 0
        repeat {
            let isDone = evaluateQueued()
            updateCount += 1
            layoutNow()
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
        } while !updates.isEmpty || !actions.isEmpty || !firstActions.isEmpty || !appearance.isEmpty || !preferences.isEmpty || needsLayout || !layoutRoots.isEmpty
    }

    // MARK: Layout

    func needsRootLayout() {
        needsLayout = true
        requestFrame()
    }

    /// An element whose surroundings do not depend on its inside wants to see to it.
    func needsLayout(_ element: Element) {
        if layoutRoots.contains(where: { $0 === element }) { return }
        layoutRoots.append(element)
        requestFrame()
    }

    func layoutNow() {
        var rounds = 0
        while needsLayout || !layoutRoots.isEmpty, rounds < 20 {
            rounds += 1
            if needsLayout {
                needsLayout = false
                root.layout()
            }
            let due = layoutRoots.sorted { $0.depth > $1.depth }
            layoutRoots.removeAll(keepingCapacity: true)
            for element in due where element.isMounted { element.layoutInside() }
            if !needsLayout && layoutRoots.isEmpty { places.check() }
        }
    }

    // MARK: Motion

    func add(_ client: any FrameClient) {
        clients[ObjectIdentifier(client)] = (client, .nextFrame)
        requestFrame()
    }

    func remove(_ client: any FrameClient) { clients[ObjectIdentifier(client)] = nil }

    private func stepClients() {
        if clients.isEmpty { return }
        for (key, entry) in clients {
            if case .at(let due) = entry.demand, due > time { continue }
            let demand = entry.client.step(to: time)
            if demand == .done { clients[key] = nil } else { clients[key]?.demand = demand }
        }
    }

    private var demand: FrameOutcome.Next {
        if !updates.isEmpty || !events.isEmpty || !actions.isEmpty || needsLayout { return .soon }
        var earliest = Double.infinity
        for entry in clients.values {
            switch entry.demand {
            case .nextFrame: return .soon
            case .at(let due): earliest = min(earliest, due)
            case .done: break
            }
        }
        return earliest.isFinite ? .at(earliest) : .none
    }

    package func requestFrame() {
        if !isInFrame { onNeedsFrame?() }
    }

    // MARK: Drawing

    func needsLayers(_ element: Element) {
        if element.awaitsLayers { return }
        element.awaitsLayers = true
        layerQueue.append(element)
    }

    /// The nearest layer at or around the element has other sublayers.
    func needsLayersAround(_ element: Element) {
        if element.layer != nil { needsLayers(element) } else { element.setNeedsLayers() }
    }

    func needsDraw(_ element: Element) {
        if element.awaitsDraw { return }
        element.awaitsDraw = true
        drawQueue.append(element)
        requestFrame()
    }

    private func showVisuals() {
        let actions = visualQueue
        visualQueue.removeAll(keepingCapacity: true)
        for action in actions { action() }
        for element in drawQueue {
            element.awaitsDraw = false
            if element.isMounted { element.draw() }
        }
        drawQueue.removeAll(keepingCapacity: true)
        var index = 0
        while index < layerQueue.count {
            let element = layerQueue[index]
            element.awaitsLayers = false
            if element.isMounted { element.synchronizeLayers() }
            index += 1
        }
        layerQueue.removeAll(keepingCapacity: true)
    }

    /// A place on the grid of pixels, ties towards greater coordinates.
    func rounded(_ point: CGPoint) -> CGPoint {
        // Effects are set while the tree, and with it the root, is being made.
        let scale = (root as RootElement?)?.environment.displayScale ?? firstScale
        return CGPoint(x: (point.x * scale + 0.5).rounded(.down) / scale, y: (point.y * scale + 0.5).rounded(.down) / scale)
    }

    // MARK: Feedback and warnings

    func play(_ feedback: SensoryFeedback) {
        pendingFeedback.append(FeedbackEvent(name: feedback.name, intensity: feedback.intensity, time: time))
    }

    /// Logs a warning to standard error, once for every text.
    func warn(_ text: String) {
        if warned.insert(text).inserted {
            FileHandle.standardError.write(Data("SwiftUI: \(text)\n".utf8))
        }
    }

    package var warnings: Set<String> { warned }
}
