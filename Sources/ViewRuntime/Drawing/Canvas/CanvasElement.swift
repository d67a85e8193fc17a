import Foundation
import LayerTree

/// The element of a canvas.
final class CanvasElement: Element {
    private var renderer: ((inout GraphicsContext, CGSize) -> Void)!
    private var isOpaque = false
    private(set) var symbols: CanvasSymbols!
    private var sheets = CanvasSheets()

    override init(_ context: _NodeContext) {
        super.init(context)
        _ = makeLayer()
    }

    func use(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void, isOpaque: Bool) {
        self.renderer = renderer
        self.isOpaque = isOpaque
        setNeedsDraw()
    }

    func use(_ symbols: CanvasSymbols) {
        self.symbols = symbols
        symbols.layoutParent = self
        symbols.canvas = self
    }

    override func forEachChild(_ body: (_Node) -> Void) { if let symbols { body(symbols) } }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func arrange() {
        let room = CGSize(width: max(size.width, 0), height: max(size.height, 0))
        symbols.settle(at: .zero, size: room, proposal: ProposedViewSize(room))
    }

    override func containsPoint(_ point: CGPoint) -> Bool { bounds.contains(point) }

    override func environmentDidChange(from old: EnvironmentValues) { setNeedsDraw() }

    override func refresh() {
        graph.didRefresh(self)
        setNeedsDraw()
    }

    // MARK: Drawing

    override var drawsBySize: Bool { true }

    /// Draws again if the views in the drawing have changed.
    func drawChangedSymbols() {
        if symbols.layer?.hasChangesInside == true { draw() }
    }

    override func willUnmount() { graph.symbolCanvases.removeAll { $0 === self } }

    /// The layers of the drawing belong to no element.
    override var childrenLayer: Layer? { nil }

    override func draw() {
        guard let layer else { return }
        let size = presentedBounds.size
        layer.clip = .rect(CGRect(origin: .zero, size: size))
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
            layer.content = []
            layer.setChildren([])
            return
        }
        let record = CanvasRecord(size: size, measurer: graph.measurer, symbols: symbols)
        var context = GraphicsContext(environment: environment, record: record)
        tracking { renderer(&context, size) }
        layer.content = isOpaque ? [.fill(Path(presentedBounds), .color(.black), evenOdd: false)] : []
        layer.setChildren(sheets.layers(for: record.items, in: graph.layers, size: size))
    }
}

/// Lays out the views that a canvas can draw, invisibly, each with its own size.
final class CanvasSymbols: ContainerElement {
    unowned(unsafe) var canvas: CanvasElement!

    override init(_ context: _NodeContext) {
        super.init(context)
        _ = makeLayer()
    }

    override func arrange() {
        for child in children { place(child, at: .zero, proposal: .unspecified) }
        canvas.setNeedsDraw()
    }

    /// Returns the size and the layers of the view with a tag.
    func symbol(tagged tag: AnyHashable) -> (size: CGSize, layers: [Layer])? {
        if !graph.symbolCanvases.contains(where: { $0 === canvas }) { graph.symbolCanvases.append(canvas) }
        for child in children {
            let values = child.trait(ObjectIdentifier(ContainerValues.self)) as? ContainerValues
            guard values?.tags.contains(tag) == true else { continue }
            var layers: [Layer] = []
            child.emitLayers(at: CGPoint(x: -child.origin.x, y: -child.origin.y), into: &layers)
            return (child.size, layers)
        }
        return nil
    }
}

extension Layer {
    fileprivate var hasChangesInside: Bool {
        !changes.isEmpty || effects?.mask?.hasChangesInside == true || children.contains(where: \.hasChangesInside)
    }
}
