import AssetArchive
import Foundation
import Synchronization

/// The asset archives of bundles, each of which is read once.
nonisolated enum AssetCatalogs {
    private static let known = Mutex<[String: AssetArchive?]>([:])

    /// The archives of the program's own bundles, in search order.
    private static let own = ResourceFolders.of(nil).compactMap(archive(in:))

    private static func archive(in folder: String) -> AssetArchive? {
        known.withLock { known in
            if let archive = known[folder] { return archive }
            let file = URL(fileURLWithPath: folder).appendingPathComponent(AssetArchive.fileName)
            let archive = (try? Data(contentsOf: file, options: .mappedIfSafe)).flatMap { try? AssetArchive(data: $0) }
            known[folder] = .some(archive)
            return archive
        }
    }

    /// Returns the bytes of the best image for an environment, with its pixels per point, or `nil` if there's no such
    /// image.
    ///
    /// - Complexity: O(*v*) in the number of variants of the image, after the archive is read.
    static func picture(
        named name: String, in folder: String, environment: EnvironmentValues
    ) -> (data: Data, scale: Int, isTemplate: Bool?)? {
        guard let archive = archive(in: folder), let asset = archive.index.images[name] else { return nil }
        let rendition = asset.renditions
            .fitting(
                isDark: environment.colorScheme == .dark,
                increasesContrast: environment.colorSchemeContrast == .increased
            )
            .nearest(to: environment.displayScale)
        guard let rendition, let data = archive.data(of: rendition) else { return nil }
        return (data, rendition.scale, asset.isTemplate)
    }

    /// Returns the color with a name, or `nil` if there's none.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - bundle: The path of a bundle; `nil` for the program's own bundles.
    ///   - environment: The environment.
    static func color(named name: String, in bundle: String?, environment: EnvironmentValues) -> Color.Resolved? {
        for archive in bundle.map({ archive(in: $0).map { [$0] } ?? [] }) ?? own {
            guard let asset = archive.index.colors[name] else { continue }
            let variant = asset.variants.fitting(
                isDark: environment.colorScheme == .dark,
                increasesContrast: environment.colorSchemeContrast == .increased)
            return switch variant.first?.value {
            case nil: SystemColor.blue.resolve(in: environment)
            case .components(let components): Color.Resolved(components)
            case .system(let name): SystemPalette(catalogName: name)?.resolve(in: environment)
            }
        }
        return nil
    }

    /// Returns the accent color of the program: the color `AccentColor` in its own asset catalogs.
    static func accentColor(in environment: EnvironmentValues) -> Color.Resolved? {
        color(named: "AccentColor", in: nil, environment: environment)
    }

    /// Logs once to standard error that a color doesn't exist.
    static func warnOfColor(named name: String) {
        ProgramWarnings.emit("there is no color named \"\(name)\"")
    }
}

extension Color.Resolved {
    fileprivate init(_ components: ColorComponents) {
        let space: Color.RGBColorSpace =
            switch components.space {
            case .sRGB: .sRGB
            case .linearSRGB: .sRGBLinear
            case .displayP3: .displayP3
            }
        self.init(
            colorSpace: space, red: Float(components.red), green: Float(components.green), blue: Float(components.blue),
            opacity: Float(components.alpha))
    }
}
