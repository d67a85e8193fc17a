import Foundation

/// A value and the style that formats it, for the locale of the text that contains it.
///
/// The value and the style are immutable, and text is resolved on the main actor only.
struct FormattedValue: Equatable, @unchecked Sendable {
    private let value: any Equatable
    private let style: AnyHashable
    private let format: (Locale) -> String

    init<F: FormatStyle>(_ value: F.FormatInput, _ style: F) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.value = value
        self.style = AnyHashable(style)
        format = { style.localized(for: $0).format(value) }
    }

    /// Creates a value with a `printf` format, which uses the decimal separator of the locale.
    init<T: _FormatSpecifiable>(_ value: T, specifier: String) {
        self.value = value
        style = AnyHashable(specifier)
        format = { String(format: specifier, locale: $0, value._arg) }
    }

    func string(in locale: Locale) -> String { format(locale) }

    static func == (a: Self, b: Self) -> Bool { a.style == b.style && a.value.isEqual(to: b.value) }
}

extension Equatable {
    fileprivate func isEqual(to other: any Equatable) -> Bool { other as? Self == self }
}

extension FormatStyle {
    /// Returns the style with a locale of the environment, unless the program chose one.
    func localized(for locale: Locale) -> Self { hasOwnLocale ? self : self.locale(locale) }

    /// Whether the program chose the locale of the style. The locale of other types than Foundation's is unknown, so
    /// they always receive the one of the environment.
    fileprivate var hasOwnLocale: Bool {
        self != locale(.autoupdatingCurrent) && String(reflecting: Self.self).hasPrefix("Foundation")
    }
}
