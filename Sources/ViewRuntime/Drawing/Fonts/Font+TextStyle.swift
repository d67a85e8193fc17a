import Foundation

extension Font {
    /// A text style, with a size that follows the person's preference.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum TextStyle: Hashable, CaseIterable, Sendable {
        /// Large titles.
        case largeTitle
        /// First-level titles.
        case title
        /// Second-level titles.
        case title2
        /// Third-level titles.
        case title3
        /// Headings.
        case headline
        /// Subheadings.
        case subheadline
        /// Body text.
        case body
        /// Callouts.
        case callout
        /// Footnotes.
        case footnote
        /// Captions.
        case caption
        /// Alternate captions.
        case caption2

        /// Returns the size in points, as in Apple's Human Interface Guidelines for iOS.
        func size(_ dynamicTypeSize: DynamicTypeSize) -> CGFloat {
            // From xSmall to accessibility5.
            let sizes: [CGFloat] =
                switch self {
                case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
                case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
                case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
                case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
                case .headline, .body: DynamicTypeSize.bodySizes
                case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
                case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
                case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
                case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
                case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
                }
            return sizes[dynamicTypeSize.index]
        }

        /// Returns the size relative to the default size.
        package func scale(_ dynamicTypeSize: DynamicTypeSize) -> CGFloat {
            size(dynamicTypeSize) / size(.large)
        }

        var weight: Weight { self == .headline ? .semibold : .regular }
    }
}
