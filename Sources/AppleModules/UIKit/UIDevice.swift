import Foundation

/// The way up that a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The device: a telephone as far as programs ask.
@MainActor @preconcurrency
open class UIDevice {
    private static let only = UIDevice()

    public static var current: UIDevice { only }

    private init() {}

    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

    /// Upright or lying, as the window is taller or wider.
    public var orientation: UIDeviceOrientation {
        let bounds = UIScreen.main.bounds
        return bounds.width > bounds.height ? .landscapeLeft : .portrait
    }

    public var name: String { ProcessInfo.processInfo.hostName }

    public var model: String { "Linux" }

    public var systemName: String { "Linux" }

    public var systemVersion: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
    }
}
