/// A part of a program's interface that the system shows, such as a window.
@MainActor @preconcurrency
public protocol Scene {
    /// The type of the scene's content.
    associatedtype Body: Scene

    /// The content of the scene.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

/// A scene that the runtime implements, and the windows that it can open.
@MainActor
protocol WindowSource {
    var windows: [WindowPlan] { get }
}

extension Scene {
    /// The windows that the scene can open, in order.
    package var allWindows: [WindowPlan] {
        if let source = self as? any WindowSource { return source.windows }
        return body.allWindows
    }
}
