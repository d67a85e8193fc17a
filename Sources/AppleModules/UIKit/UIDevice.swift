import Foundation

/// The orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
    /// An orientation.
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    /// A Boolean value that indicates whether the orientation is portrait.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// A Boolean value that indicates whether the orientation is landscape.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The device, which appears to programs as an iPhone.
@MainActor @preconcurrency
open class UIDevice {
    private static let only = UIDevice()

    /// The device.
    public static var current: UIDevice { only }

    private init() {}

    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

    /// The orientation: landscape if the window is wider than high; otherwise, portrait.
    public var orientation: UIDeviceOrientation {
        let bounds = UIScreen.main.bounds
        return bounds.width > bounds.height ? .landscapeLeft : .portrait
    }

    /// The name of the machine.
    public var name: String { ProcessInfo.processInfo.hostName }

    /// The model.
    public var model: String { "Linux" }

    /// The name of the operating system.
    public var systemName: String { "Linux" }

    /// The version of the operating system.
    public var systemVersion: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
    }
}
