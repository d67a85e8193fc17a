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
    private(set) var phase = ScrollPhase.idle
    /// The size of the content with nothing around it, points.
    private(set) var contentSize = CGSize.zero
    private(set) var contentInsets = EdgeInsets()
    /// The part of the window that shows content, in the element's space: its bounds and what it takes of the safe area.
    private(set) var viewport = CGRect.zero
    private let contentLayer: Layer
    private var isPlaced = false
    /// Whether the content is being placed, rather than moved.
    private(set) var isArranging = false
    /// Whether the layout is being invalidated because estimates of a lazy container were corrected.
    var isCorrectingEstimates = false
    private var contentLayout: (proposal: ProposedViewSize, result: StackLayout.Result)?
    /// Lazy containers, effects and others that depend on what is visible.
    let visibility = VisibilityClients()
    /// What inside is as long as a part of this scroll view.
    let relativeFrames = RelativeFrames()
    /// The room that views inside took their sizes from when this one was placed.
    private var placedRoom = ProposedViewSize.unspecified
    lazy var indicators = ScrollIndicators(self)
    lazy var targets = ScrollTargets(self)
    lazy var gesture = ScrollGesture(self)
    private weak var currentPan: ScrollPan?
    private var lastGeometry: ScrollGeometry?

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
        if changed { invalidateLayout() }
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
        let oldScroll = old.builtIn.scroll
        if environment.layoutDirection != old.layoutDirection || configuration.contentMargins != oldScroll.contentMargins
            || configuration.anchors != oldScroll.anchors
        {
            invalidateLayout()
        }
        let new = contentEnvironment
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
        layer?.clip = configuration.isClipDisabled ? nil : .rect(viewport)
    }

    override func willUnmount() {
        for observer in configuration.observers { observer.scrollViewDidDetach(self) }
        // What ends with the view is not told: whoever watched it may watch another one by now.
        configuration.observers = []
        gesture.cancel()
        graph.input.elementDidUnmount(self)
        gesture.stopWaiting()
        graph.remove(indicators as any FrameClient)
        graph.remove(self as any FrameClient)
    }

    var isRightToLeft: Bool { environment.layoutDirection == .rightToLeft }

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

    private func contentProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
        let margins = configuration.contentMargins
        return ProposedViewSize(
            width: scrolls(on: .horizontal) ? nil : proposal.width.map { max($0 - margins.leading - margins.trailing, 0) },
            height: scrolls(on: .vertical) ? nil : proposal.height.map { max($0 - margins.top - margins.bottom, 0) })
    }

    private func contentResult(for proposal: ProposedViewSize, isPlacing: Bool) -> StackLayout.Result {
        let inner = contentProposal(for: proposal)
        let margins = configuration.contentMargins
        var room = ProposedViewSize(
            width: proposal.width.map { max($0 - margins.leading - margins.trailing, 0) },
            height: proposal.height.map { max($0 - margins.top - margins.bottom, 0) })
        // A stack around asks for the least and the most too. Along the axis it scrolls on its size is what it is offered, whatever
        // is inside: that is left alone until it is placed.
        if isPlaced, !isPlacing {
            for axis in [Axis.horizontal, .vertical] where scrolls(on: axis) { room[axis] = relativeFrames.room[axis] }
        }
        if relativeFrames.use(room, in: self) { contentLayout = nil }
        if let contentLayout, contentLayout.proposal == inner { return contentLayout.result }
        let result = StackLayout(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)
            .layout(children, in: inner)
        contentLayout = (inner, result)
        return result
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
        let safe = safeAreaExtension()
        viewport = CGRect(
            x: -safe.left, y: -safe.top, width: size.width + safe.left + safe.right,
            height: size.height + safe.top + safe.bottom)
        layer?.clip = configuration.isClipDisabled ? nil : .rect(viewport)
        let result = contentResult(for: proposal, isPlacing: true)
        placedRoom = relativeFrames.room
        // An animated change is to be seen.
        let kept = isFirst || graph.animatesLayout ? nil : targets.viewToKeep()
        let before = (horizontal, vertical), oldInsets = contentInsets
        contentSize = result.size
        let insets = safe.logical(environment.layoutDirection) + configuration.contentMargins
        updateBounds(isFirst: isFirst, oldInsets: oldInsets, insets: insets)
        isArranging = true
        placeContent(result)
        if let kept, let movement = targets.movement(of: kept) {
            (horizontal, vertical) = before
            for axis in [Axis.horizontal, .vertical] where scrolls(on: axis) { correct(axis, by: movement[axis]) }
            updateBounds(isFirst: false, oldInsets: oldInsets, insets: insets)
        }
        visibility.layoutDidChange()
        visibilityDidChange()
        isArranging = false
        if !isFirst { targets.realign() }
        tellGeometry()
        indicators.update()
        graph.semanticsTree.setNeedsRefresh()
    }

    private func placeContent(_ result: StackLayout.Result) {
        let anchor = configuration.anchors.alignment ?? .topLeading
        let room = CGSize(
            width: viewport.width - contentInsets.leading - contentInsets.trailing - contentSize.width,
            height: viewport.height - contentInsets.top - contentInsets.bottom - contentSize.height)
        let shift = CGPoint(
            x: scrolls(on: .horizontal) ? max(room.width, 0) * anchor.x : 0,
            y: scrolls(on: .vertical) ? max(room.height, 0) * anchor.y : 0)
        for (index, child) in children.enumerated() {
            let origin = result.origins[index]
            let childSize = child.size(for: result.proposals[index])
            // Physical: right to left content ends at the viewport's right, and its start is there too.
            let x = isRightToLeft ? contentSize.width - origin.x - childSize.width - shift.x : origin.x + shift.x
            child.settle(
                at: CGPoint(x: viewport.minX + x, y: viewport.minY + origin.y + shift.y), size: childSize,
                proposal: result.proposals[index])
        }
    }

    private func updateBounds(isFirst: Bool, oldInsets: EdgeInsets, insets: EdgeInsets) {
        contentInsets = insets
        for axis in [Axis.horizontal, .vertical] {
            let lead = Double(axis == .horizontal ? insets.leading : insets.top)
            let trail = Double(axis == .horizontal ? insets.trailing : insets.bottom)
            let oldLead = Double(axis == .horizontal ? oldInsets.leading : oldInsets.top)
            let length = Double(viewport.size[axis])
            let end = scrolls(on: axis) ? max(Double(contentSize[axis]) + trail - length, -lead) : -lead
            var motion = self[axis]
            let wasAt = restingAnchor(on: axis)
            motion.viewport = length
            motion.bounces = bounces(on: axis)
            if isFirst {
                motion.bounds = -lead...end
                motion.stop(at: -lead + (end + lead) * Double(configuration.anchors.initialOffset?[axis] ?? 0))
            } else {
                // What lies at the leading edge of the container stays there; under a bar that grows and shrinks with the
                // scrolling, all that is in sight does.
                let isAtStart = abs(motion.offset + oldLead) < 0.01
                if isAtStart || !environment.barFollowsScrolling || axis == .horizontal { motion.shift(by: oldLead - lead) }
                motion.setBounds(-lead...end, at: graph.time)
                if !motion.isHeld && !motion.isMoving {
                    if let anchor = wasAt { motion.stop(at: -lead + (end + lead) * anchor) }
                    motion.stop(at: min(max(motion.offset, -lead), end))
                }
            }
            self[axis] = motion
        }
        applyOffset()
    }

    /// The anchor of `sizeChanges`, when the content rests at it.
    private func restingAnchor(on axis: Axis) -> Double? {
        guard let anchor = configuration.anchors.sizeChanges?[axis], isPlaced else { return nil }
        let motion = self[axis]
        let length = motion.bounds.upperBound - motion.bounds.lowerBound
        let place = motion.bounds.lowerBound + length * Double(anchor)
        return abs(motion.offset - place) < 0.5 && !motion.isHeld ? Double(anchor) : nil
    }

    private func bounces(on axis: Axis) -> Bool {
        let behavior = axis == .horizontal ? configuration.horizontalBounce : configuration.verticalBounce
        let fits = contentSize[axis] + insetSum(axis) <= viewport.size[axis]
        switch behavior.kind {
        case .always: return true
        case .basedOnSize: return !fits
        // A list bounces even when it is short; sideways only where there is something to see.
        case .automatic: return axis == .vertical || !fits
        }
    }

    private func insetSum(_ axis: Axis) -> CGFloat {
        axis == .horizontal ? contentInsets.leading + contentInsets.trailing : contentInsets.top + contentInsets.bottom
    }

    // MARK: Offset

    /// The point of the content, in physical coordinates, at the viewport's top left corner.
    package var contentOffset: CGPoint {
        let x = CGFloat(horizontal.offset)
        return CGPoint(x: isRightToLeft ? contentSize.width - viewport.width - x : x, y: CGFloat(vertical.offset))
    }

    override var scrollOffset: CGPoint { contentOffset }

    /// Shows the motions' offsets.
    func applyOffset() {
        let offset = graph.rounded(contentOffset)
        contentLayer.position = CGPoint(x: -offset.x, y: -offset.y)
        graph.semanticsTree.setNeedsRefresh()
    }

    /// The content moved under the viewport.
    func offsetDidChange() {
        applyOffset()
        visibilityDidChange()
        graph.places.check()
        targets.contentDidMove()
        tellGeometry()
        indicators.contentDidMove()
        graph.requestFrame()
    }

    private func visibilityDidChange() { visibility.update(in: self) }

    /// Content before what is visible on an axis turned out larger by `delta` points than was thought.
    func correct(_ axis: Axis, by delta: CGFloat) {
        self[axis].shift(by: Double(delta))
        targets.shift(by: delta, on: axis)
        applyOffset()
    }

    override var childrenLayer: Layer? { contentLayer }

    /// Puts layers in front of the content.
    func setDecorations(_ layers: [Layer]) { layer?.setChildren([contentLayer] + layers) }

    /// What is seen of the content, in the coordinates in which the content is placed.
    package var visibleRect: CGRect {
        CGRect(
            x: viewport.minX + contentOffset.x, y: viewport.minY + contentOffset.y, width: viewport.width,
            height: viewport.height)
    }

    /// The visible part less the insets, where targets are aligned.
    var alignmentRect: CGRect { visibleRect.inset(by: contentInsets, isMirrored: isRightToLeft) }

    var geometry: ScrollGeometry {
        ScrollGeometry(
            contentOffset: contentOffset, contentSize: contentSize, contentInsets: contentInsets,
            containerSize: CGSize(
                width: max(viewport.width - contentInsets.leading - contentInsets.trailing, 0),
                height: max(viewport.height - contentInsets.top - contentInsets.bottom, 0)))
    }

    private func tellGeometry() {
        if configuration.observers.isEmpty { return }
        let now = geometry
        if now == lastGeometry { return }
        lastGeometry = now
        for observer in configuration.observers { observer.scrollGeometryDidChange(self) }
    }

    // MARK: Phase

    func setPhase(_ new: ScrollPhase) {
        if new == phase { return }
        let old = phase
        phase = new
        for observer in configuration.observers { observer.scrollPhaseDidChange(self, from: old, to: new) }
        indicators.phaseDidChange()
        targets.phaseDidChange(from: old)
    }

    // MARK: Hits

    override func clipsHits(_ point: CGPoint) -> Bool { !configuration.isClipDisabled && !viewport.contains(point) }

    override func containsPoint(_ point: CGPoint) -> Bool { viewport.contains(point) }

    override func semantics(_ children: [SemanticsNode]) -> [SemanticsNode] {
        var node = graph.semanticsTree.node(for: self, .scrollArea)
        node.children = children
        if scrolls(on: .vertical) { node.traits.insert(.vertical) }
        for (direction, axis, sign) in Self.directions where gesture.canMove(on: axis, by: logical(sign, on: axis)) {
            node.actions.append(.scroll(direction))
        }
        return [node]
    }

    override func perform(_ action: SemanticsAction) -> Bool {
        guard case .scroll(let direction) = action,
            let (_, axis, sign) = Self.directions.first(where: { $0.0 == direction })
        else { return false }
        return gesture.page(logical(sign, on: axis) > 0 ? 1 : -1, on: axis)
    }

    private static let directions: [(SemanticsAction.Direction, Axis, Double)] = [
        (.up, .vertical, -1), (.down, .vertical, 1), (.left, .horizontal, -1), (.right, .horizontal, 1),
    ]

    private func logical(_ sign: Double, on axis: Axis) -> Double { axis == .horizontal && isRightToLeft ? -sign : sign }

    override func recognizers() -> [Recognizer] { gesture.isEnabled ? [pan] : [] }

    override func handleKey(_ event: KeyEvent) -> Bool { gesture.key(event) }

    /// The recogniser of the touch that is going on, or a new one.
    private var pan: ScrollPan {
        if let currentPan, currentPan.state == .possible || currentPan.state == .active { return currentPan }
        let made = ScrollPan(self)
        currentPan = made
        return made
    }
}

extension ScrollElement: FrameClient {
    func step(to time: Double) -> FrameDemand {
        var isMoving = false
        for axis in [Axis.horizontal, .vertical] where self[axis].isMoving {
            isMoving = self[axis].step(to: time) || isMoving
        }
        offsetDidChange()
        if isMoving { return .nextFrame }
        if phase == .decelerating || phase == .animating { setPhase(.idle) }
        return .done
    }

    /// Starts sampling the motions in every frame, or ends the movement if there is none.
    func motionsDidStart(_ phase: ScrollPhase) {
        if horizontal.isMoving || vertical.isMoving {
            setPhase(phase)
            graph.add(self)
        } else {
            offsetDidChange()
            setPhase(.idle)
        }
    }
}
