import Foundation
import ImageHeaders
import LayerTree
import Synchronization

/// The images in files, each of which is read once.
enum ImageLibrary {
    private static let known = Mutex<[String: NamedPicture]>([:])
    private static let lastID = Atomic<UInt64>(0)

    private static let extensions = ["png", "jpg", "jpeg", "gif", "webp", "svg"]

    /// Returns the best image with a name for an environment, or `nil` if there's none.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - bundle: The path of a bundle; `nil` for the program's own bundles.
    ///   - environment: The environment.
    static func picture(named name: String, in bundle: String?, environment: EnvironmentValues) -> NamedPicture? {
        for folder in ResourceFolders.of(bundle) {
            if let picture = picture(named: name, in: folder, environment) { return picture }
        }
        return nil
    }

    private static func picture(named name: String, in folder: String, _ environment: EnvironmentValues)
        -> NamedPicture?
    {
        let look = "\(environment.colorScheme) \(environment.colorSchemeContrast)"
        let scale = environment.displayScale
        // All displays share a few images: a catalog has one for the next larger scale, and files have the nearest.
        let key = "\(folder)/\(name)@\(step(scale, .up)) \(step(scale, .toNearestOrAwayFromZero)) \(look)"
        if let picture = known.withLock({ $0[key] }) { return picture }
        // The program may write a file that is missing now.
        guard let picture = cataloged(name, in: folder, environment) ?? read(name, in: folder, environment.displayScale)
        else { return nil }
        known.withLock { $0[key] = picture }
        return picture
    }

    /// Returns an image of encoded bytes, or `nil` for other bytes.
    static func resource(of data: Data, scale: CGFloat) -> EncodedImage? {
        guard let pixels = PictureSize.read(data) else { return nil }
        let scale = scale.isFinite && scale > 0 ? scale : 1
        let id = lastID.add(1, ordering: .relaxed).newValue
        return EncodedImage(
            id: id, data: data, size: CGSize(width: pixels.width / scale, height: pixels.height / scale))
    }

    private static func cataloged(_ name: String, in folder: String, _ environment: EnvironmentValues) -> NamedPicture?
    {
        guard let found = AssetCatalogs.picture(named: name, in: folder, environment: environment),
            let image = resource(of: found.data, scale: CGFloat(found.scale))
        else { return nil }
        return NamedPicture(image: image, isTemplate: found.isTemplate)
    }

    /// Returns a number of pixels per point for which there can be images: 1, 2, or 3.
    private static func step(_ scale: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
        Int(min(max(scale.rounded(rule), 1), 3))
    }

    private static func read(_ name: String, in folder: String, _ displayScale: CGFloat) -> NamedPicture? {
        guard !name.isEmpty, !name.split(separator: "/").contains("..") else { return nil }
        let given = (name as NSString).pathExtension
        let isComplete = extensions.contains(given.lowercased())
        let stem = isComplete ? (name as NSString).deletingPathExtension : name
        let best = step(displayScale, .toNearestOrAwayFromZero)
        let scales = [best] + [3, 2, 1].filter { $0 != best }
        for scale in scales {
            for suffix in isComplete ? [given] : extensions {
                let path = "\(folder)/\(stem)\(scale == 1 ? "" : "@\(scale)x").\(suffix)"
                guard let data = FileManager.default.contents(atPath: path),
                    let image = resource(of: data, scale: CGFloat(scale))
                else { continue }
                return NamedPicture(image: image)
            }
        }
        return nil
    }
}

/// An image with a name.
struct NamedPicture: Sendable {
    let image: EncodedImage
    /// A Boolean value that indicates whether its asset catalog renders it as a template; `nil` if the catalog doesn't
    /// specify it.
    var isTemplate: Bool?

    /// Returns whether the image is a template: according to the program; otherwise, to the asset catalog.
    func isTemplate(in view: Image) -> Bool { view.renderingMode.map { $0 == .template } ?? isTemplate ?? false }
}

extension EnvironmentValues {
    /// Returns whether images with the same name are equal in both environments.
    func hasSamePictures(as other: EnvironmentValues) -> Bool {
        displayScale == other.displayScale && colorScheme == other.colorScheme
            && colorSchemeContrast == other.colorSchemeContrast
    }
}
