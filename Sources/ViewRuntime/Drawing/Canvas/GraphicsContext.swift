import Foundation
import LayerTree

/// Draws on a ``Canvas``. Apple: iOS 15, macOS 12.
///
/// A copy has a transform, clips, opacity and filters of its own and draws on the same canvas.
///
/// Missing are `withCGContext`, shaders, lines of `Text.Layout` and the filters for which hosts have no effect, see ``Filter``.
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

    /// 0...1, for what is drawn from now on.
    public var opacity: Double {
        get { state.opacity }
        set { state.opacity = newValue.isFinite ? min(max(newValue, 0), 1) : 1 }
    }

    public var blendMode: BlendMode {
        get { state.blendMode }
        set { state.blendMode = newValue }
    }

    /// From the coordinates that are drawn in to those of the canvas.
    public var transform: CGAffineTransform {
        get { state.transform }
        set { state.transform = newValue }
    }

    public mutating func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

    public mutating func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }

    public mutating func rotate(by angle: Angle) { concatenate(CGAffineTransform(rotationAngle: CGFloat(angle.radians))) }

    /// Transforms what is drawn from now on before it is transformed as until now.
    public mutating func concatenate(_ matrix: CGAffineTransform) { state.transform = matrix.concatenating(state.transform) }

    // MARK: Clips

    @frozen public struct ClipOptions: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt32
        /// Creates a value from its raw value.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Draws outside of the shape rather than in it.
        public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
    }

    /// The box around all that can be drawn on, in the coordinates that are drawn in.
    public var clipBoundingRect: CGRect {
        var box = CGRect(origin: .zero, size: record.size)
        for case (.path(let path, _), false) in state.clips.map({ ($0.shape, $0.isInverse) }) { box = box.intersection(path.boundingRect) }
        let determinant = state.transform.a * state.transform.d - state.transform.b * state.transform.c
        guard !box.isNull, determinant.isFinite, determinant != 0, (state.transform.tx + state.transform.ty).isFinite else { return .null }
        return Path(box).applying(state.transform.inverted()).boundingRect
    }

    /// Cuts what is drawn from now on to the inside of a path.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        add(.path(path.applying(state.transform), evenOdd: style.isEOFilled), options)
    }

    /// Multiplies the opacity of what is drawn from now on with that of another drawing.
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

    /// A context that draws elsewhere in the same coordinates, with nothing else set.
    private func inner(_ record: CanvasRecord) -> GraphicsContext {
        var context = GraphicsContext(environment: environment, record: record)
        context.state.transform = state.transform
        return context
    }

    // MARK: Drawing

    /// Draws what the closure draws as one picture, with the opacity, blending, clips and filters of this context.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        let layer = record.nested()
        var context = inner(layer)
        try content(&context)
        if !layer.items.isEmpty { record.add(.group(layer.items), state, transform: .identity) }
    }

    /// Fills the inside of a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        paint(.fill(path, .color(.clear), evenOdd: style.isEOFilled), in: path.boundingRect, shading) {
            .fill(path, $0, evenOdd: style.isEOFilled)
        }
    }

    /// Draws along a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        paint(.stroke(path, .color(.clear), style), in: path.boundingRect, shading) { .stroke(path, $0, style) }
    }

    private func paint(_ command: DrawCommand, in rect: CGRect, _ shading: Shading, _ painted: (Paint) -> DrawCommand) {
        if case .style(let style) = shading.resolved(in: environment), let picture = style.picture(in: rect) {
            guard let area = command.area else { return }
            var state = state
            let clip = CanvasClip(
                shape: .path(area.path.applying(state.transform), evenOdd: area.evenOdd), isInverse: false, id: record.makeClipID())
            // The innermost clip is the first.
            state.clips.insert(clip, at: 0)
            record.add(.commands(picture), state)
        } else if let paint = paint(shading, in: rect) {
            record.add(.commands([painted(paint)]), state)
        }
    }

    /// Draws along a path.
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
    /// How what is drawn is put on what is there. Apple: iOS 15, macOS 12.
    @frozen public struct BlendMode: RawRepresentable, Equatable, Sendable {
        /// The raw value.
        public let rawValue: Int32

        /// Creates a value from its raw value.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        public static var normal: BlendMode { BlendMode(rawValue: 0) }
        public static var multiply: BlendMode { BlendMode(rawValue: 1) }
        public static var screen: BlendMode { BlendMode(rawValue: 2) }
        public static var overlay: BlendMode { BlendMode(rawValue: 3) }
        public static var darken: BlendMode { BlendMode(rawValue: 4) }
        public static var lighten: BlendMode { BlendMode(rawValue: 5) }
        public static var colorDodge: BlendMode { BlendMode(rawValue: 6) }
        public static var colorBurn: BlendMode { BlendMode(rawValue: 7) }
        public static var softLight: BlendMode { BlendMode(rawValue: 8) }
        public static var hardLight: BlendMode { BlendMode(rawValue: 9) }
        public static var difference: BlendMode { BlendMode(rawValue: 10) }
        public static var exclusion: BlendMode { BlendMode(rawValue: 11) }
        public static var hue: BlendMode { BlendMode(rawValue: 12) }
        public static var saturation: BlendMode { BlendMode(rawValue: 13) }
        public static var color: BlendMode { BlendMode(rawValue: 14) }
        public static var luminosity: BlendMode { BlendMode(rawValue: 15) }
        public static var sourceAtop: BlendMode { BlendMode(rawValue: 20) }
        public static var destinationOver: BlendMode { BlendMode(rawValue: 21) }
        public static var destinationOut: BlendMode { BlendMode(rawValue: 23) }
        public static var plusDarker: BlendMode { BlendMode(rawValue: 26) }
        public static var plusLighter: BlendMode { BlendMode(rawValue: 27) }

        var layerBlendMode: LayerBlendMode {
            let modes: [Int32: LayerBlendMode] = [
                1: .multiply, 2: .screen, 3: .overlay, 4: .darken, 5: .lighten, 6: .colorDodge, 7: .colorBurn, 8: .softLight,
                9: .hardLight, 10: .difference, 11: .exclusion, 12: .hue, 13: .saturation, 14: .color, 15: .luminosity,
                20: .sourceAtop, 21: .destinationOver, 23: .destinationOut, 26: .plusDarker, 27: .plusLighter,
            ]
            return modes[rawValue] ?? .normal
        }
    }
}
