import Foundation

/// Where resources are looked for.
///
/// A program built by Xcode has its resources in its main bundle. The Swift Package Manager puts those of each
/// module into a bundle of its own beside the program. So that a program finds its pictures either way, "the main
/// bundle" here means both: first the main bundle, then the bundle of the module with the program's name, then
/// those of its other modules, in the order of their names.
nonisolated enum ResourceFolders {
    /// - Parameter bundle: The path of a bundle; nil for the program's own.
    static func of(_ bundle: String?) -> [String] { bundle.map { [$0] } ?? main }

    private static let main: [String] = {
        let bundle = Bundle.main
        let program = bundle.executableURL?.deletingPathExtension().lastPathComponent ?? ""
        let modules = ((try? FileManager.default.contentsOfDirectory(atPath: bundle.bundlePath)) ?? [])
            .filter { $0.hasSuffix(".resources") }
            .sorted { (isOwn($0, program) ? 0 : 1, $0) < (isOwn($1, program) ? 0 : 1, $1) }
        return [bundle.resourcePath ?? bundle.bundlePath] + modules.map { "\(bundle.bundlePath)/\($0)" }
    }()

    /// Bundles are called `package_Module.resources`.
    private static func isOwn(_ bundle: String, _ program: String) -> Bool { bundle.hasSuffix("_\(program).resources") }
}

extension Bundle {
    /// What a picture or colour keeps of the bundle it is looked for in: nil for the program's own.
    nonisolated static func folder(of bundle: Bundle?) -> String? {
        guard let bundle, bundle != .main else { return nil }
        return bundle.resourcePath ?? bundle.bundlePath
    }
}
