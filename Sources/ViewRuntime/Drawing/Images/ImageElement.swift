import Foundation
import LayerTree

/// The element of an image or a symbol.
final class ImageElement: Element {
    var image: Image! {
        didSet {
            if image == oldValue { return }
            let old = symbol
            load()
            if let old, symbol != nil, oldValue.source != image.source, environment.contentTransition.replacesSymbols {
                moving().replace(old)
            }
            invalidateLayout()
            setNeedsDraw()
            graph.semanticsTree.setNeedsRefresh()
        }
    }
    private var picture: NamedPicture?
    private var symbol: SymbolPainting?
    private var styleMotion: StyleMotion?
    private var motion: SymbolMotion?

    override init(_ context: _NodeContext) {
        super.init(context)
        _ = makeLayer()
        if !environment.symbolEffects.isEmpty { moving().update(environment.symbolEffects) }
    }

    private func moving() -> SymbolMotion {
        let motion = motion ?? SymbolMotion(of: self)
        self.motion = motion
        return motion
    }

    private func load() {
        picture = nil
        symbol = nil
        switch image.source {
        case .symbol(let name):
            symbol = painting(of: name)
        case .loaded(let loaded): picture = NamedPicture(image: loaded.resource)
        case .file(let name, let bundle):
            picture = ImageLibrary.picture(named: name, in: bundle, environment: environment)
            if picture == nil {
                graph.warn("there is no picture named \"\(name)\" in \(bundle ?? "the program's bundles")")
            }
        }
    }

    private func painting(of name: String) -> SymbolPainting {
        if let painting = SymbolPainting.named(name, in: environment) { return painting }
        graph.warn("there is no symbol named \"\(name)\"; an empty square of dashes is shown")
        return SymbolPainting(.unknown, in: environment)
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        let sameStyle = environment.hasSameStyle(as: old)
        if !sameStyle {
            styleMotion = StyleMotion.next(
                after: styleMotion, from: old.symbolStyles, to: environment.symbolStyles, of: self)
        }
        let sameRedaction = environment.builtIn.redaction == old.builtIn.redaction
        if !sameStyle || !sameRedaction || environment.layoutDirection != old.layoutDirection { setNeedsDraw() }
        if case .file = image.source, !environment.hasSamePictures(as: old) {
            load()
            invalidateLayout()
            setNeedsDraw()
        }
        guard case .symbol = image.source else { return }
        let effects = environment.symbolEffects
        if motion != nil || !effects.isEmpty { moving().update(effects) }
        if environment.symbolRenderingMode?.kind != old.symbolRenderingMode?.kind { setNeedsDraw() }
        if !environment.hasSameText(as: old) || environment.imageScale != old.imageScale
            || environment.symbolVariants != old.symbolVariants
        {
            load()
            invalidateLayout()
            setNeedsDraw()
        }
    }

    // MARK: Layout

    private var ownSize: CGSize { symbol?.size ?? picture?.image.size ?? .zero }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let own = ownSize
        return image.isResizable
            ? CGSize(width: proposal.width ?? own.width, height: proposal.height ?? own.height) : own
    }

    override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guard let symbol, !image.isResizable,
            key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
        else { return nil }
        return symbol.baseline
    }

    override func containsPoint(_ point: CGPoint) -> Bool { bounds.contains(point) }

    override func willUnmount() {
        styleMotion?.stop()
        motion?.stop()
    }

    // MARK: Drawing

    override var drawsBySize: Bool { image.isResizable }

    override func draw() {
        guard let layer else { return }
        let styles = environment.symbolStyles.enumerated().map { styleMotion?.style(towards: $1, level: $0) ?? $1 }
        let style = styles[0]
        let bounds = presentedBounds
        if environment.builtIn.redaction.contains(.placeholder) {
            layer.content = [.fill(Path(bounds), style.opacity(0.16).paint(in: bounds), evenOdd: false)]
            return
        }
        if let symbol {
            let (pose, old) = motion?.shown ?? (.rest, nil)
            let excess = CGSize(
                width: bounds.width * (1 - pose.scale) / 2, height: bounds.height * (1 - pose.scale) / 2)
            layer.opacity = pose.opacity
            layer.transform = pose.transform(in: bounds)
            layer.content = (old ?? symbol).commands(
                in: bounds.insetBy(dx: excess.width, dy: excess.height), environment: environment,
                mode: image.symbolMode,
                styles: styles,
                emphasis: pose.emphasis ?? image.variableValue.map { SymbolEmphasis(value: $0) })
        } else if let picture, picture.image.size.width > 0, picture.image.size.height > 0 {
            let resource = picture.image
            let tint = picture.isTemplate(in: image) ? style.color ?? .black : nil
            let isSmooth = image.interpolation != .none
            layer.content = rectangles(for: resource.size, in: bounds).map {
                .image(resource, in: $0, tint: tint, smooth: isSmooth)
            }
            layer.clip = image.tiles ? .rect(bounds) : nil
        } else {
            layer.content = []
        }
    }

    /// Returns the rectangles of the image: one, or one for each tile.
    private func rectangles(for size: CGSize, in bounds: CGRect) -> [CGRect] {
        image.isResizable && image.tiles ? TileGrid.frames(of: size, in: bounds) : [bounds]
    }

    override func semantics(_ children: [SemanticsNode]) -> [SemanticsNode] {
        guard let label = image.label else { return [] }
        var node = graph.semanticsTree.node(for: self, .image)
        node.label = label.string(in: environment)
        return [node]
    }
}
