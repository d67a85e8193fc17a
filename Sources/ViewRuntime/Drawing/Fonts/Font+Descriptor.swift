import Foundation
import LayerTree

extension Font {
    /// Resolves the font for measurers and painters. A size that isn't a positive number is treated as 1 point.
    package func resolve(dynamicTypeSize: DynamicTypeSize) -> FontDescriptor {
        var family = FontDescriptor.Family(design ?? .default)
        var weight = Weight.regular
        let size: CGFloat
        switch base {
        case .system(let fixed): size = fixed
        case .style(let style):
            size = style.size(dynamicTypeSize)
            weight = style.weight
        case .custom(let name, let usual, let style):
            size = usual * (style?.scale(dynamicTypeSize) ?? 1)
            family = .named(name)
        }
        if isMonospaced { family = .monospaced }
        return FontDescriptor(
            family: family, size: size.isFinite && size > 0 ? Double(size) : 1,
            weight: (self.weight ?? weight).value, isItalic: isItalic, hasMonospacedDigits: hasMonospacedDigits,
            isSmallCaps: isSmallCaps, stretch: (width ?? .standard).stretch, leading: leading.factor)
    }
}

extension Font.Leading {
    /// The factor of the line height. Apple's values differ by two points from the line height of body text, 22 points.
    fileprivate var factor: Double {
        switch self {
        case .tight: 20.0 / 22
        case .standard: 1
        case .loose: 24.0 / 22
        }
    }
}

extension FontDescriptor.Family {
    fileprivate init(_ design: Font.Design) {
        switch design {
        case .default: self = .system
        case .serif: self = .serif
        case .rounded: self = .rounded
        case .monospaced: self = .monospaced
        }
    }
}
