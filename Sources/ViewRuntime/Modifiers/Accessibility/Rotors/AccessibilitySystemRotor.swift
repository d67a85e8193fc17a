/// A rotor that the system has, for a program to say what is in it.
nonisolated public struct AccessibilitySystemRotor: Sendable {
    let label: String

    public static func links(visited: Bool) -> AccessibilitySystemRotor {
        AccessibilitySystemRotor(label: visited ? "Visited Links" : "Unvisited Links")
    }
    public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor(label: "Links") }
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
        AccessibilitySystemRotor(label: level == .unspecified ? "Headings" : "Headings Level \(level.rawValue)")
    }
    public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor(label: "Headings") }
    public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor(label: "Bold Text") }
    public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor(label: "Italic Text") }
    public static var underlineText: AccessibilitySystemRotor { AccessibilitySystemRotor(label: "Underlined Text") }
    public static var misspelledWords: AccessibilitySystemRotor { AccessibilitySystemRotor(label: "Misspelled Words") }
    public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor(label: "Images") }
    public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor(label: "Text Fields") }
    public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor(label: "Tables") }
    public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor(label: "Lists") }
    public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor(label: "Landmarks") }
}
