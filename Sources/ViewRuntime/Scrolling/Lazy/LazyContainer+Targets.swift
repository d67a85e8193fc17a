import Foundation

/// The lines as scroll targets.
extension LazyContainer: ScrollTargetContainer {
    var targetCount: Int { lines.lineCount }

    func targetFrame(at index: Int) -> CGRect {
        var frame = CGRect.zero
        frame.origin[axis] = CGFloat(extents.offset(of: index))
        frame.size[axis] = max(CGFloat(extents.extent(of: index)) - gap, 0)
        frame.size[axis.other] = size[axis.other]
        if axis == .horizontal && environment.layoutDirection == .rightToLeft {
            frame.origin.x = size.width - frame.maxX
        }
        return frame
    }

    func appendTargetIdentities(at index: Int, to identities: inout [AnyHashable]) {
        for slot in lines.slots(ofLine: index) { content.appendIdentities(ofSlot: slot, to: &identities) }
    }

    /// Returns the views of a line. The cell of a line that isn't realized has the frame of the line.
    func targetViews(at index: Int) -> [(frame: CGRect, identities: [AnyHashable])] {
        let slots = lines.slots(ofLine: index), frame = targetFrame(at: index)
        let cells = slots.count > 1 ? rows[index]?.cells ?? [] : []
        return slots.map { slot in
            var identities: [AnyHashable] = []
            content.appendIdentities(ofSlot: slot, to: &identities)
            guard let cell = cells.first(where: { $0.track == slot - slots.lowerBound }) else {
                return (frame, identities)
            }
            let size = cell.element.size(for: cell.proposal)
            let offset = CGFloat(extents.offset(of: index))
            return (CGRect(origin: origin(of: cell, at: offset, width: size.width), size: size), identities)
        }
    }

    func targetIndex(near position: CGFloat, on axis: Axis) -> Int? {
        lines.lineCount == 0 ? nil : extents.index(at: Double(position))
    }

    /// Returns the line of the view of the container itself that has an identity.
    func targetIndex(withOwnID id: AnyHashable) -> Int? { content.slot(withID: id).map { lines.line(ofSlot: $0) } }

    /// Returns the line of the first view that contains one with an identity. If necessary, lines are realized
    /// temporarily.
    func targetIndex(withDeepID id: AnyHashable) -> Int? { content.slotOfDeepID(id).map { lines.line(ofSlot: $0) } }

    /// Keeps a line realized even if it isn't visible.
    func hold(_ index: Int?) {
        prepare()
        let old = held
        held = index
        if let old, old != index, !window.contains(old), !pins.contains(where: { $0.lines.contains(old) }) {
            release(old)
        }
        guard let index, index < lines.lineCount else { return }
        measure(index)
        applyAnchor()
        reportCorrection()
        if window.contains(index) { return }
        place(rows[index]!, at: CGFloat(extents.offset(of: index)))
        park(rows[index]!)
    }

    /// Returns the realized elements of a line.
    func elements(ofTarget index: Int) -> [Element] { rows[index]?.cells.map(\.element) ?? [] }
}
