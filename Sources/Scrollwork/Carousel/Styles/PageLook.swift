import SwiftUI

/// How a page of a carousel is drawn at one moment: what a style makes of the page's place. See
/// ``CarouselStyleConfiguration/Page/look(cornerRadius:_:)``.
///
/// What is done to the page is done in the order of the properties.
public struct PageLook: Equatable, Sendable {
    /// How much the page is enlarged inside of its frame. Beyond its frame it is cut off only where the look has corners.
    public var zoom: CGFloat = 1
    /// How far the page is moved inside of its frame, points.
    public var pan = CGSize.zero
    /// How much smaller or larger the page is with its frame.
    public var scale: CGFloat = 1
    /// Turns the page on the screen, clockwise.
    public var rotation = Angle.zero
    /// Turns the page about the middle line across the carousel's axis, its right or upper side away from the reader.
    public var tilt = Angle.zero
    /// -1 for black, 0 as it is, 1 for white.
    public var brightness = 0.0
    /// 0 for a page that is not seen.
    public var opacity = 1.0
    /// How far the page is moved with its frame, points, to the right and down.
    public var offset = CGSize.zero

    /// A page as it is.
    public init() {}
}

extension CarouselStyleConfiguration.Page {
    /// Draws the page as its place says.
    ///
    /// Like `pageEffect(_:)` it is sampled as the carousel moves, and no body is evaluated. All styles whose body this is are of one kind to
    /// SwiftUI, so when one takes the place of another each page keeps its state.
    ///
    /// ```swift
    /// struct Tilted: CarouselStyle {
    ///     func makeBody(configuration: Configuration) -> some View {
    ///         configuration.page.look { place, look in
    ///             look.rotation = .degrees(8 * place.screenProgress)
    ///             look.opacity = 0.3 + 0.7 * place.share
    ///         }
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - cornerRadius: Of the frame at which the page is cut off, points; nil for a page that may reach beyond it.
    ///   - change: Is given the page's place, and changes its look.
    @MainActor public func look(
        cornerRadius: CGFloat? = nil, _ change: @escaping @Sendable (_ place: PagePlace, _ look: inout PageLook) -> Void
    ) -> some View {
        modifier(PageDress(cornerRadius: cornerRadius, look: { place in
            var look = PageLook()
            change(place, &look)
            return look
        }, follows: true))
    }

    /// Draws the page as it is, as a look of the same kind.
    @MainActor var plain: some View {
        modifier(PageDress(cornerRadius: nil, look: { _ in PageLook() }, follows: false))
    }
}

/// A page inside of its frame, and the frame.
private struct PageDress: ViewModifier {
    let cornerRadius: CGFloat?
    let look: @Sendable (PagePlace) -> PageLook
    /// Whether the look depends on where the page is.
    let follows: Bool

    func body(content: Content) -> some View {
        content
            .modifier(inside)
            .clipShape(PageFrame(cornerRadius: cornerRadius))
            .modifier(frame)
    }

    private var inside: PageEffect<some VisualEffect> {
        PageEffect(effect: { [look] effect, place in
            let look = look(place)
            return effect.scaleEffect(look.zoom).offset(look.pan)
        }, follows: follows)
    }

    private var frame: PageEffect<some VisualEffect> {
        PageEffect(effect: { [look] effect, place in
            let look = look(place)
            return
                effect
                .scaleEffect(look.scale)
                .rotationEffect(look.rotation)
                .rotation3DEffect(
                    .radians(place.axis == .horizontal ? look.tilt.radians : -look.tilt.radians),
                    axis: place.axis == .horizontal ? (x: 0, y: 1, z: 0) : (x: 1, y: 0, z: 0), perspective: 0.6)
                .brightness(look.brightness)
                .opacity(look.opacity)
                .offset(look.offset)
        }, follows: follows)
    }
}

/// The frame of a page, or more than is ever drawn of it where it is not cut off.
private struct PageFrame: Shape {
    let cornerRadius: CGFloat?

    func path(in rect: CGRect) -> Path {
        guard let cornerRadius else { return Path(rect.insetBy(dx: -10_000, dy: -10_000)) }
        return Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous)
    }
}
