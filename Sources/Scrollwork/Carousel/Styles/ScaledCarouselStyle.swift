import SwiftUI

/// A carousel style in which the current page has its full size, and the other pages are smaller and more transparent.
public struct ScaledCarouselStyle: CarouselStyle {
    private let scale: Double

    /// Creates a scaled style.
    ///
    /// - Parameter scale: The scale of pages at a distance of one page or more, from 0.1 to 1. A value that isn't
    ///   finite is treated as 0.86.
    nonisolated public init(scale: Double = 0.86) { self.scale = scale.isFinite ? min(max(scale, 0.1), 1) : 0.86 }

    /// Creates the body of a page.
    public func makeBody(configuration: Configuration) -> some View {
        let scale = configuration.reducesMotion ? 1 : scale
        configuration.page.look { page, look in
            // Scales toward the aligned page, so that the spacing between pages doesn't change.
            let lost = (1 - scale) * min(abs(page.progress), 1)
            look.scale = CGFloat(1 - lost)
            look.opacity = 1 - (scale < 1 ? 0.35 : 0) * min(abs(page.progress), 1)
            look.offset = page.offset(-CGFloat(lost / 2 * page.screenProgress.clamped(to: -1...1)) * page.length)
        }
    }
}

extension CarouselStyle where Self == ScaledCarouselStyle {
    /// A style in which the current page has its full size, and the other pages are smaller and more transparent.
    nonisolated public static var scaled: ScaledCarouselStyle { ScaledCarouselStyle() }

    /// A style in which the current page has its full size, and the other pages are smaller and more transparent.
    ///
    /// - Parameter scale: The scale of pages at a distance of one page or more, from 0.1 to 1.
    nonisolated public static func scaled(_ scale: Double) -> ScaledCarouselStyle { ScaledCarouselStyle(scale: scale) }
}

extension Double {
    func clamped(to range: ClosedRange<Double>) -> Double { min(max(self, range.lowerBound), range.upperBound) }
}
