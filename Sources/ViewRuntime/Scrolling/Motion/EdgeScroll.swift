import Foundation

/// The automatic scroll of a drag near an edge of the viewport.
enum EdgeScroll {
    /// The depth of the area where the content scrolls, in points, and the greatest speed in points per second.
    private static let depth: CGFloat = 44, speed: CGFloat = 600

    /// Returns the speed at a distance inside an edge, in points per second. It increases toward the edge.
    static func speed(_ distance: CGFloat) -> CGFloat { speed * min(max(1 - distance / depth, 0), 1) }
}
