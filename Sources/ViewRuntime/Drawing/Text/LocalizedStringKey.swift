import Foundation

/// The text of a view as it stands in the program, with values in it that are formatted for the reader's locale.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    enum Piece: Equatable, Sendable {
        case literal(String)
        case integer(Int64)
        case unsigned(UInt64)
        case double(Double)
        case text(Text)

        func string(in locale: Locale) -> String {
            switch self {
            case .literal(let text): text
            case .integer(let value): value.formatted(.number.locale(locale))
            case .unsigned(let value): value.formatted(.number.locale(locale))
            case .double(let value):
                value.formatted(.number.locale(locale).precision(.fractionLength(6)).grouping(.never))
            case .text(let text): text.string(in: locale)
            }
        }
    }

    let pieces: [Piece]

    public init(_ value: String) { pieces = [.literal(value)] }
    public init(stringLiteral value: String) { pieces = [.literal(value)] }
    public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

    /// The string, when no value in it depends on the locale.
    var plainText: String? {
        var result = ""
        for piece in pieces {
            switch piece {
            case .literal(let text): result += text
            // Every locale that this runtime groups digits for begins at four of them.
            case .integer(let value) where value.magnitude < 1000: result += String(value)
            default: return nil
            }
        }
        return result
    }

    func string(in locale: Locale) -> String {
        pieces.map { $0.string(in: locale) }.joined()
    }

    public struct StringInterpolation: StringInterpolationProtocol {
        var pieces: [Piece] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) { if !literal.isEmpty { pieces.append(.literal(literal)) } }

        public mutating func appendInterpolation(_ string: String) { pieces.append(.literal(string)) }

        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            pieces.append(.literal(format.format(input)))
        }

        /// A text that keeps its own font and colours.
        public mutating func appendInterpolation(_ text: Text) { pieces.append(.text(text)) }

        /// A picture or a symbol that stands in the text as a character does. Apple: iOS 14, macOS 11.
        public mutating func appendInterpolation(_ image: Image) { pieces.append(.text(Text(image))) }

        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            pieces.append(.text(Text(attributedString)))
        }

        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            switch value {
            case let value as any BinaryInteger & SignedInteger: pieces.append(.integer(Int64(truncatingIfNeeded: value)))
            case let value as any BinaryInteger: pieces.append(.unsigned(UInt64(truncatingIfNeeded: value)))
            case let value as any BinaryFloatingPoint: pieces.append(.double(Double(value)))
            default: pieces.append(.literal(String(describing: value)))
            }
        }

        /// A value in a format as `printf` has it.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            pieces.append(.literal(String(format: specifier, value._arg)))
        }
    }
}

/// A number that can stand in a localised string.
public protocol _FormatSpecifiable: Equatable {
    associatedtype _Arg: CVarArg
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
