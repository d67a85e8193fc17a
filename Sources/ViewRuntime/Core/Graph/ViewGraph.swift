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
    /// What the scene began with, for code of views that runs while the root is made.
    let opening: Opening
    package private(set) var time: Double = 0
    package var statistics = Statistics()
    package var onNeedsFrame: (() -> Void)?
    let bodyCheck: BodyCheck?

    /// The transaction whose changes are being evaluated or laid out.
    var transaction = Transaction()

    var events: [InputEvent] = []
    var updates = UpdateQueue()
    /// The batch being evaluated, with the layout that belongs to it.
    var batchID: Int?
    let overrides = TransactionOverrides()
    let departures = Departures()
    /// Whether what is laid out now may be animated: true only while an update is made in which something is.
    var animatesLayout = false
    /// Whether the update being made follows a gesture whose velocity animations go on with.
    var tracksVelocity: Bool { batchID != nil && transaction.tracksVelocity }
    /// The transitions in the tree that run also where an update is not animated.
    var ownTransitions = 0
    /// Whether what is placed for the first time now comes by its transition, and what is taken out goes by it.
    var runsTransitions: Bool { animatesLayout || ownTransitions > 0 && batchID != nil && !isStill }
    var isStill = false
    /// While there are none, no view has another z-index than 0, and none need be asked.
    var zIndexElements = 0
    /// Counts updates, to tell what an update made from what was there before.
    var updateCount = 0
    var actions: [() -> Void] = []
    var firstActions: [() -> Void] = []
    var lastActions: [() -> Void] = []
    var isUpdating = false
    var needsLayout = true
    var layoutRoots: [Element] = []
    /// Whether something is shown elsewhere without having been laid out.
    var placesAreStale = false
    /// Scroll views in which something is.
    var shifted: [Element] = []
    var layerQueue: [Element] = []
    var drawQueue: [Element] = []
    var visualQueue: [() -> Void] = []
    var sampleQueue: [VisualEffectElement] = []
    /// Canvases that have drawn views, which may have changed since.
    var symbolCanvases: [CanvasElement] = []
    var clients = FrameClients()
    /// How many nodes were made, to number them.
    var nodesMade = 0
    var pendingFeedback: [FeedbackEvent] = []
    private var pendingNotifications: [SemanticsNotification] = []
    private nonisolated let openScene = OpenScene()
    var warned: Set<String> = []
    var isInFrame = false
    var isClosed = false
    /// Pixels per point.
    var scale: CGFloat
    lazy var input = InputDispatcher(graph: self)
    lazy var semanticsTree = SemanticsTree(graph: self)
    let appearance = AppearanceTracker()
    let preferences = PreferenceQueue()
    package let identifiers = Identifiers()
    let places = PlaceObservers()
    let matchedGeometries = MatchedGeometries()
    /// What is shown on top of the content; nil while nothing ever was.
    private(set) var knownPresentations: PresentationStore?

    package init<Content: View>(
        size: CGSize, environment: EnvironmentValues, safeArea: EdgeInsets = EdgeInsets(), measurer: any TextMeasurer,
        bodyCheck: BodyCheck? = nil, content: Content
    ) {
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
        if let knownPresentations { root.showPresentations(of: knownPresentations) }
    }

    deinit { openScene.graphEnds() }

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
        openScene.run { runFrame(at: newTime) }
    }

    private func runFrame(at newTime: Double) -> FrameOutcome {
        isInFrame = true
        if newTime.isFinite { time = max(time, newTime) }
        statistics.frames += 1
        var handledWheel = true
        if !events.isEmpty {
            let due = events
            events = []
            for event in due { handledWheel = input.dispatch(event) && handledWheel }
        }
        stepClients()
        settleUpdates()
        bodyCheck?.evaluateOthers()
        showVisuals()
        let semanticsChanged = semanticsTree.refresh()
        let feedback = pendingFeedback
        pendingFeedback.removeAll()
        let notifications = pendingNotifications
        pendingNotifications.removeAll()
        isInFrame = false
        return FrameOutcome(
            next: demand, semanticsChanged: semanticsChanged, feedback: feedback, notifications: notifications,
            handledWheel: handledWheel)
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

    /// What is shown on top of the content. Its place is made when it is first asked for.
    var presentations: PresentationStore {
        if let knownPresentations { return knownPresentations }
        let store = PresentationStore()
        knownPresentations = store
        // The views that are made first may ask for it: then there is no root yet.
        root?.showPresentations(of: store)
        return store
    }

    // MARK: Feedback, notifications and warnings

    func play(_ feedback: SensoryFeedback) {
        pendingFeedback.append(FeedbackEvent(name: feedback.name, intensity: feedback.intensity, time: time))
    }

    func post(_ notification: SemanticsNotification) {
        var notification = notification
        notification.time = time
        pendingNotifications.append(notification)
        requestFrame()
    }

    /// Logs a warning to standard error, once for every text.
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
