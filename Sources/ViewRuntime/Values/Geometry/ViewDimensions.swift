import Foundation

/// A view's size and alignment guides in its own coordinate space, in points.
public struct ViewDimensions {
    package let size: CGSize
    private let explicitGuide: ((AlignmentKey) -> CGFloat?)?

    /// - Parameter explicitGuide: Answers the guides that the view or what it holds sets explicitly.
    package init(size: CGSize, explicitGuide: ((AlignmentKey) -> CGFloat?)? = nil) {
        self.size = size
        self.explicitGuide = explicitGuide
    }

    package init(width: CGFloat, height: CGFloat, explicitGuide: ((AlignmentKey) -> CGFloat?)? = nil) {
        self.init(size: CGSize(width: width, height: height), explicitGuide: explicitGuide)
    }

    public var width: CGFloat { size.width }
    public var height: CGFloat { size.height }

    /// The guide's position: explicit when it has one, else the guide's default.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    /// The guide's position: explicit when it has one, else the guide's default.
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

    /// The guide's position where one was set explicitly.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitGuide?(guide.key) }
    /// The guide's position where one was set explicitly.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitGuide?(guide.key) }

    package subscript(key: AlignmentKey) -> CGFloat {
        explicitGuide?(key) ?? key.id.defaultValue(in: self)
    }

    package subscript(explicit key: AlignmentKey) -> CGFloat? { explicitGuide?(key) }
}

extension ViewDimensions: Equatable {
    /// Dimensions are equal when their sizes and all their built-in guides are.
    public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
        guard a.size == b.size else { return false }
        if a.explicitGuide == nil && b.explicitGuide == nil { return true }
        let horizontal: [HorizontalAlignment] = [.leading, .center, .trailing]
        let vertical: [VerticalAlignment] = [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline]
        return horizontal.allSatisfy { a[explicit: $0] == b[explicit: $0] }
            && vertical.allSatisfy { a[explicit: $0] == b[explicit: $0] }
    }
}
