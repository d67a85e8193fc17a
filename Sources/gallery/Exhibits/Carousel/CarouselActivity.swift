import Foundation

/// How much of each page of a loop is in the middle of a carousel.
///
/// The floating index is the carousel's way in pages: at 1.64 the middle lies 0.64 of a page beyond page 1 and 0.36 of
/// one before page 2. The nearer a page is to the middle, the more active it is: page 1 is 36 % active, page 2 64 %.
/// The fraction of the index is the share of the page ahead, not of the one behind.
struct CarouselActivity: Equatable {
    /// 0..<pages.
    let floatingIndex: Double
    /// One for each page, between 0 and 1; they sum to 1.
    let shares: [Double]

    /// - Parameters:
    ///   - position: The way in pages, of any sign. One that is not finite counts as 0.
    ///   - pages: How many pages the loop has, at least 1.
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

    /// The page of a loop that a whole number falls on.
    private static func page(_ number: Double, of pages: Int) -> Int {
        let remainder = Int(number.truncatingRemainder(dividingBy: Double(pages)))
        return remainder < 0 ? remainder + pages : remainder
    }

    /// The page of a loop that a place in a row without end falls on.
    static func page(_ place: Int, of pages: Int) -> Int { page(Double(place), of: pages) }
}
