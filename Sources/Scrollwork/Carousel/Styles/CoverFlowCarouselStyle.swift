import SwiftUI

/// A carousel style in which the current page faces the person, and the other pages are at an angle on both sides.
///
/// Use pages of about half of the carousel's length, so that the other pages fit beside the current page.
public struct CoverFlowCarouselStyle: CarouselStyle {
    private let angle: Double

    /// Creates a Cover Flow style.
    ///
    /// - Parameter angle: The angle of pages at a distance of one page or more, from 0 to 80 degrees. A value that
    ///   isn't finite is treated as 52.
    nonisolated public init(angle: Double = 52) { self.angle = angle.isFinite ? min(max(angle, 0), 80) : 52 }

    /// The number of additional pages on each side, 2.
    public var reach: Int { 2 }
    /// The order of pages, with the current page on top.
    public var order: CarouselPageOrder { .currentOnTop }

    /// Creates the body of a page.
    public func makeBody(configuration: Configuration) -> some View {
        let angle = angle, isStill = configuration.reducesMotion
        configuration.page.look { page, look in
            if isStill { return }
            let turn = page.screenProgress.clamped(to: -1...1)
            look.scale = CGFloat(1 - 0.2 * abs(turn))
            look.tilt = .degrees(-angle * turn)
            look.brightness = -0.12 * abs(turn)
            // In a short loop, visible pages change sides. They fade out before and fade in afterward.
            if let turning = page.turning { look.opacity = ((turning - abs(page.progress)) * 4).clamped(to: 0...1) }
            // A page at an angle is narrower. The other pages move closer and overlap.
            let closer = turn * 0.3 + (page.screenProgress - turn) * 0.62
            look.offset = page.offset(-page.length * CGFloat(closer))
        }
    }
}

extension CarouselStyle where Self == CoverFlowCarouselStyle {
    /// A style in which the current page faces the person, and the other pages are at an angle on both sides.
    nonisolated public static var coverFlow: CoverFlowCarouselStyle { CoverFlowCarouselStyle() }
}
