import Foundation
import LayerTree

extension Font {
    /// The font as measurers and painters understand it. A size that is not a positive number becomes 1 point.
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
    /// Apple's differ by two points from a line of body text, which is 22 points high.
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
