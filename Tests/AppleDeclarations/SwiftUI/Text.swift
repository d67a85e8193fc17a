nonisolated public struct Text: Equatable, Sendable {
    public init(verbatim content: String) { fatalError() }
    @_disfavoredOverload public init<S>(_ content: S) where S: StringProtocol { fatalError() }
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) { fatalError() }
    @_disfavoredOverload public init(_ resource: LocalizedStringResource) { fatalError() }
    public init(_ attributedContent: AttributedString) { fatalError() }
    public init(_ image: Image) { fatalError() }
    public init<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String { fatalError() }
    public init<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == AttributedString { fatalError() }
    public init<Subject>(_ subject: Subject, formatter: Formatter) where Subject: NSObject { fatalError() }
    public init(_ date: Date, style: Text.DateStyle) { fatalError() }
    public init(_ dates: ClosedRange<Date>) { fatalError() }
    public init(_ interval: DateInterval) { fatalError() }
    public struct DateStyle: Equatable, Codable, Sendable {
        public static let time: Text.DateStyle = { fatalError() }()
        public static let date: Text.DateStyle = { fatalError() }()
        public static let relative: Text.DateStyle = { fatalError() }()
        public static let offset: Text.DateStyle = { fatalError() }()
        public static let timer: Text.DateStyle = { fatalError() }()
    }
    public enum TruncationMode: Sendable { case head, tail, middle }
    public struct LineStyle: Hashable, Sendable {
        public struct Pattern: Sendable {
            public static let solid: Text.LineStyle.Pattern = { fatalError() }()
            public static let dot: Text.LineStyle.Pattern = { fatalError() }()
        }
    }
}
extension Text: View {
    public typealias Body = Never
    @MainActor @preconcurrency public var body: Never { fatalError() }
}
extension Text {
    @available(*, deprecated, message: "Apple's: deprecated in 26")
    public static func + (lhs: Text, rhs: Text) -> Text { fatalError() }
    nonisolated public func foregroundColor(_ color: Color?) -> Text { fatalError() }
    nonisolated public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle { fatalError() }
    nonisolated public func font(_ font: Font?) -> Text { fatalError() }
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { fatalError() }
    nonisolated public func fontDesign(_ design: Font.Design?) -> Text { fatalError() }
    nonisolated public func bold() -> Text { fatalError() }
    nonisolated public func bold(_ isActive: Bool) -> Text { fatalError() }
    nonisolated public func italic() -> Text { fatalError() }
    nonisolated public func italic(_ isActive: Bool) -> Text { fatalError() }
    nonisolated public func monospaced(_ isActive: Bool = true) -> Text { fatalError() }
    nonisolated public func monospacedDigit() -> Text { fatalError() }
    nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { fatalError() }
    nonisolated public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil)
        -> Text
    { fatalError() }
    nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { fatalError() }
    nonisolated public func kerning(_ kerning: CGFloat) -> Text { fatalError() }
    nonisolated public func tracking(_ tracking: CGFloat) -> Text { fatalError() }
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> Text { fatalError() }
    nonisolated public func accessibilityLabel(_ label: Text) -> Text { fatalError() }
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { fatalError() }
    @_disfavoredOverload nonisolated public func accessibilityLabel<S>(_ label: S) -> Text where S: StringProtocol {
        fatalError()
    }
}

public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    public init(_ value: String) { fatalError() }
    public init(stringLiteral value: String) { fatalError() }
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) { fatalError() }
    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) { fatalError() }
        public mutating func appendLiteral(_ literal: String) { fatalError() }
        public mutating func appendInterpolation(_ string: String) { fatalError() }
        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
        where Subject: ReferenceConvertible { fatalError() }
        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
        where Subject: NSObject { fatalError() }
        public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
        where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String { fatalError() }
        public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable { fatalError() }
        public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: _FormatSpecifiable {
            fatalError()
        }
        public mutating func appendInterpolation(_ text: Text) { fatalError() }
        public mutating func appendInterpolation(_ attributedString: AttributedString) { fatalError() }
        public mutating func appendInterpolation(_ image: Image) { fatalError() }
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { fatalError() }
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { fatalError() }
        public mutating func appendInterpolation(_ interval: DateInterval) { fatalError() }
        @_disfavoredOverload public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            fatalError()
        }
        public mutating func appendInterpolation(_ color: Color) { fatalError() }
        @available(*, deprecated, message: "Apple's: unsupported interpolation")
        @_disfavoredOverload public mutating func appendInterpolation<T>(_ value: T) { fatalError() }
    }
}
@available(*, unavailable)
extension LocalizedStringKey: Sendable {}

public protocol _FormatSpecifiable: Equatable {
    associatedtype _Arg: CVarArg
    var _arg: Self._Arg { get }
    var _specifier: String { get }
}
extension _FormatSpecifiable {
    public var _arg: Int64 { fatalError() }
    public var _specifier: String { fatalError() }
}
extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}

nonisolated public struct Image: Equatable, Sendable {
    public enum Scale: Hashable, Sendable { case small, medium, large }
    public enum ResizingMode: Sendable { case tile, stretch }
    public init(_ name: String, bundle: Bundle? = nil) { fatalError() }
    public init(_ name: String, bundle: Bundle? = nil, label: Text) { fatalError() }
    public init(decorative name: String, bundle: Bundle? = nil) { fatalError() }
    public init(systemName: String) { fatalError() }
    public init(systemName: String, variableValue: Double?) { fatalError() }
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> Image {
        fatalError()
    }
}
extension Image: View {
    public typealias Body = Never
    @MainActor @preconcurrency public var body: Never { fatalError() }
}
