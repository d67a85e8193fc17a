import SwiftUI

/// Lengths on a ruler, in points.
enum RulerMetrics {
    /// From a tick to the next.
    static let step: CGFloat = 10
    static let tickWidth: CGFloat = 2
    static let majorTick: CGFloat = 32
    static let minorTick: CGFloat = 18
    static let lineWidth: CGFloat = 3
    static let line: CGFloat = 46
    /// From the top of the ruler to its ticks: what the line stands out above them.
    static let headroom: CGFloat = (line - majorTick) / 2
    static let height: CGFloat = 80
}
