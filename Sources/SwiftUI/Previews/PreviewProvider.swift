/// A type that provides views to preview in Xcode. On Linux, it has no effect.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of the previews.
    associatedtype Previews: View

    /// The views to preview.
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }

    /// The platform of the previews; by default `nil`, which leaves the choice to Xcode.
    @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    /// The default platform, `nil`.
    @MainActor @preconcurrency public static var platform: PreviewPlatform? { nil }
}

#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif

/// A platform of previews.
public enum PreviewPlatform: Sendable {
    /// iOS.
    case iOS
    /// macOS.
    case macOS
    /// tvOS.
    case tvOS
    /// watchOS.
    case watchOS
}
