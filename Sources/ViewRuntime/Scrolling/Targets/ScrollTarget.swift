import Foundation

/// The proposed target of a scroll.
public struct ScrollTarget: Hashable {
    /// The rectangle to show, in the coordinates of the content.
    public var rect: CGRect
    /// The anchor of the rectangle and of the container, or `nil` for the least distance.
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
