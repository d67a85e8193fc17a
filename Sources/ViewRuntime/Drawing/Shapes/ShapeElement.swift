import Foundation
import LayerTree

/// The element of a filled or stroked shape.
final class ShapeElement: Element {
    enum Mode: Equatable {
        case fill(FillStyle)
        case stroke(StrokeStyle)
        /// A stroke inside the outline.
        case strokeBorder(StrokeStyle)
    }

    private(set) var shape: any Shape = Rectangle()
    private var style: any ShapeStyle = ForegroundStyle()
    private var mode = Mode.fill(FillStyle())
    /// The animation of the shape, if any.
    private var shapeMotion: (any ShapeMotion)?
    private var strokeMotion: AnimatedProperty<StrokeStyle>?
    private var styleMotion: StyleMotion?
    private var innerShadows: InnerShadows?
    private var container = ContainerFollower()
    /// A Boolean value that indicates whether the shape clips the layer, for an image.
    private var isClipped = false

    override init(_ context: _NodeContext) {
        super.init(context)
        _ = makeLayer()
        setNeedsDraw()
    }

    func show<S: Shape, T: ShapeStyle>(_ shape: S, _ style: T, _ mode: Mode) {
        let sameShape = (self.shape as? S).map { ValueComparison.areEqual($0, shape) } ?? false
        let sameStyle = (self.style as? T).map { ValueComparison.areEqual($0, style) } ?? false
        if sameShape && sameStyle && mode == self.mode { return }
        if !sameStyle { moveStyle(from: (self.style, environment), to: (style, environment)) }
        if graph.animatesLayout && firstUpdate != 0 {
            if !sameShape { animateShape(to: shape) }
            if let old = self.mode.stroke, let new = mode.stroke, old != new { animateStroke(from: old, to: new) }
        } else {
            if !sameShape { endShapeMotion() }
            if mode != self.mode { endStrokeMotion() }
        }
        self.shape = shape
        self.style = style
        self.mode = mode
        if !sameShape && !keepsSizes() { invalidateLayout() }
        setNeedsDraw()
    }

    /// Returns whether a changed shape has the sizes of the old one, as most shapes do. The views around it then need
    /// no layout.
    private func keepsSizes() -> Bool {
        !needsArrangement && sizes.allSatisfy { measure($0).sanitized == $1 }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    override func environmentDidChange(from old: EnvironmentValues) {
        let sameStyle = environment.hasSameStyle(as: old)
        if !sameStyle { moveStyle(from: (style, old), to: (style, environment)) }
        if !sameStyle || environment.layoutDirection != old.layoutDirection
            || !ValueComparison.areEqual(environment.containerShape, old.containerShape)
        {
            setNeedsDraw()
        }
    }

    override func containsPoint(_ point: CGPoint) -> Bool {
        // Touches pass through clear shapes.
        if !bounds.contains(point) || layer?.content.isEmpty != false { return false }
        switch mode {
        case .fill(let fill):
            return shape is Rectangle || outline(of: shape, in: bounds).contains(point, eoFill: fill.isEOFilled)
        case .stroke(let stroke): return outline(of: shape, in: bounds).strokedPath(stroke).contains(point)
        case .strokeBorder(let stroke):
            guard let shape = shape as? any InsettableShape else { return false }
            let line = outline(of: shape.insetShape(by: stroke.lineWidth / 2), in: bounds)
            return line.strokedPath(stroke).contains(point)
        }
    }

    // MARK: Motion

    private func animateShape<S: Shape>(to new: S) {
        if let motion = shapeMotion as? AnimatedProperty<S> {
            motion.set(new)
        } else if let old = shape as? S, old.animatableData != new.animatableData {
            let motion = AnimatedProperty(old, of: self, isShown: true) { [unowned self] _ in setNeedsDraw() }
            shapeMotion = motion
            motion.set(new)
        } else {
            endShapeMotion()
        }
    }

    private func animateStroke(from old: StrokeStyle, to new: StrokeStyle) {
        let motion =
            strokeMotion ?? AnimatedProperty(old, of: self, isShown: true) { [unowned self] _ in setNeedsDraw() }
        strokeMotion = motion
        motion.set(new)
    }

    private typealias Paint = (style: any ShapeStyle, environment: EnvironmentValues)

    private func moveStyle(from old: Paint, to new: Paint) {
        styleMotion = StyleMotion.next(
            after: styleMotion, from: [old.style.resolved(in: old.environment)],
            to: [new.style.resolved(in: new.environment)],
            of: self)
    }

    private func endShapeMotion() {
        shapeMotion?.stop()
        shapeMotion = nil
    }

    private func endStrokeMotion() {
        strokeMotion?.stop()
        strokeMotion = nil
    }

    override func willUnmount() {
        endShapeMotion()
        endStrokeMotion()
        styleMotion?.stop()
        styleMotion = nil
        container.stop(self)
    }

    override func placeDidChange() { container.placeDidChange(self) }

    // MARK: Drawing

    override var drawsBySize: Bool { true }

    /// Inner shadows belong to no element.
    override var childrenLayer: Layer? { nil }

    override func draw() {
        guard let layer else { return }
        let target = style.resolved(in: environment)
        let resolved = styleMotion?.style(towards: target) ?? target
        if resolved.isClear {
            if !layer.content.isEmpty { layer.content = [] }
            if innerShadows != nil { layer.setChildren([]) }
            innerShadows = nil
            return
        }
        showEffects(of: resolved, on: layer)
        let bounds = presentedBounds
        let shape = shapeMotion?.presentedShape ?? self.shape
        switch mode {
        case .fill(let fill):
            paint(
                .fill(container.outline(of: shape, in: bounds, of: self), .color(.clear), evenOdd: fill.isEOFilled),
                resolved, on: layer)
        case .stroke(let model):
            let stroke = strokeMotion?.presented ?? model
            paint(
                .stroke(container.outline(of: shape, in: bounds, of: self), .color(.clear), stroke), resolved, on: layer
            )
        case .strokeBorder(let model):
            let stroke = strokeMotion?.presented ?? model
            guard let insettable = shape as? any InsettableShape else { return }
            paint(
                .stroke(
                    container.outline(of: insettable.insetShape(by: stroke.lineWidth / 2), in: bounds, of: self),
                    .color(.clear), stroke), resolved, on: layer)
        }
    }

    /// Draws the area of a command in a style.
    private func paint(_ command: DrawCommand, _ style: _ResolvedStyle, on layer: Layer) {
        let picture = style.picture(in: presentedBounds)
        if let picture {
            layer.content = picture
            layer.clip = command.area.map { .path($0.path, evenOdd: $0.evenOdd) }
            isClipped = true
        } else {
            layer.content = [command.painted(style.paint(in: presentedBounds))]
            if isClipped { layer.clip = nil }
            isClipped = false
        }
        let shadows = style.shadows.filter(\.isInner)
        guard !shadows.isEmpty || innerShadows != nil, let area = command.area else { return }
        var inner = innerShadows ?? InnerShadows()
        inner.show(shadows, within: area.path, evenOdd: area.evenOdd, in: graph.layers)
        innerShadows = shadows.isEmpty ? nil : inner
        layer.setChildren(inner.layers)
    }

    /// Applies the outer shadows, the blend mode, and the background blur of a style.
    private func showEffects(of style: _ResolvedStyle, on layer: Layer) {
        let shadows = style.shadows.filter { !$0.isInner }
        guard !shadows.isEmpty || style.blendMode != nil || style.backdropBlur > 0 || layer.effects != nil else {
            return
        }
        var effects = LayerEffects()
        effects.backdropBlur = style.backdropBlur
        effects.shadows = shadows.map {
            LayerShadow(color: $0.color, radius: $0.radius, offset: CGSize(width: $0.x, height: $0.y))
        }
        effects.blendMode = style.blendMode?.layerBlendMode ?? .normal
        layer.effects = effects
    }
}

extension InsettableShape {
    fileprivate func insetShape(by amount: CGFloat) -> any Shape { inset(by: amount) }
}

/// The animation of a shape to another shape of the same type.
@MainActor
protocol ShapeMotion: AnyObject {
    var presentedShape: any Shape { get }
    func stop()
}

extension AnimatedProperty: ShapeMotion where Value: Shape {
    var presentedShape: any Shape { presented }
}

extension ShapeElement.Mode {
    fileprivate var stroke: StrokeStyle? {
        switch self {
        case .fill: nil
        case .stroke(let style), .strokeBorder(let style): style
        }
    }
}

extension Shape {
    /// The shape filled with the foreground style.
    @MainActor public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }

    /// Creates the node.
    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
        _ShapeView._makeNode(_ShapeView(shape: view, style: ForegroundStyle()), context)
    }

    /// Updates the node.
    @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
        _ShapeView._updateNode(node, _ShapeView(shape: view, style: ForegroundStyle()))
    }

    /// The number of elements, if the type determines it.
    @MainActor public static var _elementCount: Int? { 1 }
}

/// A shape filled with a style.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView {
    /// The shape to fill.
    public var shape: Content
    /// The color, gradient, or other style of the fill.
    public var style: Style
    /// The fill style.
    public var fillStyle: FillStyle

    /// Creates a filled shape.
    public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }

    /// Creates the node.
    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
        let element = ShapeElement(context)
        element.show(view.shape, view.style, .fill(view.fillStyle))
        return element
    }

    /// Updates the node.
    @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
        unsafeDowncast(node, to: ShapeElement.self).show(view.shape, view.style, .fill(view.fillStyle))
    }

    /// The number of elements, if the type determines it.
    @MainActor public static var _elementCount: Int? { 1 }
}

extension DrawCommand {
    /// Returns the command with another paint.
    fileprivate func painted(_ paint: Paint) -> DrawCommand {
        switch self {
        case .fill(let path, _, let evenOdd): .fill(path, paint, evenOdd: evenOdd)
        case .stroke(let path, _, let style): .stroke(path, paint, style)
        default: self
        }
    }

    /// The area of a fill or a stroke.
    var area: (path: Path, evenOdd: Bool)? {
        switch self {
        case .fill(let path, _, let evenOdd): (path, evenOdd)
        case .stroke(let path, _, let style): (path.strokedPath(style), false)
        default: nil
        }
    }
}
