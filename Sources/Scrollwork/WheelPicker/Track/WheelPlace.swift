import SwiftUI

/// How a rail is laid out in a scroll view: in chunks, of which the lazy stack makes those in sight.
struct WheelPlace {
    var rail = WheelRail(WheelScale([Int]()), spacing: 1, isProportional: false, wraps: false) { _ in true }
    var axis = Axis.horizontal
    /// The lap in the middle of those that there are, and how many there are on either side.
    var lap = 0
    var lapsAround = 0
    var chunksPerLap = 1
    var chunkLength = 1.0
    /// What is between the scroll view's insets: as long as a step.
    var container = 1.0

    init() {}

    init(_ rail: WheelRail, axis: Axis, viewport: Double, isOneEach: Bool, lap: Int) {
        self.rail = rail
        self.axis = axis
        self.lap = rail.wraps ? lap : 0
        // Farther than any fling, and a lap at least.
        lapsAround = rail.wraps ? max(Int((30_000 / rail.lap).rounded(.up)), 2) : 0
        chunksPerLap = rail.chunkCount(isOneEach: isOneEach)
        chunkLength = (rail.wraps ? rail.lap : rail.length + rail.spacing) / Double(chunksPerLap)
        container = viewport > 0 ? min(rail.spacing, viewport) : rail.spacing
    }

    var chunks: Range<Int> { (lap - lapsAround) * chunksPerLap..<(lap + lapsAround + 1) * chunksPerLap }

    /// The inset at either end that leaves the container in the middle.
    func inset(in viewport: Double) -> CGFloat { CGFloat(max((viewport - container) / 2, 0)) }

    /// The chunk in which a point lies, and the part of it that goes to the same part of the container to bring the point to the middle.
    func anchor(for point: Double) -> (chunk: Int, anchor: CGFloat) {
        let wanted = ((point + rail.spacing / 2) / chunkLength + 1e-9).rounded(.down)
        let chunk = Int(min(max(wanted, Double(chunks.lowerBound)), Double(chunks.upperBound - 1)))
        let room = chunkLength - container
        let start = point + (rail.spacing - container) / 2 - Double(chunk) * chunkLength
        return (chunk, abs(room) < 1e-6 ? 0 : CGFloat(start / room))
    }

    /// The point under the middle when the content is scrolled to its start.
    var start: Double { Double(chunks.lowerBound) * chunkLength - (rail.spacing - container) / 2 }
}
