/// The orientation of a device.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
    /// The name of the orientation.
    public let id: String

    /// The home position.
    public static let portrait = InterfaceOrientation(id: "portrait")
    /// The portrait orientation, upside down.
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    /// The landscape orientation with the top of the device on the left.
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    /// The landscape orientation with the top of the device on the right.
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

    /// All orientations.
    public static var allCases: [InterfaceOrientation] {
        [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
    }
}
