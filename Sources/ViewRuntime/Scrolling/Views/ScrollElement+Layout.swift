import Foundation

/// The size and position of the content, and the bounds of the offset.
extension ScrollElement {
    private func contentProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
        let margins = configuration.contentMargins
        return ProposedViewSize(
            width: scrolls(on: .horizontal)
                ? nil : proposal.width.map { max($0 - margins.leading - margins.trailing, 0) },
            height: scrolls(on: .vertical) ? nil : proposal.height.map { max($0 - margins.top - margins.bottom, 0) })
    }

    func contentResult(for proposal: ProposedViewSize, isPlacing: Bool) -> StackLayout.Result {
        let inner = contentProposal(for: proposal)
        let margins = configuration.contentMargins
        var room = ProposedViewSize(
            width: proposal.width.map { max($0 - margins.leading - margins.trailing, 0) },
            height: proposal.height.map { max($0 - margins.top - margins.bottom, 0) })
        // A stack also queries the minimum and the maximum. On its own axis, the scroll view has the proposed size,
        // whatever its content, so keep the content's size until placement.
        if isPlaced, !isPlacing {
            for axis in [Axis.horizontal, .vertical] where scrolls(on: axis) { room[axis] = relativeFrames.room[axis] }
        }
        if relativeFrames.use(room, in: self) { contentLayout = nil }
        if let contentLayout, contentLayout.proposal == inner { return contentLayout.result }
        let result = StackLayout(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)
            .layout(children, in: inner)
        contentLayout = (inner, result)
        return result
    }

    func placeContent(_ result: StackLayout.Result) {
        let anchor = configuration.anchors[.alignment] ?? .topLeading
        let room = CGSize(
            width: viewport.width - contentInsets.leading - contentInsets.trailing - contentSize.width,
            height: viewport.height - contentInsets.top - contentInsets.bottom - contentSize.height)
        let shift = CGPoint(
            x: scrolls(on: .horizontal) ? max(room.width, 0) * anchor.x : 0,
            y: scrolls(on: .vertical) ? max(room.height, 0) * anchor.y : 0)
        for (index, child) in children.enumerated() {
            let origin = result.origins[index]
            let childSize = child.size(for: result.proposals[index])
            // In physical coordinates, right-to-left content starts at the right edge of the viewport.
            let x = isRightToLeft ? contentSize.width - origin.x - childSize.width - shift.x : origin.x + shift.x
            child.settle(
                at: CGPoint(x: viewport.minX + x, y: viewport.minY + origin.y + shift.y), size: childSize,
                proposal: result.proposals[index])
        }
    }

    /// The offset of the content, and the distances by which the content before the viewport has grown so far.
    var contentPlace: (offset: CGPoint, growth: CGPoint) {
        var offset = contentOffset
        // The size of the content, from whose end this offset counts, doesn't include the last growth yet.
        if isRightToLeft { offset.x += horizontal.growth }
        return (offset, CGPoint(x: horizontal.totalGrowth, y: vertical.totalGrowth))
    }

    /// Moves the content with the offset in an animated update, in which it then animates from its old place on screen.
    func shiftContent(from old: (offset: CGPoint, growth: CGPoint)) {
        let new = contentPlace
        // Lazy containers have moved their rows by the growth already.
        let x = new.offset.x - old.offset.x - (isRightToLeft ? 0 : new.growth.x - old.growth.x)
        let y = new.offset.y - old.offset.y - (new.growth.y - old.growth.y)
        for child in children {
            child.shiftOrigin(.horizontal, by: x)
            child.shiftOrigin(.vertical, by: y)
        }
    }

    /// Animates content that is already placed from its place on screen before a change of the offset.
    func moveContent(from oldOffset: CGPoint) {
        let x = contentOffset.x - oldOffset.x, y = contentOffset.y - oldOffset.y
        for child in children {
            let frame = CGRect(origin: child.origin, size: child.size)
            child.moveAnimated(from: frame.offsetBy(dx: x, dy: y), to: frame)
        }
    }

    func updateBounds(isFirst: Bool, oldInsets: EdgeInsets, insets: EdgeInsets) {
        contentInsets = insets
        for axis in [Axis.horizontal, .vertical] {
            let lead = Double(insets.start(on: axis)), trail = Double(insets.end(on: axis))
            let oldLead = Double(oldInsets.start(on: axis))
            // Without an inset, `-lead` is the negative zero, which programs would print.
            let start = 0 - lead
            let length = Double(viewport.size[axis])
            let end = scrolls(on: axis) ? max(Double(contentSize[axis]) + trail - length, start) : start
            let room = axis == .vertical ? refreshControl?.room ?? 0 : 0
            var motion = self[axis]
            let wasAt = restingAnchor(on: axis)
            motion.bounces = bounces(on: axis)
            if isFirst {
                motion.setBounds(start...end, at: graph.time)
                motion.setViewport(length, at: graph.time)
                motion.stop(at: start + (end - start) * Double(configuration.anchors[.initialOffset]?[axis] ?? 0))
            } else {
                // Keep the content at the leading edge of the container in position. Under a bar that shrinks during a
                // scroll, keep all visible content in position.
                let isAtStart = abs(motion.offset + oldLead) < Tolerance.position
                if isAtStart || !environment.barFollowsScrolling || axis == .horizontal {
                    motion.shift(by: oldLead - lead)
                }
                motion.setBounds(start - room...end, at: graph.time)
                motion.setViewport(length, at: graph.time)
                if !scrolls(on: axis) {
                    // The scroll view may have scrolled on this axis until now, even under a finger.
                    motion.stop(at: start)
                } else if !motion.isHeld && !motion.isMoving {
                    if let anchor = wasAt { motion.stop(at: start + (end - start) * anchor) }
                    motion.stop(at: min(max(motion.offset, start - room), end))
                }
            }
            self[axis] = motion
        }
        applyOffset()
    }

    /// Whether the transaction of the update lets the scroll view keep its content in place.
    var adjustsOffset: Bool { !effectiveTransaction.keepsOffsets }

    /// Returns the edge of the scroll position or the anchor for size changes, if the content rests at it.
    private func restingAnchor(on axis: Axis) -> Double? {
        guard adjustsOffset else { return nil }
        if let edge = stayingEdge, edge.axis == axis { return edge.isEnd ? 1 : 0 }
        guard let anchor = configuration.anchors[.sizeChanges]?[axis] else { return nil }
        return rests(at: Double(anchor), on: axis) ? Double(anchor) : nil
    }

    /// The edge of the bound scroll position, if the content rests at it. The content stays there when its size
    /// changes.
    var stayingEdge: Edge? {
        guard let edge = configuration.position?.link?.edge, scrolls(on: edge.axis) else { return nil }
        return rests(at: edge.isEnd ? 1 : 0, on: edge.axis) ? edge : nil
    }

    /// Returns whether the content rests at a point between its start and its end.
    private func rests(at anchor: Double, on axis: Axis) -> Bool {
        let motion = self[axis], bounds = motion.grownBounds
        if motion.isHeld || motion.isMoving { return false }
        let place = bounds.lowerBound + (bounds.upperBound - bounds.lowerBound) * anchor
        return abs(motion.offset - place) < Tolerance.rest
    }

    private func bounces(on axis: Axis) -> Bool {
        let fits = contentSize[axis] + contentInsets.sum(on: axis) <= viewport.size[axis]
        switch configuration.bounce(on: axis).kind {
        case .always: return true
        case .basedOnSize: return !fits
        case .never: return false
        // A vertical scroll view always bounces. A horizontal one bounces only if its content doesn't fit.
        case .automatic: return axis == .vertical || !fits
        }
    }
}

extension ScrollElement: SafeAreaFollower {
    func followSafeArea() {
        let safe = safeAreaExtension()
        let placed = [-viewport.minX, -viewport.minY, viewport.maxX - size.width, viewport.maxY - size.height]
        let isPlacedThere = zip(placed, [safe.left, safe.top, safe.right, safe.bottom]).allSatisfy {
            abs($0 - $1) < Tolerance.position
        }
        if !isPlacedThere { invalidateLayout() }
    }
}
