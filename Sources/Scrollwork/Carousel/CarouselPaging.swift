/// The positions at which a carousel can come to rest.
public struct CarouselPaging: Equatable, Sendable {
    /// The maximum number of pages that a fling can pass, or `nil` to rest anywhere.
    let limit: Int?

    /// Rests on a page. A fling moves to the next page.
    public static let paged = CarouselPaging(limit: 1)

    /// Rests on a page. A fling passes several pages, depending on its velocity.
    ///
    /// - Parameter limit: The maximum number of pages that a fling can pass. A value below 1 is treated as 1.
    public static func pages(upTo limit: Int) -> CarouselPaging { CarouselPaging(limit: max(limit, 1)) }

    /// Rests anywhere, like a scroll view.
    public static let free = CarouselPaging(limit: nil)
}
