import Foundation

/// Where a scroll view's content lies in its container, in points.
public struct ScrollGeometry: Equatable, Sendable {
    /// The point of the content that lies at the container's top left. At rest at the start it is minus
    /// the content insets.
    public var contentOffset: CGPoint
    /// The content's size, without the insets.
    public var contentSize: CGSize
    /// The distances between container and content, from safe area and content margins.
    public var contentInsets: EdgeInsets
    /// The scroll view's size less the content insets.
    public var containerSize: CGSize

    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The rectangle of the container's size at the content offset.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// What is seen of the content's coordinate space: as large as the scroll view itself, insets included.
    public var visibleRect: CGRect {
        CGRect(
            x: contentOffset.x, y: contentOffset.y,
            width: containerSize.width + contentInsets.leading + contentInsets.trailing,
            height: containerSize.height + contentInsets.top + contentInsets.bottom)
    }
}

extension ScrollGeometry: CustomDebugStringConvertible {
    public var debugDescription: String {
        """
        ScrollGeometry(contentOffset: \(contentOffset), contentSize: \(contentSize), \
        contentInsets: \(contentInsets), containerSize: \(containerSize))
        """
    }
}
