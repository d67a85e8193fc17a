import Foundation
import ScrollMechanics

/// The element of lazy stacks and grids: makes the lines that are visible, and no others.
///
/// The extents of lines are known where a line was seen and estimated elsewhere, so opening, scrolling and jumping
/// cost the same for ten lines and for ten million. When an estimate is corrected, what is on screen stays where it
/// is and the scroll view's offset changes. Lines that leave the screen are kept, without being updated, up to a
/// viewport's length away, so that going back a little finds them as they were. Outside of a scroll view that scrolls
/// along the axis all lines are made.
final class LazyContainer: Element, VisibilityClient {
    var content: _Node!
    let axis: Axis
    private(set) var alignment: AlignmentKey
    private(set) var gap: CGFloat = LazyContainer.defaultGap
    private(set) var pinned: PinnedScrollableViews = []
    /// Nil for a stack.
    private(set) var items: [GridItem]?
    let isList: Bool
    private var itemTracks: GridTracks?

    // What there is.
    var sections: [SectionSpan] = []
    var lines = LineMap(slots: 0)
    var isStructureKnown = false
    /// The update in which rows came or went, rather than into view or out of it.
    private var changedUpdate = 0
    /// Every extent includes the gap after the line.
    var extents = Extents(count: 0, estimate: 0)
    private(set) var layout: LineLayout
    private var measuredCross: CGFloat?
    /// How large the viewport was when what was measured by then was last known to hold.
    private var measuredRoom: CGSize?
    /// Whether rows in sight changed their lengths since the container was last placed.
    private var hasChangedRows = false

    // What was made of it.
    /// By their lines.
    var rows = IndexTable<LazyRow>()
    /// Slots of rows made before their places changed, and whether they are parked.
    var strays: [Int: Bool] = [:]

    /// The lazy containers in its rows that scroll with it.
    var inside: [LazyContainer] = []
    /// The lazy container around this one that scrolls with it, and the element in one of its rows in which this one is.
    @Unretained var around: LazyContainer?
    @Unretained var cellAround: Element?
    /// The average extents of lines in the lazy containers inside, by the type of their content; those measured last.
    private var innerEstimates: [ObjectIdentifier: Double] = [:]
    private let contentType: ObjectIdentifier

    // What is shown of it.
    @Unretained var scroll: ScrollElement?
    private(set) var isPlaced = false
    /// Counts the layouts; rows that were placed in an earlier one are placed again.
    private(set) var arrangement = 0
    var window: Range<Int> = 0..<0
    var pins: [LazyPin] = []
    var anchor: LazyAnchor?
    /// Whether rows have changed their places since they were last laid out; then `anchor` stays until they are.
    var isReflowed = false
    /// The visible spans that need no other window than the present one.
    var steady: LazySteadySpan?
    /// A line kept although it is not visible, because something is being scrolled to it.
    var held: Int?
    /// An element that a hand has: its line stays in sight wherever it is.
    weak var lifted: Element?
    /// What stays where it is in the next change of the rows, and how far from its place it was shown, points on.
    var staying: (element: Element, shift: CGFloat)?

    static let defaultGap: CGFloat = 8

    init<Content: View>(_ shape: LazyShape, _ view: Content, _ context: _NodeContext) {
        axis = shape.axis
        isList = shape.isList
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
        // Items are compared by the tracks they make, in two rooms.
        let isSameGrid = itemTracks == self.itemTracks
            && items.map { GridTracks($0, in: measuredCross ?? 1000) } == self.items.map { GridTracks($0, in: measuredCross ?? 1000) }
        if alignment == self.alignment && gap == self.gap && pinned == self.pinned && isSameGrid { return }
        self.alignment = alignment
        self.pinned = pinned
        self.items = items
        self.itemTracks = itemTracks
        layout = LineLayout(axis: axis, alignment: alignment)
        if gap != self.gap || !isSameGrid {
            self.gap = gap
            measuredCross = nil
            extents.removeAllMeasurements()
        }
        steady = nil
        invalidateLayout()
    }

    override func forEachChild(_ body: (_Node) -> Void) { if let content { body(content) } }

    override var stackAxis: Axis? { axis }

    override func willUnmount() {
        scroll?.visibility.remove(self)
        around?.inside.removeAll { $0 === self }
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        if environment.layoutDirection != old.layoutDirection { invalidateLayout() }
        if environment.dynamicTypeSize != old.dynamicTypeSize || environment.builtIn.font != old.builtIn.font {
            // What is not visible would be measured anew too.
            invalidateLayout()
            extents.removeAllMeasurements()
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
        if value { parkRowsOffScreen() }
    }

    // MARK: Layout

    var total: CGFloat { max(CGFloat(extents.total) - (extents.count > 0 ? gap : 0), 0) }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        prepare()
        if around == nil { findAround() }
        let cross = resolvedCross(proposal)
        if scrollAround(on: axis) == nil {
            setCross(cross)
            for line in 0..<lines.lineCount { measure(line) }
        } else if cross == measuredCross || !isPlaced || extents.measuredCount == 0 {
            setCross(cross)
            measureRowsInSight(isPlacing: false)
            if extents.measuredCount == 0 && lines.lineCount > 0 { estimateFirst() }
            applyAnchor()
            if extents.measuredCount > 0 { outermost?.innerEstimates[contentType] = extents.estimate }
        }
        var size = CGSize.zero
        size[axis] = total
        size[axis.other] = max(cross, layout.tracks?.length ?? 0)
        return size
    }

    /// When the rows in sight are of other lengths by now, what was measured of the others counts no more: where the viewport is of
    /// another size that one of them changed tells, elsewhere that several did and none stayed as it was.
    private func measureRowsInSight(isPlacing: Bool) {
        var changed = 0, same = 0
        for (line, row) in rows where !row.isParked {
            let known = extents.measured(line)
            measure(line)
            guard let known, let extent = extents.measured(line) else { continue }
            if abs(known - extent) < 1e-7 { same += 1 } else { changed += 1 }
        }
        if changed > 0 { hasChangedRows = true }
        let room = scroll?.viewport.size
        if measuredRoom == nil { measuredRoom = room }
        let isStale = room == measuredRoom ? changed > 1 && same == 0 && inside.isEmpty : hasChangedRows
        // Rows are asked for their lengths before the viewport has its size.
        if isPlacing || isStale { hasChangedRows = false }
        guard isStale else {
            applyAnchor()
            return
        }
        measuredRoom = room
        extents.removeAllMeasurements()
        for (line, row) in rows where !row.isParked { measure(line) }
        applyAnchor()
    }

    /// With nothing measured lines count as those of containers like it in the lazy container around; else one is made.
    private func estimateFirst() {
        if let estimate = outermost?.innerEstimates[contentType] {
            extents = Extents(count: lines.lineCount, estimate: estimate)
        } else {
            measure(rows.first?.index ?? 0)
        }
    }

    /// What is proposed across the axis; else the ideal, that of the first view or of the tracks.
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
            // A container around this one tells it.
            if around == nil { now?.visibility.add(self) }
        }
        prepare()
        setCross(resolvedCross(proposal))
        steady = nil
        if let scroll {
            measureRowsInSight(isPlacing: true)
            updateWindow(in: scroll)
        } else {
            window = 0..<lines.lineCount
            for line in window {
                measure(line)
                show(rows[line]!)
            }
            placeRows(in: window)
            releaseStrays()
        }
    }

    /// Lines that are not in sight would have other lengths too.
    override func containerLengthDidChange() { extents.removeAllMeasurements() }

    override func layoutWasInvalidated() {
        // A late correction of an estimate must not choose another line to stay in place.
        if scroll?.isCorrectingEstimates == false { refreshAnchor() }
    }

    override func forEachLayoutChild(_ body: (Element) -> Void) {
        let rows = rows, pins = pins
        var raised: [(offset: Int, element: Element)] = []
        for line in window {
            guard let row = rows[line] else { continue }
            if !pins.isEmpty, pins.contains(where: { $0.lines.contains(line) }) { continue }
            for cell in row.cells {
                if graph.zIndexElements == 0 { body(cell.element) } else { raised.append((raised.count, cell.element)) }
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
