import SwiftUI

/// The layout of a rail in a scroll view.
///
/// Values are realized in *chunks* of equal length, numbered along the rail. The start of chunk 0 is arbitrary. When
/// values are added or removed, it moves so that the visible chunks keep their positions and numbers.
struct WheelPlace {
    let rail: WheelRail
    let axis: Axis
    /// The length of the viewport, in points.
    let viewport: Double
    /// The center lap.
    let lap: Int
    /// The number of laps on each side of the center lap.
    let lapsAround: Int
    let chunkLength: Double
    /// The length between the insets of the scroll view, which is one step.
    let container: Double
    /// The point of the rail at which chunk 0 starts.
    var origin: Double
    /// The offset of slot numbers in the identities of views.
    var identityShift = 0
    /// The number of changes of the positions.
    var version = 0

    /// The parts whose changes the wheel handles after the layout.
    struct Change: Equatable {
        let version: Int
        let axis: Axis
    }

    var change: Change { Change(version: version, axis: axis) }

    init() {
        self.init(WheelRail(WheelScale([Int]()), spacing: 1, isProportional: false, wraps: false, isEnabled: nil))
    }

    init(_ rail: WheelRail, axis: Axis = .horizontal, viewport: Double = 0, lap: Int = 0) {
        self.rail = rail
        self.axis = axis
        self.viewport = max(viewport, 0)
        self.lap = rail.wraps ? lap : 0
        // Longer than any fling, and at least one lap.
        lapsAround = rail.wraps ? max(Int((30_000 / rail.lap).rounded(.up)), 2) : 0
        chunkLength = rail.spacing * max((80 / rail.spacing).rounded(.down), 1)
        container = viewport > 0 ? min(rail.spacing, viewport) : rail.spacing
        origin = -rail.spacing / 2
    }

    // MARK: Content

    /// The point of the rail at which the content starts, half a step before the first value.
    var contentStart: Double { Double(lap - lapsAround) * (rail.wraps ? rail.lap : 0) - rail.spacing / 2 }

    var contentLength: Double { rail.wraps ? Double(2 * lapsAround + 1) * rail.lap : rail.length + rail.spacing }

    /// The point under the center when the content is scrolled to its start.
    var start: Double { contentStart + container / 2 }

    /// The maximum scroll offset.
    var farthest: Double { contentLength - container }

    /// The inset at each end that centers the container.
    var inset: CGFloat { CGFloat(max((viewport - container) / 2, 0)) }

    /// Whether all values have the same positions as in another layout, as far as its dimensions show.
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

    /// Returns the chunks that are visible while a point of a chunk is in the center, with space for labels that extend
    /// beyond it.
    func chunks(around chunk: Int) -> Range<Int> {
        let reach = Int(((viewport / 2 + 24) / chunkLength).rounded(.up))
        return chunk - reach..<chunk + reach + 1
    }

    /// Returns the chunk whose start is nearest to that of the container while a point is in the center.
    func chunkToKeep(at point: Double) -> Int { chunk(at: point - container / 2 + chunkLength / 2) }

    func slots(inChunk chunk: Int) -> Range<Int> {
        rail.slots(from: start(ofChunk: chunk), to: start(ofChunk: chunk + 1))
    }
}
