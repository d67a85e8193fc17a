import Foundation

/// A text size that a person prefers.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    /// An extra small size.
    case xSmall
    /// A small size.
    case small
    /// A medium size.
    case medium
    /// The default size.
    case large
    /// An extra large size.
    case xLarge
    /// An extra extra large size.
    case xxLarge
    /// An extra extra extra large size.
    case xxxLarge
    /// The first accessibility size.
    case accessibility1
    /// The second accessibility size.
    case accessibility2
    /// The third accessibility size.
    case accessibility3
    /// The fourth accessibility size.
    case accessibility4
    /// The fifth accessibility size.
    case accessibility5

    /// A Boolean value that indicates whether the size is one of the five accessibility sizes.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

extension DynamicTypeSize {
    /// Body text sizes in points, from ``xSmall`` to ``accessibility5``, as in Apple's Human Interface Guidelines.
    static let bodySizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

    /// The index, where 0 is the smallest size.
    var index: Int {
        switch self {
        case .xSmall: 0
        case .small: 1
        case .medium: 2
        case .large: 3
        case .xLarge: 4
        case .xxLarge: 5
        case .xxxLarge: 6
        case .accessibility1: 7
        case .accessibility2: 8
        case .accessibility3: 9
        case .accessibility4: 10
        case .accessibility5: 11
        }
    }

    /// Creates the size whose body text is nearest to a factor of the default size.
    package init(scale: Double) {
        guard scale.isFinite else {
            self = .large
            return
        }
        let distance = { (size: DynamicTypeSize) in
            abs(Double(Self.bodySizes[size.index] / Self.bodySizes[DynamicTypeSize.large.index]) - scale)
        }
        self = Self.allCases.min { distance($0) < distance($1) } ?? .large
    }
}
