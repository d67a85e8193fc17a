import Foundation
import ViewRuntime

/// A light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// The kind of a device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// An unspecified device.
    case unspecified = -1
    /// A kind of device.
    case phone, pad, tv, carPlay
    /// A Mac.
    case mac = 5
    /// Apple Vision.
    case vision
}

/// A size class along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// The properties of the device and the preferences of the person.
public final class UITraitCollection: Sendable {
    /// The appearance.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// The kind of the device.
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    /// The horizontal size class.
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    /// The vertical size class.
    public let verticalSizeClass: UIUserInterfaceSizeClass
    /// The number of pixels per point.
    public let displayScale: CGFloat

    /// Creates traits with an appearance.
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

    /// The traits of the scene whose code runs.
    @MainActor @preconcurrency public static var current: UITraitCollection {
        UITraitCollection(CurrentScene.environment ?? EnvironmentValues())
    }
}
