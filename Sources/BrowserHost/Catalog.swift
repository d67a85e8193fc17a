import Foundation

/// The exhibits that a program shows behind an index, each with an address, a title, its source, and its documentation.
public struct Catalog: Sendable {
    /// The title of the index.
    public var title: String

    /// A sentence below the title.
    public var summary: String

    /// The exhibits, in the order of the index.
    public var exhibits: [Exhibit]

    /// Creates a catalog.
    public init(title: String, summary: String, exhibits: [Exhibit]) {
        self.title = title
        self.summary = summary
        self.exhibits = exhibits
    }

    /// A scene of a catalog.
    public struct Exhibit: Sendable {
        /// The value of `exhibit` in the address of the page and in the query of the scene. It's unique in a catalog.
        public var name: String

        /// The title of the card on the index.
        public var title: String

        /// A sentence for the card on the index.
        public var summary: String

        /// A description of the exhibit and its use, in Markdown.
        public var about: String

        /// The Swift source, or an empty string for none.
        public var source: String

        /// The documentation in Markdown, or an empty string for none.
        public var documentation: String

        /// The finger movements for the animation on the index, in a window of 390 by 844 points, or an empty string
        /// for none.
        public var visit: String

        /// A closure that returns an image of the scene in the light or dark appearance, as PNG.
        public var poster: @Sendable (_ isDark: Bool) async -> Data

        /// Creates an exhibit.
        public init(
            name: String, title: String, summary: String, about: String = "", source: String = "",
            documentation: String = "",
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
    /// The catalog for the page, without its images.
    var json: Data {
        let page = Page(
            title: title, summary: summary,
            exhibits: exhibits.map {
                Page.Exhibit(
                    name: $0.name, title: $0.title, summary: $0.summary, about: $0.about, source: $0.source,
                    documentation: $0.documentation, visit: $0.visit)
            })
        // Encoding strings can't fail.
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
