extension Image {
    /// The range of brightness in which an image appears.
    ///
    /// Available from iOS 17 and macOS 14.
    public struct DynamicRange: Hashable, Sendable {
        private enum Kind: Hashable { case standard, constrainedHigh, high }

        private let kind: Kind

        /// The standard range.
        public static let standard = DynamicRange(kind: .standard)
        /// A high range that fits beside content in the standard range.
        public static let constrainedHigh = DynamicRange(kind: .constrainedHigh)
        /// The full high range.
        public static let high = DynamicRange(kind: .high)
    }

    /// Returns the image with a range of brightness. Hosts show images in the standard range.
    ///
    /// Available from iOS 17 and macOS 14.
    public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

extension EnvironmentValues {
    private enum DynamicRangeKey: EnvironmentKey {
        static let defaultValue: Image.DynamicRange? = nil
    }

    /// The range of brightness that a view allows for its images.
    ///
    /// Available from iOS 17 and macOS 14.
    public var allowedDynamicRange: Image.DynamicRange? {
        get { self[DynamicRangeKey.self] }
        set { self[DynamicRangeKey.self] = newValue }
    }
}

extension View {
    /// Sets the range of brightness of images in this view. Hosts show images in the standard range.
    ///
    /// Available from iOS 17 and macOS 14.
    nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
        environment(\.allowedDynamicRange, range)
    }
}
