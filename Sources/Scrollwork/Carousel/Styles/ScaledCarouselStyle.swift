import SwiftUI

/// The current page in full size, the others smaller and paler.
public struct ScaledCarouselStyle: CarouselStyle {
    private let scale: Double

    /// - Parameter scale: Of pages that are one page or more away; between 0.1 and 1.
    nonisolated public init(scale: Double = 0.86) { self.scale = scale.isFinite ? min(max(scale, 0.1), 1) : 0.86 }

    public func makeBody(configuration: Configuration) -> some View {
        let scale = configuration.reducesMotion ? 1 : scale
        configuration.page.look { page, look in
            // Towards the aligned page, so that the gaps between pages stay as wide as they were.
            let lost = (1 - scale) * min(abs(page.progress), 1)
            look.scale = CGFloat(1 - lost)
            look.opacity = 1 - (scale < 1 ? 0.35 : 0) * min(abs(page.progress), 1)
            look.offset = page.offset(-CGFloat(lost / 2 * page.screenProgress.clamped(to: -1...1)) * page.length)
        }
    }
}

extension CarouselStyle where Self == ScaledCarouselStyle {
    /// The current page in full size, the others smaller and paler.
    nonisolated public static var scaled: ScaledCarouselStyle { ScaledCarouselStyle() }

    /// The current page in full size, the others scaled down and paler.
    ///
    /// - Parameter scale: Of pages that are one page or more away; between 0.1 and 1.
    nonisolated public static func scaled(_ scale: Double) -> ScaledCarouselStyle { ScaledCarouselStyle(scale: scale) }
}

extension Double {
    func clamped(to range: ClosedRange<Double>) -> Double { min(max(self, range.lowerBound), range.upperBound) }
}
