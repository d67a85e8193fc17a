import LayerTree

/// A mode of compositing a view with the content behind it.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum BlendMode: Sendable {
    /// Draws the view over the background.
    case normal
    /// Multiplies the colors.
    case multiply
    /// Multiplies the inverses of the colors, and inverts the result.
    case screen
    /// Multiplies or screens, depending on the background.
    case overlay
    /// Takes the darker color.
    case darken
    /// Takes the lighter color.
    case lighten
    /// Brightens the background to reflect the view.
    case colorDodge
    /// Darkens the background to reflect the view.
    case colorBurn
    /// Darkens or lightens, depending on the view.
    case softLight
    /// Multiplies or screens, depending on the view.
    case hardLight
    /// Subtracts the darker color from the lighter one.
    case difference
    /// Like `difference`, with lower contrast.
    case exclusion
    /// Uses the hue of the view.
    case hue
    /// Uses the saturation of the view.
    case saturation
    /// Uses the hue and the saturation of the view.
    case color
    /// Uses the luminosity of the view.
    case luminosity
    /// Draws the view where the background is opaque.
    case sourceAtop
    /// Draws the view behind the background.
    case destinationOver
    /// Erases the background where the view is opaque.
    case destinationOut
    /// Adds the colors and subtracts one.
    case plusDarker
    /// Adds the colors.
    case plusLighter

    package var layerBlendMode: LayerBlendMode {
        switch self {
        case .normal: .normal
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationOut: .destinationOut
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        }
    }
}
