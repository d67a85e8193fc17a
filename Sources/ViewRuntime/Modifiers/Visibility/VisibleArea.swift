import Foundation
import LayerTree

/// The area of a figure inside of clips, and the part of it that isn't covered by drawings on top, in square points.
///
/// Horizontal lines at the ends of all boundary lines cut the figure into bands. In a band, the boundary lines are
/// straight, so the length of the middle line is the average length, unless boundary lines cross. Bands with slanted
/// lines are therefore divided further. Where opacities vary, the bands and their parts are small enough to treat them
/// as linear.
struct VisibleArea {
    private(set) var inside = 0.0
    private(set) var seen = 0.0
    /// The area that is visible or not, depending on opacities that aren't known.
    private(set) var unknown = 0.0

    /// The minimum number of bands for figures with slanted lines.
    static let fineness = 96.0
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
        let shaded = inks.filter(\.isShaded) + masks.flatMap { $0.filter(\.isShaded) }
        let isDoubtful = inks.contains(where: \.isDoubtful) || masks.contains { $0.contains(where: \.isDoubtful) }
        if !shaded.isEmpty { isUpright = false }
        var heights: [Double] = [box.minY, box.maxY]
        for outline in outlines { outline.addHeights(to: &heights) }
        heights = heights.filter { $0 >= box.minY && $0 <= box.maxY }
        heights.sort()
        heights = Self.distinct(heights)
        if heights.count > Self.mostHeights {
            heights = [box.minY, box.maxY]
            isUpright = false
        }
        if !isUpright {
            let step = box.height / Self.fineness
            for index in 1..<Int(Self.fineness) { heights.append(box.minY + Double(index) * step) }
        }
        heights.sort()
        let limit = VisibleShare.minimumOpacity - Tolerance.rounding
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
            for ink in shaded { ink.addCrossings(to: &crossings, in: box.minX...box.maxX) }
            crossings.sort()
            for (left, right) in zip(crossings, crossings.dropFirst())
            where left < box.maxX && right > box.minX && right > left {
                let left = max(left, box.minX)
                let right = min(right, box.maxX)
                let x = (left + right) / 2
                guard figure.contains(x), clip?.contains(x) ?? true else { continue }
                let area = (right - left) * (bottom - top)
                inside += area
                /// Returns the part of the trapezoid in which the figure is visible.
                func part(isDense: Bool) -> Double {
                    /// Returns the distance of the figure's opacity from the threshold.
                    func excess(_ shade: CGPoint) -> Double {
                        var rest = alpha
                        for mask in masks {
                            rest *= InkCut.alpha(of: mask, at: CutPoint(x: x, shade: shade, isDense: !isDense))
                        }
                        if rest >= limit || !shaded.isEmpty {
                            rest *= 1 - InkCut.alpha(of: inks, at: CutPoint(x: x, shade: shade, isDense: isDense))
                        }
                        return rest - limit
                    }
                    if shaded.isEmpty { return excess(CGPoint(x: x, y: y)) >= 0 ? 1 : 0 }
                    // A millionth of the width keeps the samples inside the area despite rounding.
                    let inset = (right - left) * 1e-6
                    return Self.part(
                        left: excess(CGPoint(x: left + inset, y: y)), right: excess(CGPoint(x: right - inset, y: y)),
                        top: excess(CGPoint(x: x, y: top)), bottom: excess(CGPoint(x: x, y: bottom)))
                }
                let certain = part(isDense: true)
                seen += area * certain
                if isDoubtful, certain < 1 { unknown += area * max(part(isDense: false) - certain, 0) }
            }
        }
    }

    /// Returns the part of a square in which a function is at least 0, by its values in the middle of each edge.
    private static func part(left: Double, right: Double, top: Double, bottom: Double) -> Double {
        let middle = (left + right + top + bottom) / 4
        let long = max(abs(right - left), abs(bottom - top))
        let short = min(abs(right - left), abs(bottom - top))
        if middle >= (long + short) / 2 { return 1 }
        if middle <= -(long + short) / 2 { return 0 }
        // The edge is parallel to a side of the square, except for rounding.
        if short < Tolerance.rounding * long { return min(max(middle / long + 0.5, 0), 1) }
        // The area of the square on one side of a line.
        func square(_ value: Double) -> Double { value > 0 ? value * value : 0 }
        let area =
            square(middle + (long + short) / 2) - square(middle + (long - short) / 2)
            - square(middle - (long - short) / 2) + square(middle - (long + short) / 2)
        return min(max(area / (2 * long * short), 0), 1)
    }

    /// Returns ascending positions without those that nearly repeat another one.
    private static func distinct(_ heights: [Double]) -> [Double] {
        var result: [Double] = []
        for height in heights where result.last.map({ height - $0 > Degenerate.length }) ?? true {
            result.append(height)
        }
        return result
    }
}
