/// A type that gives views to preview in Xcode. Nothing asks it here.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View

    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }

    /// The platform that the previews are for; nil, unless it is given, leaves it to Xcode.
    @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    @MainActor @preconcurrency public static var platform: PreviewPlatform? { nil }
}

/// A platform to preview on.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum PreviewPlatform: Sendable {
    case iOS
    case macOS
    case tvOS
    case watchOS
}
