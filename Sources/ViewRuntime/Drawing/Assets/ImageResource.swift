import Foundation

/// An image in an asset catalog. Available from iOS 17 and macOS 14.
///
/// The plugin `AssetSymbols` generates a static member for each image in the asset catalogs of a target.
public nonisolated struct ImageResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// Creates an image resource.
    ///
    /// - Parameters:
    ///   - name: The name of the image, after the namespaces of its folders: `Icons/bell`.
    ///   - bundle: The bundle with the asset catalog.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }

    package var source: (name: String, bundle: Bundle) { (name, bundle) }
}

extension Image {
    /// Creates an image from an asset catalog, with its name as the label for assistive technology. Available from iOS
    /// 17 and macOS 14.
    public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}
