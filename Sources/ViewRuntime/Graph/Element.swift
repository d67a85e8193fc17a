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
    package final private(set) var origin: CGPoint = .zero
    package final private(set) var size: CGSize = .zero
    final private(set) var proposal: ProposedViewSize = .unspecified
    final private var needsArrangement = true
    /// The update in which the element was first placed; 0 before.
    final private(set) var firstUpdate = 0
    /// Whether it was taken out of its container and is only to be seen any more.
    final var isLeaving = false
    /// Whether the next place is no change of the one before, as of a row that comes back into view.
    final var takesPlaceAtOnce = false
    /// How it is shown otherwise than laid out while something is animated; nil when it is not.
    final var presentation: Presentation?
    final private var sizes = SizeCache()
    /// The element's own layer; nil when it draws nothing itself and needs no effect.
    package final private(set) var layer: Layer?

    override func appendElements(ofSlot slot: Int, to elements: inout [Element]) { elements.append(self) }

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

    /// How far content is moved inside the element by scrolling, to be subtracted from places inside.
    var scrollOffset: CGPoint { .zero }

    /// Whether a point in the element's own space is on it, and not just on a child.
    func containsPoint(_ point: CGPoint) -> Bool { false }

    /// Whether points outside the element cannot be on a child.
    func clipsHits(_ point: CGPoint) -> Bool { false }

    /// Whether the element and what is in it can be touched.
    var allowsHits: Bool { true }

    /// The gestures that begin on the element.
    func recognizers() -> [Recognizer] { [] }

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

    // MARK: Layout

    package final func size(for proposal: ProposedViewSize) -> CGSize {
        if let known = sizes[proposal] { return known }
        let measured = measure(proposal).sanitized
        sizes[proposal] = measured
        return measured
    }

    package final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
        let size = size(for: proposal)
        return ViewDimensions(size: size) { self.explicitGuide($0, size: size, proposal: proposal) }
    }

    /// The position of a guide, without building dimensions that no one asks for.
    final func guide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat {
        explicitGuide(key, size: size, proposal: proposal) ?? key.id.defaultValue(in: ViewDimensions(size: size))
    }

    /// Places a child at a point given from the leading edge; mirrored when the element runs right to left.
    final func place(_ child: Element, at point: CGPoint, proposal: ProposedViewSize) {
        let childSize = child.size(for: proposal)
        var point = point
        if environment.layoutDirection == .rightToLeft { point.x = size.width - point.x - childSize.width }
        child.settle(at: point, size: childSize, proposal: proposal)
    }

    /// The container's space moves by as much as the element in it: nothing moves on screen.
    final func carry(_ axis: Axis, by delta: CGFloat) { origin[axis] += delta }

    /// Gives the element its place. Only what changed is arranged again.
    final func settle(at point: CGPoint, size newSize: CGSize, proposal newProposal: ProposedViewSize) {
        let point = point.sanitized
        let isNew = firstUpdate == 0
        if isNew {
            firstUpdate = graph.updateCount
        } else if graph.animatesLayout, !isParked, !takesPlaceAtOnce, point != origin || newSize != size {
            moveAnimated(from: CGRect(origin: origin, size: size), to: CGRect(origin: point, size: newSize))
        }
        takesPlaceAtOnce = false
        if point != origin {
            origin = point
            setNeedsLayers()
        }
        if needsArrangement || newSize != size || newProposal != proposal {
            let grew = newSize != size
            needsArrangement = false
            size = newSize
            proposal = newProposal
            graph.statistics.layouts += 1
            arrange()
            if layer != nil && grew { setNeedsDraw() }
            if grew { presentation?.transition?.fit() }
        }
        if isNew && graph.runsTransitions { wasInserted() }
    }

    /// Moves the element and its layer, without a new layout: for what follows the scroll position.
    final func slide(to point: CGPoint) {
        if point == origin { return }
        origin = point
        guard let layer else { return setNeedsLayers() }
        var place = point
        var element = layoutParent
        while let current = element, current.layer == nil {
            place.x += current.origin.x
            place.y += current.origin.y
            element = current.layoutParent
        }
        positionLayer(layer, at: graph.rounded(place))
    }

    /// Forgets measured sizes from here up to the nearest element whose surroundings do not depend on it.
    package final func invalidateLayout() {
        var element: Element? = self
        while let current = element {
            if current.sizes.isEmpty && current.needsArrangement && current.layoutParent != nil { return }
            current.sizes.removeAll()
            current.needsArrangement = true
            current.layoutWasInvalidated()
            if current.stopsInvalidation() { return }
            element = current.layoutParent
        }
    }

    /// Forgets measured sizes from here up to an element that is being laid out.
    final func forgetLayout(upTo ancestor: Element) {
        var element: Element? = self
        while let current = element, current !== ancestor {
            current.sizes.removeAll()
            current.needsArrangement = true
            current.layoutWasInvalidated()
            current.containerLengthDidChange()
            element = current.layoutParent
        }
    }

    /// Called when sizes inside the element depend on a container's length, which is another one now.
    func containerLengthDidChange() {}

    /// Whether the surroundings need not be laid out when something inside changed; the element then sees to itself.
    func stopsInvalidation() -> Bool { false }

    /// Forgets sizes, so that the element is asked again, without telling anyone.
    final func forgetSizes() { sizes.removeAll() }

    final func setNeedsArrangement() { needsArrangement = true }

    // MARK: Layers

    /// Gives the element a layer of its own.
    final func makeLayer() -> Layer {
        if let layer { return layer }
        let made = Layer(in: graph.layers)
        layer = made
        setNeedsLayers()
        graph.needsLayers(self)
        return made
    }

    /// Uses a layer that someone else made.
    final func adopt(_ layer: Layer) {
        self.layer = layer
        graph.needsLayers(self)
    }

    /// Tells the nearest layer around this element that its sublayers are other ones or elsewhere.
    package final func setNeedsLayers() {
        var element = layoutParent
        while let current = element {
            if current.layer != nil {
                graph.needsLayers(current)
                return
            }
            element = current.layoutParent
        }
    }

    package final func setNeedsDraw() { graph.needsDraw(self) }

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

    /// Shows the element's layer through a transform.
    final func setTransform(_ transform: ProjectionTransform?) {
        guard let layer else { return }
        let isOther = (layer.transform == nil) != (transform == nil)
        layer.transform = transform
        if isOther { placeShownDidChange() }
    }

    /// Tells containers around that the element may now be shown elsewhere than it is laid out.
    final func placeShownDidChange() {
        var element = layoutParent
        while let current = element {
            current.childPlaceShownDidChange()
            element = current.layoutParent
        }
    }

    func childPlaceShownDidChange() {}

    /// Adds the outermost layers of this subtree, placed from `offset` in the parent layer's space.
    ///
    /// - Parameter isMoving: Whether something around it is on its way, so that it is shown between pixels.
    final func emitLayers(at offset: CGPoint, isMoving: Bool = false, into list: inout [Layer]) {
        let place = CGPoint(x: offset.x + origin.x, y: offset.y + origin.y)
        if let presentation {
            presentation.emit(self, at: place, isMoving: isMoving, into: &list)
        } else {
            emitOwnLayers(at: place, isMoving: isMoving, into: &list)
        }
    }

    /// Adds the outermost layers of this subtree, the element's own origin being at a point.
    func emitOwnLayers(at place: CGPoint, isMoving: Bool, into list: inout [Layer]) {
        if let layer {
            positionLayer(layer, at: isMoving ? place : graph.rounded(place))
            list.append(layer)
        } else {
            emitChildren(at: place, isMoving: isMoving, into: &list)
        }
    }

    private final func emitChildren(at place: CGPoint, isMoving: Bool, into list: inout [Layer]) {
        if let leaving = presentation?.leaving, !leaving.isEmpty {
            var index = 0
            forEachShownChild { child in
                for element in leaving where element.index == index {
                    element.element.emitLayers(at: place, isMoving: isMoving, into: &list)
                }
                index += 1
                child.emitLayers(at: place, isMoving: isMoving, into: &list)
            }
            for element in leaving where element.index >= index {
                element.element.emitLayers(at: place, isMoving: isMoving, into: &list)
            }
        } else {
            forEachShownChild { $0.emitLayers(at: place, isMoving: isMoving, into: &list) }
        }
    }

    /// Sets the layer's place in its parent.
    func positionLayer(_ layer: Layer, at point: CGPoint) { layer.position = point }

    /// The layer that holds the layers of the children.
    var childrenLayer: Layer? { layer }

    final func synchronizeLayers() {
        guard let target = childrenLayer else { return }
        var list: [Layer] = []
        emitChildren(at: .zero, isMoving: false, into: &list)
        target.setChildren(list)
    }

    // MARK: Places

    package final var bounds: CGRect { CGRect(origin: .zero, size: size) }

    /// The element's frame in the root's space as laid out: scrolled, but without transforms and effects.
    package final var layoutFrame: CGRect {
        var point = origin
        var element = layoutParent
        while let current = element {
            let scrolled = current.scrollOffset
            point.x += current.origin.x - scrolled.x
            point.y += current.origin.y - scrolled.y
            element = current.layoutParent
        }
        return CGRect(origin: point, size: size)
    }

    /// Converts a rectangle in the element's space to an ancestor's (the root's when nil), transforms included.
    package final func convert(_ rect: CGRect, to ancestor: Element?) -> CGRect {
        var rect = rect
        var element: Element? = self
        while let current = element, current !== ancestor {
            if let transform = current.ownTransform { rect = rect.applying(transform) }
            rect = rect.offsetBy(dx: current.origin.x, dy: current.origin.y)
            if let parent = current.layoutParent {
                if let transform = parent.contentTransform { rect = rect.applying(transform) }
                rect = rect.offsetBy(dx: -parent.scrollOffset.x, dy: -parent.scrollOffset.y)
            }
            element = current.layoutParent
        }
        return rect
    }

    /// A transform on the element itself, put there by an effect that layout does not know.
    var ownTransform: ProjectionTransform? { layer?.transform }
}

extension CGSize {
    subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// Lengths that are not numbers or negative count as 0, infinite ones as a very large number.
    var sanitized: CGSize { CGSize(width: width.sanitizedLength, height: height.sanitizedLength) }
}

extension CGPoint {
    subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }

    var sanitized: CGPoint { CGPoint(x: x.sanitizedDistance, y: y.sanitizedDistance) }
}

extension CGFloat {
    /// Stands for a length without end: far beyond any display, yet safe to add and to multiply.
    static let boundless: CGFloat = 1e12

    /// A distance that may be negative; one that is not finite counts as 0, a huge one as a boundless length.
    var sanitizedDistance: CGFloat { isFinite ? Swift.min(Swift.max(self, -.boundless), .boundless) : 0 }

    var sanitizedLength: CGFloat { isNaN || self <= 0 ? 0 : Swift.min(self, .boundless) }
}

extension CGRect {
    /// The smallest rectangle that holds the projected corners.
    package func applying(_ t: ProjectionTransform) -> CGRect {
        if t.isAffine && t.m12 == 0 && t.m21 == 0 && t.m11 == 1 && t.m22 == 1 { return offsetBy(dx: t.m31, dy: t.m32) }
        var low = CGPoint(x: CGFloat.infinity, y: .infinity), high = CGPoint(x: -CGFloat.infinity, y: -.infinity)
        for corner in [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
        ] {
            let point = corner.applying(t)
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}

/// The last few answers to proposals.
struct SizeCache {
    private var entries: (Entry, Entry, Entry, Entry) = (Entry(), Entry(), Entry(), Entry())
    private var count = 0

    private struct Entry {
        var proposal = ProposedViewSize.unspecified
        var size = CGSize.zero
    }

    var isEmpty: Bool { count == 0 }

    mutating func removeAll() { count = 0 }

    subscript(proposal: ProposedViewSize) -> CGSize? {
        get {
            let filled = min(count, 4)
            if filled > 0 && entries.0.proposal == proposal { return entries.0.size }
            if filled > 1 && entries.1.proposal == proposal { return entries.1.size }
            if filled > 2 && entries.2.proposal == proposal { return entries.2.size }
            if filled > 3 && entries.3.proposal == proposal { return entries.3.size }
            return nil
        }
        set {
            guard let newValue else { return }
            let entry = Entry(proposal: proposal, size: newValue)
            switch count & 3 {
            case 0: entries.0 = entry
            case 1: entries.1 = entry
            case 2: entries.2 = entry
            default: entries.3 = entry
            }
            count = count == 7 ? 4 : count + 1
        }
    }
}
