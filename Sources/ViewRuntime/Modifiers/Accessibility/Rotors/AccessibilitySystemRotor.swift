/// A rotor of the system, to which a program can add entries.
nonisolated public struct AccessibilitySystemRotor: Sendable {
    let label: String

    /// Visited or unvisited links.
    public static func links(visited: Bool) -> AccessibilitySystemRotor {
        AccessibilitySystemRotor(label: visited ? "Visited Links" : "Unvisited Links")
    }
    /// All links.
    public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor(label: "Links") }
    /// Headings of a level.
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
        AccessibilitySystemRotor(label: level == .unspecified ? "Headings" : "Headings Level \(level.rawValue)")
    }
    /// All headings.
    public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor(label: "Headings") }
    /// Bold text.
    public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor(label: "Bold Text") }
    /// Italic text.
    public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor(label: "Italic Text") }
    /// Underlined text.
    public static var underlineText: AccessibilitySystemRotor { AccessibilitySystemRotor(label: "Underlined Text") }
    /// Misspelled words.
    public static var misspelledWords: AccessibilitySystemRotor { AccessibilitySystemRotor(label: "Misspelled Words") }
    /// Images.
    public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor(label: "Images") }
    /// Text fields.
    public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor(label: "Text Fields") }
    /// Tables.
    public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor(label: "Tables") }
    /// Lists.
    public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor(label: "Lists") }
    /// Landmarks.
    public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor(label: "Landmarks") }
}
