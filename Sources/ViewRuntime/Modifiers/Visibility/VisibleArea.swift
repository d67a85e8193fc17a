import Foundation
import LayerTree

/// The area of a figure inside of clips, and the part of it that isn't covered by drawings on top, in square points.
///
/// Horizontal lines at the ends of all boundary lines cut the figure into bands. In a band, the boundary lines are
/// straight, so the length of the middle line is the average length, unless boundary lines cross. Bands with slanted
/// lines are therefore divided further.
struct VisibleArea {
    private(set) var inside = 0.0
    private(set) var seen = 0.0

    /// The minimum number of bands for figures with slanted lines.
    private static let fineness = 96.0
    /// The maximum number of vertical positions that are processed individually.
    private static let mostHeights = 600

    /// - Parameters:
    ///   - figure: The figure to measure.
    ///   - frame: The axis-aligned clips.
    ///   - clip: The other clips.
    ///   - masks: The masks of surrounding groups. Each mask lets content through according to its opacity.
    ///   - alpha: The combined opacity of the figure's ancestors.
    ///   - inks: The drawings on top of the figure.
    init(_ figure: Outline, in frame: CGRect, clip: ClipChain?, masks: [[InkCut]], alpha: Double, under inks: [InkCut])
    {
        let box = figure.bounds.intersection(frame)
        guard !box.isNull, box.width > 0, box.height > 0 else { return }
        var outlines = [figure]
        var isUpright = figure.isUpright
        func add(_ outline: Outline) {
            outlines.append(outline)
            if !outline.isUpright { isUpright = false }
        }
        clip?.forEachOutline(add)
        for mask in masks { for ink in mask { ink.forEachOutline(add) } }
        for ink in inks { ink.forEachOutline(add) }
        var heights: [Double] = [box.minY, box.maxY]
        for outline in outlines { outline.addHeights(to: &heights) }
        heights = heights.filter { $0 >= box.minY && $0 <= box.maxY }
        if heights.count > Self.mostHeights {
            heights = [box.minY, box.maxY]
            isUpright = false
        }
        if !isUpright {
            let step = box.height / Self.fineness
            for index in 1..<Int(Self.fineness) { heights.append(box.minY + Double(index) * step) }
        }
        heights.sort()
        var crossings: [Double] = []
        for (top, bottom) in zip(heights, heights.dropFirst()) where bottom - top > Degenerate.length {
            let y = (top + bottom) / 2
            crossings.removeAll(keepingCapacity: true)
            crossings.append(box.minX)
            crossings.append(box.maxX)
            for outline in outlines {
                outline.cut(at: y)
                outline.addCrossings(to: &crossings)
            }
            crossings.sort()
            for (left, right) in zip(crossings, crossings.dropFirst())
            where left < box.maxX && right > box.minX && right > left {
                let left = max(left, box.minX)
                let right = min(right, box.maxX)
                let x = (left + right) / 2
                guard figure.contains(x), clip?.contains(x) ?? true else { continue }
                let area = (right - left) * (bottom - top)
                inside += area
                var rest = alpha
                for mask in masks { rest *= InkCut.alpha(of: mask, at: x) }
                for ink in inks where rest >= VisibleShare.minimumOpacity { rest *= 1 - ink.alpha(at: x) }
                if rest >= VisibleShare.minimumOpacity - Tolerance.rounding { seen += area }
            }
        }
    }
}
