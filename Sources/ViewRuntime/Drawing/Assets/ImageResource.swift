import Foundation

/// A picture in an asset catalog. Apple: iOS 17, macOS 14.
///
/// The plugin `AssetSymbols` makes a static member for each picture of a target's asset catalogs.
public nonisolated struct ImageResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// - Parameters:
    ///   - name: The picture's name, after the namespaces of its folders: `Icons/bell`.
    ///   - bundle: The bundle with the asset catalog.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }

    package var source: (name: String, bundle: Bundle) { (name, bundle) }
}

extension Image {
    /// A picture from an asset catalog, which assistive technology reads by its name. Apple: iOS 17, macOS 14.
    public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}
