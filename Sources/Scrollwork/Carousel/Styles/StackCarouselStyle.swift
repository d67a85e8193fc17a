import SwiftUI

/// A carousel style with a stack of pages. The current page is on top, and uncovers the next page as it moves away.
public struct StackCarouselStyle: CarouselStyle {
    private let depth: Int

    /// Creates a stack style.
    ///
    /// - Parameter depth: The number of visible pages behind the current page, from 1 to 8.
    nonisolated public init(depth: Int = 2) { self.depth = min(max(depth, 1), 8) }

    /// The number of additional pages on each side, one more than the depth.
    public var reach: Int { depth + 1 }
    /// The order of pages, with earlier pages on top.
    public var order: CarouselPageOrder { .earlierOnTop }

    /// Creates the body of a page.
    public func makeBody(configuration: Configuration) -> some View {
        let depth = Double(depth), isStill = configuration.reducesMotion
        configuration.page.look { page, look in
            if isStill { return }
            let behind = max(page.progress, 0), leaving = min(page.progress, 0)
            let scale = max(1 - 0.07 * behind, 0.1)
            look.brightness = -0.05 * min(behind, depth)
            // A page disappears when it has left, even if it is too short to be outside the carousel.
            look.opacity = min(depth + 1 - behind, (1 + leaving) * 4).clamped(to: 0...1)
            if page.axis == .horizontal {
                let angle = Angle.degrees((page.screenProgress < 0 ? 6 : -6) * leaving)
                look.rotation = angle
                // Keeps the height of a rotated page, so that its corners aren't cut off.
                let height = max(page.size.height, 1), slope = abs(CGFloat(angle.radians))
                look.scale = height / (height * cos(slope) + page.size.width * sin(slope))
            }
            if behind > 0 {
                look.scale = CGFloat(scale)
                // Each page extends slightly beyond the page in front of it, at the edge where the next page enters.
                let step = page.length * CGFloat(1 - scale) / 2 + CGFloat(min(behind, depth)) * 14
                look.offset = page.offset((page.screenProgress < 0 ? -step : step) - page.shift)
            }
        }
    }
}

extension CarouselStyle where Self == StackCarouselStyle {
    /// A style with a stack of pages. The current page is on top, and uncovers the next page as it moves away.
    nonisolated public static var stack: StackCarouselStyle { StackCarouselStyle() }
}
