import Foundation
import LayerTree

/// A node that takes part in layout: it has a size, a place in its layout parent, and perhaps a layer.
///
/// Layout goes in two passes. `size(for:)` asks how big the element would be; `place(_:at:proposal:)`
/// tells it where it is, and it arranges its own children if its size, its proposal or something inside
/// changed. Origins are relative to the layout parent, in points, y down, x from the left in either
/// writing direction.
package class Element: _Node {
    package final unowned var layoutParent: Element?
    package final internal(set) var origin: CGPoint = .zero
    package final internal(set) var size: CGSize = .zero
    final var proposal: ProposedViewSize = .unspecified
    final var needsArrangement = true
    /// The update in which the element was first placed; 0 before.
    final var firstUpdate = 0
    /// Whether it was taken out of its container and is only to be seen any more.
    final var isLeaving = false
    /// Whether the next place is no change of the one before, as of a row that comes back into view.
    final var takesPlaceAtOnce = false
    /// How it is shown otherwise than laid out while something is animated; nil when it is not.
    final var presentation: Presentation?
    final var sizes = SizeCache()
    /// The element's own layer; nil when it draws nothing itself and needs no effect.
    package final internal(set) var layer: Layer?

    override func appendElements(ofSlot slot: Int, to elements: inout [Element]) { elements.append(self) }
    override func onlyElement() -> Element { self }

    override func forEachPreference<K: PreferenceKey>(_ key: K.Type, _ body: (Element, K.Value?) -> Void) {
        if isParked { return }
        var sum: K.Value?
        forEachChild { $0.collectPreference(key, into: &sum) }
        body(self, sum)
    }

    // MARK: For subclasses

    /// The size for a proposal; asked once per proposal until the layout is invalidated.
    func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// Places the children; `size` and `proposal` are set.
    func arrange() {}

    /// The elements placed inside this one, in the order in which they are painted.
    package func forEachLayoutChild(_ body: (Element) -> Void) {}

    /// Where the element, or what it holds, sets a guide explicitly.
    func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

    /// The axis along which the element lines its children up; nil for other containers.
    var stackAxis: Axis? { nil }

    /// What the element tells the container it is in, under a key.
    func trait(_ key: ObjectIdentifier) -> Any? { nil }

    var spacing: ViewSpacing { ViewSpacing() }
    var priority: Double { 0 }
    var zIndex: Double { 0 }

    /// Forgets what `measure` kept beside its answer.
    func layoutWasInvalidated() {}

    /// Lays out again what changed inside an element that stopped an invalidation.
    func layoutInside() {}

    /// Fills the layer's commands; called before the frame is shown when `setNeedsDraw` was.
    func draw() {}

    /// The smallest and the largest length on an axis, the other dimension as proposed.
    func lengthRange(on axis: Axis, proposal: ProposedViewSize) -> ClosedRange<CGFloat> {
        var asked = proposal
        asked[axis] = 0
        let low = size(for: asked)[axis]
        asked[axis] = .infinity
        return low...max(low, size(for: asked)[axis])
    }

    /// The transform that the element puts on what is inside it when it is shown, about its own origin; nil for none.
    var contentTransform: ProjectionTransform? { nil }

    /// How far an offset shows the element, and what is inside it, from where it is laid out. Points, x from the left.
    var shownOffset: CGPoint { .zero }

    /// Something inside is shown elsewhere, without having been laid out.
    func insideDidShift() {}

    /// Looks at what inside is shown elsewhere, when all is laid out.
    func look() {}

    /// How far content is moved inside the element by scrolling, to be subtracted from places inside.
    var scrollOffset: CGPoint { .zero }

    /// Whether a point in the element's own space is on it, and not just on a child.
    func containsPoint(_ point: CGPoint) -> Bool { false }

    /// Whether points outside the element cannot be on a child.
    func clipsHits(_ point: CGPoint) -> Bool { false }

    /// Whether the element and what is in it can be touched.
    var allowsHits: Bool { true }

    /// Whether touches on the element belong to it, so that they do not scroll what lies behind it.
    var takesTouches: Bool { false }

    /// The gestures that begin on the element.
    func recognizers() -> [Recognizer] { [] }

    /// Returns whether the element had a use for a click that asks what can be done with it.
    func handleSecondaryClick() -> Bool { false }

    /// Returns whether the element had a use for the key.
    func handleKey(_ event: KeyEvent) -> Bool { false }

    var isFocusable: Bool { false }

    /// What has the focus when assistive technology gives it to the element.
    var focusTarget: Element? { isFocusable ? self : nil }

    func focusDidChange() {}

    /// What assistive technology is told of the element, given what it is told of the children.
    func semantics(_ children: [SemanticsNode]) -> [SemanticsNode] { children }

    var isHiddenFromSemantics: Bool { layer?.isHidden == true }

    /// Does what assistive technology asks for. Returns whether it could.
    func perform(_ action: SemanticsAction) -> Bool { false }

    /// The identity in the accessibility tree; 0 until there is one.
    final var semanticsID: UInt64 = 0

    /// Whether elements that come into this one do so with their transitions.
    var animatesInsertions: Bool { true }

    /// Whether what the element draws depends on its size, so that a change of it is animated.
    var drawsBySize: Bool { false }

    /// The size with which it is shown is another one.
    func presentedSizeDidChange() { setNeedsDraw() }

    /// Called when the element's place on screen may have moved without a new layout.
    func placeDidChange() {}

    final override func endMotion() { presentation?.end() }

    /// Called when sizes inside the element depend on a container's length, which is another one now.
    func containerLengthDidChange() {}

    /// Whether the surroundings need not be laid out when something inside changed; the element then sees to itself.
    func stopsInvalidation() -> Bool { false }

    // MARK: Layers

    /// Whether the element waits for its sublayers to be read again.
    final var awaitsLayers = false
    final var awaitsDraw = false

    /// The children whose layers are in the tree. Containers of many leave out those far from sight.
    package func forEachShownChild(_ body: (Element) -> Void) { forEachLayoutChild(body) }

    /// Whether the element, or something in it, is shown elsewhere than it is laid out.
    var showsElsewhere: Bool {
        if layer?.transform != nil || presentation != nil { return true }
        var found = false
        forEachLayoutChild { if !found { found = $0.showsElsewhere } }
        return found
    }

    func childPlaceShownDidChange() {}

    /// Adds the outermost layers of this subtree, the element's own origin being at a point.
    func emitOwnLayers(at place: CGPoint, isMoving: Bool, into list: inout [Layer]) {
        if let layer {
            positionLayer(layer, at: isMoving ? place : graph.rounded(place))
            list.append(layer)
        } else {
            emitChildren(at: place, isMoving: isMoving, into: &list)
        }
    }

    /// Sets the layer's place in its parent.
    func positionLayer(_ layer: Layer, at point: CGPoint) { layer.position = point }

    /// The layer that holds the layers of the children.
    var childrenLayer: Layer? { layer }

    /// A transform on the element itself, put there by an effect that layout does not know.
    var ownTransform: ProjectionTransform? { layer?.transform }
}
