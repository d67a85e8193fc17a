import SwiftUI

/// The appearance of a carousel's page at one moment.
///
/// A style computes the look from the page's position. See ``CarouselStyleConfiguration/Page/look(cornerRadius:_:)``.
/// The effects apply in the order of the properties.
public struct PageLook: Equatable, Sendable {
    /// The scale of the page inside its frame. Content beyond the frame is cut off only if the look has a corner
    /// radius.
    public var zoom: CGFloat = 1
    /// The offset of the page inside its frame, in points.
    public var pan = CGSize.zero
    /// The scale of the page with its frame.
    public var scale: CGFloat = 1
    /// The clockwise rotation of the page on the screen.
    public var rotation = Angle.zero
    /// The rotation of the page about its center line across the carousel's axis. A positive angle moves the right or
    /// lower side away from the person.
    public var tilt = Angle.zero
    /// The brightness, from -1 for black to 1 for white. A value of 0 doesn't change the page.
    public var brightness = 0.0
    /// The opacity, from 0 for an invisible page to 1.
    public var opacity = 1.0
    /// The offset of the page with its frame, in points to the right and down.
    public var offset = CGSize.zero

    /// Creates a look that doesn't change the page.
    public init() {}
}

extension CarouselStyleConfiguration.Page {
    /// Draws the page with a look that depends on its position.
    ///
    /// As with `pageEffect(_:)`, SwiftUI samples the look while the carousel moves, and evaluates no body for it. All
    /// styles with such a body have the same type for SwiftUI. When one of them replaces another, each page keeps its
    /// state.
    ///
    /// ```swift
    /// struct Tilted: CarouselStyle {
    ///     func makeBody(configuration: Configuration) -> some View {
    ///         configuration.page.look { page, look in
    ///             look.rotation = .degrees(8 * page.screenProgress)
    ///             look.opacity = 0.3 + 0.7 * page.share
    ///         }
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - cornerRadius: The corner radius of the frame that clips the page, in points, or `nil` for a page without
    ///     clipping.
    ///   - change: A closure that changes the look for the position of the page.
    @MainActor public func look(
        cornerRadius: CGFloat? = nil,
        _ change: @escaping @Sendable (_ page: PagePosition, _ look: inout PageLook) -> Void
    ) -> some View {
        modifier(
            PageLookModifier(
                cornerRadius: cornerRadius,
                look: { page in
                    var look = PageLook()
                    change(page, &look)
                    return look
                }, follows: true))
    }

    /// The unchanged page, with a look of the same type.
    @MainActor var plain: some View {
        modifier(PageLookModifier(cornerRadius: nil, look: { _ in PageLook() }, follows: false))
    }
}

/// A modifier that applies a look inside the frame of a page and to the frame.
private struct PageLookModifier: ViewModifier {
    let cornerRadius: CGFloat?
    let look: @Sendable (PagePosition) -> PageLook
    /// Whether the look depends on the position of the page.
    let follows: Bool

    func body(content: Content) -> some View {
        content
            .modifier(inside)
            .clipShape(PageFrame(cornerRadius: cornerRadius))
            .modifier(frame)
    }

    private var inside: PageEffect<some VisualEffect> {
        PageEffect(
            effect: { [look] effect, page in
                let look = look(page)
                return effect.scaleEffect(look.zoom).offset(look.pan)
            }, follows: follows)
    }

    private var frame: PageEffect<some VisualEffect> {
        PageEffect(
            effect: { [look] effect, page in
                let look = look(page)
                return
                    effect
                    .scaleEffect(look.scale)
                    .rotationEffect(look.rotation)
                    .rotation3DEffect(
                        .radians(page.axis == .horizontal ? look.tilt.radians : -look.tilt.radians),
                        axis: page.axis == .horizontal ? (x: 0, y: 1, z: 0) : (x: 1, y: 0, z: 0), perspective: 0.6
                    )
                    .brightness(look.brightness)
                    .opacity(look.opacity)
                    .offset(look.offset)
            }, follows: follows)
    }
}

/// The frame of a page, or a larger area for a page without clipping.
private struct PageFrame: Shape {
    let cornerRadius: CGFloat?

    func path(in rect: CGRect) -> Path {
        guard let cornerRadius else { return Path(rect.insetBy(dx: -10_000, dy: -10_000)) }
        return Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous)
    }
}
