import Foundation

/// A length that grows with the size of text. Apple: iOS 14, macOS 11.
///
/// ```swift
/// @ScaledMetric(relativeTo: .body) private var side = 24.0
/// ```
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    private let style: Font.TextStyle
    @Environment(\.dynamicTypeSize) private var size

    /// - Parameter textStyle: With which text the value grows.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        style = textStyle
    }

    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    /// The value at the size of text that there is. Not rounded.
    public var wrappedValue: Value {
        base * Value(style.scale(size))
    }
}
