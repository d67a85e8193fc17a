import Foundation
import LayerTree

/// The element of a shape that is filled or stroked.
final class ShapeElement: Element {
    enum Mode: Equatable {
        case fill(FillStyle)
        case stroke(StrokeStyle)
        /// Stroked inside its outline.
        case strokeBorder(StrokeStyle)
    }

    private(set) var shape: any Shape = Rectangle()
    private var style: any ShapeStyle = ForegroundStyle()
    private var mode = Mode.fill(FillStyle())

    override init(_ context: _NodeContext) {
        super.init(context)
        _ = makeLayer()
        setNeedsDraw()
    }

    func show<S: Shape, T: ShapeStyle>(_ shape: S, _ style: T, _ mode: Mode) {
        let sameShape = (self.shape as? S).map { ValueComparison.areEqual($0, shape) } ?? false
        let sameStyle = (self.style as? T).map { ValueComparison.areEqual($0, style) } ?? false
        if sameShape && sameStyle && mode == self.mode { return }
        self.shape = shape
        self.style = style
        self.mode = mode
        if !sameShape { invalidateLayout() }
        setNeedsDraw()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    override func environmentDidChange(from old: EnvironmentValues) {
        if !environment.hasSameStyle(as: old) || environment.layoutDirection != old.layoutDirection { setNeedsDraw() }
    }

    override func containsPoint(_ point: CGPoint) -> Bool {
        // What is clear lets touches through.
        if !bounds.contains(point) || layer?.content.isEmpty != false { return false }
        switch mode {
        case .fill: return shape is Rectangle || path.contains(point)
        case .stroke(let stroke): return isOnOutline(point, -stroke.lineWidth / 2, stroke.lineWidth / 2)
        case .strokeBorder(let stroke): return isOnOutline(point, 0, stroke.lineWidth)
        }
    }

    /// Whether a point lies between the outlines moved inwards by two distances. Shapes that cannot be inset are not touched by their lines.
    private func isOnOutline(_ point: CGPoint, _ outer: CGFloat, _ inner: CGFloat) -> Bool {
        guard let shape = shape as? any InsettableShape else { return false }
        return inset(shape, by: outer).contains(point) && !inset(shape, by: inner).contains(point)
    }

    private var path: Path { shape.path(in: bounds, layoutDirection: environment.layoutDirection) }

    override func draw() {
        guard let layer else { return }
        let resolved = style.resolved(in: environment)
        if resolved.isClear {
            if !layer.content.isEmpty { layer.content = [] }
            return
        }
        showEffects(of: resolved, on: layer)
        let paint = resolved.paint(in: bounds)
        switch mode {
        case .fill(let fill): layer.content = [.fill(path, paint, evenOdd: fill.isEOFilled)]
        case .stroke(let stroke): layer.content = [.stroke(path, paint, stroke)]
        case .strokeBorder(let stroke):
            guard let insettable = shape as? any InsettableShape else { return }
            layer.content = [.stroke(inset(insettable, by: stroke.lineWidth / 2), paint, stroke)]
        }
    }

    /// Shadows outside the shape and blending that the style itself asks for. Inner shadows are not drawn.
    private func showEffects(of style: _ResolvedStyle, on layer: Layer) {
        let shadows = style.shadows.filter { !$0.isInner }
        guard !shadows.isEmpty || style.blendMode != nil || layer.effects != nil else { return }
        var effects = LayerEffects()
        effects.shadows = shadows.map {
            LayerShadow(color: $0.color, radius: $0.radius, offset: CGSize(width: $0.x, height: $0.y))
        }
        effects.blendMode = style.blendMode?.layerBlendMode ?? .normal
        layer.effects = effects
    }

    private func inset<S: InsettableShape>(_ shape: S, by amount: CGFloat) -> Path {
        shape.inset(by: amount).path(in: bounds, layoutDirection: environment.layoutDirection)
    }
}

extension Shape {
    @MainActor public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }

    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
        _ShapeView._makeNode(_ShapeView(shape: view, style: ForegroundStyle()), context)
    }

    @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
        _ShapeView._updateNode(node, _ShapeView(shape: view, style: ForegroundStyle()))
    }

    @MainActor public static var _elementCount: Int? { 1 }
}

/// A shape filled with a style.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView {
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle

    public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }

    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
        let element = ShapeElement(context)
        element.show(view.shape, view.style, .fill(view.fillStyle))
        return element
    }

    @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
        unsafeDowncast(node, to: ShapeElement.self).show(view.shape, view.style, .fill(view.fillStyle))
    }

    @MainActor public static var _elementCount: Int? { 1 }
}
