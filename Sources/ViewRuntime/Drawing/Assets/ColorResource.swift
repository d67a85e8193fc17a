import Foundation

/// A color in an asset catalog. Available from iOS 17 and macOS 14.
///
/// The plugin `AssetSymbols` generates a static member for each color in the asset catalogs of a target.
public nonisolated struct ColorResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// Creates a color resource.
    ///
    /// - Parameters:
    ///   - name: The name of the color, after the namespaces of its folders: `Brand/Light`.
    ///   - bundle: The bundle with the asset catalog.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }

    package var source: (name: String, bundle: Bundle) { (name, bundle) }
}

extension Color {
    /// Creates a color from an asset catalog. Available from iOS 17 and macOS 14.
    public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}
