/// What an archive holds, by name. A namespace of folders is part of the name: `Icons/bell`.
package struct AssetIndex: Codable, Equatable, Sendable {
    package var images: [String: ImageAsset]
    package var colors: [String: ColorAsset]

    package init(images: [String: ImageAsset] = [:], colors: [String: ColorAsset] = [:]) {
        self.images = images
        self.colors = colors
    }
}

/// A picture in the versions that its image set has.
package struct ImageAsset: Codable, Equatable, Sendable {
    /// Whether only its shape is drawn, in the foreground style, where the program says nothing else; nil leaves
    /// that open.
    package var isTemplate: Bool?
    package var renditions: [ImageRendition]

    package init(isTemplate: Bool? = nil, renditions: [ImageRendition] = []) {
        self.isTemplate = isTemplate
        self.renditions = renditions
    }
}

/// One version of a picture.
package struct ImageRendition: Codable, Equatable, Sendable, AssetVariant {
    package var traits: AssetTraits
    /// Pixels per point.
    package var scale: Int
    /// Where its bytes begin among those of all pictures.
    package var offset: Int
    /// How many bytes it has.
    package var count: Int

    package init(traits: AssetTraits = AssetTraits(), scale: Int, offset: Int, count: Int) {
        self.traits = traits
        self.scale = scale
        self.offset = offset
        self.count = count
    }
}

/// A colour in the versions that its colour set has. An empty set is the accent colour of the system.
package struct ColorAsset: Codable, Equatable, Sendable {
    package var variants: [ColorVariant]

    package init(variants: [ColorVariant] = []) { self.variants = variants }
}

/// One version of a colour.
package struct ColorVariant: Codable, Equatable, Sendable, AssetVariant {
    package var traits: AssetTraits
    package var value: ColorValue

    package init(traits: AssetTraits = AssetTraits(), value: ColorValue) {
        self.traits = traits
        self.value = value
    }
}

/// Where a colour's components come from.
package enum ColorValue: Codable, Equatable, Sendable {
    case components(ColorComponents)
    /// A colour of the system's by its name in asset catalogs, such as `systemBlueColor`.
    case system(String)
}

/// A colour's components, which may lie outside 0...1 in the extended spaces.
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
