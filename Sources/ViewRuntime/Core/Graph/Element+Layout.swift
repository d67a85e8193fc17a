import Foundation

/// Measuring and placing, and forgetting what was measured.
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

    /// The position of a guide, without building dimensions that no one asks for.
    final func guide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat {
        explicitGuide(key, size: size, proposal: proposal) ?? key.id.defaultValue(in: ViewDimensions(size: size))
    }

    /// Places a child at a point given from the leading edge; mirrored when the element runs right to left.
    final func place(_ child: Element, at point: CGPoint, proposal: ProposedViewSize) {
        let childSize = child.size(for: proposal)
        var point = point
        if environment.layoutDirection == .rightToLeft { point.x = size.width - point.x - childSize.width }
        child.settle(at: point, size: childSize, proposal: proposal)
    }

    /// The container's space moves by as much as the element in it: nothing moves on screen.
    final func carry(_ axis: Axis, by delta: CGFloat) { origin[axis] += delta }

    /// Gives the element its place. Only what changed is arranged again.
    final func settle(at point: CGPoint, size newSize: CGSize, proposal newProposal: ProposedViewSize) {
        if !needsArrangement, firstUpdate != 0, point == origin, newSize == size, newProposal == proposal {
            takesPlaceAtOnce = false
            return
        }
        let point = point.sanitized
        let isNew = firstUpdate == 0
        if isNew {
            firstUpdate = graph.updateCount
        } else if graph.animatesLayout, !isParked, !takesPlaceAtOnce, point != origin || newSize != size {
            moveAnimated(from: CGRect(origin: origin, size: size), to: CGRect(origin: point, size: newSize))
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

    /// Moves the element and its layer, without a new layout: for what follows the scroll position.
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

    /// Forgets measured sizes from here up to the nearest element whose surroundings do not depend on it.
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

    /// Forgets measured sizes from here up to an element that is being laid out.
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

    /// Forgets sizes, so that the element is asked again, without telling anyone.
    final func forgetSizes() { sizes.removeAll() }

    final func setNeedsArrangement() { needsArrangement = true }
}
