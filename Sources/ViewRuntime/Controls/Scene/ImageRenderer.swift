import Foundation
import LayerTree
import OpenCombine

/// An object that renders a view into an image.
///
/// ```swift
/// let renderer = ImageRenderer(content: Badge(number: 7))
/// renderer.scale = 2
/// let image = renderer.uiImage
/// ```
///
/// The property `uiImage` is part of the module `UIKit`, with the package trait `AppleModules`. There's no `cgImage`
/// and no `render(rasterizationScale:renderer:)`, because Linux lacks Core Graphics. Images need a host: they exist in
/// programs that an `App` starts, and in programs on a stage.
///
/// The view has an environment of its own. Set the values that it needs as part of the content.
///
/// Available from iOS 16 and macOS 13.
public final class ImageRenderer<Content: View>: ObservableObject {
    /// A publisher that notifies when you set a property.
    public let objectWillChange = PassthroughSubject<Void, Never>()

    /// The view to render.
    @MainActor public var content: Content { didSet { objectWillChange.send() } }
    /// The size that the view is proposed, in points. By default, the view has its ideal size.
    @MainActor public var proposedSize = ProposedViewSize.unspecified { didSet { objectWillChange.send() } }
    /// The number of pixels per point; 1 by default.
    @MainActor public var scale: CGFloat = 1 { didSet { objectWillChange.send() } }
    /// A Boolean value that indicates whether the image has a black background instead of transparency.
    @MainActor public var isOpaque = false { didSet { objectWillChange.send() } }
    /// The color mode. It has no effect: images are in the sRGB color space.
    @MainActor public var colorMode = ColorRenderingMode.nonLinear

    /// Creates a renderer for a view.
    @MainActor public init(content view: Content) { content = view }

    /// Returns the image as a PNG file, or `nil` if the view has no size or the program has no host.
    @MainActor package func png() -> Data? {
        guard let painter = ViewPainting.painter, scale.isFinite, scale > 0 else { return nil }
        var environment = EnvironmentValues()
        environment.displayScale = scale
        let measured = RenderedSize()
        let graph = ViewGraph(
            size: .zero, environment: environment, measurer: OpenScene.current?.measurer ?? painter.measurer,
            content: ProposedLayout(proposal: proposedSize, measured: measured) { content })
        defer { graph.close() }
        // The view reports its size in the first frame.
        _ = graph.frame(at: 0)
        let size = measured.size
        guard size.width > 0, size.height > 0, max(size.width, size.height) * scale <= 16_384 else { return nil }
        graph.resize(to: size)
        _ = graph.frame(at: 0)
        return painter.png(
            of: graph.rootLayer, size: size, scale: scale,
            background: isOpaque ? RGBA(red: 0, green: 0, blue: 0) : .clear)
    }
}

/// The size of a rendered view, in points.
private final class RenderedSize: @unchecked Sendable { var size = CGSize.zero }

/// Proposes a size to its content, whatever the size of the scene.
private nonisolated struct ProposedLayout: Layout {
    let proposal: ProposedViewSize
    let measured: RenderedSize

    func sizeThatFits(proposal _: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(proposal) }
        let size = CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
        measured.size = size
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal _: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
        }
    }
}
