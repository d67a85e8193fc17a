/// How the content of one view changes, as digits do.
///
/// In an animated change the old text of ``opacity`` and ``numericText(countsDown:)`` fades as the new one comes; otherwise a text changes
/// at once, and so do parts of it that have a colour of their own (`Text.foregroundStyle(_:)`). Colours pass over with all of them.
public struct ContentTransition: Equatable, Sendable {
    private enum Kind: Equatable { case identity, interpolate, opacity, numericText(countsDown: Bool), numericValue(Double), symbol }
    private let kind: Kind

    /// Whether what was there fades as the new comes.
    var fades: Bool { kind != .identity && kind != .interpolate && kind != .symbol }

    /// Whether a symbol shrinks away before the one in its place grows.
    var replacesSymbols: Bool { kind == .symbol }

    public static let identity = ContentTransition(kind: .identity)
    public static let interpolate = ContentTransition(kind: .interpolate)
    public static let opacity = ContentTransition(kind: .opacity)
    /// One symbol takes the place of another. Apple: iOS 17, macOS 14.
    public static var symbolEffect: ContentTransition { ContentTransition(kind: .symbol) }
    /// One symbol takes the place of another. Apple: iOS 17, macOS 14.
    ///
    /// - Parameter options: Has no effect.
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition { ContentTransition(kind: .symbol) }
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numericText(countsDown: countsDown))
    }
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .numericValue(value)) }
}

extension EnvironmentValues {
    private enum ContentTransitionKey: EnvironmentKey {
        static let defaultValue = ContentTransition.interpolate
    }

    /// How the content of views changes.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
}

extension View {
    /// How the content of the views inside changes.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}
