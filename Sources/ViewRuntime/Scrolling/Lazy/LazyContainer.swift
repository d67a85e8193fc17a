import Foundation
import ScrollMechanics

/// The element of lazy stacks and grids, which realizes only the visible lines.
///
/// The extents of realized lines are known, and the others are estimated. Opening, scrolling, and jumping therefore
/// cost the same for ten lines as for ten million. When an estimate changes, the visible lines keep their position and
/// the scroll offset changes. Lines that leave the viewport are parked, without updates, up to one viewport length
/// away, so that a short scroll back finds them unchanged; pages are parked at any distance. Outside a scroll view on
/// the same axis, the container realizes all lines.
final class LazyContainer: Element, VisibilityClient {
    var content: _Node!
    let axis: Axis
    private(set) var alignment: AlignmentKey
    private(set) var gap: CGFloat = LazyContainer.defaultGap
    private(set) var pinned: PinnedScrollableViews = []
    /// The grid items, or `nil` for a stack.
    private(set) var items: [GridItem]?
    let purpose: LazyShape.Purpose
    var isList: Bool { purpose == .list }
    private var itemTracks: GridTracks?

    // The structure.
    @exclusivity(unchecked) var sections: [SectionSpan] = []
    @exclusivity(unchecked) var lines = LineMap(slots: 0)
    var isStructureKnown = false
    /// The number of the update that inserted or removed rows.
    private var changedUpdate = 0
    /// The extents of the lines. Each includes the gap after the line.
    @exclusivity(unchecked) var extents = Extents(count: 0, estimate: 0)
    /// Whether the next layout discards the measurements. Until then, they are those of the content on screen.
    private var measurementsAreStale = false
    @exclusivity(unchecked) private(set) var layout: LineLayout
    private var measuredCross: CGFloat?
    /// The size of the viewport when the measurements were last known to be valid.
    private var measuredRoom: CGSize?
    /// Whether visible rows have changed their length since the last placement.
    private var hasChangedRows = false

    // The realized rows.
    /// The realized rows by line.
    @exclusivity(unchecked) var rows = IndexTable<LazyRow>()
    /// The slots of rows that were realized before their position changed.
    var orphanSlots: Set<Int> = []

    /// The lazy containers inside the rows that scroll with this one.
    @exclusivity(unchecked) var inside: [LazyContainer] = []
    /// The lazy container around this one that scrolls with it.
    @Unretained var around: LazyContainer?
    @Unretained var cellAround: Element?
    /// The average extents of lines in inner lazy containers by the type of their content, from the last measurement.
    private var innerEstimates: [ObjectIdentifier: Double] = [:]
    private let contentType: ObjectIdentifier

    // The visible part.
    @Unretained var scroll: ScrollElement?
    private(set) var isPlaced = false
    /// The number of layouts. A row from an earlier layout is placed again.
    private(set) var arrangement = 0
    @exclusivity(unchecked) var window: Range<Int> = 0..<0
    @exclusivity(unchecked) var pins: [LazyPin] = []
    @exclusivity(unchecked) var anchor: LazyAnchor?
    /// What kept its position when the rows changed since the last layout.
    var keeping = LazyKeeping.nothing
    /// Whether rows have moved since the last layout. Until the next one, `anchor` doesn't change.
    var isReflowed: Bool { keeping == .row }
    /// The visible spans that need the current window.
    var steady: LazySteadySpan?
    /// Whether the next frame realizes visible rows that this one deferred, here or in inner containers.
    var defersRows = false
    /// The number of consecutive frames that deferred rows since the viewport moved.
    var deferringFrames = 0
    /// The rows of the window that are shorter than a pixel.
    var thinRows = ThinRows()
    /// A line that isn't visible but is kept because the scroll view jumps to it.
    var held: Int?
    /// The element that a person drags. Its line stays visible at any position.
    @Unretained var lifted: Element?
    /// The element that keeps its position in the next change of the rows, and its offset from its layout position in
    /// points.
    var staying: (element: Element, shift: CGFloat)?

    static let defaultGap: CGFloat = 8

    init<Content: View>(_ shape: LazyShape, _ view: Content, _ context: _NodeContext) {
        axis = shape.axis
        purpose = shape.purpose
        alignment = shape.alignment
        layout = LineLayout(axis: shape.axis, alignment: shape.alignment)
        contentType = ObjectIdentifier(Content.self)
        super.init(context)
        configure(shape)
        content = DeferredNode.make(view, context.inside(self))
    }

    @available(*, unavailable)
    override init(_ context: _NodeContext) { preconditionFailure() }

    func update<Content: View>(_ shape: LazyShape, _ view: Content) {
        configure(shape)
        DeferredNode.update(content, view)
    }

    private func configure(_ shape: LazyShape) {
        let (alignment, pinned, items) = (shape.alignment, shape.pinned, shape.items)
        let gap = (shape.spacing ?? Self.defaultGap).sanitizedDistance
        let itemTracks = items.map { GridTracks($0, in: nil) }
        // Compare items by the tracks they produce for two lengths.
        let isSameGrid =
            itemTracks == self.itemTracks
            && items.map { GridTracks($0, in: measuredCross ?? 1000) }
                == self.items.map { GridTracks($0, in: measuredCross ?? 1000) }
        if alignment == self.alignment && gap == self.gap && pinned == self.pinned && isSameGrid { return }
        self.alignment = alignment
        self.pinned = pinned
        self.items = items
        self.itemTracks = itemTracks
        self.gap = gap
        layout.alignment = alignment
        // The next layout determines the tracks, and measures the lines again.
        measuredCross = nil
        measurementsAreStale = true
        if isStructureKnown { findSections() }
        steady = nil
        invalidateLayout()
    }

    override func forEachChild(_ body: (_Node) -> Void) { if let content { body(content) } }

    override var realizesSlots: Bool { true }

    override var stackAxis: Axis? { axis }

    override func willUnmount() {
        scroll?.visibility.remove(self)
        graph.remove(self as any FrameClient)
        around?.inside.removeAll { $0 === self }
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        if environment.layoutDirection != old.layoutDirection { invalidateLayout() }
        if environment.dynamicTypeSize != old.dynamicTypeSize || environment.drawing.font != old.drawing.font {
            // Lines that aren't visible would also have other extents.
            measurementsAreStale = true
            invalidateLayout()
        }
    }

    override var animatesInsertions: Bool { changedUpdate == graph.updateCount }

    override func childElementsChanged() {
        changedUpdate = graph.updateCount
        reflow(slotsMoved: true)
        invalidateLayout()
        setNeedsLayers()
    }

    override func setOnScreen(_ value: Bool) {
        super.setOnScreen(value)
        guard value else { return }
        parkRowsOffScreen()
        // The scroll view may have moved while both were offscreen.
        if around == nil, let scroll { graph.needsLook(scroll) }
    }

    // MARK: Layout

    var total: CGFloat { max(CGFloat(extents.total) - (extents.count > 0 ? gap : 0), 0) }

    private func discardStaleMeasurements() {
        if !measurementsAreStale { return }
        measurementsAreStale = false
        extents.removeAllMeasurements()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        discardStaleMeasurements()
        prepare()
        if around == nil { findAround() }
        let cross = resolvedCross(proposal)
        if scrollAround(on: axis) == nil {
            setCross(cross)
            _ = realizeLinesFromFirst()
        } else if cross == measuredCross || !isPlaced || extents.measuredCount == 0 {
            setCross(cross)
            measureRows(isPlacing: false)
            if extents.measuredCount > 0 { outermost?.innerEstimates[contentType] = extents.estimate }
        }
        var size = CGSize.zero
        size[axis] = total
        size[axis.other] = max(cross, layout.tracks?.length ?? 0)
        return size
    }

    /// Measures the visible rows again. If there are none, estimates the length of all rows.
    private func measureRows(isPlacing: Bool) {
        measureVisibleRows(isPlacing: isPlacing)
        if extents.measuredCount == 0 && lines.lineCount > 0 { estimateFirst() }
        applyAnchor()
    }

    /// Measures the visible rows again.
    ///
    /// If their lengths changed, the measurements of the other rows become invalid. One changed row is enough if the
    /// size of the viewport changed. Otherwise, several rows must have changed and none may have kept its length.
    private func measureVisibleRows(isPlacing: Bool) {
        var changed = 0, same = 0
        for (line, row) in rows where !row.isParked {
            let known = extents.measured(line)
            measure(line)
            guard let known, let extent = extents.measured(line) else { continue }
            if abs(known - extent) < Tolerance.extent { same += 1 } else { changed += 1 }
        }
        if changed > 0 { hasChangedRows = true }
        let room = scroll?.viewport.size
        if measuredRoom == nil { measuredRoom = room }
        let isStale = room == measuredRoom ? changed > 1 && same == 0 && inside.isEmpty : hasChangedRows
        // Rows are measured before the viewport has its size.
        if isPlacing || isStale { hasChangedRows = false }
        guard isStale else { return }
        measuredRoom = room
        extents.removeAllMeasurements()
        for (line, row) in rows where !row.isParked { measure(line) }
    }

    /// Sets the initial estimate. It comes from a similar container inside the outermost lazy container, or else from
    /// the first realized row.
    private func estimateFirst() {
        if let estimate = outermost?.innerEstimates[contentType] {
            extents = Extents(count: lines.lineCount, estimate: estimate)
        } else {
            measure(rows.first?.index ?? 0)
        }
    }

    /// Returns the length across the axis: the proposed one, or else the ideal length of the first view or of the
    /// tracks.
    private func resolvedCross(_ proposal: ProposedViewSize) -> CGFloat {
        if let cross = proposal[axis.other] { return cross.sanitizedLength }
        if let itemTracks { return itemTracks.length }
        guard lines.lineCount > 0 else { return 0 }
        let first = row(at: 0)
        first.measure(LineLayout(axis: axis, alignment: alignment))
        return first.crossLength
    }

    private func setCross(_ cross: CGFloat) {
        if cross == measuredCross { return }
        measuredCross = cross
        layout.crossLength = cross
        if let items {
            let old = layout.tracks?.tracks.count
            let tracks = GridTracks(items, in: cross)
            let width = max(cross, tracks.length)
            layout.tracks = tracks
            layout.crossLength = width
            layout.tracksStart = position(of: alignment, in: width) - position(of: alignment, in: tracks.length)
            if old != tracks.tracks.count { reflowTracks() }
        }
        extents.removeAllMeasurements()
        steady = nil
    }

    private func position(of alignment: AlignmentKey, in length: CGFloat) -> CGFloat {
        var size = CGSize.zero
        size[axis.other] = length
        return alignment.id.defaultValue(in: ViewDimensions(size: size))
    }

    override func arrange() {
        isPlaced = true
        arrangement += 1
        let now = scrollAround(on: axis)
        if now !== scroll {
            scroll?.visibility.remove(self)
            scroll = now
            // An outer lazy container notifies this one.
            if around == nil { now?.visibility.add(self) }
        }
        discardStaleMeasurements()
        prepare()
        setCross(resolvedCross(proposal))
        steady = nil
        if let scroll {
            measureRows(isPlacing: true)
            updateWindow(in: scroll)
        } else {
            window = realizeLinesFromFirst()
            for line in window { show(rows[line]!) }
            placeRows(in: window)
            releaseOrphanSlots()
        }
    }

    /// Discards the measurements, because lines that aren't visible would also have other extents.
    override func containerLengthDidChange() { extents.removeAllMeasurements() }

    override func layoutWasInvalidated() {
        // A late correction of an estimate must not change the anchor.
        if scroll?.isCorrectingEstimates == false { refreshAnchor() }
    }

    override func forEachLayoutChild(_ body: (Element) -> Void) {
        let rows = rows, pins = pins, isFlat = graph.zIndexElements == 0
        var raised: [(offset: Int, element: Element)] = []
        for line in window {
            guard let row = rows[line] else { continue }
            if !pins.isEmpty, pins.contains(where: { $0.lines.contains(line) }) { continue }
            for cell in row.cells {
                if isFlat { body(cell.element) } else { raised.append((raised.count, cell.element)) }
            }
        }
        raised.sort { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
        for entry in raised { body(entry.element) }
        // Pinned views are in front of the rows that pass under them.
        for pin in pins { for line in pin.lines { for cell in rows[line]?.cells ?? [] { body(cell.element) } } }
        if let lifted, let line = liftedLine, !window.contains(line) { body(lifted) }
    }

    override func slotOfDeepID(_ id: AnyHashable) -> Int? {
        content.slot(withID: id) ?? content.slotOfDeepID(id) == nil ? nil : 0
    }

    override func slot(withID id: AnyHashable) -> Int? { content.slot(withID: id) == nil ? nil : 0 }
}
