/// How active the pages of a carousel are at one moment: see ``Carousel/onPageActivity(_:)``.
///
/// A page's share is what is left of its distance from where pages are aligned: at a ``position`` of 1.64, page 1 is 0.64 of a
/// page away and 36 % active, and page 2 is 0.36 away and 64 % active. The shares of all pages add up to 1, except beyond the
/// ends of a carousel that has ends.
public struct PageActivity<ID: Hashable>: Equatable {
    /// What is left of one page's distance.
    public struct Share: Equatable, Identifiable {
        /// The item's identity.
        public let id: ID
        /// The item's place in the data.
        public let index: Int
        /// Above 0, 1 at most.
        public let share: Double
    }

    /// The pages with a share, in reading order: two while the carousel is between pages, one when it is on a page.
    public let shares: [Share]
    /// The way in pages from the first item's aligned place. In a loop it is at least 0 and less than the number of items.
    public let position: Double
    /// Whether there is more to come: false once the carousel has come to rest.
    public let isMoving: Bool
}

extension PageActivity.Share: Sendable where ID: Sendable {}
extension PageActivity: Sendable where ID: Sendable {}
