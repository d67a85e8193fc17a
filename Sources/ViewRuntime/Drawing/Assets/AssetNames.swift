import Foundation

/// Which assets there are.
package nonisolated enum AssetNames {
    /// - Parameter bundle: Nil for the program's own bundles.
    package static func hasColor(_ name: String, in bundle: Bundle?) -> Bool {
        AssetCatalogs.color(named: name, in: Bundle.folder(of: bundle), environment: EnvironmentValues()) != nil
    }

    /// The picture of a name with its encoded bytes, as it is on a light display of the given scale; nil when there
    /// is none.
    ///
    /// - Parameters:
    ///   - bundle: Nil for the program's own bundles.
    ///   - scale: Pixels per point.
    /// - Returns: The bytes, and the size in points.
    package static func picture(named name: String, in bundle: Bundle?, scale: CGFloat) -> (data: Data, size: CGSize)? {
        var environment = EnvironmentValues()
        environment.displayScale = scale
        return ImageLibrary.picture(named: name, in: Bundle.folder(of: bundle), environment: environment)
            .map { ($0.image.data, $0.image.size) }
    }

    /// The size in points of a picture of encoded bytes; nil when they are none.
    package static func size(of data: Data, scale: CGFloat) -> CGSize? {
        PictureSize.read(data).map { CGSize(width: $0.width / scale, height: $0.height / scale) }
    }
}

extension Image {
    /// A picture of encoded bytes, which says nothing to assistive technology; empty when they are none.
    package init(encoded data: Data, scale: CGFloat) {
        self = ImageLibrary.resource(of: data, scale: scale).map { Image($0) } ?? .nothing
    }

    /// Whether there is a symbol of that name.
    @MainActor package static func hasSymbol(_ name: String) -> Bool {
        SymbolPainting.named(name, in: EnvironmentValues()) != nil
    }
}
