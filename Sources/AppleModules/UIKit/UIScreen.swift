import Foundation
import ViewRuntime

/// The screen, with the size of the window of the scene.
@MainActor @preconcurrency
open class UIScreen {
    private static let only = UIScreen()

    /// The screen.
    public static var main: UIScreen { only }

    private init() {}

    /// The bounds, in points. Before a window opens, they are those of an iPhone, 390 × 844. As on Apple's systems, a
    /// view that reads them doesn't update when they change. To follow the window, use a `GeometryReader`,
    /// `containerRelativeFrame`, or `onGeometryChange`.
    public var bounds: CGRect { CGRect(origin: .zero, size: CurrentScene.size ?? CGSize(width: 390, height: 844)) }

    /// The bounds, in pixels.
    public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale) }

    /// The number of pixels per point.
    public var scale: CGFloat { CurrentScene.environment?.displayScale ?? 2 }

    /// The number of pixels per point.
    public var nativeScale: CGFloat { scale }

    /// The traits of the screen.
    public var traitCollection: UITraitCollection { UITraitCollection.current }
}
