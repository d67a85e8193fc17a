import SwiftUI

/// Where a page of a carousel is at one moment: what effects are made from. See `pageEffect(_:)`.
public struct PagePlace: Equatable, Sendable {
    /// The signed distance from where pages are aligned, in pages: 0 for the page that rests there, 1 for the next in reading
    /// order, -0.5 for one that has left half of its way.
    public let progress: Double
    /// The same with the screen's sign: positive to the right, or below.
    public let screenProgress: Double
    /// The distance on screen from where the page would be aligned, points; positive to the right, or below.
    public let shift: CGFloat
    /// The size of the view that the effect is on.
    public let size: CGSize
    /// The carousel's length along its axis, points.
    public let containerLength: CGFloat
    /// The direction that the carousel's pages move in; horizontal outside of a carousel.
    public let axis: Axis
    /// The distance in pages at which a page of a loop goes from one end to the other; nil in a row.
    let turning: Double?

    /// How active the page is: 1 when it is aligned, 0 from a page's distance on.
    public var share: Double { max(1 - abs(progress), 0) }

    /// The length of the view along the carousel's axis, points.
    public var length: CGFloat { size.length(on: axis) }

    /// An offset along the carousel's axis, to the right or down.
    public func offset(_ distance: CGFloat) -> CGSize {
        axis == .horizontal ? CGSize(width: distance, height: 0) : CGSize(width: 0, height: distance)
    }
}

/// The page of a carousel that views are in.
struct CarouselPageContext: Equatable, Sendable {
    let slot: Int
    let plan: CarouselPlan
    let space: CarouselSpace

    /// Where the page is, seen from a view inside it.
    func place(_ proxy: GeometryProxy) -> PagePlace {
        let container = proxy.bounds(of: .named(space.viewport))?.size.length(on: plan.axis) ?? 0
        let track = plan.track(in: Double(container))
        let offset = plan.offset(seenFrom: proxy, space, in: track)
        let progress = Double(slot) - track.place(at: plan.position(at: offset, in: track))
        return PagePlace(
            progress: progress, screenProgress: plan.sign * progress,
            shift: CGFloat(plan.sign * (plan.offset(at: track.aligned(slot), in: track) - offset)), size: proxy.size,
            containerLength: container, axis: plan.axis, turning: plan.ends == nil && plan.count > 1 ? Double(plan.count) / 2 : nil)
    }
}

/// The names of a carousel's coordinate spaces.
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
    /// Shows a view in a carousel's page through an effect made from where the page is.
    ///
    /// The effect is a function of the page's place, sampled as the carousel moves; no body is evaluated for it. It speaks of
    /// the screen: offsets to the right are to the right in every writing direction. Outside of a carousel the place is that
    /// of a page at rest.
    ///
    /// ```swift
    /// Carousel(albums) { album in
    ///     Cover(album)
    ///         .pageEffect { effect, page in effect.opacity(0.4 + 0.6 * page.share) }
    /// }
    /// ```
    nonisolated public func pageEffect<Effect: VisualEffect>(
        _ effect: @escaping @Sendable (EmptyVisualEffect, PagePlace) -> Effect
    ) -> some View {
        modifier(PageEffect(effect: effect, follows: true))
    }
}

struct PageEffect<Effect: VisualEffect>: ViewModifier {
    let effect: @Sendable (EmptyVisualEffect, PagePlace) -> Effect
    /// Whether the effect depends on where the page is. Else it is that of a page at rest, and a moving carousel pays nothing for it.
    let follows: Bool
    @Environment(\.carouselPage) private var page
    @Environment(\.layoutDirection) private var layoutDirection

    func body(content: Content) -> some View {
        content
            .environment(\.layoutDirection, layoutDirection)
            .visualEffect { [effect, page = follows ? page : nil] empty, proxy in
                effect(empty, page?.place(proxy) ?? .resting(proxy.size))
            }
            // The effect's own directions are the screen's.
            .environment(\.layoutDirection, .leftToRight)
    }
}

extension PagePlace {
    fileprivate static func resting(_ size: CGSize) -> PagePlace {
        PagePlace(progress: 0, screenProgress: 0, shift: 0, size: size, containerLength: size.width, axis: .horizontal, turning: nil)
    }
}
