import Foundation
import LayerTree

/// A context that draws on a ``Canvas``. Available from iOS 15 and macOS 12.
///
/// A copy has its own transform, clips, opacity, and filters, and draws on the same canvas.
///
/// `withCGContext`, shaders, lines of `Text.Layout`, and the filters that hosts don't support aren't available; see
/// ``Filter``.
public struct GraphicsContext {
    /// The environment of the canvas.
    public let environment: EnvironmentValues
    var state = CanvasState()
    let record: CanvasRecord

    init(environment: EnvironmentValues, record: CanvasRecord) {
        self.environment = environment
        self.record = record
    }

    // MARK: State

    /// The opacity of subsequent drawings, in 0...1.
    public var opacity: Double {
        get { state.opacity }
        set { state.opacity = newValue.isFinite ? min(max(newValue, 0), 1) : 1 }
    }

    /// The blend mode of subsequent drawings.
    public var blendMode: BlendMode {
        get { state.blendMode }
        set { state.blendMode = newValue }
    }

    /// The transform from drawing coordinates to those of the canvas.
    public var transform: CGAffineTransform {
        get { state.transform }
        set { state.transform = newValue }
    }

    /// Scales the coordinates.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

    /// Moves the origin of the coordinates, in points.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }

    /// Rotates the coordinates.
    public mutating func rotate(by angle: Angle) {
        concatenate(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
    }

    /// Applies a transform before the current one.
    public mutating func concatenate(_ matrix: CGAffineTransform) {
        state.transform = matrix.concatenating(state.transform)
    }

    // MARK: Clips

    /// Options of a clip.
    @frozen public struct ClipOptions: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt32
        /// Creates a value from its raw value.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Clips to the outside of the shape.
        public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
    }

    /// The bounding box of the clip, in drawing coordinates.
    public var clipBoundingRect: CGRect {
        var box = CGRect(origin: .zero, size: record.size)
        for case (.path(let path, _), false) in state.clips.map({ ($0.shape, $0.isInverse) }) {
            box = box.intersection(path.boundingRect)
        }
        let determinant = state.transform.a * state.transform.d - state.transform.b * state.transform.c
        guard !box.isNull, determinant.isFinite, determinant != 0, (state.transform.tx + state.transform.ty).isFinite
        else { return .null }
        return Path(box).applying(state.transform.inverted()).boundingRect
    }

    /// Clips subsequent drawings to the inside of a path.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        add(.path(path.applying(state.transform), evenOdd: style.isEOFilled), options)
    }

    /// Multiplies the opacity of subsequent drawings by that of another drawing.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        let layer = record.nested()
        var context = inner(layer)
        try content(&context)
        add(.layer(layer.items, opacity: opacity.isFinite ? opacity : 1), options)
    }

    private mutating func add(_ shape: CanvasClip.Shape, _ options: ClipOptions) {
        state.clips.append(CanvasClip(shape: shape, isInverse: options.contains(.inverse), id: record.makeClipID()))
    }

    /// Returns a context with the same coordinates that draws into another record.
    private func inner(_ record: CanvasRecord) -> GraphicsContext {
        var context = GraphicsContext(environment: environment, record: record)
        context.state.transform = state.transform
        return context
    }

    // MARK: Drawing

    /// Draws the content of a closure into one image, with the opacity, blend mode, clips, and filters of this context.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        let layer = record.nested()
        var context = inner(layer)
        try content(&context)
        if !layer.items.isEmpty { record.add(.group(layer.items), state, transform: .identity) }
    }

    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        paint(.fill(path, .color(.clear), evenOdd: style.isEOFilled), in: path.boundingRect, shading) {
            .fill(path, $0, evenOdd: style.isEOFilled)
        }
    }

    /// Strokes a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        paint(.stroke(path, .color(.clear), style), in: path.boundingRect, shading) { .stroke(path, $0, style) }
    }

    private func paint(_ command: DrawCommand, in rect: CGRect, _ shading: Shading, _ painted: (Paint) -> DrawCommand) {
        if case .style(let style) = shading.resolved(in: environment), let picture = style.picture(in: rect) {
            guard let area = command.area else { return }
            var state = state
            let clip = CanvasClip(
                shape: .path(area.path.applying(state.transform), evenOdd: area.evenOdd), isInverse: false,
                id: record.makeClipID())
            // The innermost clip comes first.
            state.clips.insert(clip, at: 0)
            record.add(.commands(picture), state)
        } else if let paint = paint(shading, in: rect) {
            record.add(.commands([painted(paint)]), state)
        }
    }

    /// Strokes a path, with a line width in points.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    func paint(_ shading: Shading, in rect: CGRect) -> Paint? {
        let style = shading.resolved(in: environment)
        guard let style, !style.isClear, !rect.isNull else { return nil }
        return style.paint(in: rect)
    }
}

extension GraphicsContext {
    /// The mode of compositing a drawing with the content behind it. Available from iOS 15 and macOS 12.
    @frozen public struct BlendMode: RawRepresentable, Equatable, Sendable {
        /// The raw value.
        public let rawValue: Int32

        /// Creates a value from its raw value.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        /// Draws over the background.
        public static var normal: BlendMode { BlendMode(rawValue: 0) }
        /// Multiplies the colors.
        public static var multiply: BlendMode { BlendMode(rawValue: 1) }
        /// Multiplies the inverses of the colors, and inverts the result.
        public static var screen: BlendMode { BlendMode(rawValue: 2) }
        /// Multiplies or screens, depending on the background.
        public static var overlay: BlendMode { BlendMode(rawValue: 3) }
        /// Takes the darker color.
        public static var darken: BlendMode { BlendMode(rawValue: 4) }
        /// Takes the lighter color.
        public static var lighten: BlendMode { BlendMode(rawValue: 5) }
        /// Brightens the background to reflect the drawing.
        public static var colorDodge: BlendMode { BlendMode(rawValue: 6) }
        /// Darkens the background to reflect the drawing.
        public static var colorBurn: BlendMode { BlendMode(rawValue: 7) }
        /// Darkens or lightens, depending on the drawing.
        public static var softLight: BlendMode { BlendMode(rawValue: 8) }
        /// Multiplies or screens, depending on the drawing.
        public static var hardLight: BlendMode { BlendMode(rawValue: 9) }
        /// Subtracts the darker color from the lighter one.
        public static var difference: BlendMode { BlendMode(rawValue: 10) }
        /// Like `difference`, with lower contrast.
        public static var exclusion: BlendMode { BlendMode(rawValue: 11) }
        /// Uses the hue of the drawing.
        public static var hue: BlendMode { BlendMode(rawValue: 12) }
        /// Uses the saturation of the drawing.
        public static var saturation: BlendMode { BlendMode(rawValue: 13) }
        /// Uses the hue and the saturation of the drawing.
        public static var color: BlendMode { BlendMode(rawValue: 14) }
        /// Uses the luminosity of the drawing.
        public static var luminosity: BlendMode { BlendMode(rawValue: 15) }
        /// Draws where the background is opaque.
        public static var sourceAtop: BlendMode { BlendMode(rawValue: 20) }
        /// Draws behind the background.
        public static var destinationOver: BlendMode { BlendMode(rawValue: 21) }
        /// Erases the background where the drawing is opaque.
        public static var destinationOut: BlendMode { BlendMode(rawValue: 23) }
        /// Adds the colors and subtracts one.
        public static var plusDarker: BlendMode { BlendMode(rawValue: 26) }
        /// Adds the colors.
        public static var plusLighter: BlendMode { BlendMode(rawValue: 27) }

        var layerBlendMode: LayerBlendMode {
            let modes: [Int32: LayerBlendMode] = [
                1: .multiply, 2: .screen, 3: .overlay, 4: .darken, 5: .lighten, 6: .colorDodge, 7: .colorBurn,
                8: .softLight,
                9: .hardLight, 10: .difference, 11: .exclusion, 12: .hue, 13: .saturation, 14: .color, 15: .luminosity,
                20: .sourceAtop, 21: .destinationOver, 23: .destinationOut, 26: .plusDarker, 27: .plusLighter,
            ]
            return modes[rawValue] ?? .normal
        }
    }
}
