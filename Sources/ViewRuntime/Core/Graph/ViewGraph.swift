import Foundation
import LayerTree

/// The runtime of a view tree. It evaluates, lays out, and draws the views frame by frame, and handles their input.
///
/// The graph reads no clock, display, or device. `frame(at:)` processes input, steps the frame clients, evaluates and
/// lays out until no work is pending, and draws, in this order.
@MainActor
package final class ViewGraph: HostedScene {
    package let layers = LayerStore()
    package let rootLayer: Layer
    package let measurer: any TextMeasurer
    // Each frame accesses the unchecked properties several times. Code that runs a queue empties it first.
    package private(set) var root: RootElement!
    /// The initial size and environment of the scene, for code of views that runs while the root is created.
    let opening: Opening
    @exclusivity(unchecked) package private(set) var time: Double = 0
    package var statistics = Statistics()
    package var onNeedsFrame: (() -> Void)?
    package var lead: Double? {
        didSet { if (lead == nil) != (oldValue == nil) { placesAreStale = true } }
    }
    /// The number of tasks that views started with `task(priority:_:)` and that haven't ended.
    package internal(set) var runningTasks = 0
    /// The number of gestures in the scene that follow two pointers.
    package var pairGestures = 0
    package var followsPairs: Bool { pairGestures > 0 }
    let bodyCheck: BodyCheck?

    /// The transaction of the current evaluation or layout.
    @exclusivity(unchecked) var transaction = Transaction()

    @exclusivity(unchecked) var events: [InputEvent] = []
    @exclusivity(unchecked) var updates = UpdateQueue()
    /// The identifier of the current batch, including the layout that belongs to it.
    var batchID: Int?
    let overrides = TransactionOverrides()
    let removalTransitions = RemovalTransitions()
    let moves = LayoutMoves()
    /// Whether the current layout may animate. It's `true` only during an update with an animation.
    var animatesLayout = false
    /// Whether the current update follows a gesture whose velocity later animations continue.
    var tracksVelocity: Bool { batchID != nil && transaction.tracksVelocity }
    /// The number of transitions in the tree that also run in updates without an animation.
    var ownTransitions = 0
    /// Whether there can be views that don't move along with the containers around them.
    var recordsMoves: Bool { !overrides.isEmpty || !removalTransitions.isEmpty }
    /// Whether insertions and removals run their transitions.
    var runsTransitions: Bool { animatesLayout || ownTransitions > 0 && batchID != nil && !isStill }
    var isStill = false
    /// The number of elements with a z-index. If it's 0, containers don't read the z-indexes of their children.
    var zIndexElements = 0
    /// The number of the current update, from 1. It distinguishes the elements that the update placed first from older
    /// ones.
    var updateCount = 1
    @exclusivity(unchecked) var actions: [() -> Void] = []
    @exclusivity(unchecked) var firstActions: [() -> Void] = []
    @exclusivity(unchecked) var lastActions: [() -> Void] = []
    @exclusivity(unchecked) var commands: [() -> Void] = []
    var isUpdating = false
    var needsLayout = true
    @exclusivity(unchecked) var layoutRoots: [Element] = []
    /// Whether an element moved without a layout pass.
    var placesAreStale = false
    /// The scroll views whose content moved without a layout pass.
    @exclusivity(unchecked) var shifted: [Element] = []
    @exclusivity(unchecked) var layerQueue: [Element] = []
    @exclusivity(unchecked) var drawQueue: [Element] = []
    @exclusivity(unchecked) var visualQueue: [() -> Void] = []
    @exclusivity(unchecked) var sampleQueue: [VisualEffectElement] = []
    /// The elements that draw the layers of other elements.
    var layerObservers: [any LayerObserver] = []
    @exclusivity(unchecked) var clients = FrameClients()
    /// The number of nodes created so far, which numbers the nodes.
    var nodesMade = 0
    @exclusivity(unchecked) var pendingFeedback: [FeedbackEvent] = []
    @exclusivity(unchecked) private var pendingNotifications: [SemanticsNotification] = []
    @exclusivity(unchecked) private var pendingRequests: [HostRequest] = []
    private nonisolated let openScene = OpenScene()
    var warned: Set<String> = []
    var isInFrame = false
    var isClosed = false
    /// The number of pixels per point.
    var scale: CGFloat
    /// The parts that come from the layers above the core.
    let parts: SceneParts
    let services = SceneServices()
    private lazy var input = parts.input(self)
    lazy var focus = Focus(graph: self)
    lazy var semanticsTree = SemanticsTree(graph: self)
    let appearance = AppearanceTracker()
    let preferences = PreferenceQueue()
    package let identifiers = Identifiers()
    let places = PlaceObservers()
    let safeAreaFollowers = SafeAreaFollowers()
    /// Adds the view that the content placed on top before the root existed.
    private var addsTop: (() -> Void)?

    init<Content: View>(
        size: CGSize, environment: EnvironmentValues, safeArea: EdgeInsets = EdgeInsets(), measurer: any TextMeasurer,
        bodyCheck: BodyCheck?, parts: SceneParts, content: Content
    ) {
        self.parts = parts
        self.measurer = measurer
        self.bodyCheck = bodyCheck
        scale = environment.displayScale
        rootLayer = Layer(in: layers)
        opening = Opening(size: size.sanitized, safeArea: safeArea, environment: environment)
        openScene.open(self)
        openScene.run {
            let context = _NodeContext(graph: self, parent: nil, environment: environment)
            root = RootElement(size: size.sanitized, safeArea: safeArea, content, context)
        }
        addsTop?()
        addsTop = nil
    }

    deinit { openScene.graphEnds() }

    // MARK: HostedScene

    package var size: CGSize { root.containerSize }

    package var semantics: SemanticsNode { semanticsTree.root }

    package var background: RGBA { root.background }

    /// The node with the accessibility focus, or `nil`.
    package var assistiveFocus: UInt64? { semanticsTree.focus }

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
        root.setSceneEnvironment(environment)
        requestFrame()
    }

    package func frame(at newTime: Double) -> FrameOutcome {
        openScene.run { runFrame(at: newTime) }
    }

    /// The maximum number of updates between the events of a frame. Only a host that sends too many events needs more.
    private static let mostUpdatesBetweenEvents = 32

    private func runFrame(at newTime: Double) -> FrameOutcome {
        isInFrame = true
        if newTime.isFinite { time = max(time, newTime) }
        statistics.frames += 1
        var handledWheel = true
        if !events.isEmpty {
            let due = events
            events = []
            var updatesBetween = 0
            for (index, event) in due.enumerated() {
                if index > 0, event.isDiscrete, updatesBetween < Self.mostUpdatesBetweenEvents {
                    updatesBetween += 1
                    settleUpdates()
                }
                handledWheel = input.dispatch(event) && handledWheel
            }
        }
        stepClients()
        settleUpdates()
        if reloadUserDefaults() { settleUpdates() }
        bodyCheck?.evaluateOthers()
        showVisuals()
        services.frameWasShown(in: self)
        let semanticsChanged = semanticsTree.refresh()
        let feedback = pendingFeedback
        pendingFeedback.removeAll()
        let notifications = pendingNotifications
        pendingNotifications.removeAll()
        let requests = pendingRequests
        pendingRequests.removeAll()
        isInFrame = false
        return FrameOutcome(
            next: demand, upkeep: upkeep, semanticsChanged: semanticsChanged, feedback: feedback,
            notifications: notifications, requests: requests, handledWheel: handledWheel)
    }

    package func close() {
        guard !isClosed else { return }
        isClosed = true
        openScene.run {
            root.unmount()
            appearance.flush(in: self)
            runActions()
        }
        openScene.close()
        clients.removeAll()
    }

    /// Shows a view on top of the content, permanently.
    func showOnTop<Top: View>(_ view: Top, _ level: TopLevel) {
        // The first views may present something before the root exists.
        guard let root else {
            addsTop = { [unowned self] in self.root.showOnTop(view, level) }
            return
        }
        root.showOnTop(view, level)
    }

    /// Cancels the gestures of an element that left the tree, and removes the focus from it.
    func elementDidUnmount(_ element: Element) {
        input.elementDidUnmount(element)
        focus.elementDidUnmount(element)
    }

    // MARK: Feedback, notifications, requests, and warnings

    func play(_ feedback: SensoryFeedback) {
        pendingFeedback.append(FeedbackEvent(name: feedback.name, intensity: feedback.intensity, time: time))
    }

    func post(_ notification: SemanticsNotification) {
        var notification = notification
        notification.time = time
        pendingNotifications.append(notification)
        if let focus = notification.focus { semanticsTree.moveFocus(to: focus) }
        requestFrame()
    }

    /// Passes a task to the host with the next frame.
    func request(_ request: HostRequest) {
        pendingRequests.append(request)
        requestFrame()
    }

    /// Writes a warning to standard error, once for each text.
    func warn(_ text: String) {
        if warned.insert(text).inserted {
            FileHandle.standardError.write(Data("SwiftUI: \(text)\n".utf8))
        }
    }

    package var warnings: Set<String> { warned }

    struct Opening {
        let size: CGSize
        let safeArea: EdgeInsets
        let environment: EnvironmentValues
    }
}
