import Foundation
import LayerTree

/// The element of a picture or a symbol.
final class ImageElement: Element {
    var image: Image! {
        didSet {
            load()
            invalidateLayout()
            setNeedsDraw()
            graph.semanticsTree.setNeedsRefresh()
        }
    }
    private var resource: ImageResource?
    private var symbol: Symbol?
    /// What is cut out of a symbol's filled ground.
    private var cutout: Layer?

    override init(_ context: _NodeContext) {
        super.init(context)
        _ = makeLayer()
    }

    private func load() {
        resource = nil
        symbol = nil
        switch image.source {
        case .symbol(let name):
            symbol = Symbol.named(name)
            if symbol == nil {
                graph.warn("there is no symbol named \"\(name)\"; an empty square is shown")
                symbol = Symbol.unknown
            }
        case .loaded(let picture): resource = picture.resource
        case .file(let name, let folder):
            resource = ImageLibrary.resource(named: name, in: folder, displayScale: environment.displayScale)
            if resource == nil { graph.warn("there is no picture named \"\(name)\" in \(folder)") }
        }
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        if !environment.hasSameStyle(as: old) || environment.layoutDirection != old.layoutDirection { setNeedsDraw() }
        if symbol != nil, !environment.hasSameText(as: old) || environment.imageScale != old.imageScale {
            invalidateLayout()
            setNeedsDraw()
        }
    }

    // MARK: Layout

    private var ownSize: CGSize {
        guard symbol != nil else { return resource?.size ?? .zero }
        let font = (environment.builtIn.font ?? .body).resolve(dynamicTypeSize: environment.dynamicTypeSize)
        let factor: CGFloat
        switch environment.imageScale {
        case .small: factor = 0.8
        case .medium: factor = 1
        case .large: factor = 1.28
        }
        let side = CGFloat(font.size) * 1.2 * factor
        return CGSize(width: side, height: side)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let own = ownSize
        return image.isResizable ? CGSize(width: proposal.width ?? own.width, height: proposal.height ?? own.height) : own
    }

    override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guard symbol != nil, !image.isResizable,
            key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
        else { return nil }
        // Capitals, about 0.7 of the font's size high, have their middle where the symbol has its own.
        return size.height / 2 + size.height * 0.35 / 1.2
    }

    override func containsPoint(_ point: CGPoint) -> Bool { bounds.contains(point) }

    // MARK: Drawing

    override var drawsBySize: Bool { image.isResizable }

    /// What is cut out is no one else's child.
    override var childrenLayer: Layer? { nil }

    override func draw() {
        guard let layer else { return }
        let style = (environment.builtIn.foregroundStyle.map { $0.resolved(in: environment) })
            ?? HierarchicalShapeStyle.primary.resolved(in: environment)
        let bounds = presentedBounds
        if environment.builtIn.redaction.contains(.placeholder) {
            layer.content = [.fill(Path(bounds), style.opacity(0.16).paint(in: bounds), evenOdd: false)]
            return
        }
        if let symbol {
            draw(symbol, style.paint(in: bounds), in: bounds, on: layer)
        } else if let resource, resource.size.width > 0, resource.size.height > 0 {
            let tint = image.renderingMode == .template ? style.color ?? .black : nil
            let isSmooth = image.interpolation != .none
            layer.content = rectangles(for: resource.size, in: bounds).map {
                .image(resource, in: $0, tint: tint, smooth: isSmooth)
            }
            layer.clip = image.tiles ? .rect(bounds) : nil
        } else {
            layer.content = []
        }
    }

    /// Where the picture is drawn: once, or side by side for tiles (of which there are at most ten thousand).
    private func rectangles(for size: CGSize, in bounds: CGRect) -> [CGRect] {
        guard image.isResizable, image.tiles else { return [bounds] }
        let columns = (bounds.width / size.width).rounded(.up), rows = (bounds.height / size.height).rounded(.up)
        guard columns * rows <= 10_000 else { return [bounds] }
        return (0..<Int(rows)).flatMap { row in
            (0..<Int(columns)).map { column in
                CGRect(x: CGFloat(column) * size.width, y: CGFloat(row) * size.height, width: size.width, height: size.height)
            }
        }
    }

    private func draw(_ symbol: Symbol, _ paint: Paint, in bounds: CGRect, on layer: Layer) {
        let isMirrored = symbol.followsWriting && environment.layoutDirection == .rightToLeft
        var fit = CGAffineTransform(
            a: bounds.width / Symbol.side, b: 0, c: 0, d: bounds.height / Symbol.side, tx: 0, ty: 0)
        if isMirrored { fit = CGAffineTransform(a: -fit.a, b: 0, c: 0, d: fit.d, tx: bounds.width, ty: 0) }
        let width = Symbol.lineWidth * min(bounds.width, bounds.height) / Symbol.side
        func commands(_ drawing: Symbol.Drawing, _ paint: Paint) -> [DrawCommand] {
            let stroke = StrokeStyle(lineWidth: width * drawing.weight, lineCap: .round, lineJoin: .round)
            var commands: [DrawCommand] = []
            if !drawing.filled.isEmpty { commands.append(.fill(drawing.filled.applying(fit), paint, evenOdd: true)) }
            if !drawing.stroked.isEmpty { commands.append(.stroke(drawing.stroked.applying(fit), paint, stroke)) }
            return commands
        }
        layer.content = commands(symbol.drawing, paint)
        guard let cut = symbol.cutout else {
            if cutout != nil {
                cutout = nil
                layer.setChildren([])
                layer.effects = nil
            }
            return
        }
        let hole = cutout ?? Layer(in: graph.layers)
        var cutting = LayerEffects()
        cutting.blendMode = .destinationOut
        hole.effects = cutting
        hole.content = commands(cut, .color(.black))
        cutout = hole
        var group = LayerEffects()
        group.isGroup = true
        layer.effects = group
        layer.setChildren([hole])
    }

    override func semantics(_ children: [SemanticsNode]) -> [SemanticsNode] {
        guard let label = image.label else { return [] }
        var node = graph.semanticsTree.node(for: self, .image)
        node.label = label.string(in: environment.locale)
        return [node]
    }
}
