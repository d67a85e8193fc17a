import Foundation

/// The activity of each page in a loop.
///
/// The floating index is the position of the carousel in pages: at 1.64, the center is 0.64 of a page after page 1 and
/// 0.36 of a page before page 2. The nearer a page is to the center, the more active it is: page 1 is 36 percent
/// active, and page 2 is 64 percent active. The fraction of the index is the share of the next page, not of the
/// previous one.
struct CarouselActivity: Equatable {
    /// The floating index, in 0..<pages.
    let floatingIndex: Double
    /// The share of each page, in 0...1. The shares add up to 1.
    let shares: [Double]

    /// Computes the activity at a position.
    ///
    /// - Parameters:
    ///   - position: The position in pages, of either sign. A nonfinite position is treated as 0.
    ///   - pages: The number of pages in the loop, at least 1.
    init(position: Double, pages: Int) {
        let pages = max(pages, 1)
        let position = position.isFinite ? position : 0
        let below = position.rounded(.down)
        let ahead = position - below
        let behind = Self.page(below, of: pages)
        floatingIndex = Double(behind) + ahead
        var shares = [Double](repeating: 0, count: pages)
        shares[behind] += 1 - ahead
        shares[(behind + 1) % pages] += ahead
        self.shares = shares
    }

    /// Returns the page of a loop for an integer.
    private static func page(_ number: Double, of pages: Int) -> Int {
        let remainder = Int(number.truncatingRemainder(dividingBy: Double(pages)))
        return remainder < 0 ? remainder + pages : remainder
    }

    /// Returns the page of a loop for a place in an endless row.
    static func page(_ place: Int, of pages: Int) -> Int { page(Double(place), of: pages) }
}
