extension Color {
    /// A red that adapts to the environment.
    public static let red = Color(SystemColor.red)
    /// An orange that adapts to the environment.
    public static let orange = Color(SystemColor.orange)
    /// A yellow that adapts to the environment.
    public static let yellow = Color(SystemColor.yellow)
    /// A green that adapts to the environment.
    public static let green = Color(SystemColor.green)
    /// A mint that adapts to the environment.
    public static let mint = Color(SystemColor.mint)
    /// A teal that adapts to the environment.
    public static let teal = Color(SystemColor.teal)
    /// A cyan that adapts to the environment.
    public static let cyan = Color(SystemColor.cyan)
    /// A blue that adapts to the environment.
    public static let blue = Color(SystemColor.blue)
    /// An indigo that adapts to the environment.
    public static let indigo = Color(SystemColor.indigo)
    /// A purple that adapts to the environment.
    public static let purple = Color(SystemColor.purple)
    /// A pink that adapts to the environment.
    public static let pink = Color(SystemColor.pink)
    /// A brown that adapts to the environment.
    public static let brown = Color(SystemColor.brown)
    /// A gray that adapts to the environment.
    public static let gray = Color(SystemColor.gray)
    /// Black.
    public static let black = Color(white: 0)
    /// White.
    public static let white = Color(white: 1)
    /// Transparent black.
    public static let clear = Color(white: 0, opacity: 0)
    /// The color of primary text.
    public static let primary = Color(SystemColor.primary)
    /// The color of secondary text.
    public static let secondary = Color(SystemColor.secondary)
    /// The accent color, which is blue unless the program has another.
    public static var accentColor: Color { Color(source: .accent) }
}

extension ShapeStyle where Self == Color {
    /// A red that adapts to the environment.
    public static var red: Color { Color.red }
    /// An orange that adapts to the environment.
    public static var orange: Color { Color.orange }
    /// A yellow that adapts to the environment.
    public static var yellow: Color { Color.yellow }
    /// A green that adapts to the environment.
    public static var green: Color { Color.green }
    /// A mint that adapts to the environment.
    public static var mint: Color { Color.mint }
    /// A teal that adapts to the environment.
    public static var teal: Color { Color.teal }
    /// A cyan that adapts to the environment.
    public static var cyan: Color { Color.cyan }
    /// A blue that adapts to the environment.
    public static var blue: Color { Color.blue }
    /// An indigo that adapts to the environment.
    public static var indigo: Color { Color.indigo }
    /// A purple that adapts to the environment.
    public static var purple: Color { Color.purple }
    /// A pink that adapts to the environment.
    public static var pink: Color { Color.pink }
    /// A brown that adapts to the environment.
    public static var brown: Color { Color.brown }
    /// A gray that adapts to the environment.
    public static var gray: Color { Color.gray }
    /// Black.
    public static var black: Color { Color.black }
    /// White.
    public static var white: Color { Color.white }
    /// Transparent black.
    public static var clear: Color { Color.clear }
}
