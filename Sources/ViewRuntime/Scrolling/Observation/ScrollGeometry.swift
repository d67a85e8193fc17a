import Foundation

/// The geometry of a scroll view, in points.
public struct ScrollGeometry: Equatable, Sendable {
    /// The point of the content at the top-left corner of the container. At rest at the start, it's the negative
    /// content insets.
    public var contentOffset: CGPoint
    /// The size of the content, without insets.
    public var contentSize: CGSize
    /// The distances between the container and the content, from the safe area and content margins.
    public var contentInsets: EdgeInsets
    /// The size of the scroll view without the content insets.
    public var containerSize: CGSize

    /// Creates a scroll geometry.
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The rectangle with the container's size at the content offset.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// The visible rectangle in the content's coordinates. It has the size of the scroll view, including insets.
    public var visibleRect: CGRect {
        CGRect(
            x: contentOffset.x, y: contentOffset.y,
            width: containerSize.width + contentInsets.leading + contentInsets.trailing,
            height: containerSize.height + contentInsets.top + contentInsets.bottom)
    }
}

extension ScrollGeometry: CustomDebugStringConvertible {
    /// A description with all properties.
    public var debugDescription: String {
        """
        ScrollGeometry(contentOffset: \(contentOffset), contentSize: \(contentSize), \
        contentInsets: \(contentInsets), containerSize: \(containerSize))
        """
    }
}
