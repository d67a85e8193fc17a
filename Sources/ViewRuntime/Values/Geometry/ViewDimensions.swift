import Foundation

/// The size and the alignment guides of a view in its own coordinates, in points.
public struct ViewDimensions {
    package let size: CGSize
    private let explicitGuide: ((AlignmentKey) -> CGFloat?)?

    /// Creates dimensions.
    ///
    /// - Parameters:
    ///   - size: The size.
    ///   - explicitGuide: A closure that returns the guides that the view or its content sets explicitly.
    package init(size: CGSize, explicitGuide: ((AlignmentKey) -> CGFloat?)? = nil) {
        self.size = size
        self.explicitGuide = explicitGuide
    }

    package init(width: CGFloat, height: CGFloat, explicitGuide: ((AlignmentKey) -> CGFloat?)? = nil) {
        self.init(size: CGSize(width: width, height: height), explicitGuide: explicitGuide)
    }

    /// The width of the view, in points.
    public var width: CGFloat { size.width }
    /// The height of the view, in points.
    public var height: CGFloat { size.height }

    /// The position of a guide: the explicit position if there is one; otherwise, the default.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    /// The position of a guide: the explicit position if there is one; otherwise, the default.
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

    /// The explicit position of a guide, if any.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitGuide?(guide.key) }
    /// The explicit position of a guide, if any.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitGuide?(guide.key) }

    package subscript(key: AlignmentKey) -> CGFloat {
        explicitGuide?(key) ?? key.id.defaultValue(in: self)
    }

    package subscript(explicit key: AlignmentKey) -> CGFloat? { explicitGuide?(key) }
}

extension ViewDimensions: Equatable {
    /// Returns whether the sizes and all built-in guides are equal.
    public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
        guard a.size == b.size else { return false }
        if a.explicitGuide == nil && b.explicitGuide == nil { return true }
        let horizontal: [HorizontalAlignment] = [.leading, .center, .trailing]
        let vertical: [VerticalAlignment] = [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline]
        return horizontal.allSatisfy { a[explicit: $0] == b[explicit: $0] }
            && vertical.allSatisfy { a[explicit: $0] == b[explicit: $0] }
    }
}
