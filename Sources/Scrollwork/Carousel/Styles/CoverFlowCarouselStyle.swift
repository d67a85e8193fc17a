import SwiftUI

/// The current page faces the reader, the others stand at an angle on both sides of it.
///
/// It wants pages shorter than the carousel, so that there is room for the others: about half of its length.
public struct CoverFlowCarouselStyle: CarouselStyle {
    private let angle: Double

    /// - Parameter angle: Of pages that are one page or more away, degrees; 80 at most.
    public init(angle: Double = 52) { self.angle = angle.isFinite ? min(max(angle, 0), 80) : 52 }

    public var reach: Int { 2 }
    public var order: CarouselPageOrder { .currentOnTop }

    public func makeBody(configuration: Configuration) -> some View {
        let angle = angle, isStill = configuration.reducesMotion
        configuration.page.pageEffect { effect, page in
            let turn = isStill ? 0 : page.screenProgress.clamped(to: -1...1)
            let isHorizontal = page.axis == .horizontal
            let length = isHorizontal ? page.size.width : page.size.height
            // A page at an angle is narrower: the others close up, and overlap.
            let beyond = isStill ? 0 : page.screenProgress - turn
            let pull = length * CGFloat(turn * 0.3 + beyond * 0.62)
            return
                effect
                .scaleEffect(CGFloat(1 - 0.2 * abs(turn)))
                .rotation3DEffect(
                    .degrees(isHorizontal ? -angle * turn : angle * turn),
                    axis: isHorizontal ? (x: 0, y: 1, z: 0) : (x: 1, y: 0, z: 0), perspective: 0.6)
                .brightness(-0.12 * abs(turn))
                .offset(page.offset(-pull))
        }
    }
}

extension CarouselStyle where Self == CoverFlowCarouselStyle {
    /// The current page faces the reader, the others stand at an angle on both sides of it.
    public static var coverFlow: CoverFlowCarouselStyle { CoverFlowCarouselStyle() }
}
