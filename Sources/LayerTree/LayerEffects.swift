import Foundation

/// What a layer cuts its content and its children to, in its own coordinates.
public enum LayerClip: Equatable, Sendable {
    case rect(CGRect)
    case path(Path, evenOdd: Bool)
}

public struct LayerShadow: Equatable, Sendable {
    public var color: RGBA
    /// The blur's sigma, in points.
    public var radius: CGFloat
    public var offset: CGSize

    public init(color: RGBA, radius: CGFloat, offset: CGSize) {
        self.color = color
        self.radius = radius
        self.offset = offset
    }
}

public enum LayerBlendMode: String, Equatable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity
    case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}

/// Effects few layers have, applied to the layer with all its children as one picture.
public struct LayerEffects {
    /// The blur's sigma, in points.
    public var blurRadius: CGFloat = 0
    /// The sigma, in points, by which what was painted before is blurred where the layer's own commands fill. Of a layer that is
    /// painted within a group it is what the group painted before.
    public var backdropBlur: CGFloat = 0
    public var shadows: [LayerShadow] = []
    public var blendMode: LayerBlendMode = .normal
    /// A layer, in this layer's coordinates, whose alpha multiplies this layer's. It is not a child.
    public var mask: Layer?
    /// Factors of CSS's and Cairo's common colour filters: 1 leaves saturation, brightness and contrast alone.
    public var saturation: Double = 1
    public var brightness: Double = 0
    public var contrast: Double = 1
    public var grayscale: Double = 0
    public var hueRotation: Double = 0
    /// After the filters above.
    public var colorTransform: ColorTransform?
    /// After all other changes of colour.
    public var alphaThreshold: AlphaThreshold?
    /// Paint the whole subtree as one picture before opacity, blur and shadow are applied.
    public var isGroup = false

    public init() {}
}
