import Foundation
import LayerTree

/// An image or a symbol in a text.
@MainActor
struct TextImage {
    private enum Drawing {
        case symbol(SymbolPainting, SymbolRenderingMode.Kind, value: Double?)
        case picture(EncodedImage, isTemplate: Bool, smooth: Bool)
        case nothing
    }

    private let drawing: Drawing
    /// The color of the text, or `nil` for the paint of the text.
    private let color: RGBA?
    private let environment: EnvironmentValues
    /// The name, if there's no such image or symbol.
    private(set) var unknownName: String?

    /// Creates an image in a text.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - color: The color of the text, or `nil` for the paint of the text.
    ///   - environment: The environment, with the font of the text.
    init(_ image: Image, color: RGBA?, in environment: EnvironmentValues) {
        self.color = color
        self.environment = environment
        func named(_ picture: NamedPicture) -> Drawing {
            .picture(picture.image, isTemplate: picture.isTemplate(in: image), smooth: image.interpolation != .none)
        }
        switch image.source {
        case .symbol(let name):
            let known = SymbolPainting.named(name, in: environment)
            if known == nil { unknownName = name }
            drawing = .symbol(
                known ?? SymbolPainting(.unknown, in: environment), environment.symbolMode(image.symbolMode),
                value: image.variableValue)
        case .loaded(let loaded): drawing = named(NamedPicture(image: loaded.resource))
        case .file(let name, let bundle):
            let picture = ImageLibrary.picture(named: name, in: bundle, environment: environment)
            if picture == nil { unknownName = name }
            drawing = picture.map(named) ?? .nothing
        }
    }

    /// The size, in points.
    var size: CGSize {
        switch drawing {
        case .symbol(let symbol, _, _): symbol.size
        case .picture(let resource, _, _): resource.size
        case .nothing: .zero
        }
    }

    /// The distances that a line reserves above and below the baseline. They don't include the margin of a symbol, so
    /// the line is as high as others.
    var extent: (ascent: CGFloat, descent: CGFloat) {
        switch drawing {
        case .symbol(let symbol, _, _): symbol.extent
        case .picture(let resource, _, _): (resource.size.height, 0)
        case .nothing: (0, 0)
        }
    }

    /// Returns commands that draw the image.
    ///
    /// - Parameters:
    ///   - origin: The left end of the image on the baseline.
    ///   - factor: The factor by which the text shrank.
    ///   - style: The style of the text.
    ///   - opacity: The opacity of the text during a fade, which `style` already includes.
    func commands(at origin: CGPoint, scaledBy factor: CGFloat, style: _ResolvedStyle, opacity: Double) -> [DrawCommand]
    {
        func rect(above: CGFloat) -> CGRect {
            CGRect(x: origin.x, y: origin.y - above * factor, width: size.width * factor, height: size.height * factor)
        }
        switch drawing {
        case .nothing: return []
        case .picture(let resource, let isTemplate, let smooth):
            // An image doesn't fade; it changes in the middle of the fade.
            if opacity < 0.5 || size.width <= 0 || size.height <= 0 { return [] }
            let tint = isTemplate ? color ?? style.color ?? .black : nil
            return [.image(resource, in: rect(above: size.height), tint: tint, smooth: smooth)]
        case .symbol(let symbol, let mode, let value):
            var values = environment
            if let color {
                values.drawing.foregroundStyle = AnyShapeStyle(
                    LevelsOfPaint(style: _ResolvedStyle(color: color).opacity(opacity)))
            } else if mode == .palette || mode == .hierarchical {
                values.drawing.foregroundStyle = AnyShapeStyle(
                    (environment.drawing.foregroundStyle ?? AnyShapeStyle(.primary)).opacity(opacity))
            } else {
                values.drawing.foregroundStyle = AnyShapeStyle(LevelsOfPaint(style: style))
            }
            return symbol.commands(
                in: rect(above: symbol.baseline), environment: values, mode: mode,
                emphasis: value.map { SymbolEmphasis(value: $0) })
        }
    }
}

extension [TextImage] {
    /// Returns commands that draw the images of a text whose layout has its top-left corner at `origin`.
    @MainActor func commands(
        in layout: TextLayout, at origin: CGPoint = .zero, style: _ResolvedStyle, opacity: Double = 1
    ) -> [DrawCommand] {
        if isEmpty { return [] }
        // A gradient extends over the entire text.
        var style = style
        if style.rect == nil { style.rect = CGRectBox(CGRect(origin: origin, size: layout.size)) }
        var commands: [DrawCommand] = []
        for line in layout.lines {
            for run in line.runs {
                guard let attachment = run.attachment, indices.contains(attachment.number) else { continue }
                let image = self[attachment.number]
                let factor = image.size.width > 0 ? CGFloat(attachment.width) / image.size.width : 1
                let start = CGPoint(x: origin.x + run.x, y: origin.y + line.baseline - run.baselineOffset)
                commands += image.commands(at: start, scaledBy: factor, style: style, opacity: opacity)
            }
        }
        return commands
    }
}

/// The current paint and its weaker levels.
private struct LevelsOfPaint: ShapeStyle {
    let style: _ResolvedStyle

    func _resolve(_ context: _StyleContext) -> _ResolvedStyle { style.opacity(context.levelOpacity) }
}
