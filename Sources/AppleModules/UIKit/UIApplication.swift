import Foundation
import ViewRuntime

/// The program. It has one scene with one window, the one whose code runs.
@MainActor @preconcurrency
open class UIApplication {
    public enum State: Int, Sendable { case active, inactive, background }

    private static let only = UIApplication()
    private let scene = UIWindowScene()

    public static var shared: UIApplication { only }

    private init() {}

    public var connectedScenes: Set<UIScene> { [scene] }

    public var windows: [UIWindow] { scene.windows }

    public var keyWindow: UIWindow? { scene.keyWindow }

    public var applicationState: State { .active }
}

/// A part of a program's interface.
@MainActor @preconcurrency
open class UIScene: @preconcurrency Hashable {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    init() {}

    public var activationState: ActivationState {
        CurrentScene.environment?.scenePhase == .active ? .foregroundActive : .foregroundInactive
    }

    public nonisolated static func == (a: UIScene, b: UIScene) -> Bool { a === b }

    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A scene with a window.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
    private let window = UIWindow()

    public var windows: [UIWindow] { [window] }

    public var keyWindow: UIWindow? { window }

    public var screen: UIScreen { .main }

    public var traitCollection: UITraitCollection { .current }
}

/// What is known of the window that the views are in. It holds no views.
@MainActor @preconcurrency
open class UIWindow {
    init() {}

    public var isKeyWindow: Bool { true }

    public var bounds: CGRect { UIScreen.main.bounds }

    public var frame: CGRect { bounds }

    /// The distances from the window's sides to where nothing of the device is in the way, in points.
    public var safeAreaInsets: UIEdgeInsets {
        guard let area = CurrentScene.safeArea else { return .zero }
        let isMirrored = CurrentScene.environment?.layoutDirection == .rightToLeft
        return UIEdgeInsets(
            top: area.top, left: isMirrored ? area.trailing : area.leading, bottom: area.bottom,
            right: isMirrored ? area.leading : area.trailing)
    }

    public var windowScene: UIWindowScene? { UIApplication.shared.connectedScenes.first as? UIWindowScene }

    public var traitCollection: UITraitCollection { .current }
}
