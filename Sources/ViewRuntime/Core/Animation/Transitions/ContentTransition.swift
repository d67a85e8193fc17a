/// The transition between two states of a view's content, such as two texts.
///
/// In an animated change, ``opacity`` and ``numericText(countsDown:)`` fade the old text out and the new one in. The
/// other transitions change a text at once, including parts with their own foreground style. All transitions
/// interpolate colors.
public struct ContentTransition: Equatable, Sendable {
    private enum Kind: Equatable {
        case identity, interpolate, opacity, numericText(countsDown: Bool), numericValue(Double), symbol
    }
    private let kind: Kind

    /// Whether the old content fades out while the new content fades in.
    var fades: Bool { kind != .identity && kind != .interpolate && kind != .symbol }

    /// Whether a symbol shrinks before its replacement grows.
    var replacesSymbols: Bool { kind == .symbol }

    /// A transition that changes content at once.
    public static let identity = ContentTransition(kind: .identity)
    /// A transition that interpolates colors.
    public static let interpolate = ContentTransition(kind: .interpolate)
    /// A transition that fades between the old and the new content.
    public static let opacity = ContentTransition(kind: .opacity)
    /// A transition that replaces one symbol with another.
    ///
    /// Available from iOS 17 and macOS 14.
    public static var symbolEffect: ContentTransition { ContentTransition(kind: .symbol) }
    /// A transition for text that contains numbers, which fades between the old and the new text.
    ///
    /// - Parameter countsDown: Whether the number decreases.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numericText(countsDown: countsDown))
    }
    /// A transition for text that contains a number.
    ///
    /// - Parameter value: The number.
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .numericValue(value)) }
}

extension EnvironmentValues {
    private enum ContentTransitionKey: EnvironmentKey {
        static let defaultValue = ContentTransition.interpolate
    }

    /// The transition of the content of views.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
}

extension View {
    /// Sets the transition of the content of views in this view.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}
