import Foundation
import ViewRuntime

/// A font of a fixed size.
open class UIFont: @unchecked Sendable {
    /// The weight of a font.
    public struct Weight: Hashable, Sendable {
        let weight: Font.Weight

        /// The ultra-light weight.
        public static let ultraLight = Weight(weight: .ultraLight)
        /// The thin weight.
        public static let thin = Weight(weight: .thin)
        /// The light weight.
        public static let light = Weight(weight: .light)
        /// The regular weight.
        public static let regular = Weight(weight: .regular)
        /// The medium weight.
        public static let medium = Weight(weight: .medium)
        /// The semibold weight.
        public static let semibold = Weight(weight: .semibold)
        /// The bold weight.
        public static let bold = Weight(weight: .bold)
        /// The heavy weight.
        public static let heavy = Weight(weight: .heavy)
        /// The black weight.
        public static let black = Weight(weight: .black)
    }

    let font: Font
    /// The size, in points.
    public let pointSize: CGFloat

    private init(_ font: Font, size: CGFloat) {
        self.font = font
        pointSize = size
    }

    /// Creates a font of a family, with a size in points.
    public init?(name: String, size: CGFloat) {
        font = .custom(name, fixedSize: size)
        pointSize = size
    }

    /// Returns the system font of a size in points.
    public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size: size), size: size) }

    /// Returns the system font of a size in points, with a weight.
    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: size, weight: weight.weight), size: size)
    }

    /// Returns the bold system font of a size in points.
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }
}

extension Font {
    /// Creates a font from a UIKit font.
    public init(_ font: UIFont) { self = font.font }
}
