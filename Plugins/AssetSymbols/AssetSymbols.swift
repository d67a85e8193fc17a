import Foundation
import PackagePlugin

/// Compiles the asset catalogs of a target into its bundle, and generates symbols from their names: `Image(.photo)`,
/// `Color(.brand)`.
///
/// The plugin reads all `.xcassets` folders in the folder of the target. On a Mac, Xcode does this itself, so the
/// plugin does nothing.
@main
struct AssetSymbols: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        #if os(macOS)
        return []
        #else
        guard let target = target as? SourceModuleTarget else { return [] }
        let files = try FileManager.default.subpathsOfDirectory(atPath: target.directoryURL.path).sorted()
        let catalogs = files.filter { $0.hasSuffix(".xcassets") }
        guard !catalogs.isEmpty else { return [] }
        let inputs = files.filter { file in catalogs.contains { file.hasPrefix($0 + "/") } }
        let outputs = ["AssetSymbols.swift", "Assets.archive"].map {
            context.pluginWorkDirectoryURL.appendingPathComponent($0)
        }
        return [
            .buildCommand(
                displayName: "Reading the asset catalogs of \(target.name)",
                executable: try context.tool(named: "assets").url,
                arguments: outputs.map(\.path) + catalogs.map { target.directoryURL.appendingPathComponent($0).path },
                inputFiles: inputs.map { target.directoryURL.appendingPathComponent($0) },
                outputFiles: outputs)
        ]
        #endif
    }
}
