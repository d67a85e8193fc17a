/// A style of a program's own that stands for a colour in each environment.
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
    /// The colour that a style of the program's own has in each environment. Apple: iOS 17, macOS 14.
    public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Resolved {
        source = .style(ColorStyle(color))
    }
}
