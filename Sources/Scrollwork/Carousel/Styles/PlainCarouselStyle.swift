import SwiftUI

/// A carousel style that doesn't change pages.
public struct PlainCarouselStyle: CarouselStyle {
    /// Creates a plain style.
    nonisolated public init() {}

    /// Creates the body of a page.
    public func makeBody(configuration: Configuration) -> some View { configuration.page.plain }
}

extension CarouselStyle where Self == PlainCarouselStyle {
    /// A style that doesn't change pages, which are side by side.
    nonisolated public static var plain: PlainCarouselStyle { PlainCarouselStyle() }
}
