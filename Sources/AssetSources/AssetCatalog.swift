import AssetArchive
import Foundation

/// The contents of one or more `.xcassets` folders.
///
/// This type reads image sets, color sets, and folders at any depth. It doesn't read other sets (app icons, symbol
/// sets, data, textures).
package struct AssetCatalog {
    package private(set) var index = AssetIndex()
    package private(set) var pictures = Data()
    /// A sentence for each item that can't be read, with the reason.
    package private(set) var warnings: [String] = []

    /// Reads folders.
    ///
    /// - Parameters:
    ///   - folders: The folders.
    ///   - vectors: The converter of drawings to images.
    /// - Throws: An error if a folder or a `Contents.json` can't be read.
    package init(folders: [URL], vectors: VectorPictures) throws {
        for folder in folders { try read(folder, namespace: "", vectors) }
    }

    private mutating func read(_ folder: URL, namespace: String, _ vectors: VectorPictures) throws {
        let items = try FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: [.isDirectoryKey])
        for item in items.sorted(by: { $0.lastPathComponent < $1.lastPathComponent }) {
            guard (try? item.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true else { continue }
            let name = namespace + item.deletingPathExtension().lastPathComponent
            switch item.pathExtension {
            case "imageset": try readImage(item, name, vectors)
            case "colorset": try readColor(item, name)
            case "":
                let providesNamespace = try contents(of: item)?.properties?.providesNamespace == true
                try read(item, namespace: providesNamespace ? name + "/" : namespace, vectors)
            case "appiconset": break
            default: warnings.append("\(item.lastPathComponent) is not read: only image sets and color sets are.")
            }
        }
    }

    private func contents(of folder: URL) throws -> CatalogContents? {
        let file = folder.appendingPathComponent("Contents.json")
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        do {
            return try JSONDecoder().decode(CatalogContents.self, from: Data(contentsOf: file))
        } catch {
            throw AssetError("\(file.path) cannot be read: \(error)")
        }
    }

    // MARK: Pictures

    private mutating func readImage(_ folder: URL, _ name: String, _ vectors: VectorPictures) throws {
        guard let contents = try contents(of: folder) else { return }
        var asset = ImageAsset()
        switch contents.properties?.templateRenderingIntent {
        case "template": asset.isTemplate = true
        case "original": asset.isTemplate = false
        default: break
        }
        for image in contents.images ?? [] {
            guard let filename = image.filename else { continue }
            let file = folder.appendingPathComponent(filename)
            guard FileManager.default.fileExists(atPath: file.path) else {
                warnings.append("\(name): there is no file \(filename).")
                continue
            }
            let traits = AssetTraits(appearances: image.appearances, idiom: image.idiom)
            let scale = image.scale.flatMap { Int($0.dropLast()) } ?? 1
            switch file.pathExtension.lowercased() {
            case "png", "jpg", "jpeg": add(try Data(contentsOf: file), scale, traits, to: &asset)
            case let kind where VectorPictures.kinds.contains(kind):
                // A drawing determines its own size; the scale of its entry is that of the pixel image it would
                // replace.
                do {
                    for (scale, data) in try vectors.pictures(of: file) { add(data, scale, traits, to: &asset) }
                } catch let error as AssetError {
                    warnings.append("\(name): \(error.description)")
                }
            case let kind: warnings.append("\(name): pictures of the kind \(kind) are not read: \(filename).")
            }
        }
        index.images[name] = asset
    }

    private mutating func add(_ data: Data, _ scale: Int, _ traits: AssetTraits, to asset: inout ImageAsset) {
        asset.renditions.append(ImageRendition(traits: traits, scale: scale, offset: pictures.count, count: data.count))
        pictures.append(data)
    }

    // MARK: Colors

    private mutating func readColor(_ folder: URL, _ name: String) throws {
        guard let contents = try contents(of: folder) else { return }
        var asset = ColorAsset()
        for color in contents.colors ?? [] {
            guard let given = color.color else { continue }
            guard let value = value(of: given) else {
                warnings.append("\(name): colors in the space \(given.colorSpace ?? "?") are not read.")
                continue
            }
            asset.variants.append(
                ColorVariant(traits: AssetTraits(appearances: color.appearances, idiom: color.idiom), value: value))
        }
        index.colors[name] = asset
    }

    private func value(of color: CatalogContents.Color.Value) -> ColorValue? {
        if let reference = color.reference { return .system(reference) }
        let space: ColorComponents.Space
        switch color.colorSpace {
        case "srgb", "extended-srgb", "gray-gamma-22", "extended-gray", nil: space = .sRGB
        case "extended-linear-srgb": space = .linearSRGB
        case "display-p3": space = .displayP3
        default: return nil
        }
        func part(_ name: String) -> Double? { color.components?[name]?.value }
        let white = part("white")
        return .components(
            ColorComponents(
                space: space, red: part("red") ?? white ?? 0, green: part("green") ?? white ?? 0,
                blue: part("blue") ?? white ?? 0,
                alpha: part("alpha") ?? 1))
    }
}

extension AssetTraits {
    fileprivate init(appearances: [CatalogContents.Appearance]?, idiom: String?) {
        self.init(idiom: idiom == "universal" ? nil : idiom)
        for appearance in appearances ?? [] {
            switch (appearance.appearance, appearance.value) {
            case ("luminosity", "dark"): isDark = true
            case ("luminosity", "light"): isDark = false
            case ("contrast", "high"): increasesContrast = true
            default: break
            }
        }
    }
}

/// A sentence with the reason why an item can't be read.
package struct AssetError: Error, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }
}
