import NIOCore

/// A catalog as pages request it.
actor CatalogPage {
    /// The catalog in JSON, without its images.
    let json: ByteBuffer
    private let exhibits: [String: Catalog.Exhibit]
    /// The images by exhibit and appearance, each rendered once.
    private var posters: [Poster: Task<ByteBuffer, Never>] = [:]

    private struct Poster: Hashable {
        var exhibit: String
        var isDark: Bool
    }

    init(_ catalog: Catalog) {
        json = ByteBuffer(bytes: catalog.json)
        exhibits = Dictionary(catalog.exhibits.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the image of an exhibit as PNG, or `nil` if there's no such exhibit.
    func poster(of name: String, isDark: Bool) async -> ByteBuffer? {
        guard let exhibit = exhibits[name] else { return nil }
        let key = Poster(exhibit: name, isDark: isDark)
        if let rendering = posters[key] { return await rendering.value }
        let rendering = Task { ByteBuffer(bytes: await exhibit.poster(isDark)) }
        posters[key] = rendering
        return await rendering.value
    }
}
