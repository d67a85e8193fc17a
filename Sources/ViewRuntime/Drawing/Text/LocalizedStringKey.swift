import Foundation

/// A text literal of a program, with values that are formatted for the locale.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    enum Piece: Equatable, Sendable {
        case literal(String)
        /// A string of the program, which isn't Markdown.
        case string(String)
        case integer(Int64)
        case unsigned(UInt64)
        case double(Double)
        case formatted(FormattedValue)
        case text(Text)

        func string(in environment: EnvironmentValues) -> String {
            let locale = environment.locale
            return switch self {
            case .literal(let text), .string(let text): text
            case .integer(let value):
                // In all supported locales, digit grouping begins at four digits.
                if 0..<1000 ~= value, locale.usesLatinDigits {
                    String(value)
                } else {
                    value.formatted(.number.locale(locale))
                }
            case .unsigned(let value): value.formatted(.number.locale(locale))
            case .double(let value):
                value.formatted(.number.locale(locale).precision(.fractionLength(6)).grouping(.never))
            case .formatted(let value): value.string(in: locale)
            case .text(let text): text.string(in: environment)
            }
        }
    }

    let pieces: [Piece]

    /// Creates a key from a string.
    ///
    /// As in every key, Markdown in the string styles the text.
    public init(_ value: String) { pieces = Markdown.pieces(of: [.literal(value)]) }
    /// Creates a key from a string literal.
    public init(stringLiteral value: String) { pieces = Markdown.pieces(of: [.literal(value)]) }
    /// Creates a key from an interpolated string literal.
    public init(stringInterpolation: StringInterpolation) {
        pieces = Markdown.pieces(of: stringInterpolation.pieces)
    }

    /// The string, if no value in it depends on the locale.
    var plainText: String? {
        var result = ""
        for piece in pieces {
            switch piece {
            case .literal(let text), .string(let text): result += text
            default: return nil
            }
        }
        return result
    }

    /// The interpolation of a key.
    public struct StringInterpolation: StringInterpolationProtocol {
        var pieces: [Piece] = []

        /// Creates an empty interpolation.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Appends literal text.
        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { pieces.append(.literal(literal)) }
        }

        /// Appends a string.
        public mutating func appendInterpolation(_ string: String) { pieces.append(.string(string)) }

        /// Appends a formatted value. A style without a locale of its own uses the one of the environment.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            pieces.append(.formatted(FormattedValue(input, format)))
        }

        /// Appends a text with its own font and colors.
        public mutating func appendInterpolation(_ text: Text) { pieces.append(.text(text)) }

        /// Appends an image or a symbol in place of a character. Available from iOS 14 and macOS 11.
        public mutating func appendInterpolation(_ image: Image) { pieces.append(.text(Text(image))) }

        /// Appends an attributed string.
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            pieces.append(.text(Text(attributedString)))
        }

        /// Appends a number.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            switch value {
            case let value as any BinaryInteger & SignedInteger:
                pieces.append(.integer(Int64(truncatingIfNeeded: value)))
            case let value as any BinaryInteger: pieces.append(.unsigned(UInt64(truncatingIfNeeded: value)))
            case let value as any BinaryFloatingPoint: pieces.append(.double(Double(value)))
            default: pieces.append(.string(String(describing: value)))
            }
        }

        /// Appends a value with a `printf` format, and the decimal separator of the environment's locale.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            pieces.append(.formatted(FormattedValue(value, specifier: specifier)))
        }
    }
}

/// A number that localized text can contain.
public protocol _FormatSpecifiable: Equatable {
    /// The type of the argument of a format.
    associatedtype _Arg: CVarArg
    /// The argument of a format.
    var _arg: _Arg { get }
}

extension Int: _FormatSpecifiable { public var _arg: Int64 { Int64(self) } }
extension Int8: _FormatSpecifiable { public var _arg: Int32 { Int32(self) } }
extension Int16: _FormatSpecifiable { public var _arg: Int32 { Int32(self) } }
extension Int32: _FormatSpecifiable { public var _arg: Int32 { self } }
extension Int64: _FormatSpecifiable { public var _arg: Int64 { self } }
extension UInt: _FormatSpecifiable { public var _arg: UInt64 { UInt64(self) } }
extension UInt8: _FormatSpecifiable { public var _arg: UInt32 { UInt32(self) } }
extension UInt16: _FormatSpecifiable { public var _arg: UInt32 { UInt32(self) } }
extension UInt32: _FormatSpecifiable { public var _arg: UInt32 { self } }
extension UInt64: _FormatSpecifiable { public var _arg: UInt64 { self } }
extension Float: _FormatSpecifiable { public var _arg: Float { self } }
extension Double: _FormatSpecifiable { public var _arg: Double { self } }
extension CGFloat: _FormatSpecifiable { public var _arg: CGFloat { self } }
