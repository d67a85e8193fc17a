import LayerTree

/// The fonts and images that the page of a tab knows.
@MainActor
final class PageResources: ResourceBook {
    /// The prefix of the address of an image; its identifier follows.
    let imagePrefix: String

    private let registry: FontRegistry
    private var announced: Set<Int> = []
    private var newFonts: [FontRegistry.Entry] = []
    private var images: [UInt64: EncodedImage] = [:]
    private var oldestFirst: [UInt64] = []
    /// A page fetches an image when it learns of it, so a limited number is enough.
    private static let imageLimit = 2048

    init(tab: Int, registry: FontRegistry) {
        imagePrefix = "/image/\(tab)/"
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
        if images.updateValue(image, forKey: image.id) == nil {
            oldestFirst.append(image.id)
            if oldestFirst.count > Self.imageLimit { images[oldestFirst.removeFirst()] = nil }
        }
        return image.id
    }

    func takeNewFonts() -> [FontRegistry.Entry] {
        defer { newFonts.removeAll() }
        return newFonts
    }

    func image(id: UInt64) -> EncodedImage? { images[id] }
}
