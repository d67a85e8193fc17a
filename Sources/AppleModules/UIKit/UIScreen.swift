import Foundation
import ViewRuntime

/// The display: as large as the window that the scene is shown in.
@MainActor @preconcurrency
open class UIScreen {
    private static let only = UIScreen()

    public static var main: UIScreen { only }

    private init() {}

    /// In points. Before a window is open it is that of a telephone, 390 × 844. As on Apple's systems, a view that
    /// reads it is not updated when it changes: use a `GeometryReader`, `containerRelativeFrame` or
    /// `onGeometryChange` to follow a window.
    public var bounds: CGRect { CGRect(origin: .zero, size: CurrentScene.size ?? CGSize(width: 390, height: 844)) }

    /// In pixels.
    public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale) }

    /// Pixels per point.
    public var scale: CGFloat { CurrentScene.environment?.displayScale ?? 2 }

    /// Pixels per point.
    public var nativeScale: CGFloat { scale }

    public var traitCollection: UITraitCollection { UITraitCollection.current }
}
