import Foundation
import LayerTree

/// Cuts the content to a shape in its bounds.
nonisolated public struct _ClipEffect<ClipShape: Shape>: ElementModifier {
    public var shape: ClipShape
    public var style: FillStyle

    public init(shape: ClipShape, style: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
    }

    @MainActor package func makeElement(_ context: _NodeContext) -> _Node { ClipElement(context) }
    @MainActor package func update(_ element: _Node) { unsafeDowncast(element, to: ClipElement.self).clip(to: shape, style) }
}

extension View {
    /// Cuts the view to its bounds.
    nonisolated public func clipped(antialiased: Bool = false) -> some View {
        modifier(_ClipEffect(shape: Rectangle(), style: FillStyle(antialiased: antialiased)))
    }

    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(_ClipEffect(shape: shape, style: style))
    }

    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius, style: .circular), style: FillStyle(antialiased: antialiased))
    }
}

final class ClipElement: ModifierElement {
    private var shape: (any Shape)?
    private var isEvenOdd = false

    func clip<S: Shape>(to shape: S, _ style: FillStyle) {
        _ = makeLayer()
        let isSame = (self.shape as? S).map { ValueComparison.areEqual($0, shape) } ?? false
        self.shape = shape
        isEvenOdd = style.isEOFilled
        if !isSame { setNeedsDraw() }
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        if environment.layoutDirection != old.layoutDirection { setNeedsDraw() }
    }

    private var path: Path { shape?.path(in: bounds, layoutDirection: environment.layoutDirection) ?? Path() }

    override func draw() { layer?.clip = shape is Rectangle ? .rect(bounds) : .path(path, evenOdd: isEvenOdd) }

    override func clipsHits(_ point: CGPoint) -> Bool {
        !bounds.contains(point) || !(shape is Rectangle) && !path.contains(point)
    }
}
