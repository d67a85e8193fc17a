extension View {
    /// Has no effect: previews are shown by Xcode alone.
    nonisolated public func previewDisplayName(_ value: String?) -> some View { self }

    /// Has no effect: previews are shown by Xcode alone.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }

    /// Has no effect: previews are shown by Xcode alone.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }

    /// Has no effect: previews are shown by Xcode alone.
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}

/// The size at which Xcode shows a preview.
public enum PreviewLayout: Sendable {
    /// In the middle of a device's screen.
    case device
    /// In a container of the preview's own size.
    case sizeThatFits
    /// In the middle of a container of the given size, points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// The name of a device on which Xcode shows a preview, such as "iPhone 15".
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(stringLiteral value: String) { self.init(rawValue: value) }
}
