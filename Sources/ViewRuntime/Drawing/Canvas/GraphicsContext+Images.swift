import Foundation
import LayerTree

extension GraphicsContext {
    /// An image or a symbol prepared for a canvas. Available from iOS 15 and macOS 12.
    public struct ResolvedImage {
        /// The size, in points.
        public var size: CGSize { content.size }
        /// The distance from the top to the baseline of text beside the image, in points.
        public let baseline: CGFloat
        /// The shading of a template, or `nil` for its own colors.
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

    /// Prepares an image for drawing in the environment.
    public func resolve(_ image: Image) -> ResolvedImage {
        let content: ResolvedImage.Content, baseline: CGFloat
        var isTemplate = image.renderingMode == .template
        switch image.source {
        case .symbol(let name):
            // Canvases draw in a frame, on the main actor.
            nonisolated(unsafe) let values = environment
            nonisolated(unsafe) var found: SymbolPainting!
            MainActor.assumeIsolated {
                found = SymbolPainting.named(name, in: values) ?? SymbolPainting(.unknown, in: values)
            }
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

    /// Draws an image in a rectangle.
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
                values.drawing.foregroundStyle = AnyShapeStyle(style)
            }
            var commands = symbol.commands(
                in: rect, environment: values, mode: mode, emphasis: value.map { SymbolEmphasis(value: $0) })
            if case .gradient = image.shading?.kind, let paint = image.shading.flatMap({ paint($0, in: rect) }) {
                commands = commands.map { command in
                    if case .fill(let path, _, let evenOdd) = command {
                        .fill(path, paint, evenOdd: evenOdd)
                    } else {
                        command
                    }
                }
            }
            record.add(.commands(commands), state)
        }
    }

    /// Draws an image with its anchor at a point.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: image.size.placed(at: point, anchor))
    }

    /// Draws an image in a rectangle.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    /// Draws an image with its anchor at a point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    // MARK: Symbols

    /// A view of the canvas prepared for drawing. Available from iOS 15 and macOS 12.
    public struct ResolvedSymbol {
        /// The size, in points.
        public let size: CGSize
        fileprivate let layers: [Layer]
    }

    /// Returns the view of the canvas with a tag, or `nil` if there's none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        guard let symbols = record.symbols else { return nil }
        let store = symbols
        nonisolated(unsafe) let tag = AnyHashable(id)
        nonisolated(unsafe) var found: ResolvedSymbol?
        MainActor.assumeIsolated {
            found = store.symbol(tagged: tag).map { ResolvedSymbol(size: $0.size, layers: $0.layers) }
        }
        return found
    }

    /// Draws a view with its anchor at a point.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: symbol.size.placed(at: point, anchor))
    }

    /// Draws a view in a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        guard symbol.size.width > 0, symbol.size.height > 0, !rect.isNull else { return }
        let fit = CGAffineTransform(
            a: rect.width / symbol.size.width, b: 0, c: 0, d: rect.height / symbol.size.height, tx: rect.minX,
            ty: rect.minY)
        record.add(.symbol(symbol.layers), state, transform: fit.concatenating(state.transform))
    }
}

extension CGSize {
    fileprivate func placed(at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
        CGRect(x: point.x - width * anchor.x, y: point.y - height * anchor.y, width: width, height: height)
    }
}
