import Foundation
import LayerTree

extension _ResolvedStyle {
    /// Returns a mixture with another style. A part of 0 results in this style, and 1 in the other; springs can exceed
    /// both.
    func mixed(with other: _ResolvedStyle, _ part: Double) -> _ResolvedStyle {
        var result = part < 0.5 ? self : other
        switch (fill, other.fill) {
        case (.color(let a), .color(let b)):
            result.fill = .color(a.mixed(with: b, part))
        case (.gradient(let a, let geometry), .gradient(let b, let otherGeometry)):
            guard let mixed = geometry.mixed(with: otherGeometry, part) else { break }
            result.fill = .gradient(a.mixed(with: b, part), mixed)
        case (.color(let a), .gradient(let b, let geometry)):
            result.fill = .gradient(
                b.map { GradientStop(color: a.mixed(with: $0.color, part), location: $0.location) }, geometry)
        case (.gradient(let a, let geometry), .color(let b)):
            result.fill = .gradient(
                a.map { GradientStop(color: $0.color.mixed(with: b, part), location: $0.location) }, geometry)
        case (.picture(let a), .picture(let b)):
            if let mixed = a.mixed(with: b, part) { result.fill = .picture(mixed) }
        default: break
        }
        result.backdropBlur = max(backdropBlur + (other.backdropBlur - backdropBlur) * CGFloat(part), 0)
        if shadows.count == other.shadows.count {
            result.shadows = zip(shadows, other.shadows).map { $0.mixed(with: $1, part) }
        }
        return result
    }
}

extension ResolvedShadow {
    fileprivate func mixed(with other: ResolvedShadow, _ part: Double) -> ResolvedShadow {
        if isInner != other.isInner { return part < 0.5 ? self : other }
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * CGFloat(part) }
        return ResolvedShadow(
            color: color.mixed(with: other.color, part), radius: max(mix(radius, other.radius), 0), x: mix(x, other.x),
            y: mix(y, other.y), isInner: isInner)
    }
}

extension RGBA {
    /// Returns a mixture with another color. Parts outside 0...1 continue until a component reaches its limit.
    func mixed(with other: RGBA, _ part: Double) -> RGBA {
        let t = Float(part)
        let opacity = min(max(alpha + (other.alpha - alpha) * t, 0), 1)
        guard opacity > 0 else { return other.opacity(0) }
        func mix(_ a: Float, _ b: Float) -> Float {
            min(max((a * alpha + (b * other.alpha - a * alpha) * t) / opacity, 0), 1)
        }
        return RGBA(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue), alpha: opacity)
    }
}

extension [GradientStop] {
    /// Returns a mixture stop by stop if the counts are equal; otherwise, of the colors at the locations of all stops.
    fileprivate func mixed(with other: [GradientStop], _ part: Double) -> [GradientStop] {
        let bounded = Swift.min(Swift.max(part, 0), 1)
        if count == other.count {
            return zip(self, other).map {
                GradientStop(
                    color: $0.color.mixed(with: $1.color, part),
                    location: $0.location + ($1.location - $0.location) * bounded)
            }
        }
        return (map(\.location) + other.map(\.location)).sorted().map {
            GradientStop(color: color(at: $0).mixed(with: other.color(at: $0), part), location: $0)
        }
    }

    private func color(at location: Double) -> RGBA {
        guard let next = firstIndex(where: { $0.location >= location }) else { return last?.color ?? .clear }
        if next == 0 { return self[0].color }
        let before = self[next - 1], after = self[next]
        let length = after.location - before.location
        return before.color.mixed(with: after.color, length > 0 ? (location - before.location) / length : 1)
    }
}

extension GradientStyle.Geometry {
    /// Returns a mixture, or `nil` for gradients of different kinds.
    fileprivate func mixed(with other: Self, _ part: Double) -> Self? {
        func mix<Value: Animatable>(_ a: Value, _ b: Value) -> Value {
            var change = b.animatableData - a.animatableData
            change.scale(by: part)
            var result = a
            result.animatableData += change
            return result
        }
        switch (self, other) {
        case (.linear(let from, let to), .linear(let otherFrom, let otherTo)):
            return .linear(from: mix(from, otherFrom), to: mix(to, otherTo))
        case (.radial(let center, let start, let end), .radial(let otherCenter, let otherStart, let otherEnd)):
            return .radial(
                center: mix(center, otherCenter), startRadius: max(mix(start, otherStart), 0),
                endRadius: max(mix(end, otherEnd), 0))
        case (.angular(let center, let start, let end), .angular(let otherCenter, let otherStart, let otherEnd)):
            return .angular(center: mix(center, otherCenter), start: mix(start, otherStart), end: mix(end, otherEnd))
        case (.elliptical(let center, let start, let end), .elliptical(let otherCenter, let otherStart, let otherEnd)):
            return .elliptical(
                center: mix(center, otherCenter), startFraction: max(mix(start, otherStart), 0),
                endFraction: max(mix(end, otherEnd), 0))
        default: return nil
        }
    }
}

extension StylePicture {
    /// Returns a mixture, or `nil` for tiles and for meshes with different grids.
    fileprivate func mixed(with other: StylePicture, _ part: Double) -> StylePicture? {
        guard case .mesh(let a) = kind, case .mesh(let b) = other.kind, let mesh = a.mixed(with: b, part) else {
            return nil
        }
        return StylePicture(kind: .mesh(mesh), opacity: opacity + (other.opacity - opacity) * min(max(part, 0), 1))
    }
}
