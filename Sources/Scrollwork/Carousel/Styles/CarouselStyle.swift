import SwiftUI

/// The appearance and motion of a carousel's pages.
///
/// To set a style, use `carouselStyle(_:)`. A style creates the body of each page once, when the page is realized.
/// Changes that follow the carousel's motion are functions of the page's position.
///
/// ```swift
/// struct Faded: CarouselStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         configuration.page.look { page, look in look.opacity = 0.3 + 0.7 * page.share }
///     }
/// }
/// ```
///
/// Pages keep their state when another style replaces a style, if both create their bodies with
/// ``CarouselStyleConfiguration/Page/look(cornerRadius:_:)``, as in this example. All styles of Scrollwork do. A style
/// can also add views around a page. Such a style has its own type of body, and SwiftUI creates new pages when the type
/// changes.
@MainActor @preconcurrency
public protocol CarouselStyle {
    /// A view that represents the body of a page.
    associatedtype Body: View
    /// The properties of a page.
    typealias Configuration = CarouselStyleConfiguration

    /// Creates the body of a page.
    ///
    /// - Parameter configuration: The properties of the page.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// The number of additional pages that appear on each side because of the style. The default is 0.
    var reach: Int { get }

    /// The order of overlapping pages. The default is ``CarouselPageOrder/natural``.
    var order: CarouselPageOrder { get }
}

extension CarouselStyle {
    /// The default number of additional pages, 0.
    public var reach: Int { 0 }
    /// The default order of pages.
    public var order: CarouselPageOrder { .natural }
}

/// The order of overlapping pages in a carousel.
public enum CarouselPageOrder: Hashable, Sendable {
    /// Later pages are on top.
    case natural
    /// The current page is on top, and then its neighbors.
    case currentOnTop
    /// Earlier pages are on top, as in a stack of cards.
    case earlierOnTop

    func zIndex(of slot: Int, current: Int) -> Double {
        switch self {
        case .natural: 0
        case .currentOnTop: -Double(abs(slot - current))
        case .earlierOnTop: -Double(slot - current)
        }
    }
}

/// The properties of a page for a ``CarouselStyle``.
public struct CarouselStyleConfiguration {
    /// The content of a page.
    public struct Page: View {
        let content: AnyView
        /// The content and behavior of the view.
        public var body: some View { content }
    }

    /// The content of the page. Use it once in the body.
    public let page: Page
    /// The axis along which pages move.
    public let axis: Axis
    /// A Boolean value that indicates whether the person prefers reduced motion. The styles of Scrollwork then don't
    /// change pages.
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
    /// Sets the style of carousels within this view.
    ///
    /// - Parameter style: The style to apply.
    nonisolated public func carouselStyle(_ style: some CarouselStyle) -> some View {
        environment(\.carouselStyle, style)
    }

    /// Sets the style of carousels within this view to a style that is known only at run time.
    ///
    /// - Parameter style: The style to apply.
    nonisolated public func carouselStyle(_ style: any CarouselStyle) -> some View {
        environment(\.carouselStyle, style)
    }
}
