import Foundation
import ViewRuntime

/// Whether an appearance is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// A kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
    case vision
}

/// A side of a size class.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// What is known of the device and of the person's wishes.
public final class UITraitCollection: Sendable {
    public let userInterfaceStyle: UIUserInterfaceStyle
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    public let verticalSizeClass: UIUserInterfaceSizeClass
    /// Pixels per point.
    public let displayScale: CGFloat

    public init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.userInterfaceStyle = userInterfaceStyle
        userInterfaceIdiom = .unspecified
        horizontalSizeClass = .unspecified
        verticalSizeClass = .unspecified
        displayScale = 0
    }

    nonisolated init(_ environment: EnvironmentValues) {
        userInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
        userInterfaceIdiom = .phone
        horizontalSizeClass =
            environment.horizontalSizeClass.map { $0 == .compact ? .compact : .regular } ?? .unspecified
        verticalSizeClass = environment.verticalSizeClass.map { $0 == .compact ? .compact : .regular } ?? .unspecified
        displayScale = environment.displayScale
    }

    /// Those of the scene.
    @MainActor @preconcurrency public static var current: UITraitCollection {
        UITraitCollection(CurrentScene.environment ?? EnvironmentValues())
    }
}
