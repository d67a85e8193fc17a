import SwiftUI

/// Pages as they are.
public struct PlainCarouselStyle: CarouselStyle {
    /// Pages as they are.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { configuration.page.plain }
}

extension CarouselStyle where Self == PlainCarouselStyle {
    /// Pages as they are, side by side.
    nonisolated public static var plain: PlainCarouselStyle { PlainCarouselStyle() }
}
