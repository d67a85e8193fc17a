import SwiftUI

extension Scene {
    /// Records the impressions of the views in the windows of this scene.
    ///
    /// ```swift
    /// WindowGroup { Feed() }.impressions(recorder)
    /// ```
    ///
    /// - Parameter recorder: The recorder, or `nil` if the views aren't measured.
    public func impressions(_ recorder: ImpressionRecorder?) -> some Scene {
        #if canImport(ViewRuntime)
        // Each window has its own clock, so it measures its own views.
        windowModifier(ImpressionWindows(recorder: recorder))
        #else
        // Windows share the system's clock, and a scene can only set their environment.
        environment(\.impressionScene, recorder?.sharedScene)
        #endif
    }
}

#if canImport(ViewRuntime)
nonisolated private struct ImpressionWindows: ViewModifier {
    let recorder: ImpressionRecorder?

    @MainActor func body(content: Content) -> some View { content.impressions(recorder) }
}
#else
extension ImpressionRecorder {
    /// The measured areas of all windows whose scene has this recorder.
    fileprivate var sharedScene: ImpressionScene {
        if let scene = allWindows { return scene }
        let scene = ImpressionScene(self)
        scene.begin()
        allWindows = scene
        return scene
    }
}
#endif
