import Foundation

/// The folders of resources.
///
/// A program that Xcode builds has its resources in its main bundle. The Swift Package Manager puts the resources of
/// each module into a separate bundle beside the program. To support both, "the main bundle" stands for the main
/// bundle, the bundle of the module with the program's name, and the bundles of its other modules, in this order and
/// sorted by name.
nonisolated enum ResourceFolders {
    /// Returns the folders of a bundle.
    ///
    /// - Parameter bundle: The path of a bundle; `nil` for the program's own bundles.
    static func of(_ bundle: String?) -> [String] { bundle.map { [$0] } ?? main }

    private static let main: [String] = {
        let bundle = Bundle.main
        let program = bundle.executableURL?.deletingPathExtension().lastPathComponent ?? ""
        let modules = ((try? FileManager.default.contentsOfDirectory(atPath: bundle.bundlePath)) ?? [])
            .filter { $0.hasSuffix(".resources") }
            .sorted { (isOwn($0, program) ? 0 : 1, $0) < (isOwn($1, program) ? 0 : 1, $1) }
        return [bundle.resourcePath ?? bundle.bundlePath] + modules.map { "\(bundle.bundlePath)/\($0)" }
    }()

    /// Returns whether a bundle belongs to the program. Bundles have names such as `package_Module.resources`.
    private static func isOwn(_ bundle: String, _ program: String) -> Bool { bundle.hasSuffix("_\(program).resources") }
}

extension Bundle {
    /// Returns the path of a bundle that an image or color refers to, or `nil` for the program's own bundles.
    nonisolated static func folder(of bundle: Bundle?) -> String? {
        guard let bundle, bundle != .main else { return nil }
        return bundle.resourcePath ?? bundle.bundlePath
    }
}
