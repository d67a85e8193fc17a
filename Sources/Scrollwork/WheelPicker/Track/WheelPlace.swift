import SwiftUI

/// How a rail is laid out in a scroll view.
///
/// Values are made in *chunks* of one length, which are numbered along the rail. Where chunk 0 begins is free: when values come or
/// go, it is chosen such that the chunks in sight stay where they are and keep their numbers.
struct WheelPlace {
    let rail: WheelRail
    let axis: Axis
    /// Points.
    let viewport: Double
    /// The lap in the middle of those that there are, and how many there are on either side.
    let lap: Int
    let lapsAround: Int
    let chunkLength: Double
    /// What is between the scroll view's insets: as long as a step.
    let container: Double
    /// The point of the rail at which chunk 0 begins.
    var origin: Double
    /// What is added to a slot's number to tell its view from others.
    var identityShift = 0
    /// Grows whenever values lie elsewhere.
    var version = 0

    init() { self.init(WheelRail(WheelScale([Int]()), spacing: 1, isProportional: false, wraps: false, isEnabled: nil)) }

    init(_ rail: WheelRail, axis: Axis = .horizontal, viewport: Double = 0, lap: Int = 0) {
        self.rail = rail
        self.axis = axis
        self.viewport = max(viewport, 0)
        self.lap = rail.wraps ? lap : 0
        // Farther than any fling, and a lap at least.
        lapsAround = rail.wraps ? max(Int((30_000 / rail.lap).rounded(.up)), 2) : 0
        chunkLength = rail.spacing * max((80 / rail.spacing).rounded(.down), 1)
        container = viewport > 0 ? min(rail.spacing, viewport) : rail.spacing
        origin = -rail.spacing / 2
    }

    // MARK: Content

    /// The point of the rail at which the content begins: half a step before the first value.
    var contentStart: Double { Double(lap - lapsAround) * (rail.wraps ? rail.lap : 0) - rail.spacing / 2 }

    var contentLength: Double { rail.wraps ? Double(2 * lapsAround + 1) * rail.lap : rail.length + rail.spacing }

    /// The point under the middle when the content is scrolled to its start.
    var start: Double { contentStart + container / 2 }

    /// The inset at either end that leaves the container in the middle.
    var inset: CGFloat { CGFloat(max((viewport - container) / 2, 0)) }

    /// Whether all values lie where they do in another place, as far as its measures tell.
    func hasShape(of other: WheelPlace) -> Bool {
        rail.count == other.rail.count && rail.length == other.rail.length && rail.spacing == other.rail.spacing
            && rail.wraps == other.rail.wraps && axis == other.axis
    }

    // MARK: Chunks

    func start(ofChunk chunk: Int) -> Double { origin + Double(chunk) * chunkLength }

    func chunk(at point: Double) -> Int {
        let number = ((point - origin) / chunkLength).rounded(.down)
        return Int(min(max(number, -1e12), 1e12))
    }

    /// The chunks that can be seen while a point of the given one is in the middle, with room for labels that stand out.
    func chunks(around chunk: Int) -> Range<Int> {
        let reach = Int(((viewport / 2 + 24) / chunkLength).rounded(.up))
        return chunk - reach..<chunk + reach + 1
    }

    /// The chunk whose beginning is nearest to the container's while a point is in the middle.
    func chunkToKeep(at point: Double) -> Int { chunk(at: point - container / 2 + chunkLength / 2) }

    func slots(inChunk chunk: Int) -> Range<Int> { rail.slots(from: start(ofChunk: chunk), to: start(ofChunk: chunk + 1)) }
}
