import Foundation

/// An element that reserves space along its edges for a safe area.
@MainActor
protocol SafeAreaSource: Element {
    /// The whole rectangle, in the element's coordinates.
    var outerSafeRect: CGRect { get }
    /// The rectangle inside the safe area insets.
    var innerSafeRect: CGRect { get }
    /// The rectangle without the insets of some regions.
    func outerSafeRect(ignoring regions: SafeAreaRegions) -> CGRect
}

extension SafeAreaSource {
    /// By default, all insets belong to the container.
    func outerSafeRect(ignoring regions: SafeAreaRegions) -> CGRect {
        regions.contains(.container) ? outerSafeRect : innerSafeRect
    }
}

extension Element {
    /// Returns the distances by which the element extends if it ignores the safe area.
    ///
    /// The element extends on each edge that touches the boundary of the safe area, up to the end of the reserved
    /// space. Nested safe areas add up. The distances are in points and refer to physical edges.
    func safeAreaExtension(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> PhysicalInsets {
        var rect = bounds
        var result = PhysicalInsets()
        var element: Element = self
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        let wantsLeft = edges.contains(isRightToLeft ? .trailing : .leading)
        let wantsRight = edges.contains(isRightToLeft ? .leading : .trailing)
        while let parent = element.layoutParent, !parent.scrollsContent {
            rect = rect.offsetBy(dx: element.origin.x, dy: element.origin.y)
            if let source = parent.safeAreaSource {
                let inner = source.innerSafeRect, outer = source.outerSafeRect(ignoring: regions)
                let near: CGFloat = 0.51
                if wantsLeft, abs(rect.minX - inner.minX) < near, outer.minX < inner.minX {
                    result.left += rect.minX - outer.minX
                    rect = CGRect(x: outer.minX, y: rect.minY, width: rect.maxX - outer.minX, height: rect.height)
                }
                if wantsRight, abs(rect.maxX - inner.maxX) < near, outer.maxX > inner.maxX {
                    result.right += outer.maxX - rect.maxX
                    rect.size.width = outer.maxX - rect.minX
                }
                if edges.contains(.top), abs(rect.minY - inner.minY) < near, outer.minY < inner.minY {
                    result.top += rect.minY - outer.minY
                    rect = CGRect(x: rect.minX, y: outer.minY, width: rect.width, height: rect.maxY - outer.minY)
                }
                if edges.contains(.bottom), abs(rect.maxY - inner.maxY) < near, outer.maxY > inner.maxY {
                    result.bottom += outer.maxY - rect.maxY
                    rect.size.height = outer.maxY - rect.minY
                }
            }
            element = parent
        }
        return result
    }
}

/// An element whose layout depends on its place in the safe area.
@MainActor
protocol SafeAreaFollower: Element {
    /// Lays out the element again if its place in the safe area changed.
    func followSafeArea()
}

/// The elements whose layout depends on their places in the safe area. A layout can move them without changing their
/// sizes.
@MainActor
final class SafeAreaFollowers {
    private var followers = ObjectList<any SafeAreaFollower>()

    func add(_ follower: any SafeAreaFollower) { followers.add(follower) }

    func remove(_ follower: any SafeAreaFollower) { followers.remove(follower) }

    func check() {
        for follower in followers where follower.firstUpdate != 0 && !follower.isParked { follower.followSafeArea() }
    }
}

/// Distances from the physical edges of a rectangle, regardless of the layout direction.
struct PhysicalInsets: Equatable {
    var top: CGFloat = 0
    var left: CGFloat = 0
    var bottom: CGFloat = 0
    var right: CGFloat = 0

    var isZero: Bool { self == PhysicalInsets() }

    func logical(_ direction: LayoutDirection) -> EdgeInsets {
        direction == .rightToLeft
            ? EdgeInsets(top: top, leading: right, bottom: bottom, trailing: left)
            : EdgeInsets(top: top, leading: left, bottom: bottom, trailing: right)
    }
}

extension CGRect {
    func inset(by insets: EdgeInsets, isMirrored: Bool) -> CGRect {
        let left = isMirrored ? insets.trailing : insets.leading
        return CGRect(
            x: minX + left, y: minY + insets.top, width: max(width - insets.leading - insets.trailing, 0),
            height: max(height - insets.top - insets.bottom, 0))
    }
}
