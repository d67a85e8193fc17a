import LayerTree

/// The fonts and pictures one tab's page has been told of.
@MainActor
final class PageResources: ResourceBook {
    /// Where the page gets a picture: this, followed by its id.
    let imagePrefix: String

    private let shelf: FontShelf
    private var announced: Set<Int> = []
    private var newFonts: [FontShelf.Entry] = []
    private var images: [UInt64: EncodedImage] = [:]
    private var oldestFirst: [UInt64] = []
    /// A page fetches a picture as soon as it hears of it, so an endless list of them needs no endless book.
    private static let imageLimit = 2048

    init(tab: Int, shelf: FontShelf) {
        imagePrefix = "/image/\(tab)/"
        self.shelf = shelf
    }

    /// A page that just connected knows no fonts. Pictures stay: an older page's requests may be on their way.
    func startOver() {
        announced.removeAll()
        newFonts.removeAll()
    }

    func font(of run: TextRun) -> Int {
        let entry = shelf.entry(for: run)
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

    func takeNewFonts() -> [FontShelf.Entry] {
        defer { newFonts.removeAll() }
        return newFonts
    }

    func image(id: UInt64) -> EncodedImage? { images[id] }
}
