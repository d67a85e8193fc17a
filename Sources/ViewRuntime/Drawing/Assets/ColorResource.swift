import Foundation

/// A color in an asset catalog. Apple: iOS 17, macOS 14.
///
/// The plugin `AssetSymbols` makes a static member for each color of a target's asset catalogs.
public nonisolated struct ColorResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// - Parameters:
    ///   - name: The color's name, after the namespaces of its folders: `Brand/Light`.
    ///   - bundle: The bundle with the asset catalog.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }

    package var source: (name: String, bundle: Bundle) { (name, bundle) }
}

extension Color {
    /// A color from an asset catalog. Apple: iOS 17, macOS 14.
    public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}
