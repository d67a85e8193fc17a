/// A part of a program's interface that the system shows, such as a window.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene

    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

/// A scene that the runtime itself knows, and the windows that can be opened of it.
@MainActor
protocol WindowSource {
    var windows: [WindowPlan] { get }
}

extension Scene {
    /// The windows that can be opened of the scene, in the order in which they stand.
    var allWindows: [WindowPlan] {
        if let source = self as? any WindowSource { return source.windows }
        return body.allWindows
    }
}
