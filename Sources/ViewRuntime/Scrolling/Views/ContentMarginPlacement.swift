/// The part of a scroll view to which a content margin applies.
public struct ContentMarginPlacement {
    package enum Kind: Hashable, Sendable { case automatic, scrollContent, scrollIndicators }
    package let kind: Kind

    /// The content and the indicators.
    public static var automatic: ContentMarginPlacement { ContentMarginPlacement(kind: .automatic) }
    /// Margins for the content only.
    public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(kind: .scrollContent) }
    /// Margins for the scroll indicators only.
    public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(kind: .scrollIndicators) }
}
