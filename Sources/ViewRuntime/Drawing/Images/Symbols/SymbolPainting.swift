import Foundation
import LayerTree

/// A symbol in an environment.
struct SymbolPainting {
    let symbol: Symbol
    /// The size of the image, in points.
    let size: CGSize
    /// The distance from the top of the image to the baseline of text beside it, in points.
    let baseline: CGFloat
    private let unit: CGFloat
    /// The distance between a symbol and the edge of its image, in units.
    private static let margin: CGFloat = 0.9

    /// Returns the symbol in the form that the environment requests, or `nil` for an unknown name.
    @MainActor static func named(_ name: String, in environment: EnvironmentValues) -> SymbolPainting? {
        let weight = environment.symbolFont.weight
        for candidate in environment.symbolVariants.names(of: name) {
            if let symbol = Symbol.named(candidate, weight: weight) { return SymbolPainting(symbol, in: environment) }
        }
        return nil
    }

    init(_ symbol: Symbol, in environment: EnvironmentValues) {
        let fontSize = CGFloat(environment.symbolFont.size)
        let factor: CGFloat =
            switch environment.imageScale {
            case .small: 0.8
            case .medium: 1
            case .large: 1.28
            }
        self.symbol = symbol
        unit = Symbol.unit(fontSize: fontSize) * factor
        size = CGSize(
            width: (symbol.bounds.width + 2 * Self.margin) * unit,
            height: (symbol.bounds.height + 2 * Self.margin) * unit)
        // The center of the square is that of capital letters, whose height is about 0.7 of the font size.
        baseline = (SymbolDrawing.side / 2 - symbol.bounds.minY + Self.margin) * unit + fontSize * 0.35
    }

    /// The distances of the symbol's lines above and below the baseline.
    var extent: (ascent: CGFloat, descent: CGFloat) {
        (baseline - Self.margin * unit, size.height - Self.margin * unit - baseline)
    }

    /// Returns the commands that draw the symbol in a rectangle.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - environment: The environment.
    ///   - mode: The rendering mode, if any.
    ///   - styles: The styles of the emphasized and the other parts; by default those of the environment.
    ///   - emphasis: The emphasized pieces of a variable symbol.
    func commands(
        in rect: CGRect, environment: EnvironmentValues, mode: SymbolRenderingMode.Kind?,
        styles: [_ResolvedStyle]? = nil, emphasis: SymbolEmphasis?
    ) -> [DrawCommand] {
        let styles = styles ?? environment.symbolStyles
        let bounds = symbol.bounds
        let x = rect.width / size.width * unit, y = rect.height / size.height * unit
        var fit = CGAffineTransform(
            a: x, b: 0, c: 0, d: y, tx: rect.minX + (Self.margin - bounds.minX) * x,
            ty: rect.minY + (Self.margin - bounds.minY) * y)
        if symbol.followsWriting, environment.layoutDirection == .rightToLeft {
            fit = fit.concatenating(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
        }
        func fill(_ path: Path, level: Int) -> DrawCommand {
            .fill(path.applying(fit), styles[level].paint(in: rect), evenOdd: false)
        }
        let mode = environment.symbolMode(mode)
        if mode == .hierarchical || mode == .palette, let levels = symbol.parts.levels {
            return [fill(levels.rest, level: 1), fill(levels.sign, level: 0)]
        }
        guard let emphasis, emphasis.value.isFinite, symbol.parts.pieces.count > 1 else {
            return [fill(symbol.outline, level: 0)]
        }
        let pieces = symbol.parts.pieces
        return pieces.enumerated().map { index, part in
            let opacity = emphasis.opacity(ofPiece: index, of: pieces.count)
            return .fill(part.applying(fit), styles[0].opacity(opacity).paint(in: rect), evenOdd: false)
        }
    }
}

extension EnvironmentValues {
    /// The font that determines the size and the weight of symbols.
    var symbolFont: FontDescriptor {
        var font = (drawing.font ?? .body).resolve(dynamicTypeSize: dynamicTypeSize)
        if let weight = drawing.text.weight { font.weight = weight.value }
        font.size *= drawing.text.scale
        return font
    }

    /// The styles of the emphasized and the other parts of symbols.
    var symbolStyles: [_ResolvedStyle] {
        [0, 1].map { ForegroundStyle()._resolve(_StyleContext(environment: self, level: $0)) }
    }

    /// Returns the rendering mode. Several foreground styles apply to the parts of a symbol, unless a mode is set.
    func symbolMode(_ own: SymbolRenderingMode.Kind?) -> SymbolRenderingMode.Kind {
        own ?? symbolRenderingMode?.kind ?? (drawing.foregroundStyle?.base is ForegroundLevels ? .palette : .monochrome)
    }
}
