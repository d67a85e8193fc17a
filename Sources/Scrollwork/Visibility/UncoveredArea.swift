import Foundation

/// Returns the area of a rectangle without the parts that other rectangles cover, in square points.
///
/// - Complexity: O(*n*³) in the number of covers that intersect the rectangle, of which there are few.
package func uncoveredArea(of rect: CGRect, by covers: [CGRect]) -> Double {
    let covers = covers.map { $0.intersection(rect) }.filter { !$0.isEmpty }
    if covers.isEmpty { return Double(rect.width * rect.height) }
    let xs = ([rect.minX, rect.maxX] + covers.flatMap { [$0.minX, $0.maxX] }).sorted()
    let ys = ([rect.minY, rect.maxY] + covers.flatMap { [$0.minY, $0.maxY] }).sorted()
    var area = 0.0
    for (left, right) in zip(xs, xs.dropFirst()) where right > left {
        for (top, bottom) in zip(ys, ys.dropFirst()) where bottom > top {
            let middle = CGPoint(x: (left + right) / 2, y: (top + bottom) / 2)
            if !covers.contains(where: { $0.contains(middle) }) { area += Double((right - left) * (bottom - top)) }
        }
    }
    return area
}
