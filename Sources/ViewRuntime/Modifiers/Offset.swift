import Foundation
import LayerTree

/// An effect that moves its content without changing the layout.
nonisolated public struct _OffsetEffect: ElementModifier, Equatable {
    /// The offset, in points.
    public var offset: CGSize

    /// Creates an offset effect.
    public init(offset: CGSize) { self.offset = offset }

    @MainActor package func makeElement(_ context: _NodeContext) -> _Node { OffsetElement(context) }
    @MainActor package func update(_ element: _Node) { unsafeDowncast(element, to: OffsetElement.self).show(offset) }
}

extension View {
    /// Moves the view by an offset in points. Positive values are toward the trailing edge and the bottom.
    nonisolated public func offset(_ offset: CGSize) -> some View { modifier(_OffsetEffect(offset: offset)) }

    /// Moves the view by distances in points. Positive values are toward the trailing edge and the bottom.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }
}

final class OffsetElement: ModifierElement {
    private lazy var shown = AnimatedProperty(CGSize.zero, of: self) { [unowned self] _ in apply() }

    func show(_ offset: CGSize) {
        _ = makeLayer()
        shown.set(CGSize(width: offset.width.sanitizedDistance, height: offset.height.sanitizedDistance))
    }

    private var translation: CGPoint {
        let offset = shown.presented
        return CGPoint(x: environment.layoutDirection == .rightToLeft ? -offset.width : offset.width, y: offset.height)
    }

    override var shownOffset: CGPoint { graph.rounded(translation) }

    private func apply() {
        let translation = shownOffset
        var transform = ProjectionTransform()
        transform.m31 = translation.x
        transform.m32 = translation.y
        let shown = transform.isIdentity ? nil : transform
        if shown == layer?.transform { return }
        setTransform(shown)
        didShift()
        graph.semanticsTree.setNeedsRefresh()
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        if environment.layoutDirection != old.layoutDirection { apply() }
    }

    override func willUnmount() { shown.stop() }
}

/// A layout that centers its content at a point of the proposed size.
nonisolated public struct _PositionLayout: ElementModifier, Equatable {
    /// The position of the center, in points.
    public var position: CGPoint

    /// Creates a position layout.
    public init(position: CGPoint) { self.position = position }

    @MainActor package func makeElement(_ context: _NodeContext) -> _Node { PositionElement(context) }
    @MainActor package func update(_ element: _Node) {
        unsafeDowncast(element, to: PositionElement.self).position = position
    }
}

extension View {
    /// Positions the center of the view at a point, in points from the top-leading corner of the proposed size. The
    /// result has the proposed size.
    nonisolated public func position(_ position: CGPoint) -> some View { modifier(_PositionLayout(position: position)) }

    /// Positions the center of the view at coordinates, in points from the top-leading corner of the proposed size.
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
}

final class PositionElement: ModifierElement {
    var position = CGPoint.zero { didSet { if position != oldValue { invalidateLayout() } } }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        let content = child.size(for: proposal)
        return CGSize(width: proposal.width ?? content.width, height: proposal.height ?? content.height)
    }

    override func arrange() {
        let content = child.size(for: proposal)
        let point = position.sanitized
        place(child, at: CGPoint(x: point.x - content.width / 2, y: point.y - content.height / 2), proposal: proposal)
    }

    override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

    override func lengthRange(on axis: Axis, proposal: ProposedViewSize) -> ClosedRange<CGFloat> {
        0...CGFloat.boundless
    }
}
