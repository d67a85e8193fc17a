import Foundation
import ImageHeaders

/// Functions that look up assets.
package nonisolated enum AssetNames {
    /// Returns whether a color exists.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - bundle: The bundle; `nil` for the program's own bundles.
    package static func hasColor(_ name: String, in bundle: Bundle?) -> Bool {
        AssetCatalogs.color(named: name, in: Bundle.folder(of: bundle), environment: EnvironmentValues()) != nil
    }

    /// Returns the image with a name for a light display, or `nil` if there's none.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - bundle: The bundle; `nil` for the program's own bundles.
    ///   - scale: The number of pixels per point.
    /// - Returns: The encoded bytes, and the size in points.
    package static func picture(named name: String, in bundle: Bundle?, scale: CGFloat) -> (data: Data, size: CGSize)? {
        var environment = EnvironmentValues()
        environment.displayScale = scale
        return ImageLibrary.picture(named: name, in: Bundle.folder(of: bundle), environment: environment)
            .map { ($0.image.data, $0.image.size) }
    }

    /// Returns the size of an encoded image in points, or `nil` for other bytes.
    package static func size(of data: Data, scale: CGFloat) -> CGSize? {
        PictureSize.read(data).map { CGSize(width: $0.width / scale, height: $0.height / scale) }
    }
}

extension Image {
    /// Creates an image from encoded bytes, which assistive technology ignores. For other bytes, the image is empty.
    package init(encoded data: Data, scale: CGFloat) {
        self = ImageLibrary.resource(of: data, scale: scale).map { Image($0) } ?? .nothing
    }

    /// Returns whether a symbol exists.
    @MainActor package static func hasSymbol(_ name: String) -> Bool {
        SymbolPainting.named(name, in: EnvironmentValues()) != nil
    }
}
