import Foundation

/// A number that scales with the text size. Available from iOS 14 and macOS 11.
///
/// ```swift
/// @ScaledMetric(relativeTo: .body) private var side = 24.0
/// ```
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    private let style: Font.TextStyle
    @Environment(\.dynamicTypeSize) private var size

    /// Creates a metric.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value at the default text size.
    ///   - textStyle: The text style with which the value scales.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        style = textStyle
    }

    /// Creates a metric that scales with body text.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    /// The value at the current text size, without rounding.
    public var wrappedValue: Value {
        base * Value(style.scale(size))
    }
}
