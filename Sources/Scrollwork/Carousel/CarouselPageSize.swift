import SwiftUI

/// The length of a carousel's pages along its axis.
public struct CarouselPageSize: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case fixed(Double)
        case relative(Double)
        case content
    }

    let kind: Kind

    /// A fixed length.
    ///
    /// - Parameter length: The length in points. A value below 1, or a value that isn't finite, is treated as 1.
    public static func fixed(_ length: CGFloat) -> CarouselPageSize {
        CarouselPageSize(kind: .fixed(length.isFinite ? max(Double(length), 1) : 1))
    }

    /// A fraction of the carousel's length.
    ///
    /// With a fraction of 1, a page fills the carousel. With 0.8 and centered pages, the neighbors are partly visible.
    ///
    /// - Parameter part: The fraction, from 0.01 to 10. A value that isn't finite is treated as 1.
    public static func relative(_ part: CGFloat) -> CarouselPageSize {
        CarouselPageSize(kind: .relative(part.isFinite ? min(max(Double(part), 0.01), 10) : 1))
    }

    /// The length that fits the content of each page.
    ///
    /// The carousel realizes and measures pages shortly before they become visible. Until then, it uses the average
    /// length of the measured pages. A measurement doesn't move the current page.
    public static let content = CarouselPageSize(kind: .content)
}
