/// The traits that a variant of an asset requires; `nil` for any.
package struct AssetTraits: Codable, Hashable, Sendable {
    package var isDark: Bool?
    package var increasesContrast: Bool?
    /// The kind of device by its name in asset catalogs, such as `iphone` or `mac`; `nil` for all.
    package var idiom: String?

    package init(isDark: Bool? = nil, increasesContrast: Bool? = nil, idiom: String? = nil) {
        self.isDark = isDark
        self.increasesContrast = increasesContrast
        self.idiom = idiom
    }

    /// Returns how closely a variant matches, where higher is closer, or `nil` if it doesn't match.
    fileprivate func fit(isDark: Bool, increasesContrast: Bool) -> Int? {
        if let own = self.isDark, own != isDark { return nil }
        if let own = self.increasesContrast, own != increasesContrast { return nil }
        let device =
            switch idiom {
            case "iphone": 8
            case nil: 4
            default: 0
            }
        return device + (self.isDark == nil ? 0 : 2) + (self.increasesContrast == nil ? 0 : 1)
    }
}

/// A variant of an asset.
package protocol AssetVariant {
    var traits: AssetTraits { get }
}

extension Sequence where Element: AssetVariant {
    /// Returns the variants that match a display most closely: those for an iPhone first, then those for any device,
    /// then others.
    package func fitting(isDark: Bool, increasesContrast: Bool) -> [Element] {
        let fits = compactMap { variant in
            variant.traits.fit(isDark: isDark, increasesContrast: increasesContrast).map { (variant, $0) }
        }
        let best = fits.map(\.1).max()
        return fits.filter { $0.1 == best }.map(\.0)
    }
}

extension Sequence where Element == ImageRendition {
    /// Returns the variant with the pixels per point of the display; otherwise, the next larger one, or the largest.
    package func nearest(to scale: Double) -> ImageRendition? {
        let sorted = self.sorted { $0.scale < $1.scale }
        return sorted.first { Double($0.scale) >= scale } ?? sorted.last
    }
}
