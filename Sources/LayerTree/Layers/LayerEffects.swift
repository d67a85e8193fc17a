import Foundation

/// A clip of a layer and its children, in the layer's coordinates.
public enum LayerClip: Equatable, Sendable {
    /// Clips to a rectangle.
    case rect(CGRect)
    /// Clips to the area of a path.
    case path(Path, evenOdd: Bool)
}

/// A shadow of a layer.
public struct LayerShadow: Equatable, Sendable {
    /// The color of the shadow.
    public var color: RGBA
    /// The standard deviation of the blur, in points.
    public var radius: CGFloat
    /// The offset, in points.
    public var offset: CGSize

    /// Creates a shadow.
    public init(color: RGBA, radius: CGFloat, offset: CGSize) {
        self.color = color
        self.radius = radius
        self.offset = offset
    }
}

/// The blend mode of a layer.
public enum LayerBlendMode: String, Equatable, Sendable {
    /// Blend modes with the meaning of CSS's `mix-blend-mode`.
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    /// Blend modes with the meaning of CSS's `mix-blend-mode`.
    case difference, exclusion, hue, saturation, color, luminosity
    /// Porter-Duff and additive modes.
    case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}

/// Rarely used effects, which apply to the image of the layer with all its children.
public struct LayerEffects {
    /// The standard deviation of the blur, in points.
    public var blurRadius: CGFloat = 0
    /// The standard deviation, in points, of the blur that applies to the content behind the layer where its own
    /// commands fill, as a part of these. For a layer inside a group, this includes the content behind the group.
    public var backdropBlur: CGFloat = 0
    /// The shadows below the layer.
    public var shadows: [LayerShadow] = []
    /// The mode that blends the layer with the content behind it.
    public var blendMode: LayerBlendMode = .normal
    /// A layer, in this layer's coordinates, whose alpha multiplies this layer's alpha. It isn't a child.
    public var mask: Layer?
    /// The saturation, as a factor of the common color filter of CSS and Cairo; 1 changes nothing.
    public var saturation: Double = 1
    /// The brightness to add; 0 changes nothing.
    public var brightness: Double = 0
    /// The contrast as a factor; 1 changes nothing.
    public var contrast: Double = 1
    /// The amount of grayscale; 0 changes nothing.
    public var grayscale: Double = 0
    /// The rotation of the hue, in radians; 0 changes nothing.
    public var hueRotation: Double = 0
    /// A color transform after the filters above; `nil` for none.
    public var colorTransform: ColorTransform?
    /// A threshold after all other color effects; `nil` for none.
    public var alphaThreshold: AlphaThreshold?
    /// A Boolean value that indicates whether to draw the entire subtree into one image before opacity, blur, and
    /// shadows apply.
    public var isGroup = false

    /// Creates effects that change nothing.
    public init() {}
}
