/// What a version of an asset is for; nil is for anything.
package struct AssetTraits: Codable, Hashable, Sendable {
    package var isDark: Bool?
    package var increasesContrast: Bool?
    /// A kind of device as asset catalogs name it, such as `iphone` or `mac`; nil for all.
    package var idiom: String?

    package init(isDark: Bool? = nil, increasesContrast: Bool? = nil, idiom: String? = nil) {
        self.isDark = isDark
        self.increasesContrast = increasesContrast
        self.idiom = idiom
    }

    /// How closely a version fits, higher for closer; nil when it is for something else.
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

/// A version of an asset.
package protocol AssetVariant {
    var traits: AssetTraits { get }
}

extension Sequence where Element: AssetVariant {
    /// The versions that fit a display most closely: those of a telephone first, then those of any device, then
    /// others.
    package func fitting(isDark: Bool, increasesContrast: Bool) -> [Element] {
        let fits = compactMap { variant in
            variant.traits.fit(isDark: isDark, increasesContrast: increasesContrast).map { (variant, $0) }
        }
        let best = fits.map(\.1).max()
        return fits.filter { $0.1 == best }.map(\.0)
    }
}

extension Sequence where Element == ImageRendition {
    /// The version with the display's pixels per point, else the next one with more, else the one with the most.
    package func nearest(to scale: Double) -> ImageRendition? {
        let sorted = self.sorted { $0.scale < $1.scale }
        return sorted.first { Double($0.scale) >= scale } ?? sorted.last
    }
}
