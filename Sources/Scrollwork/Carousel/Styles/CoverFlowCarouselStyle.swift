import SwiftUI

/// The current page faces the reader, the others stand at an angle on both sides of it.
///
/// It wants pages shorter than the carousel, so that there is room for the others: about half of its length.
public struct CoverFlowCarouselStyle: CarouselStyle {
    private let angle: Double

    /// - Parameter angle: Of pages that are one page or more away, degrees; 80 at most.
    nonisolated public init(angle: Double = 52) { self.angle = angle.isFinite ? min(max(angle, 0), 80) : 52 }

    public var reach: Int { 2 }
    public var order: CarouselPageOrder { .currentOnTop }

    public func makeBody(configuration: Configuration) -> some View {
        let angle = angle, isStill = configuration.reducesMotion
        configuration.page.look { page, look in
            if isStill { return }
            let turn = page.screenProgress.clamped(to: -1...1)
            look.scale = CGFloat(1 - 0.2 * abs(turn))
            look.tilt = .degrees(-angle * turn)
            look.brightness = -0.12 * abs(turn)
            // Where a loop is so short that pages change sides in sight, they fade out before and in afterwards.
            if let turning = page.turning { look.opacity = ((turning - abs(page.progress)) * 4).clamped(to: 0...1) }
            // A page at an angle is narrower: the others close up, and overlap.
            let closer = turn * 0.3 + (page.screenProgress - turn) * 0.62
            look.offset = page.offset(-page.length * CGFloat(closer))
        }
    }
}

extension CarouselStyle where Self == CoverFlowCarouselStyle {
    /// The current page faces the reader, the others stand at an angle on both sides of it.
    nonisolated public static var coverFlow: CoverFlowCarouselStyle { CoverFlowCarouselStyle() }
}
