import SwiftUI

/// The colors of the gallery in light and dark mode.
struct Palette {
    let page: Color
    let card: Color
    let edge: Color
    let shadow: Color

    init(_ colorScheme: ColorScheme) {
        switch colorScheme {
        case .dark:
            page = Color(red: 0.055, green: 0.06, blue: 0.075)
            card = Color(red: 0.11, green: 0.115, blue: 0.135)
            edge = .white.opacity(0.07)
            shadow = .black.opacity(0.5)
        default:
            page = Color(red: 0.953, green: 0.949, blue: 0.937)
            card = Color(red: 1, green: 0.998, blue: 0.994)
            edge = .black.opacity(0.04)
            shadow = Color(red: 0.25, green: 0.2, blue: 0.12).opacity(0.08)
        }
    }
}
