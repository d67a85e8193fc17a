import SwiftUI

/// A pile of pages: the current one is on top, and moving it away uncovers the next.
public struct StackCarouselStyle: CarouselStyle {
    private let depth: Int

    /// - Parameter depth: How many pages are seen behind the current one; between 1 and 8.
    nonisolated public init(depth: Int = 2) { self.depth = min(max(depth, 1), 8) }

    public var reach: Int { depth + 1 }
    public var order: CarouselPageOrder { .earlierOnTop }

    public func makeBody(configuration: Configuration) -> some View {
        let depth = Double(depth), isStill = configuration.reducesMotion
        configuration.page.look { page, look in
            if isStill { return }
            let behind = max(page.progress, 0), leaving = min(page.progress, 0)
            let scale = max(1 - 0.07 * behind, 0.1)
            look.brightness = -0.05 * min(behind, depth)
            // A page that leaves is gone when it has left, even where it is too short to be out of sight then.
            look.opacity = min(depth + 1 - behind, (1 + leaving) * 4).clamped(to: 0...1)
            if page.axis == .horizontal {
                let angle = Angle.degrees((page.screenProgress < 0 ? 6 : -6) * leaving)
                look.rotation = angle
                // As high at an angle as it was, so that no corner is cut off.
                let height = max(page.size.height, 1), slope = abs(CGFloat(angle.radians))
                look.scale = height / (height * cos(slope) + page.size.width * sin(slope))
            }
            if behind > 0 {
                look.scale = CGFloat(scale)
                // Each page behind looks out by a little more than the one before it, at the edge that the next comes from.
                let step = page.length * CGFloat(1 - scale) / 2 + CGFloat(min(behind, depth)) * 14
                look.offset = page.offset((page.screenProgress < 0 ? -step : step) - page.shift)
            }
        }
    }
}

extension CarouselStyle where Self == StackCarouselStyle {
    /// A pile of pages: the current one is on top, and moving it away uncovers the next.
    nonisolated public static var stack: StackCarouselStyle { StackCarouselStyle() }
}
