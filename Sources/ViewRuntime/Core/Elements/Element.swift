import Foundation
import LayerTree

/// A node that takes part in layout. It has a size, a position in its layout parent, and possibly a layer.
///
/// Layout has two passes. First, `size(for:)` returns the size of the element for a proposal. Then
/// `place(_:at:proposal:)` sets the element's frame, and the element arranges its children if its size, its proposal,
/// or its content changed. Origins are relative to the layout parent and in points. The y-axis points down, and x
/// starts at the left in both layout directions.
package class Element: _Node {
    // Layout and the frame loop access these properties most. They're unchecked, as the properties of `Layer` are.
    @exclusivity(unchecked) package final unowned var layoutParent: Element?
    @exclusivity(unchecked) package final internal(set) var origin: CGPoint = .zero
    @exclusivity(unchecked) package final internal(set) var size: CGSize = .zero
    @exclusivity(unchecked) final var proposal: ProposedViewSize = .unspecified
    final var needsArrangement = true
    /// The number of the update that first placed the element, or 0 before placement.
    final var firstUpdate = 0
    /// Whether the element has left its container and remains visible only during its removal transition.
    final var isLeaving = false
    /// Whether the next placement isn't a change of the previous one, for example in a row that scrolls back into view.
    final var takesPlaceAtOnce = false
    /// The differences between the visible element and its layout during an animation, or `nil` if there are none.
    @exclusivity(unchecked) final var presentation: ElementMotion?
    @exclusivity(unchecked) final var sizes = SizeCache()
    /// The element's own layer, or `nil` if the element draws nothing and has no effects.
    @exclusivity(unchecked) package final internal(set) var layer: Layer?

    override func appendElements(ofSlot slot: Int, to elements: inout [Element]) { elements.append(self) }
    override func onlyElement() -> Element { self }

    override func forEachPreference<K: PreferenceKey>(_ key: K.Type, _ body: (Element, K.Value?) -> Void) {
        if isParked { return }
        var sum: K.Value?
        forEachChild { $0.collectPreference(key, into: &sum) }
        body(self, sum)
    }

    // MARK: Overrides

    /// Returns the size for a proposal. The result is cached until the layout is invalidated.
    func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// Places the children. `size` and `proposal` are already set.
    func arrange() {}

    /// Visits the elements inside this one in drawing order.
    package func forEachLayoutChild(_ body: (Element) -> Void) {}

    /// Returns the explicit position of an alignment guide, or `nil`.
    func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

    /// The axis along which a stack arranges its children, or `nil` for other elements.
    var stackAxis: Axis? { nil }

    /// Whether the size depends on the axis of the stack around the element.
    var followsStackAxis: Bool { false }

    /// Returns the value for a key that the element passes to its container.
    func trait(_ key: ObjectIdentifier) -> Any? { nil }

    var spacing: ViewSpacing { ViewSpacing() }
    var priority: Double { 0 }
    var zIndex: Double { 0 }

    /// Discards values that `measure` cached.
    func layoutWasInvalidated() {}

    /// Lays out the changed content of an element that stopped an invalidation.
    func layoutInside() {}

    /// Sets the layer's drawing commands. Called before the frame is shown if the element called `setNeedsDraw()`.
    func draw() {}

    /// Returns the smallest and the largest length on an axis, with the other dimension as proposed.
    func lengthRange(on axis: Axis, proposal: ProposedViewSize) -> ClosedRange<CGFloat> {
        measuredLengthRange(on: axis, proposal: proposal)
    }

    /// Measures the smallest and the largest length on an axis.
    final func measuredLengthRange(on axis: Axis, proposal: ProposedViewSize) -> ClosedRange<CGFloat> {
        var asked = proposal
        asked[axis] = 0
        let low = size(for: asked)[axis]
        asked[axis] = .infinity
        return low...max(low, size(for: asked)[axis])
    }

    /// The element, if it reserves space for a safe area.
    var safeAreaSource: (any SafeAreaSource)? { nil }

    /// The transform that the element applies to its content about its own origin, or `nil` for none.
    var contentTransform: ProjectionTransform? { nil }

    /// The offset in points that the element applies to itself and its content after layout. Positive x points right.
    var shownOffset: CGPoint { .zero }

    /// Whether the element animates its own frame, so that views that are inserted into it move along.
    var isolatesGeometry: Bool { layer != nil || presentation?.transition != nil }

    /// Called when an element inside this one moved without a layout pass.
    func insideDidShift() {}

    /// Called when a geometry proxy of the element reads its position.
    func placeWasRead() {}

    /// Called when a geometry proxy of the element reads its safe area insets.
    func safeAreaWasRead() {}

    /// Checks the content that moved without a layout pass. Called after layout.
    func look() {}

    /// The scroll offset of the content in points, which is subtracted from positions inside.
    var scrollOffset: CGPoint { .zero }

    /// Whether the element scrolls its content.
    var scrollsContent: Bool { false }

    /// Returns the place of a view inside the element in the nearest scroll view that scrolls along an axis, or `nil`
    /// if there is none.
    func scrolledPlace(of view: Element, along axis: Axis) -> ScrolledPlace? {
        layoutParent?.scrolledPlace(of: view, along: axis)
    }

    /// Returns the result of an action for which the content of the nearest scroll view that scrolls along an axis is
    /// elsewhere by a distance in points.
    func withContent<Result>(movedBy distance: CGFloat, along axis: Axis, _ action: () -> Result) -> Result {
        guard let layoutParent else { return action() }
        return layoutParent.withContent(movedBy: distance, along: axis, action)
    }

    /// Creates the window on a stack with many children inside this element, or returns `nil` if all children are
    /// visible.
    func makeChildWindow(for stack: StackElement) -> (any ChildWindow)? { nil }

    /// Whether the element defines the coordinate space with a name.
    func answers(to name: CoordinateSpaceName) -> Bool { false }

    /// Scrolls to a view inside the element.
    ///
    /// - Returns: Whether the element scrolls and contains the view.
    func reveal(viewWithID id: AnyHashable) -> Bool { false }

    /// Scrolls by the smallest distance that shows a rectangle of an element inside.
    func scroll(toShow rect: CGRect, of element: Element) {}

    /// Scrolls the scroll views around the element so that it's visible.
    func scrollIntoView() { scrollIntoView(bounds) }

    /// Scrolls the scroll views around the element so that a rectangle of it is visible.
    final func scrollIntoView(_ rect: CGRect) {
        var element = layoutParent
        while let current = element {
            current.scroll(toShow: rect, of: self)
            element = current.layoutParent
        }
    }

    /// Whether the element is a row of a list, which consists of content and insets.
    var isRow: Bool { false }

    /// Whether a point in the element's coordinates hits the element itself, not only a child.
    func containsPoint(_ point: CGPoint) -> Bool { false }

    /// Whether a point outside the element can't hit a child.
    func clipsHits(_ point: CGPoint) -> Bool { false }

    /// Whether the element and its content take part in hit testing.
    var allowsHits: Bool { true }

    /// Whether the element keeps its touches from scroll views behind it.
    var takesTouches: Bool { false }

    /// Handles a secondary click.
    ///
    /// - Returns: Whether the element handled the click.
    func handleSecondaryClick() -> Bool { false }

    /// Handles a key event.
    ///
    /// - Returns: Whether the element handled the event.
    func handleKey(_ event: KeyEvent) -> Bool { false }

    var isFocusable: Bool { false }

    /// Whether the element has the focus and receives the keys on behalf of its content.
    var takesFocusForContent: Bool { false }

    /// Whether the element shows the onscreen keyboard while it has the focus.
    var usesKeyboardOnScreen: Bool { false }

    /// Calls the closure with the children in the order in which assistive technology reads them.
    func forEachChildInReadingOrder(_ body: (Element) -> Void) { forEachLayoutChild(body) }

    /// Calls the closure with the children that can contain tab stops.
    func forEachTabStop(_ body: (Element) -> Void) { forEachLayoutChild(body) }

    /// The element that receives the focus when assistive technology focuses this one.
    var focusTarget: Element? { isFocusable ? self : nil }

    func focusDidChange() {}

    /// Returns the accessibility nodes of the element from those of its children.
    func semantics(_ children: [SemanticsNode]) -> [SemanticsNode] { children }

    var isHiddenFromSemantics: Bool { layer?.isHidden == true }

    /// Performs an action for assistive technology.
    ///
    /// - Returns: Whether the element performed the action.
    func perform(_ action: SemanticsAction) -> Bool { false }

    /// The identifier in the accessibility tree, or 0 if the element has none yet.
    final var semanticsID: UInt64 = 0

    /// Whether elements inserted into this one run their transitions.
    var animatesInsertions: Bool { true }

    /// Whether the drawing depends on the size, so that size changes animate.
    var drawsBySize: Bool { false }

    /// Called when the visible size changed.
    func presentedSizeDidChange() { setNeedsDraw() }

    /// Called when the position on screen may have changed without a layout pass.
    func placeDidChange() {}

    override func endMotion() { presentation?.end() }

    /// Called when a container length changed on which sizes inside the element depend.
    func containerLengthDidChange() {}

    /// Whether the element measures content that it parks. The content is then evaluated like content on screen.
    var measuresParkedContent: Bool { false }

    /// Whether changes inside the element don't affect its surroundings. If so, the element schedules its own layout.
    func stopsInvalidation() -> Bool { false }

    // MARK: Layers

    /// Whether the element's sublayers are queued for an update.
    final var awaitsLayers = false
    final var awaitsDraw = false

    /// Visits the children whose layers are in the tree. Large containers skip children that are far from the viewport.
    package func forEachShownChild(_ body: (Element) -> Void) { forEachLayoutChild(body) }

    /// The shown children as of the last time that the element read its content.
    ///
    /// A removal in the middle of an update needs them. A container that reads its content again then lacks the views
    /// that left in the same update, and creates other views twice that the update is about to keep.
    var lastShownChildren: [Element] { shownChildren }

    /// Whether the visible position of the element, or of any element inside, may differ from its layout.
    var showsElsewhere: Bool {
        if layer?.transform != nil || presentation != nil { return true }
        var found = false
        forEachLayoutChild { if !found { found = $0.showsElsewhere } }
        return found
    }

    func childPlaceShownDidChange() {}

    /// Appends the outermost layers of this subtree, with the element's origin at a point.
    func emitOwnLayers(at place: CGPoint, isMoving: Bool, into list: inout [Layer]) {
        if let layer {
            positionLayer(layer, at: isMoving ? place : graph.rounded(place))
            list.append(layer)
        } else {
            emitChildren(at: place, isMoving: isMoving, into: &list)
        }
    }

    /// Sets the layer's position in its parent.
    func positionLayer(_ layer: Layer, at point: CGPoint) { layer.position = point }

    /// The layer that contains the layers of the children.
    var childrenLayer: Layer? { layer }

    /// The transform of the element itself, which layout ignores.
    var ownTransform: ProjectionTransform? { layer?.transform }
}
