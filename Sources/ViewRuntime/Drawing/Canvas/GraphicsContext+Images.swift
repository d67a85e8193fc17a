import Foundation
import LayerTree

extension GraphicsContext {
    /// A picture or a symbol of the system as it is drawn on a canvas. Apple: iOS 15, macOS 12.
    public struct ResolvedImage {
        /// In points.
        public var size: CGSize { content.size }
        /// From the top to the baseline of text beside the picture.
        public let baseline: CGFloat
        /// What a template is painted with; nil for its own colours.
        public var shading: Shading?
        fileprivate let content: Content

        fileprivate enum Content {
            case picture(EncodedImage, smooth: Bool)
            case symbol(SymbolPainting, SymbolRenderingMode.Kind?, value: Double?)
            case nothing

            var size: CGSize {
                switch self {
                case .picture(let resource, _): resource.size
                case .symbol(let symbol, _, _): symbol.size
                case .nothing: .zero
                }
            }
        }
    }

    /// The picture with what it takes from the environment, to be drawn.
    public func resolve(_ image: Image) -> ResolvedImage {
        let content: ResolvedImage.Content, baseline: CGFloat
        var isTemplate = image.renderingMode == .template
        switch image.source {
        case .symbol(let name):
            // Canvases are drawn in a frame, on the main actor.
            nonisolated(unsafe) let values = environment
            nonisolated(unsafe) var found: SymbolPainting!
            MainActor.assumeIsolated { found = SymbolPainting.named(name, in: values) ?? SymbolPainting(.unknown, in: values) }
            let symbol: SymbolPainting = found
            content = .symbol(symbol, image.symbolMode, value: image.variableValue)
            baseline = symbol.baseline
            isTemplate = true
        case .loaded(let picture):
            content = .picture(picture.resource, smooth: image.interpolation != .none)
            baseline = picture.resource.size.height
        case .file(let name, let bundle):
            let found = ImageLibrary.picture(named: name, in: bundle, environment: environment)
            content = found.map { .picture($0.image, smooth: image.interpolation != .none) } ?? .nothing
            baseline = found?.image.size.height ?? 0
            isTemplate = found?.isTemplate(in: image) ?? isTemplate
        }
        return ResolvedImage(baseline: baseline, shading: isTemplate ? .foreground : nil, content: content)
    }

    /// Draws a picture as large as the rectangle.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        guard !rect.isNull, (rect.minX + rect.minY + rect.maxX + rect.maxY).isFinite else { return }
        switch image.content {
        case .nothing: break
        case .picture(let resource, let smooth):
            let tint = image.shading.map { $0.resolved(in: environment)?.color ?? .black }
            record.add(.commands([.image(resource, in: rect, tint: tint, smooth: smooth)]), state)
        case .symbol(let symbol, let mode, let value):
            var values = environment
            if case .style(let style) = image.shading?.kind, !(style is ForegroundStyle) {
                values.builtIn.foregroundStyle = AnyShapeStyle(style)
            }
            var commands = symbol.commands(in: rect, environment: values, mode: mode, value: value)
            if case .gradient = image.shading?.kind, let paint = image.shading.flatMap({ paint($0, in: rect) }) {
                commands = commands.map { command in
                    if case .fill(let path, _, let evenOdd) = command { .fill(path, paint, evenOdd: evenOdd) } else { command }
                }
            }
            record.add(.commands(commands), state)
        }
    }

    /// Draws a picture on one point, which its anchor comes to lie on.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: image.size.placed(at: point, anchor))
    }

    /// Draws a picture as large as the rectangle.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) { draw(resolve(image), in: rect, style: style) }

    /// Draws a picture on one point, which its anchor comes to lie on.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) { draw(resolve(image), at: point, anchor: anchor) }

    // MARK: Symbols

    /// A view that was handed to the canvas, to be drawn as often as one likes. Apple: iOS 15, macOS 12.
    public struct ResolvedSymbol {
        /// In points.
        public let size: CGSize
        fileprivate let layers: [Layer]
    }

    /// The view of the canvas's symbols that has a tag; nil if none has.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        guard let symbols = record.symbols else { return nil }
        let store = symbols
        nonisolated(unsafe) let tag = AnyHashable(id)
        nonisolated(unsafe) var found: ResolvedSymbol?
        MainActor.assumeIsolated { found = store.symbol(tagged: tag).map { ResolvedSymbol(size: $0.size, layers: $0.layers) } }
        return found
    }

    /// Draws a view on one point, which its anchor comes to lie on.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: symbol.size.placed(at: point, anchor))
    }

    /// Draws a view as large as the rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        guard symbol.size.width > 0, symbol.size.height > 0, !rect.isNull else { return }
        let fit = CGAffineTransform(
            a: rect.width / symbol.size.width, b: 0, c: 0, d: rect.height / symbol.size.height, tx: rect.minX, ty: rect.minY)
        record.add(.symbol(symbol.layers), state, transform: fit.concatenating(state.transform))
    }
}

extension CGSize {
    fileprivate func placed(at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
        CGRect(x: point.x - width * anchor.x, y: point.y - height * anchor.y, width: width, height: height)
    }
}
