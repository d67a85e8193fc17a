import SwiftUI

/// A pile of pages: the current one is on top, and moving it away uncovers the next.
public struct StackCarouselStyle: CarouselStyle {
    private let depth: Int

    /// - Parameter depth: How many pages are seen behind the current one; between 1 and 8.
    public init(depth: Int = 2) { self.depth = min(max(depth, 1), 8) }

    public var reach: Int { depth + 1 }
    public var order: CarouselPageOrder { .earlierOnTop }

    public func makeBody(configuration: Configuration) -> some View {
        let depth = Double(depth), isStill = configuration.reducesMotion
        configuration.page.pageEffect { effect, page in
            let behind = isStill ? 0 : max(page.progress, 0)
            let length = page.axis == .horizontal ? page.size.width : page.size.height
            let scale = max(1 - 0.07 * behind, 0.1)
            // Each page behind looks out by a little more than the one before it, at the edge that the next comes from.
            let sign: CGFloat = page.screenProgress < 0 ? -1 : 1
            let step = behind > 0 ? sign * (length * CGFloat(1 - scale) / 2 + CGFloat(min(behind, depth)) * 14) - page.shift : 0
            let leaving = isStill ? 0 : min(page.progress, 0)
            return
                effect
                .scaleEffect(CGFloat(scale))
                .rotationEffect(.degrees((page.screenProgress < 0 ? 6 : -6) * leaving * (page.axis == .horizontal ? 1 : 0)))
                .brightness(-0.05 * min(behind, depth))
                .opacity((depth + 1 - behind).clamped(to: 0...1))
                .offset(page.offset(step))
        }
    }
}

extension CarouselStyle where Self == StackCarouselStyle {
    /// A pile of pages: the current one is on top, and moving it away uncovers the next.
    public static var stack: StackCarouselStyle { StackCarouselStyle() }
}
