import SwiftUI

/// The position of a carousel's page at one moment, as the input of page effects and styles.
public struct PagePosition: Equatable, Sendable {
    /// The signed distance from the aligned position, in pages. It is 0 for the page at rest, 1 for the next page in
    /// reading order, and -0.5 for a page that has moved half of its distance.
    public let progress: Double
    /// The signed distance in screen direction, in pages. It is positive to the right or below.
    public let screenProgress: Double
    /// The distance on screen from the aligned position of the page, in points. It is positive to the right or below.
    public let shift: CGFloat
    /// The size of the view with the effect, in points.
    public let size: CGSize
    /// The length of the carousel along its axis, in points.
    public let containerLength: CGFloat
    /// The axis along which pages move. Outside of a carousel, it is horizontal.
    public let axis: Axis
    /// The distance in pages at which a page of a loop moves from one end to the other, or `nil` in a row.
    let turning: Double?

    /// The activity of the page. It is 1 for an aligned page, and 0 at a distance of a page or more.
    public var share: Double { max(1 - abs(progress), 0) }

    /// The length of the view along the carousel's axis, in points.
    public var length: CGFloat { size.length(on: axis) }

    /// Returns an offset along the carousel's axis.
    ///
    /// - Parameter distance: The distance in points. It is positive to the right or below.
    public func offset(_ distance: CGFloat) -> CGSize {
        CGSize(axis, along: distance)
    }
}

/// The page of a carousel that contains a view.
struct CarouselPageContext: Equatable, Sendable {
    let slot: Int
    let plan: CarouselPlan
    let space: CarouselSpace

    /// Returns the position of the page, as seen from a view inside it.
    func position(_ proxy: GeometryProxy) -> PagePosition {
        let container = proxy.bounds(of: .named(space.viewport))?.size.length(on: plan.axis) ?? 0
        let track = plan.track(in: Double(container))
        let offset = plan.offset(seenFrom: proxy, space, in: track)
        let progress = Double(slot) - track.place(at: plan.position(at: offset, in: track))
        return PagePosition(
            progress: progress, screenProgress: plan.sign * progress,
            shift: CGFloat(plan.sign * (plan.offset(at: track.aligned(slot), in: track) - offset)), size: proxy.size,
            containerLength: container, axis: plan.axis,
            turning: plan.ends == nil && plan.count > 1 ? Double(plan.count) / 2 : nil)
    }
}

/// The names of the coordinate spaces of a carousel.
struct CarouselSpace: Hashable, Sendable {
    let owner: ObjectIdentifier

    var viewport: Name { Name(owner: owner, isTrack: false) }
    var track: Name { Name(owner: owner, isTrack: true) }

    struct Name: Hashable, Sendable {
        let owner: ObjectIdentifier
        let isTrack: Bool
    }
}

private struct CarouselPageKey: EnvironmentKey {
    static let defaultValue: CarouselPageContext? = nil
}

extension EnvironmentValues {
    var carouselPage: CarouselPageContext? {
        get { self[CarouselPageKey.self] }
        set { self[CarouselPageKey.self] = newValue }
    }
}

extension View {
    /// Applies an effect that depends on the position of the page in a carousel.
    ///
    /// SwiftUI samples the effect while the carousel moves, and evaluates no body for it. The effect uses screen
    /// directions: a positive horizontal offset moves a view to the right in all layout directions. Outside of a
    /// carousel, the effect receives the position of a page at rest.
    ///
    /// ```swift
    /// Carousel(albums) { album in
    ///     Cover(album)
    ///         .pageEffect { effect, page in effect.opacity(0.4 + 0.6 * page.share) }
    /// }
    /// ```
    nonisolated public func pageEffect<Effect: VisualEffect>(
        _ effect: @escaping @Sendable (EmptyVisualEffect, PagePosition) -> Effect
    ) -> some View {
        modifier(PageEffect(effect: effect, follows: true))
    }
}

struct PageEffect<Effect: VisualEffect>: ViewModifier {
    let effect: @Sendable (EmptyVisualEffect, PagePosition) -> Effect
    /// Whether the effect depends on the position of the page. Otherwise, it is the effect of a page at rest, without a
    /// cost while the carousel moves.
    let follows: Bool
    @Environment(\.carouselPage) private var page
    @Environment(\.layoutDirection) private var layoutDirection

    func body(content: Content) -> some View {
        content
            .environment(\.layoutDirection, layoutDirection)
            .visualEffect { [effect, page = follows ? page : nil] empty, proxy in
                effect(empty, page?.position(proxy) ?? .resting(proxy.size))
            }
            // The effect uses screen directions.
            .environment(\.layoutDirection, .leftToRight)
    }
}

extension PagePosition {
    fileprivate static func resting(_ size: CGSize) -> PagePosition {
        PagePosition(
            progress: 0, screenProgress: 0, shift: 0, size: size, containerLength: size.width, axis: .horizontal,
            turning: nil)
    }
}
