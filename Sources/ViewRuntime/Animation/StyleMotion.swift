import LayerTree

/// Lets what an element is painted with pass over to another style.
///
/// Colours are mixed as sRGB components multiplied by their opacity, so that what comes out of nothing has its own
/// hue at once. Gradients of the same kind with as many stops are mixed stop by stop; other styles fade through
/// the nearest colour or change half way.
@MainActor
final class StyleMotion {
    private let from: _ResolvedStyle
    private let progress: AnimatedProperty<Double>

    /// Nil when the update being made is not animated for the element.
    init?(from style: _ResolvedStyle, of element: Element) {
        guard element.graph.animatesLayout, element.effectiveTransaction.effectiveAnimation != nil else { return nil }
        from = style
        progress = AnimatedProperty(0, of: element, isShown: true) { [unowned element] _ in element.setNeedsDraw() }
        progress.set(1)
    }

    /// What to paint with now, on the way to a style.
    func style(towards target: _ResolvedStyle) -> _ResolvedStyle {
        progress.isAtRest ? target : from.mixed(with: target, progress.presented)
    }

    func stop() { progress.stop() }
}

extension _ResolvedStyle {
    func mixed(with other: _ResolvedStyle, _ part: Double) -> _ResolvedStyle {
        var result = part < 0.5 ? self : other
        switch (fill, other.fill) {
        case (.color(let a), .color(let b)):
            result.fill = .color(a.mixed(with: b, part))
        case (.gradient(let a, let geometry), .gradient(let b, let otherGeometry)) where a.count == b.count && geometry == otherGeometry:
            result.fill = .gradient(
                zip(a, b).map {
                    GradientStop(
                        color: $0.color.mixed(with: $1.color, part),
                        location: $0.location + ($1.location - $0.location) * min(max(part, 0), 1))
                }, geometry)
        case (.color(let a), .gradient(let b, let geometry)):
            result.fill = .gradient(
                b.map { GradientStop(color: a.mixed(with: $0.color, part), location: $0.location) }, geometry)
        case (.gradient(let a, let geometry), .color(let b)):
            result.fill = .gradient(
                a.map { GradientStop(color: $0.color.mixed(with: b, part), location: $0.location) }, geometry)
        default: break
        }
        return result
    }
}

extension RGBA {
    /// The colour part of the way to another; parts beyond 0...1 go on until a component is at its limit.
    func mixed(with other: RGBA, _ part: Double) -> RGBA {
        let t = Float(part)
        let opacity = min(max(alpha + (other.alpha - alpha) * t, 0), 1)
        guard opacity > 0 else { return other.opacity(0) }
        func mix(_ a: Float, _ b: Float) -> Float {
            min(max((a * alpha + (b * other.alpha - a * alpha) * t) / opacity, 0), 1)
        }
        return RGBA(red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue), alpha: opacity)
    }
}
