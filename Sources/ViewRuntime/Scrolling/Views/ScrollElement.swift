import Foundation
import LayerTree
import ScrollMechanics

/// The element of a scroll view: a viewport over content that may be larger.
///
/// A scroll moves a single layer. It only updates lazy containers whose window changes, visible scroll effects, and
/// observers.
package final class ScrollElement: ContainerElement, GestureTarget {
    private(set) var axes: Axis.Set = .vertical
    private(set) var showsIndicators = true
    var configuration = ScrollConfiguration()
    var appearance = ScrollAppearance()
    @exclusivity(unchecked) var horizontal = ScrollMotion()
    @exclusivity(unchecked) var vertical = ScrollMotion()
    var phase = ScrollPhase.idle
    /// The size of the content without insets, in points.
    var contentSize = CGSize.zero
    @exclusivity(unchecked) var contentInsets = EdgeInsets()
    /// The rectangle in which the content is visible, in the element's coordinates: its bounds and their extension into
    /// the safe area.
    private(set) var viewport = CGRect.zero
    let contentLayer: Layer
    private var decorations: [Layer] = [], edgeLayers: [Layer] = []
    private(set) var edgeEffect: ScrollEdgeEffect?
    private var refreshLayer: Layer?
    var isPlaced = false
    /// Whether the content is being placed.
    var isArranging = false
    /// Whether the layout is invalid because estimates of a lazy container changed.
    var isCorrectingEstimates = false
    var contentLayout: (proposal: ProposedViewSize, result: StackLayout.Result)?
    /// The elements that depend on the visible rectangle.
    let visibility = VisibilityClients()
    /// The distance by which the content is elsewhere while an effect is sampled.
    private var sampledMove = CGSize.zero
    /// The views inside whose size is relative to that of this scroll view.
    let relativeFrames = RelativeFrames()
    /// Whether a view inside has the keyboard focus.
    var containsFocus = false
    /// The length that views inside referred to when this scroll view was placed.
    private var placedRoom = ProposedViewSize.unspecified
    var restDescription = RestDescription()
    @exclusivity(unchecked) var reach = AxisPair(LeadReach())
    lazy var indicators = ScrollIndicators(self)
    lazy var targets = ScrollTargets(self)
    lazy var gesture = ScrollGesture(self)
    var refreshControl: RefreshControl?
    private weak var currentPan: ScrollPan?
    let geometryReport = GeometryReport()
    /// The parts that depend on the offset. The first one realizes the views that became visible.
    @exclusivity(unchecked) var offsetObservers: [any OffsetObserver] = []

    override init(_ context: _NodeContext) {
        contentLayer = Layer(in: context.graph.layers)
        super.init(context)
        offsetObservers = [visibility, targets, geometryReport, indicators]
        makeLayer().setChildren([contentLayer])
        readConfiguration()
        graph.safeAreaFollowers.add(self)
        graph.afterUpdate(unretained(self) { if $0.isMounted { $0.takeAppearance() } })
    }

    func configure(axes: Axis.Set, showsIndicators: Bool) {
        let changed = axes != self.axes
        self.axes = axes
        self.showsIndicators = showsIndicators
        guard changed else { return }
        readRefresh()
        invalidateLayout()
        forgetLayoutInside()  // Elements inside can scroll with another scroll view now.
        // A drag or a motion on an axis that no longer scrolls ends.
        for axis in [Axis.horizontal, .vertical] where !scrolls(on: axis) { self[axis].stop() }
        if phase != .idle, !gesture.isHeld, !gesture.isMoving { setPhase(.idle) }
    }

    // MARK: Environment

    /// The context of the content, without the properties that only apply to this scroll view.
    var contentContext: _NodeContext {
        _NodeContext(graph: graph, parent: self, environment: inner)
    }

    private lazy var inner = contentEnvironment

    private var contentEnvironment: EnvironmentValues {
        var inner = environment
        inner.scrollConfiguration = environment.scrollConfiguration.inherited
        return inner
    }

    override func setEnvironment(_ environment: EnvironmentValues) {
        if self.environment.isIdentical(to: environment) { return }
        let old = self.environment, tookInput = takesInput
        self.environment = environment
        readConfiguration()
        if isPlaced, takesInput != tookInput { updateLayerMotion() }
        if gesture.isHeld, !takesInput { graph.afterUpdate(unretained(self) { if $0.isMounted { $0.letGo() } }) }
        if environment.layoutDirection != old.layoutDirection
            || !configuration.hasSameLayout(as: old.scrollConfiguration)
        {
            invalidateLayout()
        }
        if environment.colorScheme != old.colorScheme {
            indicators.update()
            refreshControl?.show()
        }
        let new = contentEnvironment
        if edgeEffect != nil || !configuration.edgeEffects.drawn.isEmpty { showEdgeEffect() }
        if new.isEqual(to: inner) { return }
        inner = new
        forEachChild { $0.setEnvironment(new) }
    }

    /// Ends the drag after scrolling was disabled. The content settles.
    private func letGo() {
        guard isMounted, !takesInput else { return }
        currentPan?.cancel()
        gesture.cancel()
    }

    override func willUnmount() {
        graph.safeAreaFollowers.remove(self)
        refreshControl?.cancel()
        for observer in configuration.observers { observer.scrollViewDidDetach(self) }
        // Observers aren't notified of the end, because they may already observe another scroll view.
        configuration.observers = []
        gesture.cancel()
        graph.elementDidUnmount(self)
        gesture.stopWaiting()
        graph.remove(indicators as any FrameClient)
        graph.remove(self as any FrameClient)
    }

    /// Whether the content is placed from right to left. The environment may be ahead of the layout.
    private(set) var isRightToLeft = false

    subscript(axis: Axis) -> ScrollMotion {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }

    func scrolls(on axis: Axis) -> Bool { axes.contains(Axis.Set(axis)) }

    // MARK: Layout

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let content = contentResult(for: proposal, isPlacing: false).size
        // Content measured for a different length must be measured again for the actual one.
        if isPlaced, relativeFrames.room != placedRoom { setNeedsArrangement() }
        let margins = configuration.contentMargins
        var size = CGSize(
            width: content.width + margins.leading + margins.trailing,
            height: content.height + margins.top + margins.bottom)
        if scrolls(on: .horizontal), let width = proposal.width { size.width = width }
        if scrolls(on: .vertical), let height = proposal.height { size.height = height }
        // Without views, nothing determines the size across the scroll axis, and the scroll view fills the proposed
        // size.
        if children.isEmpty { size = proposal.replacingUnspecifiedDimensions(by: size) }
        return size
    }

    override func layoutWasInvalidated() { contentLayout = nil }

    /// Stops the invalidation of the layout, unless the size across the scroll axes depends on the content.
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
        let isFirst = !isPlaced, old = contentPlace
        isPlaced = true
        // Read the positions of views before the layout changes.
        let isAnimated = graph.animatesLayout && (targets.layout ?? self).effectiveTransaction.effectiveAnimation != nil
        let safe = safeAreaExtension()
        let newViewport = CGRect(
            x: -safe.left, y: -safe.top, width: size.width + safe.left + safe.right,
            height: size.height + safe.top + safe.bottom)
        let isResized = targets.isResized(to: newViewport.size)
        let kept = isFirst ? nil : targets.viewToKeep(isResized: isResized, isAnimated: isAnimated)
        let aligned = isFirst ? nil : targets.alignedView
        isRightToLeft = environment.layoutDirection == .rightToLeft
        viewport = newViewport
        layer?.clip = configuration.isClipDisabled ? nil : .rect(viewport)
        let result = contentResult(for: proposal, isPlacing: true)
        placedRoom = relativeFrames.room
        let before = (horizontal, vertical, targets.targetView), oldInsets = contentInsets
        contentSize = result.size
        let insets = safe.logical(environment.layoutDirection) + configuration.contentMargins
        targets.preservingTargetView { updateBounds(isFirst: isFirst, oldInsets: oldInsets, insets: insets) }
        if isAnimated, !isFirst { shiftContent(from: old) }
        let shiftedTo = contentOffset
        isArranging = true
        placeContent(result)
        if let kept, let movement = targets.movement(of: kept) {
            (horizontal, vertical, targets.targetView) = before
            for axis in [Axis.horizontal, .vertical] where scrolls(on: axis) { correct(axis, by: movement[axis]) }
            targets.preservingTargetView { updateBounds(isFirst: false, oldInsets: oldInsets, insets: insets) }
            targets.didFitViewport()
            if isAnimated { moveContent(from: shiftedTo) }
        }
        if let aligned { targets.align(aligned) }
        visibility.layoutDidChange()
        visibilityDidChange()
        isArranging = false
        if isFirst { targets.didFitViewport() } else { targets.layoutDidChange() }
        geometryReport.layoutDidChange(of: self)
        if isResized { restPositionsDidChange() } else { layoutOfRestPositionsDidChange() }
        indicators.update()
        showEdgeEffect()
    }

    /// Schedules an update of the lazy containers, whose visible part depends on their visible position.
    override func insideDidShift() { if visibility.hasWindows { graph.needsLook(self) } }

    override func look() { visibilityDidChange() }

    // MARK: Offset

    /// The point of the content at the top-left corner of the viewport, in physical coordinates.
    package var contentOffset: CGPoint {
        let x = CGFloat(horizontal.offset)
        return CGPoint(x: isRightToLeft ? contentSize.width - viewport.width - x : x, y: CGFloat(vertical.offset))
    }

    override var scrollOffset: CGPoint {
        CGPoint(x: contentOffset.x - sampledMove.width, y: contentOffset.y - sampledMove.height)
    }

    override var childrenLayer: Layer? { contentLayer }

    private func showEdgeEffect() {
        if edgeEffect == nil {
            if configuration.edgeEffects.drawn.isEmpty { return }
            let effect = ScrollEdgeEffect(self)
            edgeEffect = effect
            offsetObservers.append(effect)
        }
        edgeEffect?.update()
    }

    /// Places layers in front of the content.
    func setDecorations(_ layers: [Layer]) {
        decorations = layers
        setLayers()
    }

    /// Places the layer of a refresh behind the content.
    func setRefreshLayer(_ layer: Layer?) {
        refreshLayer = layer
        setLayers()
    }

    /// Places the layers of edge effects in front of the content.
    func setEdgeLayers(_ layers: [Layer]) {
        edgeLayers = layers
        setLayers()
    }

    private func setLayers() {
        layer?.setChildren([refreshLayer, contentLayer].compactMap { $0 } + edgeLayers + decorations)
    }

    // MARK: Hit testing

    override var scrollsContent: Bool { true }

    override func scrolledPlace(of view: Element, along axis: Axis) -> ScrolledPlace? {
        if scrolls(on: axis), view !== self {
            // A host can't show content ahead that has no motion.
            return movesAsOne && takesInput ? placeInContent(of: view, along: axis) : nil
        }
        return super.scrolledPlace(of: view, along: axis)
    }

    override func withContent<Result>(movedBy distance: CGFloat, along axis: Axis, _ action: () -> Result) -> Result {
        guard scrolls(on: axis) else { return super.withContent(movedBy: distance, along: axis, action) }
        sampledMove[axis] = distance
        defer { sampledMove = .zero }
        return action()
    }

    override func makeChildWindow(for stack: StackElement) -> (any ChildWindow)? {
        scrolls(on: stack.axis) ? ShownWindow() : nil
    }

    override func answers(to name: CoordinateSpaceName) -> Bool {
        name === CoordinateSpaceName.scrollView
            || scrolls(on: .horizontal) && name === CoordinateSpaceName.scrollView(.horizontal)
            || scrolls(on: .vertical) && name === CoordinateSpaceName.scrollView(.vertical)
    }

    override func reveal(viewWithID id: AnyHashable) -> Bool { targets.show(id, anchor: nil, animation: nil) }

    override func scroll(toShow rect: CGRect, of element: Element) { show(rect, of: element) }

    override func clipsHits(_ point: CGPoint) -> Bool { !configuration.isClipDisabled && !viewport.contains(point) }

    override func containsPoint(_ point: CGPoint) -> Bool { viewport.contains(point) }

    override var takesTouches: Bool { true }

    override func semantics(_ children: [SemanticsNode]) -> [SemanticsNode] { [scrollArea(children)] }

    override func perform(_ action: SemanticsAction) -> Bool { page(action) }

    func recognizers() -> [Recognizer] { takesInput ? [pan] : [] }

    override func handleKey(_ event: KeyEvent) -> Bool { gesture.key(event) }

    /// A scroll view is a focus stop only if it can scroll, and no view inside or around it is focusable.
    override var isFocusable: Bool {
        guard canMove, focusableAround == nil else { return false }
        var isAlone = true
        forEachLayoutChild { if isAlone, TabOrder.first(in: $0) != nil { isAlone = false } }
        return isAlone
    }

    /// The recognizer of the current touch, or a new one.
    private var pan: ScrollPan {
        if let currentPan, currentPan.state == .possible || currentPan.state == .active { return currentPan }
        let recognizer = ScrollPan(self)
        currentPan = recognizer
        return recognizer
    }
}
