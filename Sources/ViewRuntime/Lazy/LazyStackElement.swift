import Foundation
import ScrollMechanics

/// The element of `LazyVStack` and `LazyHStack`: makes the rows that are visible, and no others.
///
/// The extents of rows are known where a row was seen and estimated elsewhere, so opening, scrolling and jumping
/// cost the same for ten rows and for ten million. When an estimate is corrected, what is on screen stays where it
/// is and the scroll view's offset changes. Outside of a scroll view all rows are made.
final class LazyStackElement: Element, VisibilityClient, AxisContainer {
    var content: _Node!
    let axis: Axis
    private var alignment: AlignmentKey
    private var gap: CGFloat = LazyStackElement.defaultGap
    private var pinned: PinnedScrollableViews = []
    /// Every extent includes the gap after the row.
    private var extents = Extents(count: 0, estimate: 0)
    private var hasExtents = false
    private var rows: [Int: LazyRow] = [:]
    private(set) var window: Range<Int> = 0..<0
    private var measuredCross: CGFloat?
    private weak var scroll: ScrollElement?
    /// A row kept although it is not visible, because something is being scrolled to it.
    private var held: Int?

    static let defaultGap: CGFloat = 8

    init(_ axis: Axis, _ alignment: AlignmentKey, _ context: _NodeContext) {
        self.axis = axis
        self.alignment = alignment
        super.init(context)
    }

    func configure(alignment: AlignmentKey, spacing: CGFloat?, pinned: PinnedScrollableViews) {
        let gap = (spacing ?? Self.defaultGap).sanitizedDistance
        if alignment == self.alignment && gap == self.gap && pinned == self.pinned { return }
        self.alignment = alignment
        self.pinned = pinned
        if gap != self.gap {
            self.gap = gap
            extents.removeAllMeasurements()
        }
        invalidateLayout()
    }

    override func forEachChild(_ body: (_Node) -> Void) { if let content { body(content) } }

    override func willUnmount() { scroll?.visibility.remove(self) }

    override func environmentDidChange(from old: EnvironmentValues) {
        if environment.layoutDirection != old.layoutDirection { invalidateLayout() }
        if environment.dynamicTypeSize != old.dynamicTypeSize || environment.builtIn.font != old.builtIn.font {
            // What is not visible would be measured anew too.
            extents.removeAllMeasurements()
            invalidateLayout()
        }
    }

    // MARK: Rows

    override func childElementsChanged() {
        let anchor = topmostRow()
        let old = rows
        rows.removeAll()
        let count = content.slotCount
        var fresh = Extents(count: count, estimate: extents.estimate)
        for (_, row) in old {
            // A row that is still there keeps its extent at its new place.
            guard row.elements.allSatisfy(\.isMounted), let slot = slot(of: row, count: count) else { continue }
            rows[slot] = row
            fresh.measure(slot, row.extent)
        }
        extents = fresh
        if let anchor, let slot = rows.first(where: { $0.value === anchor.row })?.key, let scroll {
            scroll.correct(axis, by: CGFloat(extents.offset(of: slot)) - anchor.offset)
        }
        invalidateLayout()
        setNeedsLayers()
    }

    private func slot(of row: LazyRow, count: Int) -> Int? {
        var identities: [AnyHashable] = []
        if row.slot < count {
            content.appendIdentities(ofSlot: row.slot, to: &identities)
            if identities == row.identities { return row.slot }
        }
        guard let id = row.identities.first, let slot = content.slot(withID: id), slot < count else { return nil }
        row.slot = slot
        return slot
    }

    private func row(at slot: Int) -> LazyRow {
        if let row = rows[slot] { return row }
        let row = LazyRow(slot)
        content.appendElements(ofSlot: slot, to: &row.elements)
        content.appendIdentities(ofSlot: slot, to: &row.identities)
        for element in row.elements {
            element.layoutParent = self
            if element.layer == nil { _ = element.makeLayer() }
        }
        rows[slot] = row
        graph.statistics.rowsRealised += 1
        return row
    }

    private func release(_ slot: Int) {
        guard rows.removeValue(forKey: slot) != nil else { return }
        content.releaseSlot(slot)
        graph.statistics.rowsReleased += 1
    }

    /// Measures a row, and tells the extents.
    private func measure(_ slot: Int, cross: CGFloat?) {
        let row = row(at: slot)
        var proposal = ProposedViewSize.unspecified
        proposal[axis.other] = cross
        let extent = row.measure(axis: axis, gap: gap, alignment: alignment, proposal: proposal)
        if extents.measured(slot) != extent { extents.measure(slot, extent) }
    }

    // MARK: Layout

    private func prepareExtents() {
        let count = content.slotCount
        if !hasExtents || extents.count != count {
            hasExtents = true
            extents = Extents(count: count, estimate: extents.estimate)
        }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        prepareExtents()
        let cross = proposal[axis.other]
        if isEager {
            for slot in 0..<extents.count { measure(slot, cross: cross) }
        } else {
            if measuredCross != cross || extents.measuredCount == 0 {
                measuredCross = cross
                extents.removeAllMeasurements()
                if extents.count > 0 { measure(firstToMeasure, cross: cross) }
            }
            for slot in rows.keys { measure(slot, cross: cross) }
        }
        var size = CGSize.zero
        size[axis] = total
        size[axis.other] = cross ?? rows.min { $0.key < $1.key }?.value.crossLength ?? 0
        return size
    }

    private var isEager: Bool { scrollAround() == nil }

    private var firstToMeasure: Int { rows.isEmpty ? 0 : rows.keys.min()! }

    private var total: CGFloat { max(CGFloat(extents.total) - (extents.count > 0 ? gap : 0), 0) }

    override func arrange() {
        let around = scrollAround()
        if around !== scroll {
            scroll?.visibility.remove(self)
            scroll = around
            around?.visibility.add(self)
        }
        prepareExtents()
        if let scroll {
            for slot in rows.keys.sorted() { measure(slot, cross: size[axis.other]) }
            updateWindow(in: scroll)
        } else {
            window = 0..<extents.count
            for slot in window { measure(slot, cross: size[axis.other]) }
            placeRows()
        }
    }

    func visibilityDidChange(in scroll: ScrollElement) {
        if isMounted && scroll === self.scroll { updateWindow(in: scroll) }
    }

    /// Makes the rows that are visible now, releases the others and places what there is.
    private func updateWindow(in scroll: ScrollElement) {
        let cross = size[axis.other]
        var anchor = topmostRow(in: scroll)
        var rounds = 0
        var range = window
        while true {
            rounds += 1
            let (low, high) = visibleSpan(in: scroll)
            let count = extents.count
            guard count > 0, high > 0, low < total || total == 0 else {
                range = 0..<0
                break
            }
            var slot = extents.index(at: Double(max(low, 0)))
            // A row whose gap alone is in sight is not.
            if CGFloat(extents.offset(of: slot) + extents.extent(of: slot)) - gap <= low, slot + 1 < count, gap > 0 { slot += 1 }
            let first = slot
            if anchor == nil { anchor = Anchor(slot: first, row: nil, offset: CGFloat(extents.offset(of: first))) }
            var position = CGFloat(extents.offset(of: slot))
            while slot < count, position < high || slot == first {
                if rows[slot] == nil || extents.measured(slot) == nil { measure(slot, cross: cross) }
                position += CGFloat(extents.extent(of: slot))
                slot += 1
            }
            range = first..<slot
            // Measuring moved what comes before the anchor: the offset moves with it.
            let delta = CGFloat(extents.offset(of: anchor!.slot)) - anchor!.offset
            if abs(delta) < 1e-7 || rounds > 8 { break }
            anchor!.offset += delta
            scroll.correct(axis, by: delta)
        }
        if range != window || rows.count > range.count {
            for slot in rows.keys where !range.contains(slot) && slot != held { release(slot) }
            window = range
            setNeedsLayers()
        }
        placeRows()
        if abs(total - size[axis]) > 1e-7 { invalidateLayout() }
    }

    private func placeRows() {
        for slot in window { rows[slot]?.place(in: self, at: CGFloat(extents.offset(of: slot))) }
        if let held, !window.contains(held) { rows[held]?.place(in: self, at: CGFloat(extents.offset(of: held))) }
    }

    /// Places an element of a row; positions are from the leading edge.
    func placeElement(_ element: Element, main: CGFloat, guide: CGFloat, proposal: ProposedViewSize) {
        var point = CGPoint.zero
        point[axis] = main
        let dimensions = ViewDimensions(size: size)
        point[axis.other] = alignment.id.defaultValue(in: dimensions) - guide
        place(element, at: point, proposal: proposal)
    }

    private struct Anchor {
        var slot: Int
        var row: LazyRow?
        var offset: CGFloat
    }

    /// The first row that was visible, which must not move on screen.
    private func topmostRow(in scroll: ScrollElement) -> Anchor? {
        let (low, high) = visibleSpan(in: scroll)
        for slot in window {
            guard let row = rows[slot], extents.measured(slot) != nil else { continue }
            let offset = CGFloat(extents.offset(of: slot))
            if offset + row.extentLength > low && offset < high { return Anchor(slot: slot, row: row, offset: offset) }
        }
        return nil
    }

    private func topmostRow() -> Anchor? { scroll.flatMap { topmostRow(in: $0) } }

    /// The visible part of the stack along its axis, from its leading edge.
    private func visibleSpan(in scroll: ScrollElement) -> (low: CGFloat, high: CGFloat) {
        let frame = frame(inContentOf: scroll)
        let visible = scroll.visibleRect
        if axis == .vertical { return (visible.minY - frame.minY, visible.maxY - frame.minY) }
        if environment.layoutDirection == .rightToLeft { return (frame.maxX - visible.maxX, frame.maxX - visible.minX) }
        return (visible.minX - frame.minX, visible.maxX - frame.minX)
    }

    override func forEachLayoutChild(_ body: (Element) -> Void) {
        for slot in window {
            guard let row = rows[slot] else { continue }
            for element in row.elements { body(element) }
        }
    }

    override func slotOfDeepID(_ id: AnyHashable) -> Int? {
        content.slot(withID: id) ?? content.slotOfDeepID(id) == nil ? nil : 0
    }

    override func slot(withID id: AnyHashable) -> Int? { content.slot(withID: id) == nil ? nil : 0 }
}

extension LazyStackElement: ScrollTargetContainer {
    var targetCount: Int { extents.count }

    func targetFrame(at index: Int) -> CGRect {
        var frame = CGRect.zero
        frame.origin[axis] = CGFloat(extents.offset(of: index))
        frame.size[axis] = CGFloat(extents.extent(of: index)) - gap
        frame.size[axis.other] = size[axis.other]
        if axis == .horizontal && environment.layoutDirection == .rightToLeft {
            frame.origin.x = size.width - frame.maxX
        }
        return frame
    }

    func appendTargetIdentities(at index: Int, to identities: inout [AnyHashable]) {
        content.appendIdentities(ofSlot: index, to: &identities)
    }

    func targetIndex(near position: CGFloat, on axis: Axis) -> Int? {
        extents.count == 0 ? nil : extents.index(at: Double(position))
    }

    func targetIndex(withID id: AnyHashable) -> Int? { content.slot(withID: id) ?? content.slotOfDeepID(id) }

    func hold(_ index: Int?) {
        let old = held
        held = index
        if let old, old != index, !window.contains(old) { release(old) }
        guard let index else { return }
        measure(index, cross: size[axis.other])
        rows[index]?.place(in: self, at: CGFloat(extents.offset(of: index)))
    }

    func elements(ofTarget index: Int) -> [Element] { rows[index]?.elements ?? [] }
}
