import SwiftUI

/// How a carousel's pages look as they move: set with `carouselStyle(_:)`.
///
/// A style dresses each page once, when it is made; what moves with the carousel it describes as a function of the page's place.
///
/// ```swift
/// struct Faded: CarouselStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         configuration.page.look { place, look in look.opacity = 0.3 + 0.7 * place.share }
///     }
/// }
/// ```
///
/// Pages keep their state when a style takes the place of another one, if both are made by
/// ``CarouselStyleConfiguration/Page/look(cornerRadius:_:)`` as here; those that come with Scrollwork are. A style may put other views around
/// a page, and then is of a kind of its own: SwiftUI makes pages anew when a style of another kind comes.
@MainActor @preconcurrency
public protocol CarouselStyle {
    associatedtype Body: View
    typealias Configuration = CarouselStyleConfiguration

    /// One page, dressed.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// How many pages are shown on each side beyond those that would be seen without the style. None unless implemented.
    var reach: Int { get }

    /// Which pages lie on top of which. ``CarouselPageOrder/natural`` unless implemented.
    var order: CarouselPageOrder { get }
}

extension CarouselStyle {
    public var reach: Int { 0 }
    public var order: CarouselPageOrder { .natural }
}

/// Which pages of a carousel lie on top where they overlap.
public enum CarouselPageOrder: Hashable, Sendable {
    /// Later ones.
    case natural
    /// The current one, then its neighbours.
    case currentOnTop
    /// Earlier ones, as in a pile that is taken off card by card.
    case earlierOnTop

    func zIndex(of slot: Int, current: Int) -> Double {
        switch self {
        case .natural: 0
        case .currentOnTop: -Double(abs(slot - current))
        case .earlierOnTop: -Double(slot - current)
        }
    }
}

/// What a ``CarouselStyle`` is given of a page.
public struct CarouselStyleConfiguration {
    /// A page's content.
    public struct Page: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// The page's content, to be dressed. It is to be shown once.
    public let page: Page
    /// The direction that pages move in.
    public let axis: Axis
    /// Whether the person asked for less motion. The styles that come with Scrollwork then leave pages as they are.
    public let reducesMotion: Bool
}

private struct CarouselStyleKey: EnvironmentKey {
    static var defaultValue: any CarouselStyle { PlainCarouselStyle() }
}

extension EnvironmentValues {
    var carouselStyle: any CarouselStyle {
        get { self[CarouselStyleKey.self] }
        set { self[CarouselStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how the pages of carousels in this view look as they move.
    nonisolated public func carouselStyle(_ style: some CarouselStyle) -> some View {
        environment(\.carouselStyle, style)
    }

    /// The same with a style that is only known while the program runs.
    nonisolated public func carouselStyle(_ style: any CarouselStyle) -> some View {
        environment(\.carouselStyle, style)
    }
}
