#if !canImport(ViewRuntime)
import SwiftUI

/// The position of a marker.
enum VisibilityPlacement {
    case hidden
    /// Another screen covers the marker.
    case obstructed
    /// A mask, rounded corners, or a rotation hides a part that public API doesn't report.
    case unknown
    /// The frames in the coordinates of the window, and the size in the layout.
    case shown(frame: CGRect, visible: CGRect, size: CGSize)
}

extension CGRect {
    /// Returns the largest area of the rectangle that rounded corners of a clip can hide, in square points.
    func areaUnderCorners(of clip: CGRect, radius: CGFloat) -> CGFloat {
        guard radius > 0, !isNull, !clip.isNull else { return 0 }
        var area: CGFloat = 0
        for x in [clip.minX, clip.maxX - radius] {
            for y in [clip.minY, clip.maxY - radius] {
                let corner = intersection(CGRect(x: x, y: y, width: radius, height: radius))
                if !corner.isNull { area += min(corner.width * corner.height, radius * radius * (1 - .pi / 4)) }
            }
        }
        return area
    }
}
#endif
