extension ShapeStyle {
    /// The second level of the style: half of its opacity. Available from iOS 17 and macOS 14.
    public var secondary: some ShapeStyle { opacity(0.5) }

    /// The third level of the style: a quarter of its opacity. Available from iOS 17 and macOS 14.
    public var tertiary: some ShapeStyle { opacity(0.25) }

    /// The fourth level of the style: a fifth of its opacity. Available from iOS 17 and macOS 14.
    public var quaternary: some ShapeStyle { opacity(0.2) }

    /// The fifth level of the style: a tenth of its opacity. Available from iOS 17 and macOS 14.
    public var quinary: some ShapeStyle { opacity(0.1) }
}
