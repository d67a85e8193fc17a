import SwiftUI

/// A carousel style in which pages are windows, and their content moves more slowly than the windows.
///
/// Use it for images that fill their pages. The style enlarges the content and clips it at the edges.
public struct ParallaxCarouselStyle: CarouselStyle {
    private let amount: Double
    private let cornerRadius: CGFloat

    /// Creates a parallax style.
    ///
    /// - Parameters:
    ///   - amount: The fraction of its distance by which the content lags behind, from 0 to 0.9. The style enlarges the
    ///     content by the same fraction. A value that isn't finite is treated as 0.3.
    ///   - cornerRadius: The corner radius of the windows, in points.
    nonisolated public init(amount: Double = 0.3, cornerRadius: CGFloat = 28) {
        self.amount = amount.isFinite ? min(max(amount, 0), 0.9) : 0.3
        self.cornerRadius = cornerRadius.isFinite ? max(cornerRadius, 0) : 28
    }

    /// Creates the body of a page.
    public func makeBody(configuration: Configuration) -> some View {
        let amount = configuration.reducesMotion ? 0 : amount
        configuration.page.look(cornerRadius: cornerRadius) { page, look in
            look.zoom = CGFloat(1 + amount)
            // Moves only as far as the enlarged content extends beyond its window.
            look.pan = page.offset(-CGFloat(amount / 2 * page.screenProgress.clamped(to: -1...1)) * page.length)
        }
    }
}

extension CarouselStyle where Self == ParallaxCarouselStyle {
    /// A style in which pages are windows, and their content moves more slowly than the windows.
    nonisolated public static var parallax: ParallaxCarouselStyle { ParallaxCarouselStyle() }

    /// A style in which pages are windows with rounded corners, and their content moves more slowly than the windows.
    ///
    /// - Parameters:
    ///   - amount: The fraction of its distance by which the content lags behind, from 0 to 0.9.
    ///   - cornerRadius: The corner radius of the windows, in points.
    nonisolated public static func parallax(amount: Double = 0.3, cornerRadius: CGFloat) -> ParallaxCarouselStyle {
        ParallaxCarouselStyle(amount: amount, cornerRadius: cornerRadius)
    }
}
