import Foundation
import LayerTree

/// An effect that clips its content to a shape in its bounds.
nonisolated public struct _ClipEffect<ClipShape: Shape>: ElementModifier {
    /// The shape that clips the view.
    public var shape: ClipShape
    /// The fill style of the shape.
    public var style: FillStyle

    /// Creates a clip.
    public init(shape: ClipShape, style: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
    }

    @MainActor package func makeElement(_ context: _NodeContext) -> _Node { ClipElement(context) }
    @MainActor package func update(_ element: _Node) {
        unsafeDowncast(element, to: ClipElement.self).clip(to: shape, style)
    }
}

extension View {
    /// Clips the view to its bounds.
    nonisolated public func clipped(antialiased: Bool = false) -> some View {
        modifier(_ClipEffect(shape: Rectangle(), style: FillStyle(antialiased: antialiased)))
    }

    /// Clips the view to a shape.
    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(_ClipEffect(shape: shape, style: style))
    }

    /// Clips the view to a rounded rectangle, with a corner radius in points.
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius, style: .circular), style: FillStyle(antialiased: antialiased))
    }
}

final class ClipElement: ModifierElement {
    private var shape: (any Shape)?
    private var isEvenOdd = false
    private var motion: (any ShapeMotion)?
    private var container = ContainerFollower()

    func clip<S: Shape>(to shape: S, _ style: FillStyle) {
        _ = makeLayer()
        let isSame = (self.shape as? S).map { ValueComparison.areEqual($0, shape) } ?? false
        if !isSame { animate(to: shape) }
        self.shape = shape
        if isSame, isEvenOdd == style.isEOFilled { return }
        isEvenOdd = style.isEOFilled
        setNeedsDraw()
    }

    private func animate<S: Shape>(to new: S) {
        if let motion = motion as? AnimatedProperty<S> {
            motion.set(new)
        } else if graph.animatesLayout, let old = shape as? S, old.animatableData != new.animatableData {
            let motion = AnimatedProperty(old, of: self, isShown: true) { [unowned self] _ in setNeedsDraw() }
            self.motion = motion
            motion.set(new)
        } else {
            motion?.stop()
            motion = nil
        }
    }

    override func willUnmount() {
        motion?.stop()
        container.stop(self)
    }

    override func placeDidChange() { container.placeDidChange(self) }

    override func environmentDidChange(from old: EnvironmentValues) {
        if environment.layoutDirection != old.layoutDirection
            || !ValueComparison.areEqual(environment.containerShape, old.containerShape)
        {
            setNeedsDraw()
        }
    }

    override var drawsBySize: Bool { true }

    override func draw() {
        let bounds = presentedBounds
        let shown = motion?.presentedShape ?? shape
        guard let shown, !(shown is Rectangle) else {
            layer?.clip = .rect(bounds)
            return
        }
        layer?.clip = .path(container.outline(of: shown, in: bounds, of: self), evenOdd: isEvenOdd)
    }

    override func clipsHits(_ point: CGPoint) -> Bool {
        if !bounds.contains(point) { return true }
        guard let shape, !(shape is Rectangle) else { return false }
        return !outline(of: shape, in: bounds).contains(point, eoFill: isEvenOdd)
    }
}
