import Foundation
import LayerTree

/// A view that a closure draws, with the proposed size. Available from iOS 15 and macOS 12.
///
/// The closure runs again when the size, the environment, or the values that it reads change, and draws the entire
/// content.
///
/// ```swift
/// Canvas { context, size in
///     context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
/// }
/// ```
nonisolated public struct Canvas<Symbols: View> {
    /// The views that the closure can draw, each with a `tag(_:)` that identifies it.
    public var symbols: Symbols
    /// The closure that draws the content.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// A Boolean value that indicates whether the background is black.
    public var isOpaque: Bool
    /// The color mode, which has no effect.
    public var colorMode: ColorRenderingMode
    /// Has no effect, because the closure runs in the frame.
    public var rendersAsynchronously: Bool

    /// Creates a canvas with views that the closure can draw.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }
}

extension Canvas where Symbols == EmptyView {
    /// Creates a canvas.
    nonisolated public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
            symbols: { EmptyView() })
    }
}

extension Canvas: PrimitiveView {
    /// Creates the node.
    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
        let element = CanvasElement(context)
        element.use(view.renderer, isOpaque: view.isOpaque)
        let store = CanvasSymbols(context.inside(element))
        store.content = Symbols._makeNode(view.symbols, context.inside(store))
        element.use(store)
        return element
    }

    /// Updates the node.
    @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
        let element = unsafeDowncast(node, to: CanvasElement.self)
        element.use(view.renderer, isOpaque: view.isOpaque)
        Symbols._updateNode(element.symbols.content, view.symbols)
    }

    /// The number of elements, if the type determines it.
    @MainActor public static var _elementCount: Int? { 1 }
}
