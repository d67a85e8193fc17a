import Foundation

/// Measurement, placement, and the invalidation of measured sizes.
extension Element {
    package final func size(for proposal: ProposedViewSize) -> CGSize {
        if let known = sizes[proposal] { return known }
        let measured = measure(proposal).sanitized
        sizes[proposal] = measured
        return measured
    }

    package final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
        let size = size(for: proposal)
        return ViewDimensions(size: size) { self.explicitGuide($0, size: size, proposal: proposal) }
    }

    /// Returns the position of a guide without computing unused dimensions.
    final func guide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat {
        explicitGuide(key, size: size, proposal: proposal) ?? key.id.defaultValue(in: ViewDimensions(size: size))
    }

    /// Places a child at a point relative to the leading edge. In a right-to-left layout, the position is mirrored.
    final func place(_ child: Element, at point: CGPoint, proposal: ProposedViewSize) {
        let childSize = child.size(for: proposal)
        var point = point
        if environment.layoutDirection == .rightToLeft { point.x = size.width - point.x - childSize.width }
        child.settle(at: point, size: childSize, proposal: proposal)
    }

    /// Moves the element with its container's content, so that its position on screen doesn't change.
    final func shiftOrigin(_ axis: Axis, by delta: CGFloat) { origin[axis] += delta }

    /// Sets the element's frame and arranges its children if anything changed.
    final func settle(at point: CGPoint, size newSize: CGSize, proposal newProposal: ProposedViewSize) {
        if !needsArrangement, firstUpdate != 0, point == origin, newSize == size, newProposal == proposal {
            takesPlaceAtOnce = false
            return
        }
        let point = point.sanitized
        let isNew = firstUpdate == 0
        if isNew {
            firstUpdate = graph.updateCount
            if !takesPlaceAtOnce { stayWhenInserted() }
        } else if graph.animatesLayout, !isParked, !takesPlaceAtOnce, point != origin || newSize != size {
            moveAnimated(from: CGRect(origin: origin, size: size), to: CGRect(origin: point, size: newSize))
            if point != origin, graph.recordsMoves { graph.moves.add(self, from: origin, to: point) }
        }
        takesPlaceAtOnce = false
        if point != origin {
            origin = point
            setNeedsLayers()
        }
        if needsArrangement || newSize != size || newProposal != proposal {
            let grew = newSize != size
            needsArrangement = false
            size = newSize
            proposal = newProposal
            graph.statistics.layouts += 1
            arrange()
            if layer != nil && grew { setNeedsDraw() }
            if grew { presentation?.transition?.fit() }
        }
        if isNew && graph.runsTransitions { wasInserted() }
    }

    /// Moves the element and its layer without a layout pass, for elements that follow the scroll position.
    final func slide(to point: CGPoint) {
        if point == origin { return }
        origin = point
        guard let layer else { return setNeedsLayers() }
        var place = point
        var element = layoutParent
        while let current = element, current.layer == nil {
            place.x += current.origin.x
            place.y += current.origin.y
            element = current.layoutParent
        }
        positionLayer(layer, at: graph.rounded(place))
    }

    /// Discards measured sizes from here up to the nearest element whose surroundings don't depend on it.
    package final func invalidateLayout() {
        var element: Element? = self
        while let current = element {
            if current.sizes.isEmpty && current.needsArrangement && current.layoutParent != nil { return }
            current.sizes.removeAll()
            current.needsArrangement = true
            current.layoutWasInvalidated()
            if current.stopsInvalidation() { return }
            element = current.layoutParent
        }
    }

    /// Discards measured sizes from here up to an element whose layout is in progress.
    final func forgetLayout(upTo ancestor: Element) {
        var element: Element? = self
        while let current = element, current !== ancestor {
            current.sizes.removeAll()
            current.needsArrangement = true
            current.layoutWasInvalidated()
            current.containerLengthDidChange()
            element = current.layoutParent
        }
    }

    /// Discards the layouts of all elements inside this one.
    final func forgetLayoutInside() {
        forEachLayoutChild { child in
            child.sizes.removeAll()
            child.needsArrangement = true
            child.layoutWasInvalidated()
            child.forgetLayoutInside()
        }
    }

    /// Discards measured sizes without invalidating the elements around this one.
    final func forgetSizes() { sizes.removeAll() }

    final func setNeedsArrangement() { needsArrangement = true }
}
