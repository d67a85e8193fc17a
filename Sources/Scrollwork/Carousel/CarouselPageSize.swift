import SwiftUI

/// How long a carousel's pages are along its axis.
public struct CarouselPageSize: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case fixed(Double)
        case relative(Double)
        case content
    }

    let kind: Kind

    /// So many points; less than one, and what is not finite, counts as one.
    public static func fixed(_ length: CGFloat) -> CarouselPageSize {
        CarouselPageSize(kind: .fixed(length.isFinite ? max(Double(length), 1) : 1))
    }

    /// A part of the carousel's length: 1 fills it, 0.8 lets the neighbours be seen when pages are centred.
    ///
    /// A part that is not finite counts as 1; the least is a hundredth, the most ten.
    public static func relative(_ part: CGFloat) -> CarouselPageSize {
        CarouselPageSize(kind: .relative(part.isFinite ? min(max(Double(part), 0.01), 10) : 1))
    }

    /// As long as each page wants to be.
    ///
    /// Pages are made and measured when they come near; until then they count as long as the mean of those seen. The current page stays
    /// in place whatever is learnt.
    public static let content = CarouselPageSize(kind: .content)
}
