import SwiftUI

/// Pages are windows, behind which their content moves more slowly than they do.
///
/// It is meant for pictures that fill their pages: what lies near their edges is cut off by the enlargement.
public struct ParallaxCarouselStyle: CarouselStyle {
    private let amount: Double
    private let cornerRadius: CGFloat

    /// - Parameters:
    ///   - amount: The part of its way that the content lags behind, between 0 and 0.9. The content is enlarged by as much.
    ///   - cornerRadius: Of the windows, points.
    nonisolated public init(amount: Double = 0.3, cornerRadius: CGFloat = 28) {
        self.amount = amount.isFinite ? min(max(amount, 0), 0.9) : 0.3
        self.cornerRadius = cornerRadius.isFinite ? max(cornerRadius, 0) : 28
    }

    public func makeBody(configuration: Configuration) -> some View {
        let amount = configuration.reducesMotion ? 0 : amount
        configuration.page.look(cornerRadius: cornerRadius) { page, look in
            look.zoom = CGFloat(1 + amount)
            // As far as the enlarged content reaches beyond its window, and no further.
            look.pan = page.offset(-CGFloat(amount / 2 * page.screenProgress.clamped(to: -1...1)) * page.length)
        }
    }
}

extension CarouselStyle where Self == ParallaxCarouselStyle {
    /// Pages are windows, behind which their content moves more slowly than they do.
    nonisolated public static var parallax: ParallaxCarouselStyle { ParallaxCarouselStyle() }

    /// Pages are windows with rounded corners, behind which their content moves more slowly than they do.
    ///
    /// - Parameters:
    ///   - amount: The part of its way that the content lags behind, between 0 and 0.9.
    ///   - cornerRadius: Of the windows, points.
    nonisolated public static func parallax(amount: Double = 0.3, cornerRadius: CGFloat) -> ParallaxCarouselStyle {
        ParallaxCarouselStyle(amount: amount, cornerRadius: cornerRadius)
    }
}
