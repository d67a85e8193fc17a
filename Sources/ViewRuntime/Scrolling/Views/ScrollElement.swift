import Foundation
import LayerTree
import ScrollMechanics

/// The element of a scroll view: a viewport on content that may be larger.
///
/// Moving the content moves one layer. Only lazy containers whose window changed, scroll effects of what is visible
/// and those who asked to be told are looked at.
package final class ScrollElement: ContainerElement {
    private(set) var axes: Axis.Set = .vertical
    private(set) var showsIndicators = true
    var configuration = ScrollConfiguration()
    var horizontal = ScrollMotion()
    var vertical = ScrollMotion()
    var phase = ScrollPhase.idle
    /// The size of the content with nothing around it, points.
    var contentSize = CGSize.zero
    var contentInsets = EdgeInsets()
    /// The part of the window that shows content, in the element's space: its bounds and what it takes of the safe area.
    private(set) var viewport = CGRect.zero
    let contentLayer: Layer
    private var decorations: [Layer] = []
    private var edgeLayers: [Layer] = []
    private(set) var edgeEffect: ScrollEdgeEffect?
    private var refreshLayer: Layer?
    var isPlaced = false
    /// Whether the content is being placed, rather than moved.
    var isArranging = false
    /// Whether the layout is being invalidated because estimates of a lazy container were corrected.
    var isCorrectingEstimates = false
    var contentLayout: (proposal: ProposedViewSize, result: StackLayout.Result)?
    /// Lazy containers, effects and others that depend on what is visible.
    let visibility = VisibilityClients()
    /// What inside is as long as a part of this scroll view.
    let relativeFrames = RelativeFrames()
    /// The room that views inside took their sizes from when this one was placed.
    private var placedRoom = ProposedViewSize.unspecified
    lazy var indicators = ScrollIndicators(self)
    lazy var targets = ScrollTargets(self)
    lazy var gesture = ScrollGesture(self)
    private(set) var refreshControl: RefreshControl?
    private weak var currentPan: ScrollPan?
    var lastGeometry: ScrollGeometry?

    override init(_ context: _NodeContext) {
        contentLayer = Layer(in: context.graph.layers)
        super.init(context)
        makeLayer().setChildren([contentLayer])
        readConfiguration()
    }

    func configure(axes: Axis.Set, showsIndicators: Bool) {
        let changed = axes != self.axes
        self.axes = axes
        self.showsIndicators = showsIndicators
        guard changed else { return }
        readRefresh()
        invalidateLayout()
        // A hand or a movement along an axis that is gone has nothing to move any more.
        for axis in [Axis.horizontal, .vertical] where !scrolls(on: axis) { self[axis].stop() }
        if phase != .idle, !gesture.isHeld, !gesture.isMoving { setPhase(.idle) }
    }

    // MARK: Environment

    /// What the content is made in: the same, without what was meant for this scroll view.
    var contentContext: _NodeContext {
        _NodeContext(graph: graph, parent: self, environment: inner)
    }

    private lazy var inner = contentEnvironment

    private var contentEnvironment: EnvironmentValues {
        var inner = environment
        inner.builtIn.scroll = environment.builtIn.scroll.inherited
        return inner
    }

    override func setEnvironment(_ environment: EnvironmentValues) {
        if self.environment.isIdentical(to: environment) { return }
        let old = self.environment
        self.environment = environment
        readConfiguration()
        if gesture.isHeld, !gesture.isEnabled { graph.afterUpdate { [weak self] in self?.letGo() } }
        let oldScroll = old.builtIn.scroll
        if environment.layoutDirection != old.layoutDirection || configuration.contentMargins != oldScroll.contentMargins
            || configuration.anchors != oldScroll.anchors
        {
            invalidateLayout()
        }
        let new = contentEnvironment
        if edgeEffect != nil || !configuration.edgeEffects.drawn.isEmpty { showEdgeEffect() }
        if new.isEqual(to: inner) { return }
        inner = new
        forEachChild { $0.setEnvironment(new) }
    }

    private func readConfiguration() {
        let old = configuration.observers
        configuration = environment.builtIn.scroll
        for observer in configuration.observers where !old.contains(where: { $0 === observer }) {
            observer.scrollViewDidAttach(self)
        }
        configuration.position?.link?.attach(self)
        readRefresh()
        layer?.clip = configuration.isClipDisabled ? nil : .rect(viewport)
    }

    private func readRefresh() {
        let link = configuration.isPulledToRefresh && scrolls(on: .vertical) ? configuration.refresh : nil
        if link === refreshControl?.link { return }
        refreshControl?.cancel()
        refreshControl = link.map { RefreshControl(self, $0) }
    }

    /// No hand may hold the content any more: it comes to rest as if it had been put down.
    private func letGo() {
        guard isMounted, !gesture.isEnabled else { return }
        currentPan?.cancel()
        gesture.endTrackpad()
        gesture.cancel()
    }

    override func willUnmount() {
        refreshControl?.cancel()
        for observer in configuration.observers { observer.scrollViewDidDetach(self) }
        // What ends with the view is not told: whoever watched it may watch another one by now.
        configuration.observers = []
        gesture.cancel()
        graph.input.elementDidUnmount(self)
        gesture.stopWaiting()
        graph.remove(indicators as any FrameClient)
        graph.remove(self as any FrameClient)
    }

    /// Of the content as it is placed. The environment may be ahead of it until the next layout.
    private(set) var isRightToLeft = false

    subscript(axis: Axis) -> ScrollMotion {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }

    func scrolls(on axis: Axis) -> Bool { axes.contains(Axis.Set(axis)) }

    // MARK: Layout

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let content = contentResult(for: proposal, isPlacing: false).size
        // What was measured for another room than it has is to be measured for its own again.
        if isPlaced, relativeFrames.room != placedRoom { setNeedsArrangement() }
        let margins = configuration.contentMargins
        var size = CGSize(
            width: content.width + margins.leading + margins.trailing, height: content.height + margins.top + margins.bottom)
        if scrolls(on: .horizontal), let width = proposal.width { size.width = width }
        if scrolls(on: .vertical), let height = proposal.height { size.height = height }
        return size
    }

    override func layoutWasInvalidated() { contentLayout = nil }

    /// What changes inside does not lay out the surroundings unless the size across the axes depends on it.
    override func stopsInvalidation() -> Bool {
        guard isPlaced else { return false }
        graph.needsLayout(self)
        return true
    }

    override func layoutInside() {
        let known = size
        if measure(proposal).sanitized != known {
            layoutParent?.invalidateLayout()
        } else {
            setNeedsArrangement()
            settle(at: origin, size: known, proposal: proposal)
        }
    }

    override func arrange() {
        let isFirst = !isPlaced
        isPlaced = true
        // An animated change is to be seen. Where views are is asked while everything is as they were placed.
        let isAnimated = graph.animatesLayout && (targets.layout ?? self).effectiveTransaction.effectiveAnimation != nil
        let safe = safeAreaExtension()
        let newViewport = CGRect(
            x: -safe.left, y: -safe.top, width: size.width + safe.left + safe.right,
            height: size.height + safe.top + safe.bottom)
        let isResized = [Axis.horizontal, .vertical].contains { scrolls(on: $0) && newViewport.size[$0] != targets.room?[$0] }
        let kept = isFirst || isAnimated ? nil : targets.viewToKeep(isResized: isResized)
        isRightToLeft = environment.layoutDirection == .rightToLeft
        viewport = newViewport
        layer?.clip = configuration.isClipDisabled ? nil : .rect(viewport)
        let result = contentResult(for: proposal, isPlacing: true)
        placedRoom = relativeFrames.room
        let before = (horizontal, vertical, targets.aim), oldInsets = contentInsets
        contentSize = result.size
        let insets = safe.logical(environment.layoutDirection) + configuration.contentMargins
        targets.keepingAim { updateBounds(isFirst: isFirst, oldInsets: oldInsets, insets: insets) }
        isArranging = true
        placeContent(result)
        if let kept, let movement = targets.movement(of: kept) {
            (horizontal, vertical, targets.aim) = before
            for axis in [Axis.horizontal, .vertical] where scrolls(on: axis) { correct(axis, by: movement[axis]) }
            targets.keepingAim { updateBounds(isFirst: false, oldInsets: oldInsets, insets: insets) }
        }
        visibility.layoutDidChange()
        visibilityDidChange()
        isArranging = false
        if isFirst { targets.didBegin() } else { targets.layoutDidChange() }
        tellGeometry()
        indicators.update()
        showEdgeEffect()
        graph.semanticsTree.setNeedsRefresh()
    }

    /// What is visible of a lazy container depends on where it is shown.
    override func insideDidShift() { if visibility.hasWindows { graph.needsLook(self) } }

    override func look() { visibilityDidChange() }

    // MARK: Offset

    /// The point of the content, in physical coordinates, at the viewport's top left corner.
    package var contentOffset: CGPoint {
        let x = CGFloat(horizontal.offset)
        return CGPoint(x: isRightToLeft ? contentSize.width - viewport.width - x : x, y: CGFloat(vertical.offset))
    }

    override var scrollOffset: CGPoint { contentOffset }

    override var childrenLayer: Layer? { contentLayer }

    private func showEdgeEffect() {
        if edgeEffect == nil {
            if configuration.edgeEffects.drawn.isEmpty { return }
            edgeEffect = ScrollEdgeEffect(self)
        }
        edgeEffect?.update()
    }

    /// Puts layers in front of the content.
    func setDecorations(_ layers: [Layer]) {
        decorations = layers
        setLayers()
    }

    /// Puts what shows a refresh behind the content.
    func setRefreshLayer(_ layer: Layer?) {
        refreshLayer = layer
        setLayers()
    }

    /// Puts what sets the content off from bars in front of it.
    func setEdgeLayers(_ layers: [Layer]) {
        edgeLayers = layers
        setLayers()
    }

    private func setLayers() { layer?.setChildren([refreshLayer, contentLayer].compactMap { $0 } + edgeLayers + decorations) }

    // MARK: Hits

    override func clipsHits(_ point: CGPoint) -> Bool { !configuration.isClipDisabled && !viewport.contains(point) }

    override func containsPoint(_ point: CGPoint) -> Bool { viewport.contains(point) }

    override var takesTouches: Bool { true }

    override func semantics(_ children: [SemanticsNode]) -> [SemanticsNode] { [scrollArea(children)] }

    override func perform(_ action: SemanticsAction) -> Bool { page(action) }

    override func recognizers() -> [Recognizer] { gesture.isEnabled ? [pan] : [] }

    override func handleKey(_ event: KeyEvent) -> Bool { gesture.key(event) }

    /// A scroll view that moves is reached by the keyboard where nothing in it is, nor the view around it.
    override var isFocusable: Bool {
        guard gesture.canScroll, focusableAround == nil else { return false }
        var isAlone = true
        forEachLayoutChild { if isAlone, graph.input.firstFocusable(in: $0) != nil { isAlone = false } }
        return isAlone
    }

    /// The recogniser of the touch that is going on, or a new one.
    private var pan: ScrollPan {
        if let currentPan, currentPan.state == .possible || currentPan.state == .active { return currentPan }
        let made = ScrollPan(self)
        currentPan = made
        return made
    }
}
