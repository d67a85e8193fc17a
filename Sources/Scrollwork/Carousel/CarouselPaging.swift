/// Where a carousel may come to rest.
public struct CarouselPaging: Equatable, Sendable {
    /// How many pages a fling may pass; nil to come to rest anywhere.
    let limit: Int?

    /// On a page, and a fling goes to the next one.
    public static let paged = CarouselPaging(limit: 1)

    /// On a page, and a fling passes as many as it is strong, `limit` at most. A limit below 1 counts as 1.
    public static func pages(upTo limit: Int) -> CarouselPaging { CarouselPaging(limit: max(limit, 1)) }

    /// Anywhere, as a scroll view does.
    public static let free = CarouselPaging(limit: nil)
}
