/// The contents of an archive by name. The namespaces of folders are part of a name: `Icons/bell`.
package struct AssetIndex: Codable, Equatable, Sendable {
    package var images: [String: ImageAsset]
    package var colors: [String: ColorAsset]

    package init(images: [String: ImageAsset] = [:], colors: [String: ColorAsset] = [:]) {
        self.images = images
        self.colors = colors
    }
}

/// An image with the variants of its image set.
package struct ImageAsset: Codable, Equatable, Sendable {
    /// A Boolean value that indicates whether the image is a template unless the program sets a rendering mode; `nil`
    /// if unspecified.
    package var isTemplate: Bool?
    package var renditions: [ImageRendition]

    package init(isTemplate: Bool? = nil, renditions: [ImageRendition] = []) {
        self.isTemplate = isTemplate
        self.renditions = renditions
    }
}

/// A variant of an image.
package struct ImageRendition: Codable, Equatable, Sendable, AssetVariant {
    package var traits: AssetTraits
    /// The number of pixels per point.
    package var scale: Int
    /// The offset of the first byte among those of all images.
    package var offset: Int
    /// The number of bytes.
    package var count: Int

    package init(traits: AssetTraits = AssetTraits(), scale: Int, offset: Int, count: Int) {
        self.traits = traits
        self.scale = scale
        self.offset = offset
        self.count = count
    }
}

/// A color with the variants of its color set. An empty set is the accent color of the system.
package struct ColorAsset: Codable, Equatable, Sendable {
    package var variants: [ColorVariant]

    package init(variants: [ColorVariant] = []) { self.variants = variants }
}

/// A variant of a color.
package struct ColorVariant: Codable, Equatable, Sendable, AssetVariant {
    package var traits: AssetTraits
    package var value: ColorValue

    package init(traits: AssetTraits = AssetTraits(), value: ColorValue) {
        self.traits = traits
        self.value = value
    }
}

/// The source of a color's components.
package enum ColorValue: Codable, Equatable, Sendable {
    case components(ColorComponents)
    /// A system color by its name in asset catalogs, such as `systemBlueColor`.
    case system(String)
}

/// The components of a color, which can be outside 0...1 in extended spaces.
package struct ColorComponents: Codable, Equatable, Sendable {
    package enum Space: String, Codable, Sendable { case sRGB, linearSRGB, displayP3 }

    package var space: Space
    package var red, green, blue, alpha: Double

    package init(space: Space, red: Double, green: Double, blue: Double, alpha: Double) {
        self.space = space
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }
}
