import Foundation
import ViewRuntime

/// A font of the system's, by its size.
open class UIFont: @unchecked Sendable {
    /// How heavy letters are.
    public struct Weight: Hashable, Sendable {
        let weight: Font.Weight

        public static let ultraLight = Weight(weight: .ultraLight)
        public static let thin = Weight(weight: .thin)
        public static let light = Weight(weight: .light)
        public static let regular = Weight(weight: .regular)
        public static let medium = Weight(weight: .medium)
        public static let semibold = Weight(weight: .semibold)
        public static let bold = Weight(weight: .bold)
        public static let heavy = Weight(weight: .heavy)
        public static let black = Weight(weight: .black)
    }

    let font: Font
    /// Points.
    public let pointSize: CGFloat

    private init(_ font: Font, size: CGFloat) {
        self.font = font
        pointSize = size
    }

    /// A font of another family.
    public init?(name: String, size: CGFloat) {
        font = .custom(name, fixedSize: size)
        pointSize = size
    }

    public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size: size), size: size) }

    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: size, weight: weight.weight), size: size)
    }

    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }
}

extension Font {
    /// A UIKit font.
    public init(_ font: UIFont) { self = font.font }
}
