import Foundation

struct MatchedGeometryKey: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
}

nonisolated struct MatchedGeometryModifier: ElementModifier {
    let key: MatchedGeometryKey
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool

    @MainActor func makeElement(_ context: _NodeContext) -> _Node { MatchedGeometryElement(context) }
    @MainActor func update(_ element: _Node) { unsafeDowncast(element, to: MatchedGeometryElement.self).show(self) }
}

/// The elements with identities for matched geometry.
@MainActor
final class MatchedGeometries: SceneService {
    private struct Reference { weak var element: MatchedGeometryElement? }
    private var elements: [MatchedGeometryKey: [Reference]] = [:]

    func add(_ element: MatchedGeometryElement, _ key: MatchedGeometryKey) {
        elements[key, default: []].append(Reference(element: element))
    }

    func remove(_ element: MatchedGeometryElement, _ key: MatchedGeometryKey) {
        elements[key]?.removeAll { $0.element == nil || $0.element === element }
        if elements[key]?.isEmpty == true { elements[key] = nil }
    }

    /// Returns the elements with an identity, newest first.
    func elements(of key: MatchedGeometryKey) -> [MatchedGeometryElement] {
        (elements[key] ?? []).reversed().compactMap(\.element)
    }

    /// The last frames of elements that disappeared without a transition, and the last update in which some did.
    private var gone: (frames: [MatchedGeometryKey: CGRect], update: Int) = ([:], 0)

    /// Notes the last frame of an element that disappeared in an update.
    func note(_ frame: CGRect, of key: MatchedGeometryKey, in update: Int) {
        if gone.update != update { gone = ([:], update) }
        gone.frames[key] = frame
    }

    /// Returns the last frame of an element that disappeared in an update.
    func frame(of key: MatchedGeometryKey, goneIn update: Int) -> CGRect? {
        gone.update == update ? gone.frames[key] : nil
    }

    init() {}
}

extension ViewGraph {
    fileprivate var matchedGeometries: MatchedGeometries { services.service(MatchedGeometries.self) }
}

/// An element that shows its content in the frame of another view: during an animation from there, or as long as that
/// view is the source.
///
/// The element keeps its slot in the layout; only the position and the size of its content differ.
final class MatchedGeometryElement: ModifierElement, FrameClient {
    private typealias Vector = LayoutMotion.Vector

    private var key: MatchedGeometryKey?
    private var properties = MatchedGeometryProperties.frame
    private var anchor = UnitPoint.center
    private(set) var isSource = true
    private var run = AnimationRun<Vector>()
    /// The difference to the frame of the content during an animation.
    private var change = Vector.zero
    /// The frame of the source in the root's coordinates, if this element isn't a source.
    private var target: CGRect?
    private var hasPlace = false

    func show(_ modifier: MatchedGeometryModifier) {
        let isOther =
            key != modifier.key || isSource != modifier.isSource || properties.rawValue != modifier.properties.rawValue
            || anchor != modifier.anchor
        if key != modifier.key {
            if let key { graph.matchedGeometries.remove(self, key) }
            key = modifier.key
            graph.matchedGeometries.add(self, modifier.key)
        }
        properties = modifier.properties
        anchor = modifier.anchor
        isSource = modifier.isSource
        guard isOther || !hasPlace else { return }
        if isSource { graph.places.remove(self) } else { graph.places.add(self) }
        guard hasPlace else { return }
        target = isSource ? nil : source?.layoutFrame
        // After the layout, this view and those that follow it check their sources.
        graph.needsLayout(self)
    }

    override func willUnmount() {
        graph.places.remove(self)
        graph.remove(self as any FrameClient)
        var due: [AnimationCompletion] = []
        run.cancel(due: &due)
        graph.call(due)
        guard let key else { return }
        graph.matchedGeometries.remove(self, key)
        if hasPlace, !isBeingRemoved { graph.matchedGeometries.note(shownFrame, of: key, in: graph.updateCount) }
    }

    /// A Boolean value that indicates whether the element, or an ancestor, is being removed.
    private var isBeingRemoved: Bool {
        var element: Element? = self
        while let current = element {
            if current.isLeaving { return true }
            element = current.layoutParent
        }
        return false
    }

    // MARK: Layout

    override func arrange() {
        var frame = ownFrame
        if change != .zero {
            frame.origin.x += change.first.first
            frame.origin.y += change.first.second
            frame.size.width = max(frame.width + change.second.first, 0)
            frame.size.height = max(frame.height + change.second.second, 0)
        }
        // These coordinates are physical.
        let leading = environment.layoutDirection == .rightToLeft ? size.width - frame.maxX : frame.minX
        let inner = frame.size == size ? proposal : ProposedViewSize(frame.size)
        let childSize = child.size(for: inner)
        let point = CGPoint(
            x: leading + (frame.width - childSize.width) / 2, y: frame.minY + (frame.height - childSize.height) / 2)
        if change == .zero {
            place(child, at: point, proposal: inner)
        } else {
            graph.withoutAnimation { place(child, at: point, proposal: inner) }
        }
        if !hasPlace {
            hasPlace = true
            animateFromMatch()
        }
    }

    override func layoutInside() { arrange() }

    /// The frame of the content in the coordinates of the element.
    private var ownFrame: CGRect {
        guard !isSource, let target else { return bounds }
        let own = layoutFrame.origin
        var frame = bounds
        if properties.contains(.size) { frame.size = target.size }
        if properties.contains(.position) {
            frame.origin.x = target.minX - own.x + (target.width - frame.width) * anchor.x
            frame.origin.y = target.minY - own.y + (target.height - frame.height) * anchor.y
        }
        return frame
    }

    // MARK: Following

    private var source: MatchedGeometryElement? {
        key.flatMap {
            graph.matchedGeometries.elements(of: $0).first {
                $0 !== self && $0.isSource && $0.hasPlace && !$0.isBeingRemoved
            }
        }
    }

    override func placeDidChange() { follow() }

    private func follow() {
        let old = ownFrame
        target = isSource ? nil : source?.layoutFrame
        if ownFrame == old { return }
        graph.needsLayout(self)
    }

    // MARK: Appearance

    /// Begins an animation from the geometry of another view if this view replaces it.
    private func animateFromMatch() {
        guard let key, isSource, graph.animatesLayout, let animation = effectiveTransaction.effectiveAnimation else {
            return
        }
        let other = graph.matchedGeometries.elements(of: key).first { $0 !== self && $0.hasPlace }
        let gone = graph.matchedGeometries.frame(of: key, goneIn: graph.updateCount)
        guard other != nil || gone != nil else { return }
        var transaction = effectiveTransaction
        transaction.completions = []
        // After the placement, both frames are known in the root's coordinates.
        graph.beforeShowing { [weak self, weak other, transaction] in
            guard let self, isMounted, let old = other?.shownFrame ?? gone else { return }
            start(from: old, to: layoutFrame, animation, transaction)
            layoutInside()
            // The removal of the other view can have ended in this frame.
            guard let other, other.isMounted, other.isBeingRemoved else { return }
            other.leave(towards: layoutFrame, animation, transaction)
        }
    }

    /// Animates along with the view that replaces this one.
    private func leave(towards new: CGRect, _ animation: Animation, _ transaction: Transaction) {
        let here = layoutFrame
        var translation = Vector.zero
        translation.first = CGPoint(x: new.midX - here.midX, y: new.midY - here.midY).animatableData
        shiftOrigin(.horizontal, by: new.midX - here.midX)
        shiftOrigin(.vertical, by: new.midY - here.midY)
        move(translation, animation, transaction)
    }

    private var shownFrame: CGRect {
        var frame = layoutFrame
        frame.origin.x += change.first.first
        frame.origin.y += change.first.second
        frame.size.width = max(frame.width + change.second.first, 0)
        frame.size.height = max(frame.height + change.second.second, 0)
        return frame
    }

    private func start(from old: CGRect, to new: CGRect, _ animation: Animation, _ transaction: Transaction) {
        var difference = Vector.zero
        if properties.contains(.position) {
            difference.first = CGPoint(x: new.minX - old.minX, y: new.minY - old.minY).animatableData
            if !properties.contains(.size) {
                difference.first =
                    CGPoint(
                        x: new.minX + new.width * anchor.x - old.minX - old.width * anchor.x,
                        y: new.minY + new.height * anchor.y - old.minY - old.height * anchor.y
                    ).animatableData
            }
        }
        if properties.contains(.size) {
            difference.second = CGSize(width: new.width - old.width, height: new.height - old.height).animatableData
        }
        if difference == .zero { return }
        run.start(difference, animation: animation, in: transaction, of: self)
        sample(at: graph.time)
        graph.add(self)
    }

    func step(to time: Double) -> FrameDemand {
        guard isMounted else { return .done }
        sample(at: time)
        return run.isAtRest ? .done : .nextFrame
    }

    private func sample(at time: Double) {
        var due: [AnimationCompletion] = []
        let value = run.offset(at: time, due: &due)
        if value != change {
            change = value
            graph.needsLayout(self)
        }
        graph.call(due)
    }
}
