import Foundation
import ViewRuntime

/// The program. It has one scene with one window: the scene whose code runs.
@MainActor @preconcurrency
open class UIApplication {
    /// The state of a program.
    public enum State: Int, Sendable { case active, inactive, background }

    private static let only = UIApplication()
    private let scene = UIWindowScene()

    /// The program.
    public static var shared: UIApplication { only }

    private init() {}

    /// The scene whose code runs.
    public var connectedScenes: Set<UIScene> { [scene] }

    /// The window of the scene.
    public var windows: [UIWindow] { scene.windows }

    /// The window of the scene.
    public var keyWindow: UIWindow? { scene.keyWindow }

    /// The state, which is always active.
    public var applicationState: State { .active }

    /// The key of an option for opening a URL.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the option.
        public var rawValue: String
        /// Creates a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Passes a URL to the host, which opens it as it opens the URL of a link.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - options: The options, which have no effect.
    ///   - completion: The closure that receives whether the host received the URL.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        let isOpen = CurrentScene.open(url)
        completion?(isOpen)
    }
}

/// A part of a program's interface.
@MainActor @preconcurrency
open class UIScene: @preconcurrency Hashable {
    /// The activation state of a scene.
    public enum ActivationState: Int, Sendable {
        /// The scene isn't connected.
        case unattached = -1
        /// The scene is connected.
        case foregroundActive, foregroundInactive, background
    }

    init() {}

    /// The activation state.
    public var activationState: ActivationState {
        CurrentScene.environment?.scenePhase == .active ? .foregroundActive : .foregroundInactive
    }

    /// Returns whether two scenes are identical.
    public nonisolated static func == (a: UIScene, b: UIScene) -> Bool { a === b }

    /// Hashes the identity of the scene.
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A scene with a window.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
    private let window = UIWindow()

    /// The window.
    public var windows: [UIWindow] { [window] }

    /// The window.
    public var keyWindow: UIWindow? { window }

    /// The screen.
    public var screen: UIScreen { .main }

    /// The traits of the scene.
    public var traitCollection: UITraitCollection { .current }
}

/// The window of a scene. It contains no views.
@MainActor @preconcurrency
open class UIWindow {
    init() {}

    /// A Boolean value that indicates whether the window receives key events.
    public var isKeyWindow: Bool { true }

    /// The bounds, in points.
    public var bounds: CGRect { UIScreen.main.bounds }

    /// The frame, in points.
    public var frame: CGRect { bounds }

    /// The safe area insets, in points.
    public var safeAreaInsets: UIEdgeInsets {
        guard let area = CurrentScene.safeArea else { return .zero }
        let isMirrored = CurrentScene.environment?.layoutDirection == .rightToLeft
        return UIEdgeInsets(
            top: area.top, left: isMirrored ? area.trailing : area.leading, bottom: area.bottom,
            right: isMirrored ? area.leading : area.trailing)
    }

    /// The scene.
    public var windowScene: UIWindowScene? { UIApplication.shared.connectedScenes.first as? UIWindowScene }

    /// The traits of the window.
    public var traitCollection: UITraitCollection { .current }
}
