/// The activity of a carousel's pages at one moment.
///
/// The share of a page decreases with its distance from the aligned position. For example, at a ``position`` of 1.64,
/// page 1 is 0.64 pages away and has a share of 36%, and page 2 is 0.36 pages away and has a share of 64%. The shares
/// of all pages add up to 1, except beyond the ends of a carousel with ends.
///
/// For the action that receives the activity, see ``Carousel/onPageActivity(_:)``.
public struct PageActivity<ID: Hashable>: Equatable {
    /// The share of a page.
    public struct Share: Equatable, Identifiable {
        /// The identity of the item.
        public let id: ID
        /// The index of the item in the data.
        public let index: Int
        /// The share, above 0 and up to 1.
        public let share: Double
    }

    /// The pages with a share, in reading order. There are two pages while the carousel is between pages, and one page
    /// when it is on a page.
    public let shares: [Share]
    /// The distance from the aligned position of the first item, in pages. In a loop, it is at least 0 and less than
    /// the number of items.
    public let position: Double
    /// A Boolean value that indicates whether the carousel moves. The value is `false` when the carousel comes to rest.
    public let isMoving: Bool
}

extension PageActivity.Share: Sendable where ID: Sendable {}
extension PageActivity: Sendable where ID: Sendable {}
