import Foundation

/// What a program shows besides its window: exhibits with an index in front of them, each with an address, a title, its
/// source and its documentation.
public struct Catalog: Sendable {
    /// The title of the index.
    public var title: String

    /// A sentence below the title.
    public var summary: String

    public var exhibits: [Exhibit]

    public init(title: String, summary: String, exhibits: [Exhibit]) {
        self.title = title
        self.summary = summary
        self.exhibits = exhibits
    }

    /// One scene of a catalog.
    public struct Exhibit: Sendable {
        /// The value of `exhibit` in the page's address and in the scene's query. Unique in a catalog.
        public var name: String

        public var title: String

        /// A sentence on the card of the index.
        public var summary: String

        /// What the exhibit shows and how to use it, in Markdown.
        public var about: String

        /// Swift, as it was compiled; empty for none.
        public var source: String

        /// Markdown; empty for none.
        public var documentation: String

        /// What a finger does in the moving picture on the index, in a window of 390 by 844 points; empty for nothing.
        public var visit: String

        /// The picture of the scene in the light or dark appearance, as PNG.
        public var poster: @Sendable (_ isDark: Bool) async -> Data

        public init(
            name: String, title: String, summary: String, about: String = "", source: String = "", documentation: String = "",
            visit: String = "", poster: @escaping @Sendable (_ isDark: Bool) async -> Data
        ) {
            self.name = name
            self.title = title
            self.summary = summary
            self.about = about
            self.source = source
            self.documentation = documentation
            self.visit = visit
            self.poster = poster
        }
    }
}

extension Catalog {
    /// The catalog as the page reads it, without its pictures.
    var json: Data {
        let page = Page(
            title: title, summary: summary,
            exhibits: exhibits.map {
                Page.Exhibit(
                    name: $0.name, title: $0.title, summary: $0.summary, about: $0.about, source: $0.source,
                    documentation: $0.documentation, visit: $0.visit)
            })
        // Texts always have an encoding.
        return (try? JSONEncoder().encode(page)) ?? Data("{}".utf8)
    }

    private struct Page: Encodable {
        var title, summary: String
        var exhibits: [Exhibit]

        struct Exhibit: Encodable {
            var name, title, summary, about, source, documentation, visit: String
        }
    }
}
