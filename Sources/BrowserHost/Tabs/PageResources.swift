import LayerTree

/// The fonts and images that the page of a tab knows.
@MainActor
final class PageResources: ResourceBook {
    /// The part of the addresses of images that other pages can't guess.
    let name: String

    /// The prefix of the address of an image; its identifier follows.
    var imagePrefix: String { "/image/\(name)/" }

    private struct Known {
        weak var image: EncodedImage?
    }

    private let registry: FontRegistry
    private var announced: Set<Int> = []
    private var newFonts: [FontRegistry.Entry] = []
    /// The images that the page can request: those of the scene, and the recent ones. A page requests an image when it
    /// first draws it, which can be long after it learned of it.
    private var images: [UInt64: Known] = [:]
    /// The number of images at which those that no longer exist are removed.
    private var mostImages = PageResources.fewestImages
    private static let fewestImages = 256
    /// The last images, oldest first. The scene can drop one before the request of the page arrives.
    private var recent: [EncodedImage] = []
    private var recentIDs: Set<UInt64> = []
    private var recentBytes = 0

    init(name: String = AccessToken.random(), registry: FontRegistry) {
        self.name = name
        self.registry = registry
    }

    /// Forgets the fonts for a page that just connected. Images remain, because requests of an older page can be
    /// pending.
    func startOver() { announced.removeAll() }

    func font(of run: TextRun) -> Int {
        let entry = registry.entry(for: run)
        if announced.insert(entry.number).inserted { newFonts.append(entry) }
        return entry.number
    }

    func image(_ image: EncodedImage) -> UInt64 {
        images[image.id] = Known(image: image)
        if images.count > mostImages {
            images = images.filter { $0.value.image != nil }
            mostImages = max(2 * images.count, Self.fewestImages)
        }
        guard recentIDs.insert(image.id).inserted else { return image.id }
        recent.append(image)
        recentBytes += image.data.count
        while recentBytes > Limits.recentImageBytes {
            let oldest = recent.removeFirst()
            recentIDs.remove(oldest.id)
            recentBytes -= oldest.data.count
        }
        return image.id
    }

    func takeNewFonts() -> [FontRegistry.Entry] {
        defer { newFonts.removeAll() }
        return newFonts
    }

    func image(id: UInt64) -> EncodedImage? { images[id]?.image }
}
