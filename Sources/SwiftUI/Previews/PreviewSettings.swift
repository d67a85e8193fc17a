extension View {
    /// Sets the name of a preview in Xcode. On Linux, this has no effect.
    nonisolated public func previewDisplayName(_ value: String?) -> some View { self }

    /// Sets the layout of a preview in Xcode. On Linux, this has no effect.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }

    /// Sets the device of a preview in Xcode. On Linux, this has no effect.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }

    /// Sets the orientation of a preview in Xcode. On Linux, this has no effect.
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}

/// The size at which Xcode shows a preview.
public enum PreviewLayout: Sendable {
    /// In the center of the screen of a device.
    case device
    /// In a container with the size of the preview.
    case sizeThatFits
    /// In the center of a container with a fixed size, in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// The name of a device on which Xcode shows a preview, such as "iPhone 15".
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    /// The name of the device.
    public let rawValue: String

    /// Creates a device from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a device from a string literal.
    public init(stringLiteral value: String) { self.init(rawValue: value) }
}
