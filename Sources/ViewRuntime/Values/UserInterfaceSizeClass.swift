import Foundation

/// A class of the available space along an axis.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum UserInterfaceSizeClass: Sendable {
    /// The compact size class, for limited space.
    case compact
    /// The regular size class, for ample space.
    case regular
}

/// The size classes of a window.
struct SizeClasses: Equatable {
    let horizontal, vertical: UserInterfaceSizeClass

    /// The minimum height in points of a window that isn't a phone on its side.
    private static let regularHeight: CGFloat = 500
    /// The minimum width in points of a regular window, and of a view that shows columns side by side.
    static let regularWidth: CGFloat = 700
    /// The minimum width in points of a regular window that is a phone on its side.
    private static let regularPhoneWidth: CGFloat = 900

    /// Creates the size classes of a window with a size in points. They are those of the current iPhones and iPads: the
    /// width is regular on an iPad, and on a large iPhone on its side; the height is compact on an iPhone on its side.
    init(windowSize: CGSize) {
        let isTall = windowSize.height >= Self.regularHeight
        let isWide = windowSize.width >= (isTall ? Self.regularWidth : Self.regularPhoneWidth)
        horizontal = isWide ? .regular : .compact
        vertical = isTall ? .regular : .compact
    }
}
