/// A custom style that resolves to a color.
struct ColorStyle: Hashable, @unchecked Sendable {
    private let identity: AnyHashable
    let style: AnyShapeStyle

    init<T: Hashable & ShapeStyle>(_ style: T) where T.Resolved == Color.Resolved {
        identity = AnyHashable(style)
        self.style = AnyShapeStyle(style)
    }

    static func == (a: ColorStyle, b: ColorStyle) -> Bool { a.identity == b.identity }

    func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

extension Color {
    /// Creates a color from a custom style that resolves to a color. Available from iOS 17 and macOS 14.
    public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Resolved {
        source = .style(ColorStyle(color))
    }
}
