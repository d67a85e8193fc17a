import Foundation
import LayerTree

/// Pictures that were read from files, each once.
@MainActor
enum ImageLibrary {
    private static var known: [String: ImageResource?] = [:]
    private static var nextID: UInt64 = 1

    private static let extensions = ["png", "jpg", "jpeg", "gif", "webp", "svg"]

    /// A picture by name, in the version that fits the display best; nil when there is none.
    static func resource(named name: String, in folder: String, displayScale: CGFloat) -> ImageResource? {
        let key = "\(folder)/\(name)@\(displayScale)"
        if let resource = known[key] { return resource }
        let resource = read(name, in: folder, displayScale)
        known[key] = resource
        return resource
    }

    /// A picture of encoded bytes; nil when they are none.
    static func resource(of data: Data, scale: CGFloat) -> ImageResource? {
        guard let pixels = PictureSize.read(data) else { return nil }
        let scale = scale.isFinite && scale > 0 ? scale : 1
        defer { nextID += 1 }
        return ImageResource(id: nextID, data: data, size: CGSize(width: pixels.width / scale, height: pixels.height / scale))
    }

    private static func read(_ name: String, in folder: String, _ displayScale: CGFloat) -> ImageResource? {
        guard !name.isEmpty, !name.split(separator: "/").contains("..") else { return nil }
        let given = (name as NSString).pathExtension
        let isComplete = extensions.contains(given.lowercased())
        let stem = isComplete ? (name as NSString).deletingPathExtension : name
        let best = Int(min(max(displayScale.rounded(), 1), 3))
        let scales = [best] + [3, 2, 1].filter { $0 != best }
        for scale in scales {
            for suffix in isComplete ? [given] : extensions {
                let path = "\(folder)/\(stem)\(scale == 1 ? "" : "@\(scale)x").\(suffix)"
                guard let data = FileManager.default.contents(atPath: path), let pixels = PictureSize.read(data) else { continue }
                defer { nextID += 1 }
                return ImageResource(
                    id: nextID, data: data,
                    size: CGSize(width: pixels.width / CGFloat(scale), height: pixels.height / CGFloat(scale)))
            }
        }
        return nil
    }
}
