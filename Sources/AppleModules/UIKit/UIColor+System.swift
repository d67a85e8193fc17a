import ViewRuntime

// The system colors of iOS, and fixed colors.
extension UIColor {
    /// A red that adapts to the appearance.
    public static let systemRed = UIColor(Color(palette: .systemRed))
    /// An orange that adapts to the appearance.
    public static let systemOrange = UIColor(Color(palette: .systemOrange))
    /// A yellow that adapts to the appearance.
    public static let systemYellow = UIColor(Color(palette: .systemYellow))
    /// A green that adapts to the appearance.
    public static let systemGreen = UIColor(Color(palette: .systemGreen))
    /// A mint that adapts to the appearance.
    public static let systemMint = UIColor(Color(palette: .systemMint))
    /// A teal that adapts to the appearance.
    public static let systemTeal = UIColor(Color(palette: .systemTeal))
    /// A cyan that adapts to the appearance.
    public static let systemCyan = UIColor(Color(palette: .systemCyan))
    /// A blue that adapts to the appearance.
    public static let systemBlue = UIColor(Color(palette: .systemBlue))
    /// An indigo that adapts to the appearance.
    public static let systemIndigo = UIColor(Color(palette: .systemIndigo))
    /// A purple that adapts to the appearance.
    public static let systemPurple = UIColor(Color(palette: .systemPurple))
    /// A pink that adapts to the appearance.
    public static let systemPink = UIColor(Color(palette: .systemPink))
    /// A brown that adapts to the appearance.
    public static let systemBrown = UIColor(Color(palette: .systemBrown))
    /// A gray that adapts to the appearance.
    public static let systemGray = UIColor(Color(palette: .systemGray))
    /// A gray that adapts to the appearance, at level 2 of six.
    public static let systemGray2 = UIColor(Color(palette: .systemGray2))
    /// A gray that adapts to the appearance, at level 3 of six.
    public static let systemGray3 = UIColor(Color(palette: .systemGray3))
    /// A gray that adapts to the appearance, at level 4 of six.
    public static let systemGray4 = UIColor(Color(palette: .systemGray4))
    /// A gray that adapts to the appearance, at level 5 of six.
    public static let systemGray5 = UIColor(Color(palette: .systemGray5))
    /// A gray that adapts to the appearance, at level 6 of six.
    public static let systemGray6 = UIColor(Color(palette: .systemGray6))
    /// The color of primary labels.
    public static let label = UIColor(Color(palette: .label))
    /// The color of secondary labels.
    public static let secondaryLabel = UIColor(Color(palette: .secondaryLabel))
    /// The color of tertiary labels.
    public static let tertiaryLabel = UIColor(Color(palette: .tertiaryLabel))
    /// The color of quaternary labels.
    public static let quaternaryLabel = UIColor(Color(palette: .quaternaryLabel))
    /// The color of placeholder text.
    public static let placeholderText = UIColor(Color(palette: .placeholderText))
    /// The color of links.
    public static let link = UIColor(Color(palette: .link))
    /// The color of translucent separators.
    public static let separator = UIColor(Color(palette: .separator))
    /// The color of opaque separators.
    public static let opaqueSeparator = UIColor(Color(palette: .opaqueSeparator))
    /// The background color.
    public static let systemBackground = UIColor(Color(palette: .systemBackground))
    /// The background color of content on the main background.
    public static let secondarySystemBackground = UIColor(Color(palette: .secondarySystemBackground))
    /// The background color of content on the secondary background.
    public static let tertiarySystemBackground = UIColor(Color(palette: .tertiarySystemBackground))
    /// The background color of grouped content.
    public static let systemGroupedBackground = UIColor(Color(palette: .systemGroupedBackground))
    /// The background color of content on the grouped background.
    public static let secondarySystemGroupedBackground = UIColor(Color(palette: .secondarySystemGroupedBackground))
    /// The background color of content on the secondary grouped background.
    public static let tertiarySystemGroupedBackground = UIColor(Color(palette: .tertiarySystemGroupedBackground))
    /// The fill color of thin shapes.
    public static let systemFill = UIColor(Color(palette: .systemFill))
    /// The fill color of medium-size shapes.
    public static let secondarySystemFill = UIColor(Color(palette: .secondarySystemFill))
    /// The fill color of large shapes.
    public static let tertiarySystemFill = UIColor(Color(palette: .tertiarySystemFill))
    /// The fill color of large areas.
    public static let quaternarySystemFill = UIColor(Color(palette: .quaternarySystemFill))
    /// The color of text on a light background.
    public static let darkText = UIColor(Color(palette: .darkText))
    /// The color of text on a dark background.
    public static let lightText = UIColor(Color(palette: .lightText))
    /// The accent color of the program.
    public static let tintColor = UIColor(Color.accentColor)

    /// Black, the same in every appearance.
    public static let black = UIColor(white: 0, alpha: 1)
    /// White, the same in every appearance.
    public static let white = UIColor(white: 1, alpha: 1)
    /// Gray, the same in every appearance.
    public static let gray = UIColor(white: 0.5, alpha: 1)
    /// Dark gray, the same in every appearance.
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    /// Light gray, the same in every appearance.
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    /// Transparent black.
    public static let clear = UIColor(white: 0, alpha: 0)
    /// Red, the same in every appearance.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// Green, the same in every appearance.
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// Blue, the same in every appearance.
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// Cyan, the same in every appearance.
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// Yellow, the same in every appearance.
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// Magenta, the same in every appearance.
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// Orange, the same in every appearance.
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// Purple, the same in every appearance.
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// Brown, the same in every appearance.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}
