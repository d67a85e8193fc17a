/// What a content margin applies to.
public struct ContentMarginPlacement {
    package enum Kind: Hashable, Sendable { case automatic, scrollContent, scrollIndicators }
    package let kind: Kind

    /// Content and indicators.
    public static var automatic: ContentMarginPlacement { ContentMarginPlacement(kind: .automatic) }
    /// The content alone.
    public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(kind: .scrollContent) }
    /// The indicators alone.
    public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(kind: .scrollIndicators) }
}
