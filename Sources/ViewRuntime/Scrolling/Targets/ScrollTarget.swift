import Foundation

/// Where a scroll view is to come to rest.
public struct ScrollTarget: Hashable {
    /// The rectangle to show, in the content's coordinates.
    public var rect: CGRect
    /// The point of the rectangle that goes to the same point of the container; nil means the least movement.
    public var anchor: UnitPoint?

    package init(rect: CGRect, anchor: UnitPoint? = nil) {
        self.rect = rect
        self.anchor = anchor
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(rect.origin.x)
        hasher.combine(rect.origin.y)
        hasher.combine(rect.size.width)
        hasher.combine(rect.size.height)
        hasher.combine(anchor)
    }
}
