import Foundation
import LayerTree

/// The scene whose code runs, or else the scene that opened last, for code that queries the device instead of its view.
@MainActor
package enum CurrentScene {
    /// The size in points, or `nil` if no scene is open.
    package static var size: CGSize? { OpenScene.current.map { $0.root?.containerSize ?? $0.opening.size } }

    /// The safe area insets in points, or `nil` if no scene is open.
    package static var safeArea: EdgeInsets? { OpenScene.current.map { $0.root?.safeArea ?? $0.opening.safeArea } }

    package static var environment: EnvironmentValues? {
        OpenScene.current.map { $0.root?.environment ?? $0.opening.environment }
    }

    /// Reports feedback to the host with the next frame.
    package static func play(_ feedback: SensoryFeedback) {
        guard let graph = OpenScene.current else { return }
        graph.play(feedback)
        graph.requestFrame()
    }

    /// Asks the host to open a URL. The host receives the request with the next frame.
    ///
    /// - Returns: Whether a scene is open.
    package static func open(_ url: URL) -> Bool {
        guard let graph = OpenScene.current else { return false }
        graph.request(.open(url))
        return true
    }
}
